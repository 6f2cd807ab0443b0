import { describe, expect, it } from "vitest";
import type { Panel } from "../protocol";
import { arranged, type Box, filled, laidOut } from "./layout";

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

describe("an arrangement", () => {
	const drawn = (role: string, width: number, height: number, n: number): Panel => ({
		...panel(`${role}-${n}`, role),
		width,
		height,
	});
	const tables: readonly (readonly Panel[])[] = [
		[["board", 1000, 1000]],
		[
			["board", 1000, 1000],
			["track", 400, 300],
			["cards", 900, 200],
		],
		[
			["board", 880, 720],
			["board", 880, 800],
			["cards", 860, 860],
			["track", 860, 370],
			["track", 860, 250],
			["cards", 860, 190],
			["hand", 1200, 180],
		],
	].map((sizes) =>
		sizes.map(([role, width, height], n) => drawn(role as string, width as number, height as number, n)),
	);
	const apart = (one: Box, other: Box): boolean =>
		one.x + one.width <= other.x + 0.01 ||
		other.x + other.width <= one.x + 0.01 ||
		one.y + one.height <= other.y + 0.01 ||
		other.y + other.height <= one.y + 0.01;

	it("keeps every panel's shape, within the window, none over another", () => {
		for (const panels of tables) {
			for (const [width, height] of [
				[1040, 740],
				[700, 900],
				[1600, 500],
			] as const) {
				const boxes = laidOut(panels, width, height);
				expect(new Set(boxes.map((box) => box.panel.id)).size).toBe(panels.length);
				for (const [n, box] of boxes.entries()) {
					expect(box.width / box.height).toBeCloseTo(box.panel.width / box.panel.height, 3);
					expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(-0.01);
					expect(box.x + box.width).toBeLessThanOrEqual(width + 0.01);
					expect(box.y + box.height).toBeLessThanOrEqual(height + 0.01);
					for (const other of boxes.slice(n + 1)) expect(apart(box, other)).toBe(true);
				}
			}
		}
	});

	it("lets a board grow beside a row of tiles that is drawn small", () => {
		const panels = [drawn("board", 640, 500, 0), drawn("board", 500, 500, 1), drawn("cards", 520, 176, 2)];
		const boxes = laidOut(panels, 1020, 740);
		expect(boxes[0]?.width).toBeGreaterThan(540);
	});

	it("of seven panels leaves less than a quarter of a desk empty", () => {
		const boxes = laidOut(tables[2] as readonly Panel[], 1040, 740);
		const used = boxes.reduce((sum, box) => sum + box.width * box.height, 0);
		expect(used / (1040 * 740)).toBeGreaterThan(0.75);
	});
});

describe("a panel on a phone", () => {
	const sized = (id: string, role: string, height: number, seat: number | null = null): Panel => ({
		...panel(id, role, seat),
		width: 100,
		height,
	});
	const [board, mine, row, tall] = [
		sized("board", "board", 90),
		sized("mine", "mat", 30, 0),
		sized("row", "cards", 20),
		sized("tall", "track", 95),
	];
	const all = [board, mine, sized("theirs", "mat", 30, 1), row, tall];
	const shown = (front: Panel): string =>
		filled(front, all, 100, 100)
			.map((box) => box.panel.id)
			.join(" ");

	it("that is low leaves its room to the own mat and to whatever fits whole", () => {
		expect(shown(row)).toBe("row mine");
		expect(filled(row, all, 100, 100).at(-1)).toMatchObject({ y: 30, height: 30 });
	});
	it("stands alone if it is a board, or as high as the screen", () => {
		expect(shown(board)).toBe("board");
		expect(shown(tall)).toBe("tall");
	});
});
