import { describe, expect, it, test } from "vitest";
import type { Line, LogItem, Update } from "../protocol";
import { freshLines, mark, repeated, seenAt } from "./lines";

const draws = (seat: number, amount = 1): Line => ({
	seat,
	message: { id: "log-card-drawn", args: { seat } },
	tags: [{ seat, thing: "cards", amount }],
});

test("what is done again and again is one line", () => {
	const lines = [draws(1), draws(1), draws(1), draws(0), draws(1)];
	expect(repeated(lines).map(({ line, times }) => [line.seat, times])).toEqual([
		[1, 3],
		[0, 1],
		[1, 1],
	]);
});

test("what brought another number is another line", () => {
	expect(repeated([draws(1), draws(1, 2)])).toHaveLength(2);
});

test("a line is seen at the places that it names, unless it says where", () => {
	const paid: Line = {
		seat: 1,
		message: { id: "log-goods-paid", args: { seat: 1, good: "wood", amount: 2 } },
	};
	expect(seenAt(paid)).toEqual(["wood"]);
	expect(seenAt({ ...paid, pieces: ["mat.1.wood"] })).toEqual([mark("mat.1.wood")]);
});

describe("what is told of others", () => {
	const shown = (hex: number): Line => ({ seat: -1, message: { id: "log-hex-shown", args: { hex } } });
	const entry = (seq: number, lines: Line[], taken_back = false): LogItem =>
		({ seq, seat: 1, lines, taken_back }) as LogItem;
	const before = { seq: 4 } as Update;
	const told = (...log: LogItem[]) => freshLines(before, log, 0, 2);

	it("is new, done by somebody else, and not taken back", () => {
		const log = [entry(3, [draws(1)]), entry(4, [draws(0), draws(1, 2)]), entry(5, [draws(1, 3)], true)];
		expect(told(...log)).toEqual([draws(1, 2)]);
	});

	it("is a card that comes to the board, too", () => {
		expect(told(entry(4, [draws(1), shown(1)]))).toEqual([draws(1), shown(1)]);
	});

	it("is not a whole table that is laid out, but what somebody does after it", () => {
		const table = Array.from({ length: 19 }, (_, hex) => shown(hex));
		expect(told(entry(4, [...table, draws(1)]))).toEqual([draws(1)]);
	});

	it("is every great moment, and all that an automaton does", () => {
		const great = [0, 1, 2, 3].map(
			(n): Line => ({ ...shown(n), opens: n === 0, moment: {} as Line["moment"] }),
		);
		expect(told(entry(4, great))).toEqual(great);
		const hers = [0, 1, 2, 3].map((n): Line => ({ ...shown(n), seat: 2 }));
		expect(told(entry(4, hers))).toEqual(hers);
	});
});
