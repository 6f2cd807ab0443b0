/** Which chips stand in the bar: there is a way to all that is offered, and the board keeps its room. Pure. */
import { folded, type Kind, type Offer, opened, ranked } from "../hand/choices";
import type { Option, Panel } from "../protocol";
import { times } from "./gathering";
import { isCardOf } from "./layout";
import { isLost } from "./lines";

/** How options and kinds are called; empty where no shorter words say it. */
export interface Wording {
	does: (option: Option) => string;
	/** Without what all options of the question have in common. */
	brief: (option: Option) => string;
	/** Without what was touched already. */
	rest: (option: Option) => string;
	kind: (kind: Kind) => string;
}

/** What is asked, and the room that there is for it. */
export interface Asked {
	offer: Offer;
	/** All options of the question. */
	options: readonly Option[];
	touched: readonly string[];
	/** The kind that was picked, by its verb. */
	picked: string;
	/** Places that a further touch could go to. */
	places: Iterable<string>;
	/** A phone. */
	narrow: boolean;
	/** Everything is a list of text: there is no board beside it. */
	list: boolean;
	/** The person's cards, if they are out of sight. */
	hand: Panel | null;
	words: Wording;
}

/** A kind, or one of its options where it stands by itself. */
export interface KindChip {
	kind: Kind;
	option: Option | null;
	/** The kind has no other option. */
	alone: boolean;
}

/** What stands in the bar. */
export interface Chips {
	/** Something narrower than the question is before us: there is a way back to it. */
	narrowed: boolean;
	kinds: KindChip[];
	/** Among several kinds, one with a single option is called by its name. */
	named: boolean;
	/** Single options. */
	options: Option[];
	/** What is said of each of them, if it is not all. */
	briefly: (option: Option) => string;
	/** How many options there are, where not all of them stand there. */
	more: number;
	/** For how many there is room. */
	most: number;
	/** How many places are to be touched one after the other, where no chip would help. */
	several: number;
	/** On a phone what is to be touched may be tiny: each of it stands here too. */
	spots: string[];
	/** Options that only bring something and leave each other: they can be taken in one go, if that is more than one thing. */
	plain: Option[];
	outs: Option[];
	free: Kind[];
	/** Free kinds whose options stand there one by one. */
	open: ReadonlySet<string>;
	/** The free kind that means cards of the hand, which stand here; what costs something says so instead. */
	pictured: string;
	/** There may be no room either for what a single free action does. */
	crowded: boolean;
	/** More than stand in one row; on a phone, in two columns. */
	many: boolean;
	/** Side by side, words and prices would leave each other no room. */
	stacked: boolean;
}

const SHOWN = { narrow: 4, brief: 6, wide: 8 };
const SHORT = 24; // letters: six such chips stand in two rows
const LONG = 60; // letters: a few such chips would leave no room for the board
const WORDY = { narrow: 32, wide: 48 }; // letters: with such chips there is room for fewer
const ROW = 5; // kinds that stand in one row on a wide screen
const FEW = 2; // kinds that leave room on a phone
const TOLD = 3; // kinds that leave room there for what a single option does
const TALL = 3; // numbers below each other that leave the words beside them their lines
const FULL = { chips: 5, letters: 120 }; // of so many chips one row on a wide screen would cut the words

/** The chips for what is asked. */
export function chipsOf(given: Asked): Chips {
	const narrowed = given.touched.length > 0 || given.picked !== "";
	const asked = { ...given, offer: roomFor(given, narrowed) };
	const { offer } = asked;
	const briefly = (option: Option): string => brieflyOf(asked, option);
	const gathered = (narrowed ? offer.options : given.options).filter((option) => option.plain);
	const plain = times(gathered) > 1 ? gathered : [];
	const beside = plain.some((option) => !option.free) ? 1 : 0; // what is free stands apart
	const single = singly(asked, briefly, offer.outs.length + beside);
	return {
		narrowed,
		briefly,
		plain,
		...single,
		...byKind(asked, narrowed, single, plain.length > 0),
		outs: narrowed ? [] : offer.outs,
		free: narrowed ? [] : offer.free,
	};
}

/** On a phone a few long words would push what is free out of sight: then they stand behind their kind. */
function roomFor({ offer, narrow, words }: Asked, narrowed: boolean): Offer {
	const pushes = offer.free.length > 0 && offer.options.some((option) => words.does(option).length > LONG);
	return narrow && pushes ? folded(offer, narrowed) : offer;
}

/** What is said of an option beside others: not what the prompt, the kind that was picked or the place touched says. */
function brieflyOf({ offer, narrow, touched, words }: Asked, option: Option): string {
	if (narrow && touched.length === 1 && touched[0] === option.touch[0] && words.rest(option))
		return words.rest(option);
	const alike = new Set(offer.options.map(({ does }) => does.id)).size === 1;
	return alike && (narrow || offer.options.length > FEW) ? words.brief(option) : "";
}

const isWordy = ({ narrow, words }: Asked, option: Option): boolean =>
	words.does(option).length > (narrow ? WORDY.narrow : WORDY.wide);

interface Singly {
	options: Option[];
	more: number;
	most: number;
	several: number;
	spots: string[];
	/** They are many, and the board compares them by numbers. */
	compared: boolean;
	/** Few letters say what each does. */
	short: boolean;
}

