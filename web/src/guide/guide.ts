/** How to play: the pages of a title, as they were prepared from its folder. */
import { fetched, type Language } from "../parts/words";

export interface Part {
	text: string;
	item: boolean;
	/** The number of a picture; the text says what it shows. */
	picture?: number;
	size?: [number, number];
}

export interface Page {
	id: string;
	title: string;
	/** Words by which it is found, beside its own. */
	also: string;
	parts: Part[];
}

/** The guide of a game; not every game has one. */
export async function guideOf(game: string, language: Language): Promise<Page[]> {
	try {
		return JSON.parse(await fetched(`games/${game}/guide/${language}.json`)) as Page[];
	} catch {
		return [];
	}
}

/** Its words, by turns plain and in bold. */
export const spans = (text: string): string[] => text.split("**");

/** Parts by blocks: items that follow each other are one list. */
export function blocks(parts: readonly Part[]): Part[][] {
	const found: Part[][] = [];
	for (const part of parts) {
		const last = found.at(-1);
		if (part.item && last?.[0]?.item) last.push(part);
		else found.push([part]);
	}
	return found;
}
