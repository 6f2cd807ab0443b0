/** How a match went: everybody's points after each thing that was told, and who stands where. Pure. */
import type { LogItem, Message, Score, Update } from "../protocol";

export interface Course {
	/** By thing told: the points of each seat after it. */
	totals: number[][];
	/** Great moments: after how many things they were over, and what they were. */
	moments: { at: number; title: Message }[];
}

/** The lines of a log lead to the scores at its end: what facts tell is what changed. */
export function courseOf(log: readonly LogItem[], scores: readonly Score[]): Course {
	const lines = log.filter((item) => !item.taken_back).flatMap((item) => item.lines);
	const won = lines.map((line) => {
		const points = scores.map(() => 0);
		for (const { seat, thing, amount } of line.tags ?? [])
			if (thing === "points") points[seat] = (points[seat] ?? 0) + amount;
		return points;
	});
	const start = scores.map(
		({ total }, seat) => total - won.reduce((sum, each) => sum + (each[seat] ?? 0), 0),
	);
	const totals = [start];
	for (const points of won)
		totals.push((totals.at(-1) ?? start).map((total, seat) => total + (points[seat] ?? 0)));
	const moments = lines.flatMap((line, n) => (line.moment ? [{ at: n + 1, title: line.moment.title }] : []));
	return { totals, moments };
}

export interface Rank {
	place: number;
	seat: number;
	total: number;
}

/** Winners first, then by points; who has as many points stands as high. */
export function ranked({ scores, winners }: Pick<Update, "scores" | "winners">): Rank[] {
	const wins = (seat: number): number => (winners.includes(seat) ? 1 : 0);
	const sorted = [...scores].sort((a, b) => b.total - a.total || wins(b.seat) - wins(a.seat));
	const found: Rank[] = [];
	for (const [n, { seat, total }] of sorted.entries()) {
		const above = found.at(-1);
		const level = above && above.total === total && wins(above.seat) === wins(seat);
		found.push({ place: level ? above.place : n + 1, seat, total });
	}
	return found;
}

/** Who won: nobody where the best of a match without winners is a person, who has missed the goal; else an automaton. */
export function victors({ scores, winners }: Pick<Update, "scores" | "winners">, people: number): number[] {
	if (winners.length > 0) return winners;
	return ranked({ scores, winners })
		.slice(0, 1)
		.map(({ seat }) => seat)
		.filter((seat) => seat >= people);
}
