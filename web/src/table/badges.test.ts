import { describe, expect, it } from "vitest";
import { beside, sparse } from "./badges";

const PANEL = { x: 0, y: 0, width: 400, height: 400 };
const DISC = { x: 180, y: 180, width: 40, height: 40 };

describe("numbers of many places", () => {
	it("are left out where better ones stand", () => {
		const [best, close, far] = [
			{ x: 100, y: 100 },
			{ x: 130, y: 110 },
			{ x: 130, y: 140 },
		];
		expect(sparse([best, close, far], 60, 30)).toEqual([best, far]);
	});
});

describe("numbers beside a place", () => {
	it("stand below it where nothing else lies", () => {
		expect(beside(DISC, 60, 30, [], PANEL)).toEqual({ x: 200, y: 229 });
	});
	it("stand above it where something lies below, and beside it where both are taken", () => {
		const [below, above] = [
			{ x: 205, y: 240 },
			{ x: 195, y: 160 },
		];
		expect(beside(DISC, 60, 30, [below], PANEL)).toEqual({ x: 200, y: 171 });
		expect(beside(DISC, 60, 30, [below, above], PANEL)).toEqual({ x: 250, y: 200 });
	});
	it("stand on the edge of a place that reaches the edge of its panel", () => {
		const row = { x: 10, y: 340, width: 380, height: 48 };
		expect(beside(row, 60, 30, [{ x: 200, y: 320 }], PANEL)).toEqual({ x: 200, y: 385 });
	});
	it("cover a neighbour's middle rather than the place itself, where the edge of the panel leaves no room", () => {
		const die = { x: 180, y: 13, width: 34, height: 34 };
		const sides = [137, 257].map((x) => ({ x, y: 30 }));
		expect(beside(die, 60, 40, [...sides, { x: 197, y: 63 }], PANEL)).toEqual({ x: 197, y: 56 });
	});
	it("never leave the panel", () => {
		const low = { ...DISC, y: 355 };
		expect(beside(low, 60, 30, [{ x: 200, y: 340 }], PANEL).y).toBeLessThan(400 - 15);
	});
});
