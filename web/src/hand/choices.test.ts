import { describe, expect, it } from "vitest";
import type { Option } from "../protocol";
import { FREE, folded, keptAt, kindsOf, offered, opened, signs } from "./choices";

const option = (move: string, more: Partial<Option> = {}): Option => {
	const [verb = "", ...touch] = move.split(" ");
	return { move, verb, touch, does: { id: `do-${verb}`, args: {} }, price: [], ...more };
};
const turn = [
	option("place a", { kind: 1, badge: { parts: [["corn", "3"]], rank: 3 } }),
	option("place b", { kind: 1, badge: { parts: [["corn", "1"]], rank: 1 } }),
	option("pick-up c", { kind: 2 }),
	option("end-turn"),
];

describe("what the bar offers", () => {
	it("is kinds first, wherever there are two or more", () => {
		const found = offered(turn, [], "");
		expect(found.kinds.map(({ verb, options }) => [verb, options.length])).toEqual([
			["place", 2],
			["pick-up", 1],
		]);
		expect(found.options).toEqual([]);
		expect(found.ending?.move).toBe("end-turn");
	});

	it("is the options of a kind once it is picked, the best first", () => {
		expect(offered(turn, [], "place").options.map(({ move }) => move)).toEqual(["place b", "place a"]);
	});

	it("is the options at once when there is one kind only", () => {
		const found = offered([option("pay corn"), option("pay gold"), option("decline", { out: true })], [], "");
		expect(found.kinds).toEqual([]);
		expect(found.options.map(({ move }) => move)).toEqual(["pay corn", "pay gold"]);
		expect(found.outs.map(({ move }) => move)).toEqual(["decline"]);
	});

	it("asks which of two kinds a touch means", () => {
		const found = offered([option("harvest a"), option("burn a"), option("burn b")], ["a"], "");
		expect(found.options.map(({ move }) => move)).toEqual(["harvest a", "burn a"]);
	});

	it("is what is free as well once a touch could mean it", () => {
		const free = [option("sell wood", { free: true }), option("buy wood", { free: true })];
		const found = offered([option("go a"), ...free], ["wood"], "");
		expect(found.options.map(({ move }) => move)).toEqual(["sell wood", "buy wood"]);
		expect(found.free).toEqual([]);
	});

	it("keeps apart what is free", () => {
		const found = offered([option("go a"), option("spend card", { free: true })], [], "");
		expect(found.options.map(({ move }) => move)).toEqual(["go a"]);
		expect(found.free.map(({ verb }) => verb)).toEqual(["spend"]);
	});
});

describe("the room in the bar", () => {
	it("has the only kind as one chip, until somebody picks it", () => {
		const open = offered([option("take a"), option("take b"), option("sell c", { free: true })], [], "");
		const found = folded(open, false);
		expect(found.kinds.map(({ verb, options }) => [verb, options.length])).toEqual([["take", 2]]);
		expect([found.options, found.free]).toEqual([[], open.free]);
		expect(folded(open, true)).toBe(open);
	});

	it("leaves a single option and two kinds as they are", () => {
		for (const options of [[option("take a")], turn]) {
			const open = offered(options, [], "");
			expect(folded(open, false)).toBe(open);
		}
	});

	const kinds = kindsOf(["a x", "b x", "b y", "c x", "c y", "c z"].map((move) => option(move)));

	it("opens the kinds with the fewest options first", () => {
		expect([...opened(kinds, 0, 6)]).toEqual(["a", "b", "c"]);
		expect([...opened(kinds, 0, 5)]).toEqual(["a", "b"]);
		expect([...opened(kinds, 2, 5)]).toEqual(["a"]);
	});

	it("leaves all closed that would not fit", () => {
		expect([...opened(kinds.slice(2), 3, 4)]).toEqual([]);
	});
});

describe("kinds", () => {
	it("have a sign of their own, given by the title or else by their order", () => {
		expect(
			kindsOf([option("a x", { kind: 2 }), option("b x"), option("c x")]).map(({ sign }) => sign),
		).toEqual([2, 1, 3]);
	});

	it("ring the places that can be touched next", () => {
		const found = signs([...turn, option("spend card", { free: true })], []);
		expect([...found]).toEqual([
			["a", 1],
			["b", 1],
			["c", 2],
			["card", FREE],
		]);
	});

	it("mean the kind that is kept, where they could mean several", () => {
		const decks = [
			option("recruit elder", { kind: 1 }),
			option("adopt elder", { kind: 2 }),
			option("adopt scout", { kind: 2 }),
			option("recruit hunter", { kind: 1 }),
		];
		expect([...signs(decks, [])].map(([, sign]) => sign)).toEqual([1, 1, 2]);
		expect(Object.fromEntries(signs(decks, [], "adopt"))).toEqual({ elder: 2, scout: 2, hunter: 1 });
		expect(Object.fromEntries(signs(decks, [], "recruit"))).toEqual({ elder: 1, scout: 2, hunter: 1 });
		expect(["elder", "scout", "hunter"].map((place) => keptAt(decks, "adopt", place))).toEqual([
			"adopt",
			"adopt",
			"",
		]);
		expect(keptAt(decks, "", "elder")).toBe("");
	});
});