/** Options that stand there one by one, with what else takes a place beside them. */
function singly(asked: Asked, briefly: (option: Option) => string, beside: number): Singly {
	const { offer, narrow, list, touched, words } = asked;
	const { options } = offer;
	const short = narrow && options.every((option) => isShort(briefly(option)));
	const wordy = !list && options.some((option) => (briefly(option) || words.does(option)).length > LONG);
	const most = mostOf(asked, short, wordy, beside);
	const begun = options.length > most || touched.length > 0;
	const several = !list && begun ? severalOf(options) : 0;
	const compared =
		narrow && !list && options.length > most && wordy && options.every((option) => option.badge);
	// With more than fit, the best few, the way to all of them, and the way out.
	const few = Math.max(1, (narrow || wordy ? SHOWN.narrow : SHOWN.brief) - 1 - beside);
	const shown = options.length > most ? options.slice(0, few) : options;
	const found = several > 0 || compared ? [] : shown;
	return {
		options: found,
		more: options.length > found.length ? options.length : 0,
		most,
		several,
		spots: several > 0 && narrow ? [...touched, ...asked.places] : [],
		compared,
		short,
	};
}

const isShort = ({ length }: string): boolean => length > 0 && length <= SHORT;

/** Options for which there is room one by one. */
function mostOf(asked: Asked, short: boolean, wordy: boolean, beside: number): number {
	const { offer, narrow, list } = asked;
	if (narrow && short) return SHOWN.brief;
	if (wordy) return SHOWN.narrow;
	if (narrow) {
		const wide = offer.options.some((option) => isWordy(asked, option)) ? 1 : 0;
		return SHOWN.brief - offer.outs.length - wide;
	}
	return beside > 0 && !list ? SHOWN.brief - beside : SHOWN.wide;
}

/** How many places each of many options touches, where nothing says which of them are better. */
function severalOf(options: readonly Option[]): number {
	const size = options[0]?.touch.length ?? 0;
	const equal = options.every(({ touch, badge }) => touch.length === size && !badge);
	const repeated = options.some(({ touch }) => new Set(touch).size < size); // a payment: its numbers say it all
	return size > 2 && equal && !repeated ? size : 0;
}

type ByKind = Pick<Chips, "kinds" | "named" | "open" | "pictured" | "crowded" | "many" | "stacked">;

/** Kinds beside single options, and how tightly all of it must stand. */
function byKind(asked: Asked, narrowed: boolean, single: Singly, gathers: boolean): ByKind {
	const { offer, narrow, list, hand } = asked;
	const free = narrowed ? [] : offer.free;
	const shown = single.options.length;
	const alone = offer.kinds.flatMap(({ options }) => (options.length === 1 ? options : []));
	const long = narrow
		? alone.some((option) => asked.words.does(option).length > LONG)
		: isFull([...offer.kinds, ...free], asked.words);
	const named = long || offer.kinds.length > (narrow ? FEW : TOLD);
	const pictured = offer.free.find((kind) => isPictured(kind, hand))?.verb ?? "";
	const tall = single.options.some(({ price }) => price.length > TALL);
	const aside = narrowed ? 0 : offer.outs.length + free.length;
	const standing = shown + (gathers ? 1 : 0) + (single.more > 0 ? 1 : 0) + aside;
	const kinds = offer.kinds.length + free.length;
	const crammed = kinds > ROW + (narrow ? 0 : 1) || (pictured !== "" && offer.kinds.length > FEW);
	const packed = narrow ? single.short && standing > SHOWN.narrow : standing > SHOWN.brief;
	const many = offer.kinds.length > 0 ? crammed : shown > 1 && packed;
	const open = many || list ? new Set<string>() : openKinds(asked, free, single, pictured !== "");
	return {
		kinds: offer.kinds.flatMap((kind) => ofKind(kind, open)),
		named,
		open,
		pictured,
		crowded: narrow
			? many || offer.kinds.length + shown > 1 || single.compared
			: named || offer.options.length > TOLD,
		many,
		stacked: !narrow && !list && !many && (shown > TOLD || tall),
	};
}

const isPictured = ({ options }: Kind, hand: Panel | null): boolean =>
	options.every((option) => isCardOf(hand, option) && !option.price.some(isLost));

/** One chip for a kind, or one for each of its options. */
function ofKind(kind: Kind, open: ReadonlySet<string>): KindChip[] {
	const alone = kind.options.length === 1;
	if (!alone && !open.has(kind.verb)) return [{ kind, option: null, alone }];
	return ranked(kind.options).map((option) => ({ kind, option, alone }));
}

/** Kinds whose options stand there one by one; on a phone what is asked comes before what is free. */
function openKinds(asked: Asked, free: readonly Kind[], single: Singly, pictured: boolean): Set<string> {
	const { offer, narrow } = asked;
	const others = single.options.length + (single.more > 0 ? 1 : 0) + offer.outs.length;
	const aside = narrow && others + offer.kinds.length > 0;
	const brisk = [...offer.kinds, ...(aside ? [] : free)].filter(({ options }) =>
		options.every((option) => !isWordy(asked, option)),
	);
	const rest = offer.kinds.length + free.length - brisk.length;
	const room = narrow ? (pictured ? SHOWN.narrow : SHOWN.brief) : TOLD; // cards take some of it
	return opened(brisk, others + rest, room);
}

/** A row of kinds has more words than room. */
function isFull(kinds: readonly Kind[], words: Wording): boolean {
	const letters = kinds.map((kind) => {
		const [only, ...others] = kind.options;
		return only && others.length === 0 ? words.does(only).length : words.kind(kind).length;
	});
	return kinds.length >= FULL.chips && letters.reduce((sum, each) => sum + each, 0) > FULL.letters;
}
