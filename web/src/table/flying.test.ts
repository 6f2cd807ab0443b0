import { describe, expect, it } from "vitest";
import type { Line, Panel, Piece, Update } from "../protocol";
import { moves, placesOf } from "./flying";

const label = { id: "label", args: {} };
const piece = (id: string, more: Partial<Piece> = {}): Piece => ({
	id,
	label,
	x: 0,
	y: 0,
	sprite: "worker",
	...more,
});
const panel = (id: string, ...pieces: Piece[]): Panel => ({
	...{ id, title: label, width: 9, height: 9, role: "board" },
	pieces,
});
const table = (...panels: Panel[]): Update => ({ panels }) as Update;
const went = (from: Update, to: Update): string[][] =>
	moves(from, to).map((pair) => pair.map((at) => `${at.panel} ${at.piece.id}`));

describe("what flies", () => {
	it("is a piece that is on another panel now", () => {
		const from = table(panel("mat", piece("w1", { seat: 1 })), panel("board"));
		const to = table(panel("mat"), panel("board", piece("w1", { seat: 1, rides: "gear" })));
		expect(went(from, to)).toEqual([["mat w1", "board w1"]]);
	});

	it("is one that looks like it and is of the same seat, each once", () => {
		const from = table(
			panel("mat", piece("a", { seat: 1 }), piece("b", { seat: 1 }), piece("c", { seat: 0 })),
			panel("board"),
		);
		const to = table(
			panel("mat", piece("b", { seat: 1 })),
			panel("board", piece("x", { seat: 1 }), piece("y", { seat: 2 })),
		);
		expect(went(from, to)).toEqual([["mat a", "board x"]]);
	});

	it("is nothing that stays where it is, turns with what carries it, or belongs to nobody", () => {
		const stays = panel("board", piece("gear", { turn: 10 }), piece("w", { seat: 0, rides: "gear" }));
		const turned = panel("board", piece("gear", { turn: 20 }), piece("w", { seat: 0, rides: "gear" }));
		expect(
			went(table(stays, panel("row", piece("card"))), table(turned, panel("row", piece("other")))),
		).toEqual([]);
	});
});

describe("where a line happens", () => {
	const cell = panel("colony", piece("c", { place: "cell.2.3", seat: 0 }), piece("d", { place: "dock" }));
	const line = (seat: number): Line =>
		({ seat, message: { id: "log", args: { cell: "cell.2.3", at: "dock", coins: 2 } } }) as unknown as Line;

	it("is in what belongs to its own seat, and in what is common", () => {
		expect(placesOf(line(0), [cell])).toEqual(["cell.2.3", "dock"]);
	});

	it("is never in what belongs to another seat", () => {
		expect(placesOf(line(1), [cell])).toEqual(["dock"]);
	});

	it("is never in the hand of another seat", () => {
		const hand = { ...panel("hand", piece("h", { place: "dock" })), seat: 0 };
		expect(placesOf(line(0), [hand])).toEqual(["cell.2.3", "dock"]);
		expect(placesOf(line(1), [hand])).toEqual(["cell.2.3"]);
	});
});
