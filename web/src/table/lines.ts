import type { Line, LogItem, Message, Update } from "../protocol";

/** Something that was done, and how many times in a row. */
export interface Repeated {
	line: Line;
	times: number;
}

/** Lines that say the same one after another become one; a great moment stays alone. Pure. */
export function repeated(lines: readonly Line[]): Repeated[] {
	const found: Repeated[] = [];
	let said = "";
	for (const line of lines) {
		const says = line.moment ? "" : JSON.stringify([line.seat, line.message, line.tags ?? []]);
		const last = found.at(-1);
		if (last && says && says === said) last.times++;
		else found.push({ line, times: 1 });
		said = says;
	}
	return found;
}

/** What stands for a piece among places. */
export const mark = (piece: string): string => `#${piece}`;

/** A number that is paid or lost. */
export const isLost = ({ args }: Message): boolean => String(args.signed ?? "").startsWith("\u2212");

/** Where a line is seen: at pieces that it tells itself, or at the places that its message names. */
export const seenAt = ({ pieces, message }: Line): string[] =>
	pieces?.map(mark) ?? Object.values(message.args).filter((value) => typeof value === "string");

/** A line is about its seat, or about nobody in particular: new cards, set-up. Automata follow the seats. */
export const isOwned = ({ seat, message }: Line, seats: number): boolean =>
	typeof message.args.seat === "number" || seat >= seats;

const LAID_OUT = 4; // lines about nobody in one entry: so many are a table that is laid out, which is seen at once

/** Lines that are new since a table and tell of somebody else; what was taken back is not told. */
export function freshLines(
	before: Update,
	log: readonly LogItem[],
	viewer: number | null,
	people: number,
): Line[] {
	return log
		.filter((item) => item.seq >= before.seq && !item.taken_back)
		.flatMap(({ lines }) => {
			const others = lines.filter((line) => line.seat !== viewer);
			const layout = others.filter((line) => !isOwned(line, people) && !line.moment && !line.opens);
			return layout.length < LAID_OUT ? others : others.filter((line) => !layout.includes(line));
		});
}
