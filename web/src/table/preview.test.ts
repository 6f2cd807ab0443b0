import { describe, expect, it } from "vitest";
import type { Panel, Piece, Update } from "../protocol";
import { drawnGhosts, ghostsOf, previewed } from "./preview";

const label = { id: "label", args: {} };
const piece = (id: string, more: Partial<Piece> = {}): Piece => ({
	id,
	label,
	x: 0,
	y: 0,
	sprite: "s",
	...more,
});
const panel = (...pieces: Piece[]): Panel => ({
	...{ id: "board", title: label, width: 9, height: 9, role: "board" },
	pieces,
});
const gear = piece("gear", { turn: 30 });
const now = panel(gear, piece("worker", { text: "3" }), piece("tile"));
const update = { panels: [now], scores: [], seats: [[], []] } as unknown as Update;

describe("a preview", () => {
	const moved = piece("worker", { text: "3", rides: "gear", x: 4 });
	const then = previewed(update, {
		lines: [],
		changes: [{ id: "board", gone: ["tile"], put: [[1, moved]] }],
		seats: [null, [{ icon: "corn", text: "9", label }]],
	}).update;
	const ghosts = ghostsOf(now, then.panels[0]);

	it("knows what would be elsewhere and what would be gone", () => {
		expect([...ghosts]).toEqual([
			["worker", moved],
			["tile", null],
		]);
	});

	it("draws what would be elsewhere on what would carry it", () => {
		expect(drawnGhosts(now, then.panels[0], ghosts)).toEqual([[gear, moved]]);
	});

	it("draws no ghost where only a number would change", () => {
		const counted = panel(gear, piece("worker", { text: "2" }), piece("tile"));
		expect(drawnGhosts(now, counted, ghostsOf(now, counted))).toEqual([]);
	});

	it("leaves the numbers of others as they are", () => {
		expect(then.seats.map((figures) => figures.map(({ text }) => text))).toEqual([[], ["9"]]);
	});

	it("that changes nothing has no ghosts", () => {
		expect(ghostsOf(now, now).size).toBe(0);
	});
});
