/** Who sits where, in words. */
import type { Seat, TableInfo } from "../online/api";
import type { Level, Words } from "./words";

/** The letter of a seat. */
export const letterOf = (seat: number): string => "ABCDE"[seat] ?? "";

/** Names as they are shown: bots by what they are, numbered. */
function shownNames(players: readonly { name: string; bot: string | null }[], ui: Words): string[] {
	const met = new Map<string, number>();
	return players.map(({ name, bot }) => {
		if (bot === null || !ui.has(`player-${bot}`)) return name;
		const number = (met.get(bot) ?? 0) + 1;
		met.set(bot, number);
		return ui.text(`player-${bot}`, { number });
	});
}

/** The names at a table: people by their own, also when a bot plays for them meanwhile. */
export function seatNames(seats: readonly Seat[], ui: Words): string[] {
	return shownNames(
		seats.map(({ name, person, bot }) => ({ name, bot: person === null ? bot : null })),
		ui,
	);
}

/** The names of a match, in which bots are called by their kind. */
export function matchNames(names: readonly string[], ui: Words): string[] {
	return shownNames(
		names.map((name) => ({ name, bot: ui.has(`player-${name}`) && name !== "you" ? name : null })),
		ui,
	);
}

/** The page of somebody who sits at a table, which a report from there is about too. */
export function personAt(name: string, { id, listed, code }: TableInfo): string {
	const table = listed || code ? `?${new URLSearchParams({ table: String(id), code: code ?? "" })}` : "";
	return `#/person/${encodeURIComponent(name)}${table}`;
}

/** How many matches somebody left, or that there were none; nothing of somebody who has not played. */
export function historyWords(history: Seat["history"], ui: Words): string {
	const all = history ? history.played + history.left : 0;
	if (!history || all === 0) return "";
	return ui.text(history.left > 0 ? "seat-history-left" : "seat-history-all", { left: history.left, all });
}

/** What a level is like, and how long it thinks. */
export const levelWords = ({ name, seconds }: Level, ui: Words): string =>
	ui.text(`level-${name}-about`, { seconds });

/** A reason in words; one that nobody foresaw has a general sentence. */
export function reasonWords(reason: string, ui: Words): string {
	return ui.has(reason) ? ui.text(reason) : ui.text("problem");
}

/** What a seat got at the end, of a result such as "48.25 61* 30"; winners have a star. */
export function pointsWords(result: string, seat: number, ui: Words): string {
	const word = result.split(" ")[seat] ?? "0";
	const points = Number.parseFloat(word).toLocaleString(ui.language).replace("-", "\u2212");
	return word.endsWith("*") ? `${points} ★` : points;
}
