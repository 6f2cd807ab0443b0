import { describe, expect, it } from "vitest";
import { awayWords, clockFace, leftNow } from "./times";
import { Words } from "./words";

const ui = new Words("en", ["time-days = { $days } d { $hours } h\nseat-away = { $first } to { $last }"]);

describe("clocks", () => {
	it("show figures below a day, days and hours above", () => {
		expect([-1, 0.2, 9, 75, 3_723, 86_400 * 2 + 3_700].map((seconds) => clockFace(seconds, ui))).toEqual([
			"0:00",
			"0:01",
			"0:09",
			"1:15",
			"1:02:03",
			"2\u00a0d 1\u00a0h",
		]);
	});

	it("run down only while they run and their player is awake", () => {
		expect(leftNow({ left: 10, runs: true }, 1_000, 4_000)).toBe(7);
		expect(leftNow({ left: 10, runs: false }, 1_000, 4_000)).toBe(10);
		expect(leftNow({ left: 10, runs: true, asleep: true }, 1_000, 4_000)).toBe(10);
		expect(leftNow({ left: 1, runs: true }, 1_000, 4_000)).toBe(0);
	});
});

describe("vacations", () => {
	it("are told until their last day is over", () => {
		const shown = (now: string) => awayWords(["2026-11-15", "2026-11-17"], ui, new Date(now));
		expect(shown("2026-11-01T12:00")).toBe("Nov\u00a015\u00a0to Nov\u00a017");
		expect(shown("2026-11-17T22:00")).toBe("Nov\u00a015\u00a0to Nov\u00a017");
		expect(shown("2026-11-18T00:01")).toBe("");
	});
});
