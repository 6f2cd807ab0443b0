/** The hand: an option is a set of places to touch, or a path where the order means something. Each touch narrows. */
import type { Option } from "../protocol";

/** The verb by which a turn ends, in every game. */
export const END_TURN = "end-turn";

export interface Reach {
	/** Options that the touches so far still allow. */
	open: Option[];
	/** Options among them that need no other touch. */
	finished: Option[];
	/** Places that a further touch could go to. */
	places: Set<string>;
}

/** What is left of an option's places after these touches, or nothing when it does not allow them. */
function rest(option: Option, touched: readonly string[]): string[] | null {
	const left = [...option.touch];
	if (option.ordered)
		return touched.every((place, at) => left[at] === place) ? left.slice(touched.length) : null;
	for (const place of touched) {
		const at = left.indexOf(place);
		if (at < 0) return null;
		left.splice(at, 1);
	}
	return left;
}

const isPath = ({ ordered, touch }: Option): boolean => ordered === true && touch.length > 1;

/** Paths that are told from their end: first where they lead, then the way there, as far as it must still be said. */
function told(options: readonly Option[], [end, ...way]: readonly string[]): Reach {
	const open = options.filter(
		(option) =>
			isPath(option) && option.touch.at(-1) === end && way.every((place, at) => option.touch[at] === place),
	);
	const left = open.map(({ touch }) => touch.slice(way.length, -1));
	const only = new Set(left.map((places) => places.join(" "))).size === 1;
	return {
		open,
		finished: only ? open : [],
		places: new Set(only ? [] : left.flatMap((places) => places.slice(0, 1))),
	};
}

export function reach(options: readonly Option[], touched: readonly string[]): Reach {
	const found: Reach = { open: [], finished: [], places: new Set() };
	for (const option of options) {
		const left = rest(option, touched);
		if (left === null) continue;
		found.open.push(option);
		if (left.length === 0) found.finished.push(option);
		for (const place of option.ordered ? left.slice(0, 1) : left) found.places.add(place);
	}
	if (touched.length === 0)
		for (const option of options) if (isPath(option)) found.places.add(option.touch.at(-1) ?? "");
	return touched.length > 0 && found.open.length === 0 ? told(options, touched) : found;
}

/** The move that a touch completes, if it leaves exactly one option and that one is finished. */
export function completed(options: readonly Option[], touched: readonly string[]): Option | null {
	const found = reach(options, touched);
	return touched.length > 0 && found.open.length === 1 && found.finished.length === 1
		? (found.finished[0] ?? null)
		: null;
}

/** Options that could come from touching this place next. */
export function optionsAt(options: readonly Option[], touched: readonly string[], place: string): Option[] {
	return reach(options, [...touched, place]).open;
}
