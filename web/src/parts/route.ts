/** Where in the client an address leads. */

/** The path of an address behind its #, without what is asked of it. */
export const pathOf = (hash: string): string => hash.replace(/^#\/?/, "").split("?")[0] ?? "";

/** The words of that path; those of home when somebody has spoiled it. */
export function partsOf(hash: string): string[] {
	try {
		return pathOf(hash).split("/").map(decodeURIComponent);
	} catch {
		return [""];
	}
}
