import { describe, expect, it } from "vitest";
import { isHushed, isQuiet } from "./notify";

const at = (time: string): Date => new Date(`2026-07-01T${time}:00Z`);

describe("quiet hours", () => {
	it("are none when nobody asked for them", () => {
		expect(isQuiet(null, at("03:00"))).toBe(false);
	});

	it("go past midnight", () => {
		const night = { from: "22:00", to: "07:00", zone: "UTC" };
		expect(
			["21:59", "22:00", "23:59", "00:00", "06:59", "07:00"].map((time) => isQuiet(night, at(time))),
		).toEqual([false, true, true, true, true, false]);
	});

	it("are hours of the person's own time zone", () => {
		const lunch = { from: "12:00", to: "13:00", zone: "Europe/Kyiv" };
		expect(isQuiet(lunch, at("09:30"))).toBe(true);
		expect(isQuiet(lunch, at("12:30"))).toBe(false);
	});

	it("are those of sleep too", () => {
		const quiet = { from: "12:00", to: "13:00", zone: "UTC" };
		const sleep = { from: "23:00", to: "07:00", zone: "UTC" };
		const hushed = (time: string) => isHushed({ quiet, sleep }, at(time));
		expect(["12:30", "23:30", "20:00"].map(hushed)).toEqual([true, true, false]);
		expect(isHushed({ quiet: null, sleep: null }, at("12:30"))).toBe(false);
	});
});
