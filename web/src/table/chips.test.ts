import { describe, expect, it } from "vitest";
import { offered } from "../hand/choices";
import type { Option, Panel, Piece } from "../protocol";
import { type Asked, chipsOf } from "./chips";

const option = (move: string, more: Partial<Option> = {}): Option => {
	const [verb = "", ...touch] = move.split(" ");
	return { move, verb, touch, does: { id: `do-${verb}`, args: {} }, price: [], ...more };
};
const of = (verb: string, size: number, more: Partial<Option> = {}): Option[] =>
	Array.from({ length: size }, (_, n) => option(`${verb} ${verb}.${n}`, more));
const piece = (place: string): Piece => ({ place, id: place }) as Piece;
const hand = (...places: string[]): Panel => ({ id: "hand", pieces: places.map(piece) }) as unknown as Panel;
const badge = { parts: [], rank: 0 } as Option["badge"];

/**
 * The chips of a question; `letters` is how long each option's words are, `longer` those of a verb, `brief` and `rest` the
 * shorter ones.
 */
function chips(
	options: Option[],
	{ letters = 10, longer = "", brief = 0, rest = 0, touched = [] as string[], picked = "", ...more } = {},
	given: Partial<Asked> = {},
) {
	return chipsOf({
		offer: offered(options, touched, picked),
		options,
		touched,
		picked,
		places: options.flatMap(({ touch }) => touch).filter((place) => !touched.includes(place)),
		narrow: true,
		list: false,
		hand: null,
		words: {
			does: ({ verb }) => "x".repeat(verb === longer ? 4 * letters : letters),
			brief: () => "x".repeat(brief),
			rest: () => "x".repeat(rest),
			kind: ({ verb }) => verb,
		},
		...more,
		...given,
	});
}
const WIDE = { narrow: false };
const said = (found: ReturnType<typeof chips>) =>
	found.kinds.map(({ kind, option: one }) => one?.move ?? kind.verb);

describe("single options", () => {
	it("stand there one by one while there is room, more of them at a desk", () => {
		expect(chips(of("take", 6)).options).toHaveLength(6);
		expect(chips(of("take", 8), {}, WIDE).options).toHaveLength(8);
	});

	it("are the best few, and a way to all of them, where there is no room", () => {
		const found = chips(of("take", 7));
		expect(found.options.map(({ move }) => move)).toEqual(["take take.0", "take take.1", "take take.2"]);
		expect(found.more).toBe(7);
		expect(chips(of("take", 9), {}, WIDE).options).toHaveLength(5);
	});

	it("leave room for ways out and for taking all in one go", () => {
		const out = option("done", { out: true });
		expect(chips([...of("take", 6), out]).more).toBe(6);
		expect(chips([...of("take", 5), out]).more).toBe(0);
		const plain = of("take", 6, { plain: 1 });
		expect(chips(plain, {}, WIDE).more).toBe(6);
		expect(chips(of("take", 6), {}, WIDE).more).toBe(0);
	});

	it("are fewer when their words are long", () => {
		expect(chips(of("take", 5), { letters: 40 }).options).toHaveLength(5);
		expect(chips(of("take", 6), { letters: 40 }).more).toBe(6);
		expect(chips(of("take", 5), { letters: 70 }).more).toBe(5);
		expect(chips(of("take", 5), { letters: 70 }, WIDE).more).toBe(5);
	});

	it("are said briefly where all do the same, and are long no more", () => {
		const found = chips(of("take", 5), { letters: 70, brief: 12 });
		expect(found.more).toBe(0);
		expect(found.briefly(option("take take.0"))).toHaveLength(12);
	});

	it("are said in full beside what does something else", () => {
		const settled = chips([option("burn a"), option("cut a")], { brief: 12, touched: ["a"] });
		expect(settled.options).toHaveLength(2);
		expect(settled.briefly(option("burn a"))).toBe("");
	});

	it("do not say again on a phone what was touched", () => {
		const ways = [option("go a b"), option("go a c")];
		const found = chips(ways, { rest: 9, touched: ["a"] });
		expect(found.briefly(option("go a b"))).toHaveLength(9);
		expect(chips(ways, { rest: 9, touched: ["a"] }, WIDE).briefly(option("go a b"))).toBe("");
	});

	it("are left to the board of a phone where it compares them and their words are long", () => {
		expect(chips(of("place", 9, { badge }), { letters: 70 }).options).toEqual([]);
		expect(chips(of("place", 9, { badge }), { letters: 70 }).more).toBe(9);
		expect(chips(of("place", 9, { badge }), { letters: 70 }, WIDE).options).not.toEqual([]);
		expect(chips(of("place", 9), { letters: 70 }).options).toHaveLength(3);
		expect(chips(of("place", 9, { badge })).options).toHaveLength(3);
	});

	it("have their numbers below their words where these are many", () => {
		const price = ["a", "b", "c", "d"].map((thing) => ({ id: `price-${thing}`, args: { signed: "+1" } }));
		expect(chips(of("take", 2, { price }), {}, WIDE).stacked).toBe(true);
		expect(chips(of("take", 2, { price: price.slice(1) }), {}, WIDE).stacked).toBe(false);
		expect(chips(of("take", 2, { price })).stacked).toBe(false);
	});

	it("stand in three columns on a phone when they are short, in rows at a desk", () => {
		const out = option("done", { out: true });
		expect(chips([...of("take", 4), out], { brief: 9 }).many).toBe(true);
		expect(chips([...of("take", 4), out], { letters: 70 }).many).toBe(false);
		expect(chips(of("take", 8), {}, WIDE)).toMatchObject({ many: true, stacked: false });
		expect(chips(of("take", 5), {}, WIDE)).toMatchObject({ many: false, stacked: true });
	});
});

