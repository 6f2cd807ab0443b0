/** Speaks messages in a language: the same Fluent files as everywhere else. */
import {
	FluentBundle,
	type FluentFunction,
	FluentNumber,
	FluentResource,
	type FluentVariable,
} from "@fluent/bundle";
import type { Message } from "../protocol";

/** Between a game's name and what it is called besides. */
export const SUBTITLE = /: |\. /;

export const LANGUAGES = ["en", "uk", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Something to be chosen before a match, the usual value first; `solo`: only by somebody who plays alone. */
export interface Variant {
	name: string;
	values: number[];
	solo: boolean;
}

/** The variants that matter at a table for so many. */
export const variantsFor = (variants: readonly Variant[], seats: number): Variant[] =>
	variants.filter(({ solo }) => !solo || seats === 1);

/** What is chosen of each variant: the usual value where nothing was, and nothing of other games. */
export const variantsOf = (
	variants: readonly Variant[],
	chosen: Record<string, number>,
): Record<string, number> =>
	Object.fromEntries(variants.map(({ name, values }) => [name, chosen[name] ?? values[0] ?? 0]));

/** All is as usual. */
export const isUsual = (variants: readonly Variant[], chosen: Record<string, number>): boolean =>
	variants.every(({ name, values }) => (chosen[name] ?? values[0]) === values[0]);

/** A strength of bots, and how many seconds it takes for a decision at most. */
export interface Level {
	name: string;
	seconds: number;
}

/** A game of this client: who can play, and what can be chosen before a match. */
export interface Title {
	name: string;
	seats: number[];
	options: Variant[];
	/** What is usual for so many, where that is not the first value of each variant. */
	usual: Record<number, Record<string, number>>;
	/** Options that are chosen together, under a name. */
	presets: { name: string; options: Record<string, number>; solo: boolean }[];
	levels: Level[];
}

const sources = new Map<string, Promise<string>>();

/** A file of the client, fetched once. */
export function fetched(path: string): Promise<string> {
	let found = sources.get(path);
	if (!found) {
		found = fetch(new URL(path, document.baseURI)).then((answer) => {
			if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
			return answer.text();
		});
		sources.set(path, found);
	}
	return found;
}

export class Words {
	readonly #bundle: FluentBundle;

	constructor(
		readonly language: Language,
		files: readonly string[],
		readonly names: readonly string[] = [],
		readonly viewer: number | null = null,
	) {
		const name: FluentFunction = ([place], named) => this.name(String(place), String(named.case ?? ""));
		const functions = { NAME: name, UNSIGNED: unsigned };
		this.#bundle = new FluentBundle(language, { useIsolating: false, functions });
		for (const file of files) this.#bundle.addResource(new FluentResource(file));
	}

	/** The client's words and those of a title, which lie in that folder; where both know a message, the title's. */
	static async load(
		language: Language,
		folder: string | null,
		names: readonly string[] = [],
		viewer: number | null = null,
	): Promise<Words> {
		const paths = [...(folder ? [`${folder}/${language}.ftl`] : []), `words/${language}.ftl`];
		return new Words(language, await Promise.all(paths.map(fetched)), names, viewer);
	}

	has(id: string): boolean {
		return this.#bundle.hasMessage(id);
	}

	say(message: Message): string {
		return this.text(message.id, message.args);
	}

	text(id: string, given: Record<string, string | number> = {}): string {
		const args: Record<string, FluentVariable> = { ...given };
		if (typeof given.seat === "number") {
			args.seat = this.player(given.seat);
			args.you = given.seat === this.viewer ? "yes" : "no";
		}
		return this.#format(id, "", args);
	}

	/** Who sits there; beyond the last seat the rules play, and the game names whom. */
	player(seat: number): string {
		const beyond = seat - this.names.length + 1;
		return this.names[seat] ?? (this.has("automaton") ? this.text("automaton", { number: beyond }) : "");
	}

	/** The name of a place: tikal.4 is the message place-tikal with the number 4. */
	name(place: string, grammaticalCase = ""): string {
		const [head, number] = split(place);
		return this.#format(`place-${head}`, grammaticalCase, number);
	}

	/** What there is in a place, or nothing if that goes without saying. */
	holds(place: string): string {
		const [head, number] = split(place);
		const told = this.#bundle.getMessage(`place-${head}`)?.attributes.contents;
		return told ? this.#format(`place-${head}`, "contents", number) : "";
	}

	/** What a component does. */
	help(place: string): string {
		const [head, number] = split(place);
		return this.#format(`help-${head}`, "", number);
	}

	#format(id: string, attribute: string, args: Record<string, FluentVariable>): string {
		const message = this.#bundle.getMessage(id);
		const pattern = message?.attributes[attribute] ?? message?.value;
		if (!pattern) {
			console.error(`no words for ${id}`);
			return id;
		}
		const errors: Error[] = [];
		const text = this.#bundle.formatPattern(pattern, args, errors);
		for (const error of errors) console.error(`${id}: ${error.message}`);
		return unbroken(text.replace(/(?<![\w/.-])-(?=\d)/g, "\u2212")); // Fluent writes a hyphen for a minus
	}
}

/** UNSIGNED($points) inside a message: how much, whether won or lost. */
const unsigned: FluentFunction = ([number]) => new FluentNumber(Math.abs(Number(number?.valueOf())));

/** A number stays on one line with the word it counts or numbers, and no line begins with a dash. */
const unbroken = (text: string): string =>
	text
		.replace(/(\d) (?=\p{L})/gu, "$1\u00a0")
		.replace(/(?<=\p{Lu}[\p{L}’\u2011-]*) (?=\d)| (?=\d+(?:[).,;:»”]|$))| (?=—)/gu, "\u00a0");

/** As people type it: any case, any space, any hyphen. */
export const folded = (text: string): string =>
	text.replaceAll("\u00a0", " ").replaceAll("\u2011", "-").toLowerCase();

function split(place: string): [string, Record<string, number>] {
	const [head = place, number, second] = place.split(".");
	return [
		head,
		{
			...(number === undefined ? {} : { number: Number(number) }),
			...(second === undefined ? {} : { second: Number(second) }), // of a grid
		},
	];
}
