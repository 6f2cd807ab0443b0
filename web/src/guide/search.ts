/** Finding pages of a guide and components by any words, as the terminal does (yupana.text.searching). */
import { folded } from "../parts/words";
import type { Page } from "./guide";

/** What a component is called, and what it does. */
export interface Thing {
	name: string;
	does: string;
}

const ENDING = 2; // letters of a word that change with its case or its number
const STEM = 4; // letters that a word has at least without them

const tokens = (text: string): string[] =>
	folded(text)
		.replace(/[’ʼ]/g, "'")
		.match(/[\p{L}\p{N}_]+/gu) ?? [];

function isMeant(each: string, word: string, loosely: boolean): boolean {
	if (/^\p{N}+$/u.test(word)) return each === word;
	if (loosely && word.length >= STEM + ENDING) return each.startsWith(word.slice(0, -ENDING));
	return each.includes(word);
}

/** The text has all the words that were typed, or longer ones; loosely: with any endings. */
export function mentions(text: string, asked: string, loosely = false): boolean {
	const known = tokens(text);
	const wanted = tokens(asked);
	return wanted.length > 0 && wanted.every((word) => known.some((each) => isMeant(each, word, loosely)));
}

const about = (page: Page): string => `${page.title} ${page.also}`;
const said = (page: Page): string => page.parts.map(({ text }) => text).join("\n");

/** Everything that does the same under all its names. */
export function alike(things: readonly Thing[]): Thing[] {
	const names = new Map<string, Set<string>>();
	for (const { name, does } of things) names.set(does, (names.get(does) ?? new Set()).add(name));
	return [...names].map(([does, called]) => ({ name: [...called].join(", "), does }));
}

/** What is found by these words as they are, or else by their stems: pages that are about them come first. */
export function search(
	pages: readonly Page[],
	things: readonly Thing[],
	asked: string,
): { pages: Page[]; things: Thing[] } {
	for (const loosely of [false, true]) {
		const first = pages.filter((page) => mentions(about(page), asked, loosely));
		const then = pages.filter((page) => !first.includes(page) && mentions(said(page), asked, loosely));
		const called = things.filter(({ name }) => mentions(name, asked, loosely));
		const found = called.length > 0 ? called : things.filter(({ does }) => mentions(does, asked, loosely));
		if (first.length + then.length + found.length > 0) {
			return { pages: [...first, ...then], things: alike(found) };
		}
	}
	return { pages: [], things: [] };
}

/** What a page says of these words first, if it says them at all. */
export function passage(page: Page, asked: string): string {
	const told = page.parts.filter(({ picture }) => picture === undefined);
	const found = [false, true].flatMap((loosely) => told.filter(({ text }) => mentions(text, asked, loosely)));
	return (found[0]?.text ?? "").replaceAll("**", "");
}

/** The pages that a question is about: those whose titles and names share most words with it. */
export function pagesAbout(pages: readonly Page[], question: string, most = 3): Page[] {
	const stems = new Set(
		tokens(question)
			.filter((word) => word.length >= STEM)
			.map((word) => word.slice(0, Math.max(STEM, word.length - ENDING))),
	);
	const shared = (page: Page): number => {
		const known = tokens(about(page));
		return [...stems].filter((stem) => known.some((each) => each.startsWith(stem))).length;
	};
	return pages
		.map((page) => ({ page, score: shared(page) }))
		.filter(({ score }) => score > 0)
		.sort((a, b) => b.score - a.score)
		.slice(0, most)
		.map(({ page }) => page);
}