describe("many places of one option", () => {
	const subsets = [..."abcdefgh"].map((left) =>
		option(["keep", ..."abcdefgh".replace(left, "").slice(0, 3)].join(" ")),
	);

	it("are chosen one after the other, each also in the bar of a phone", () => {
		const found = chips(subsets);
		expect(found.several).toBe(3);
		expect(found.options).toEqual([]);
		expect(found.spots).toContain("a");
		expect(chips(subsets, {}, WIDE).several).toBe(0); // eight chips have room there
		const more = [...subsets, option("keep f g h")];
		expect(chips(more, {}, WIDE)).toMatchObject({ several: 3, spots: [] });
	});

	it("are no such choice in a list, nor where numbers compare them, nor where they are paid", () => {
		expect(chips(subsets, {}, { list: true }).several).toBe(0);
		expect(chips(subsets.map((each) => ({ ...each, badge }))).several).toBe(0);
		const paid = subsets.map((each) => ({ ...each, touch: ["a", "a", "b"] }));
		expect(chips(paid).several).toBe(0);
	});
});

describe("kinds", () => {
	const two = [...of("place", 5), ...of("take", 3)];

	it("stand as one chip each, those with few options as all of these", () => {
		expect(said(chips(two))).toEqual(["place", "take take.0", "take take.1", "take take.2"]);
		expect(said(chips(two, {}, WIDE))).toEqual(["place", "take"]);
	});

	it("are not opened where words are long, nor in a list", () => {
		expect(said(chips(two, { letters: 40 }))).toEqual(["place", "take"]);
		expect(said(chips(two, {}, { list: true }))).toEqual(["place", "take"]);
	});

	it("are called by their names when there are several, or more words than a row holds", () => {
		expect(chips(two).named).toBe(false);
		expect(chips([...two, option("rest")]).named).toBe(true);
		const three = [...two, option("rest")];
		const [buy, sell] = ["buy", "sell"].map((verb) => option(verb, { free: true })) as [Option, Option];
		expect(chips(three, {}, WIDE).named).toBe(false);
		expect(chips([...three, buy, sell], {}, WIDE).named).toBe(false);
		expect(chips([...three, buy], { letters: 90 }, WIDE).named).toBe(false);
		expect(chips([...three, buy, sell], { letters: 45 }, WIDE).named).toBe(true);
	});

	it("make room for those with long words before others are opened", () => {
		const long = [option("go a"), option("go b"), ...of("take", 3), option("wait")];
		expect([...chips(long, { longer: "go" }).open]).toEqual(["wait", "take"]);
		const [one, another] = [option("rest"), option("leave")];
		expect([...chips([...long, one, another], { longer: "go" }).open]).not.toContain("take");
	});

	it("are called by their names on a phone when all that they do would leave no room for the board", () => {
		expect(chips([option("pitch"), option("march")], { letters: 62 }).named).toBe(true);
		expect(chips([option("pitch"), option("march")], { letters: 30 }).named).toBe(false);
		expect(chips([option("pitch"), option("march")], { letters: 62 }, WIDE).named).toBe(false);
	});

	it("wrap when there are more than a row holds", () => {
		const kinds = ["a", "b", "c", "d", "e", "f"].map((verb) => option(verb));
		expect(chips(kinds).many).toBe(true);
		expect(chips(kinds, {}, WIDE).many).toBe(false);
		expect(chips([...kinds, option("g")], {}, WIDE).many).toBe(true);
	});
});

