import { describe, expect, it } from "vitest";
import type { Panel } from "../protocol";
import { arranged } from "./layout";

const panel = (id: string, role: string, seat: number | null = null): Panel => ({
	id,
	title: { id, args: {} },
	width: 1,
	height: 1,
	role,
	pieces: [],
	seat,
});
const table = [
	panel("board", "board"),
	panel("a", "mat", 0),
	panel("b", "mat", 1),
	panel("c", "mat", 2),
	panel("market", "track"),
];
const ids = (viewer: number | null, panels = table): string =>
	arranged(panels, viewer)
		.map((each) => each.id)
		.join(" ");

describe("panels", () => {
	it("lie in seat order for a spectator", () => {
		expect(ids(null)).toBe("board a b c market");
	});

	it("begin with the own mat, the others following clockwise", () => {
		expect(ids(1)).toBe("board b c a market");
		expect(ids(2)).toBe("board c a b market");
	});

	it("lie the same when they come with the own mat first", () => {
		const [board, a, b, c, market] = table as [Panel, Panel, Panel, Panel, Panel];
		expect(ids(2, [board, c, a, b, market])).toBe("board c a b market");
	});
});
