import { expect, test } from "vitest";
import type { Line } from "../protocol";
import { mark, repeated, seenAt } from "./lines";

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
