import type { Line } from "../protocol";

/** Something that was done, and how many times in a row. */
export interface Repeated {
	line: Line;
	times: number;
}

/** Lines that say the same one after another become one; a great moment stays alone. Pure. */
export function repeated(lines: readonly Line[]): Repeated[] {
	const found: Repeated[] = [];
	let said = "";
	for (const line of lines) {
		const says = line.moment ? "" : JSON.stringify([line.seat, line.message, line.tags ?? []]);
		const last = found.at(-1);
		if (last && says && says === said) last.times++;
		else found.push({ line, times: 1 });
		said = says;
	}
	return found;
}

/** What stands for a piece among places. */
export const mark = (piece: string): string => `#${piece}`;

/** Where a line is seen: at pieces that it tells itself, or at the places that its message names. */
export const seenAt = ({ pieces, message }: Line): string[] =>
	pieces?.map(mark) ?? Object.values(message.args).filter((value) => typeof value === "string");
