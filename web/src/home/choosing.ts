/** Who plays and by which rules: what was chosen last for each game, and what is sensible at first. */
import { type Title, variantsFor, variantsOf } from "../parts/words";

export interface Chosen {
	/** Who sits at each seat: a person, or a level of bots. */
	kinds: string[];
	options: Record<string, number>;
}

export const PERSON = "you";
const KEY = "yupana-choices";
const USUAL_SEATS = 3;

function kept(): Record<string, Chosen> {
	try {
		return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Chosen>;
	} catch {
		return {};
	}
}

/** A table for so many: a person and bots, who keep their seats where they had one. */
export function seated(title: Title, count: number, kinds: readonly string[] = []): Chosen {
	const bot = kinds.find((kind) => kind !== PERSON) ?? title.levels[0]?.name ?? PERSON;
	return {
		kinds: Array.from({ length: count }, (_, n) => kinds[n] ?? (n === 0 ? PERSON : bot)),
		options: { ...title.usual[count] },
	};
}

/** What was chosen last, if it can still be played; or else a few seats, and bots that are easy to beat. */
export function lastChoice(title: Title): Chosen {
	const last = kept()[title.name];
	const known = [PERSON, ...title.levels.map(({ name }) => name)];
	if (last && title.seats.includes(last.kinds.length) && last.kinds.every((kind) => known.includes(kind))) {
		return { kinds: last.kinds, options: variantsOf(title.options, last.options) };
	}
	return seated(title, Math.min(USUAL_SEATS, title.seats.at(-1) ?? 1));
}

export function remember(game: string, { kinds, options }: Chosen): void {
	localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: { kinds, options } }));
}

/** The level that all bots have, if they have one. */
export function levelOf(kinds: readonly string[]): string {
	const [first = "", ...others] = kinds.filter((kind) => kind !== PERSON);
	return others.every((kind) => kind === first) ? first : "";
}

/** The presets for so many. */
export const presetsFor = (title: Title, seats: number): Title["presets"] =>
	title.presets.filter(({ solo }) => solo === (seats === 1));

/** The preset that these options are, if they are one. */
export function presetOf(title: Title, { kinds, options }: Chosen): string {
	const variants = variantsFor(title.options, kinds.length);
	const full = (some: Record<string, number>): string =>
		JSON.stringify(variantsOf(variants, { ...title.usual[kinds.length], ...some }));
	const now = full(options);
	return presetsFor(title, kinds.length).find((each) => full(each.options) === now)?.name ?? "";
}
