/** Lengths of time in figures and words. */

import type { TableInfo } from "../online/api";
import type { SeatClock } from "../protocol";
import type { Words } from "./words";

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const two = (number: number): string => String(number).padStart(2, "0");

/** What a clock shows: 0:09, 12:34, 1:02:03, or days and hours. */
export function clockFace(seconds: number, ui: Words): string {
	const whole = Math.max(0, Math.ceil(seconds));
	const hours = Math.floor((whole % DAY) / HOUR);
	if (whole >= DAY) return ui.text("time-days", { days: Math.floor(whole / DAY), hours });
	const minutes = Math.floor((whole % HOUR) / MINUTE);
	return hours ? `${hours}:${two(minutes)}:${two(whole % MINUTE)}` : `${minutes}:${two(whole % MINUTE)}`;
}

/** What is left on a clock now, when it was told at a moment. */
export function leftNow(clock: SeatClock, told: number, now: number): number {
	return Math.max(0, clock.left - (clock.runs && !clock.asleep ? (now - told) / 1_000 : 0));
}

/** Little enough to warn of: half a minute of a live match, three hours of days. */
export function isShort(left: number, pace: TableInfo["pace"]): boolean {
	return left < (pace === "live" ? 30 : 3 * HOUR);
}

/** The clock everybody agreed to, in words. */
export function paceWords({ pace, terms }: Pick<TableInfo, "pace" | "terms">, ui: Words): string {
	const { bank = 0, increment = 0, days = 0 } = terms;
	if (pace === "free") return ui.text("pace-free");
	if (pace === "days") return ui.text("pace-days", { days });
	return ui.text("pace-live", { minutes: Math.round(bank / MINUTE), seconds: Math.round(increment) });
}

export function dateWords(moment: string | number, ui: Words): string {
	return new Date(moment).toLocaleString(ui.language, { dateStyle: "medium", timeStyle: "short" });
}

/** The first and last days of a vacation, unless it is over. */
export function awayWords([first, last]: readonly [string, string], ui: Words, now = new Date()): string {
	const shown = (day: string): string =>
		new Date(`${day}T00:00`).toLocaleDateString(ui.language, { day: "numeric", month: "short" });
	if (new Date(`${last}T23:59:59`) < now) return "";
	return ui.text("seat-away", { first: shown(first), last: shown(last) });
}

/** A moment of a talk: the time, and the day when it is not today. */
export function momentWords(moment: string, ui: Words): string {
	const at = new Date(moment);
	const day =
		at.toDateString() === new Date().toDateString() ? {} : ({ day: "numeric", month: "short" } as const);
	return at.toLocaleString(ui.language, { ...day, hour: "numeric", minute: "2-digit" });
}
