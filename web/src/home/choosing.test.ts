import { beforeEach, describe, expect, it } from "vitest";
import type { Title } from "../parts/words";
import { lastChoice, levelOf, presetOf, remember, seated } from "./choosing";

const store = new Map<string, string>();
Object.assign(globalThis, {
	localStorage: { getItem: (key: string) => store.get(key) ?? null, setItem: store.set.bind(store) },
});

const TITLE: Title = {
	name: "toy",
	seats: [1, 2, 5],
	options: [
		{ name: "fog", values: [0, 1], solo: false },
		{ name: "fox", values: [0, 1], solo: true },
	],
	usual: { 5: { fog: 1 } },
	presets: [
		{ name: "normal", options: {}, solo: true },
		{ name: "hard", options: { fox: 1 }, solo: true },
		{ name: "foggy", options: { fog: 1 }, solo: false },
	],
	levels: [
		{ name: "novice", seconds: 1 },
		{ name: "strong", seconds: 1 },
	],
};

describe("what is chosen before a match", () => {
	beforeEach(() => store.clear());

	it("is a person and easy bots at first", () => {
		expect(lastChoice({ ...TITLE, seats: [2, 3, 4] }).kinds).toEqual(["you", "novice", "novice"]);
	});

	it("is what was chosen last, if that can still be played", () => {
		remember("toy", { kinds: ["strong", "you"], options: { fog: 1 } });
		expect(lastChoice(TITLE)).toEqual({ kinds: ["strong", "you"], options: { fog: 1, fox: 0 } });
		expect(lastChoice({ ...TITLE, levels: [{ name: "novice", seconds: 1 }] }).kinds).not.toContain("strong");
	});

	it("keeps who sits, and takes what is usual for so many", () => {
		expect(seated(TITLE, 5, ["you", "strong"])).toEqual({
			kinds: ["you", "strong", "strong", "strong", "strong"],
			options: { fog: 1 },
		});
	});

	it("has the level of its bots, unless they differ", () => {
		expect(levelOf(["you", "strong", "strong"])).toBe("strong");
		expect(levelOf(["you", "novice", "strong"])).toBe("");
	});

	it("is called as its preset, at tables that it is for", () => {
		expect(presetOf(TITLE, { kinds: ["you"], options: {} })).toBe("normal");
		expect(presetOf(TITLE, { kinds: ["you"], options: { fox: 1 } })).toBe("hard");
		expect(presetOf(TITLE, { kinds: ["you", "novice"], options: { fog: 1, fox: 1 } })).toBe("foggy");
		expect(presetOf(TITLE, { kinds: ["you", "novice"], options: {} })).toBe("");
	});
});
