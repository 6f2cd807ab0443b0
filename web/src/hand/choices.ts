/** What the bar offers: kinds of things first, then single options, then a list. Pure. */
import type { Option } from "../protocol";
import { END_TURN, reach } from "./hand";

/** Things of one kind: everything that the same verb does. */
export interface Kind {
	verb: string;
	/** 1 is done most, 2 beside it, 3 gives something up; the sign in the chip and around the places. */
	sign: number;
	options: Option[];
}

export interface Offer {
	/** Two or more kinds to choose from; nothing when one is left. */
	kinds: Kind[];
	/** Single options, the best first; more than fit stand in a list. */
	options: Option[];
	/** Ways out of the question, which bring nothing. */
	outs: Option[];
	/** What can be done at any time, and brings the question back. */
	free: Kind[];
	ending: Option | null;
}

const SIGNS = 3;

/** The kinds of some options, in the order in which they come. */
export function kindsOf(options: readonly Option[]): Kind[] {
	const found = new Map<string, Kind>();
	for (const option of options) {
		const kind = found.get(option.verb) ?? { verb: option.verb, sign: option.kind ?? 0, options: [] };
		kind.options.push(option);
		found.set(option.verb, kind);
	}
	const taken = new Set([...found.values()].map((kind) => kind.sign));
	for (const kind of found.values()) {
		if (kind.sign) continue;
		kind.sign = [1, 2, 3].find((sign) => !taken.has(sign)) ?? SIGNS;
		taken.add(kind.sign);
	}
	return [...found.values()];
}

/** The better ones first, where numbers compare them; else as they come. */
export function ranked(options: readonly Option[]): Option[] {
	return [...options].sort((a, b) => (a.badge?.rank ?? 0) - (b.badge?.rank ?? 0));
}

/** What the bar shows after these touches, when a kind was picked or none. */
export function offered(options: readonly Option[], touched: readonly string[], picked: string): Offer {
	const ending = options.find((option) => option.verb === END_TURN) ?? null;
	const asked = options.filter((option) => option.verb !== END_TURN);
	const begun = touched.length > 0; // a touch can mean what is free as well
	const open = reach(
		asked.filter((option) => begun || (!option.free && !option.out)),
		touched,
	).open;
	const kinds = kindsOf(open);
	const one = kinds.find((kind) => kind.verb === picked) ?? (kinds.length === 1 ? kinds[0] : undefined);
	const settled = begun && !one ? reach(open, touched).finished : [];
	const single = one ? one.options : settled;
	return {
		kinds: single.length > 0 ? [] : kinds,
		options: ranked(single),
		outs: begun ? [] : asked.filter((option) => option.out),
		free: begun ? [] : kindsOf(asked.filter((option) => option.free)),
		ending,
	};
}

/** The only kind as one chip, unless it was picked or something was touched already. */
export function folded(offer: Offer, narrowed: boolean): Offer {
	const kinds = narrowed ? [] : kindsOf(offer.options);
	return kinds.length === 1 && offer.options.length > 1 ? { ...offer, kinds, options: [] } : offer;
}

/** The kinds whose options stand in the bar one by one: those with the fewest first, as long as there is room for so many chips. */
export function opened(kinds: readonly Kind[], others: number, room: number): Set<string> {
	const found = new Set<string>();
	let chips = kinds.length + others;
	for (const { verb, options } of kinds.toSorted((a, b) => a.options.length - b.options.length)) {
		chips += options.length - 1;
		if (chips > room) break;
		found.add(verb);
	}
	return found;
}

/** The options that the hand may go on with: those of the picked kind, or all. */
export function inHand(options: readonly Option[], picked: string): Option[] {
	return picked ? options.filter((option) => option.verb === picked) : [...options];
}

/** The kept kind, if a touch of this place could mean it. */
export const keptAt = (options: readonly Option[], kept: string, place: string): string =>
	kept && reach(inHand(options, kept), []).places.has(place) ? kept : "";

/** The sign of the ring around each place that can be touched next; the kept kind wins, or else the most usual one. */
export function signs(
	options: readonly Option[],
	touched: readonly string[],
	kept = "",
): Map<string, number> {
	const found = new Map<string, number>();
	const kinds = kindsOf(options.filter((option) => !option.out));
	for (const kind of kinds.toSorted((a, b) => Number(a.verb === kept) - Number(b.verb === kept))) {
		for (const place of reach(kind.options, touched).places) {
			const sign = kind.options[0]?.free ? FREE : kind.sign;
			const known = found.get(place);
			const usual = known === undefined || known === FREE || (sign !== FREE && sign < known);
			if (usual || kind.verb === kept) found.set(place, sign);
		}
	}
	return found;
}

/** The sign of what is free: an outline, no glow. */
export const FREE = 4;
