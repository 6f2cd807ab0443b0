import { describe, expect, it } from "vitest";
import { offered } from "../hand/choices";
import type { Update } from "../protocol";
import { type FirstUpdate, today } from "./former";

const title = { id: "panel-board", args: {} };
const option = (move: string) => {
	const [verb = "", ...touch] = move.split(" ");
	return { move, verb, touch, does: { id: `do-${verb}`, args: {} }, price: [] };
};
const first: FirstUpdate = {
	seq: 3,
	panels: ["board", "side", "mat"].map((area) => ({
		id: area,
		title,
		width: 9,
		height: 9,
		area,
		pieces: [],
	})),
	log: [
		{
			seq: 2,
			seat: 1,
			taken_back: true,
			messages: [
				{ id: "log-drawn", args: { seat: 0 } },
				{ id: "log-moved", args: {} },
			],
		},
	],
	decision: {
		id: "3:0",
		ask: { id: "ask-turn", args: {} },
		options: ["place hill.1", "hire", "end-turn"].map(option),
	},
	waiting: [0],
	undo: true,
	over: false,
	scores: [0, 1].map((seat) => ({ seat, total: 0, parts: [] })),
	winners: [],
};

describe("an update of former rules", () => {
	const found = today(first);

	it("has panels with roles", () => {
		expect(found.panels.map(({ role }) => role)).toEqual(["board", "track", "mat"]);
		expect(found.panels[0]).not.toHaveProperty("area");
	});

	it("tells line by line, of whom each message tells or who moved", () => {
		expect(found.log).toEqual([
			{
				seq: 2,
				seat: 1,
				taken_back: true,
				lines: [
					{ message: { id: "log-drawn", args: { seat: 0 } }, seat: 0 },
					{ message: { id: "log-moved", args: {} }, seat: 1 },
				],
			},
		]);
	});

	it("offers every option by itself, for there are no words for kinds, and the end of a turn apart", () => {
		const offer = offered(found.decision?.options ?? [], [], "");
		expect(offer.kinds).toEqual([]);
		expect(offer.options.map(({ move }) => move)).toEqual(["place hill.1", "hire"]);
		expect(offer.ending?.move).toBe("end-turn");
	});

	it("has nothing to keep in mind, and no numbers of seats", () => {
		expect(found.status).toEqual([]);
		expect(found.seats).toEqual([[], []]);
	});

	it("is otherwise as it was, also where nobody decides", () => {
		const { seq, waiting, undo, over, scores, winners } = first;
		expect(today({ ...first, decision: null })).toMatchObject({
			...{ seq, waiting, undo, over, scores, winners },
			decision: null,
		});
	});
});

describe("an update of today", () => {
	it("is left alone", () => {
		const update = { ...today(first), status: [{ message: title }] } satisfies Update;
		expect(today(update)).toBe(update);
	});
});
