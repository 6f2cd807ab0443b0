import { describe, expect, it } from "vitest";
import type { LogItem, Score } from "../protocol";
import { courseOf, ranked, victors } from "./course";

const score = (seat: number, total: number): Score => ({ seat, total, parts: [] });
const message = { id: "log-scored", args: {} };
const item = (seq: number, seat: number, amount: number, takenBack = false): LogItem => ({
	...{ seq, seat, taken_back: takenBack },
	lines: [{ message, seat, tags: [{ seat, thing: "points", amount }] }],
});

describe("the course of a match", () => {
	it("leads from the points at the beginning to those at the end, without what was taken back", () => {
		const log = [item(0, 0, 3), item(1, 1, 5), item(2, 1, 9, true), item(3, 0, -2)];
		expect(courseOf(log, [score(0, 2), score(1, 5)]).totals).toEqual([
			[1, 0],
			[4, 0],
			[4, 5],
			[2, 5],
		]);
	});

	it("knows when great moments were over", () => {
		const moment = { title: message, rows: [], before: [], after: [] };
		const great: LogItem = { seq: 1, seat: 0, taken_back: false, lines: [{ message, seat: 0, moment }] };
		expect(courseOf([item(0, 0, 1), great], [score(0, 1)]).moments).toEqual([{ at: 2, title: message }]);
	});
});

describe("the ranking", () => {
	it("has no winner where somebody alone has missed the goal, and an automaton where that has more", () => {
		expect(victors({ scores: [score(0, 21)], winners: [] }, 1)).toEqual([]);
		expect(victors({ scores: [score(0, 121)], winners: [0] }, 1)).toEqual([0]);
		expect(victors({ scores: [score(0, 21), score(1, 40)], winners: [] }, 1)).toEqual([1]);
	});

	it("puts winners first where points are equal, and others level", () => {
		const scores = [score(0, 10), score(1, 30), score(2, 30), score(3, 10)];
		expect(ranked({ scores, winners: [2] }).map(({ place, seat }) => [place, seat])).toEqual([
			[1, 2],
			[2, 1],
			[3, 0],
			[3, 3],
		]);
	});
});
