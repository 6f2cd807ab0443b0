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

/** The paths that end at a place, unless it must still be said where they begin. */
function ending(options: readonly Option[], place: string): Option[] {
	const way = ({ touch }: Option): string => touch.slice(0, -1).join(" ");
	const found = options.filter(({ ordered, touch }) => ordered && touch.length > 1 && touch.at(-1) === place);
	return new Set(found.map(way)).size === 1 ? found : [];
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
	const [end, more] = touched;
	if (end === undefined) {
		const ends = new Set(options.flatMap(({ ordered, touch }) => (ordered ? touch.slice(-1) : [])));
		for (const place of ends) if (ending(options, place).length > 0) found.places.add(place);
	} else if (more === undefined && found.open.length === 0) {
		found.open = ending(options, end);
		found.finished = [...found.open];
	}
	return found;
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
