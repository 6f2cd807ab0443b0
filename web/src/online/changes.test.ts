import { describe, expect, it } from "vitest";
import type { Change, LogItem, Panel, Piece, Update } from "../protocol";
import { heard } from "./changes";

const piece = (id: string, x = 0): Piece => ({ id, x, y: 0, label: { id: "l", args: {} } });
const panel = (id: string, ...pieces: string[]): Panel => ({
	id,
	title: { id: "t", args: {} },
	width: 1,
	height: 1,
	role: "board",
	pieces: pieces.map((name) => piece(name)),
});
const item = (seq: number, taken_back = false): LogItem => ({ seq, seat: 0, taken_back, lines: [] });
const known: Update = {
	seq: 4,
	panels: [panel("board", "a", "b", "c"), panel("mat", "m")],
	log: [item(0), item(1), item(2), item(3)],
	decision: { id: "4:0", ask: { id: "ask", args: {} }, options: [] },
	waiting: [0],
	undo: true,
	over: false,
	scores: [{ seat: 0, total: 3, parts: [] }],
	status: [],
	seats: [],
	winners: [],
};
const change = (given: Partial<Change>): Change => ({
	type: "change",
	base: 4,
	seq: 5,
	log: [item(4)],
	waiting: [1],
	...given,
});
const ids = (update: Update | null, at = 0): string[] =>
	update?.panels[at]?.pieces.map((each) => each.id) ?? [];

describe("a change", () => {
	it("takes away what is gone and puts each piece at its index, in ascending order", () => {
		const after = heard(
			known,
			change({
				changes: [
					{
						id: "board",
						gone: ["a"],
						put: [
							[2, piece("e")],
							[0, piece("d")],
						],
					},
				],
			}),
		);
		expect(ids(after)).toEqual(["d", "b", "e", "c"]);
		expect(ids(known)).toEqual(["a", "b", "c"]);
	});

	it("moves a piece that is put again without being gone first", () => {
		const after = heard(known, change({ changes: [{ id: "board", put: [[2, piece("a", 7)]] }] }));
		expect(ids(after)).toEqual(["b", "c", "a"]);
		expect(after?.panels[0]?.pieces[2]?.x).toBe(7);
	});

	it("replaces, adds and loses whole panels", () => {
		const after = heard(known, change({ panels: [panel("board", "z"), panel("hand")], lost: ["mat"] }));
		expect(after?.panels.map((each) => each.id)).toEqual(["board", "hand"]);
		expect(ids(after)).toEqual(["z"]);
	});

	it("says what is left out: no decision, no undo, scores as before", () => {
		const after = heard(known, change({}));
		expect(after).toMatchObject({
			seq: 5,
			decision: null,
			undo: false,
			over: false,
			waiting: [1],
			winners: [],
		});
		expect(after?.scores).toBe(known.scores);
		expect(after?.panels[1]).toBe(known.panels[1]);
	});

	it("appends to the log and marks what was taken back", () => {
		const after = heard(known, change({ taken_back: [2, 3] }));
		expect(after?.log.map((each) => [each.seq, each.taken_back])).toEqual([
			[0, false],
			[1, false],
			[2, true],
			[3, true],
			[4, false],
		]);
	});

	it("is ignored when old, and asks again when there is a gap", () => {
		expect(heard(known, change({ base: 3, seq: 4 }))).toBe(known);
		expect(heard(known, change({ base: 5, seq: 6 }))).toBeNull();
		expect(heard(known, change({ base: 3, seq: 5 }))).toBeNull();
		expect(heard(null, change({}))).toBeNull();
	});
});

describe("the whole", () => {
	it("replaces everything but the log before it", () => {
		const update = { ...known, seq: 6, log: [item(3, true), item(4), item(5)], panels: [panel("board")] };
		const after = heard(known, { type: "whole", update });
		expect(after?.log.map((each) => each.seq)).toEqual([0, 1, 2, 3, 4, 5]);
		expect(after?.log[3]?.taken_back).toBe(true);
		expect(after?.panels).toEqual([panel("board")]);
	});

	it("is taken when it is the first, and ignored when it is older", () => {
		expect(heard(null, { type: "whole", update: known })).toEqual(known);
		expect(heard(known, { type: "whole", update: { ...known, seq: 3 } })).toBe(known);
	});
});