describe("what is free", () => {
	const free = of("play", 2, { free: true });

	it("is opened where nothing else is asked, and waits behind its kind on a phone", () => {
		expect([...chips([...of("take", 2), ...free]).open]).toEqual([]);
		expect([...chips(free).open]).toEqual(["play"]);
		expect([...chips([option("go a"), ...of("play", 1, { free: true })], {}, WIDE).open]).toEqual(["play"]);
	});

	it("is out of the way once something was picked or touched", () => {
		const found = chips([...of("take", 2), ...of("burn", 2), ...free], { picked: "take" });
		expect(found).toMatchObject({ narrowed: true, free: [], outs: [] });
	});

	it("goes with ways out and with what another kind would bring in one go", () => {
		const bonus = of("take", 3, { plain: 1 });
		const all = [...bonus, ...of("burn", 2), option("done", { out: true })];
		expect(chips(all)).toMatchObject({ plain: bonus, outs: [{ move: "done" }] });
		expect(chips(all, { picked: "burn" })).toMatchObject({ plain: [], outs: [] });
	});

	it("leaves what is asked its room when it can be done in one go", () => {
		const all = of("play", 3, { free: true, plain: 1 });
		expect(chips([...of("take", 6), ...all], {}, WIDE)).toMatchObject({ plain: all, more: 0 });
	});

	it("can be done in one go when a single thing is there more than once", () => {
		const [once] = of("play", 1, { free: true, plain: 1 });
		const [twice] = of("play", 1, { free: true, plain: 2 });
		expect(chips([option("go a"), once as Option]).plain).toEqual([]);
		expect(chips([option("go a"), twice as Option]).plain).toEqual([twice]);
	});

	it("is seen on a phone beside long words, which wait behind their kind", () => {
		const found = chips([...of("take", 3), ...free], { letters: 70 });
		expect(said(found)).toEqual(["take"]);
		expect(chips([...of("take", 3), ...free], { letters: 70 }, WIDE).options).toHaveLength(3);
	});

	it("is shown as cards when all of it means the hand that is out of sight", () => {
		expect(chips([...of("take", 2), ...free], {}, { hand: hand("play.0", "play.1") }).pictured).toBe("play");
		expect(chips([...of("take", 2), ...free], {}, { hand: hand("play.0") }).pictured).toBe("");
		expect(chips([...of("take", 2), ...free]).pictured).toBe("");
	});

	it("is told in words where a card is not only laid down but paid for", () => {
		const paid = { free: true, price: [{ id: "price-tools", args: { signed: "\u22121" } }] };
		const both = { hand: hand("use.0", "use.1") };
		expect(chips([...of("take", 2), ...of("use", 2, paid)], {}, both).pictured).toBe("");
		const won = { free: true, price: [{ id: "price-labour", args: { signed: "+1" } }] };
		expect(chips([...of("take", 2), ...of("use", 2, won)], {}, both).pictured).toBe("use");
	});

	it("leaves others less room when it is shown as cards", () => {
		const cards = { hand: hand("play.0", "play.1") };
		const kinds = [...of("take", 3), ...of("burn", 2)];
		expect([...chips([...kinds, ...free]).open]).toEqual(["burn", "take"]);
		expect([...chips([...kinds, ...free], {}, cards).open]).toEqual(["burn"]);
		const three = [option("rest"), ...kinds];
		expect(chips([...three, ...free], {}, cards).many).toBe(true);
		expect(chips([...three, ...free]).many).toBe(false);
	});

	it("says only its kind where there is no room for what it does", () => {
		expect(chips([option("go a"), option("stay"), ...free]).crowded).toBe(true);
		expect(chips(free).crowded).toBe(false);
		const single = option("play x", { free: true });
		expect(chips([...of("place", 9, { badge }), single], { letters: 70, picked: "place" }).crowded).toBe(
			true,
		);
	});
});
