import { describe, expect, it } from "vitest";
import type { Panel } from "../protocol";
import { arranged, arranger, type Box, filled } from "./layout";

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
				const boxes = arranger()(panels, width, height);
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
		const boxes = arranger()(panels, 1020, 740);
		expect(boxes[0]?.width).toBeGreaterThan(540);
	});

	it("of seven panels leaves less than a quarter of a desk empty", () => {
		const boxes = arranger()(tables[2] as readonly Panel[], 1040, 740);
		const used = boxes.reduce((sum, box) => sum + box.width * box.height, 0);
		expect(used / (1040 * 740)).toBeGreaterThan(0.75);
	});
});

describe("panels beside each other", () => {
	const sized = (id: string, role: string, width: number, height: number): Panel => ({
		...panel(id, role),
		width,
		height,
	});
	const panels = [
		sized("board", "board", 800, 640),
		sized("land", "board", 610, 560),
		sized("display", "cards", 520, 520),
		sized("hand", "hand", 560, 330),
		sized("field", "track", 680, 340),
		sized("idols", "track", 660, 196),
		sized("animals", "cards", 660, 142),
	];
	const CLEAR = 80;
	/** Which lies clearly left of which, and which above, by their middles. */
	const pairs = (boxes: readonly Box[], clear = CLEAR): string[] =>
		boxes.flatMap((one) =>
			boxes.flatMap((other) => {
				const right = other.x + other.width / 2 - one.x - one.width / 2;
				const down = other.y + other.height / 2 - one.y - one.height / 2;
				const between = `${one.panel.id} ${other.panel.id}`;
				return [
					...(right > clear ? [`${between} across`] : []),
					...(down > clear ? [`${between} down`] : []),
				];
			}),
		);
	const isLike = (first: readonly Box[], then: readonly Box[]): boolean => {
		const known = new Set(pairs(then, 0));
		return pairs(first).every((pair) => known.has(pair));
	};

	it("keep their places while the bar below them grows and shrinks", () => {
		const arrange = arranger();
		const first = arrange(panels, 1000, 720);
		for (const height of [700, 640, 560, 520, 600, 720]) {
			expect(isLike(first, arrange(panels, 1000, height))).toBe(true);
			expect(Math.max(...arrange(panels, 1000, height).map((box) => box.y + box.height))).toBeLessThanOrEqual(
				height + 0.01,
			);
		}
		const anew = [700, 640, 560, 520].map((height) => arranger()(panels, 1000, height));
		expect(anew.every((each) => isLike(first, each))).toBe(false); // some heights alone would have another best
	});

	it("are arranged anew in another window, and when one of them goes", () => {
		const arrange = arranger();
		const first = arrange(panels, 1000, 720);
		expect(isLike(first, arrange(panels, 500, 720))).toBe(false);
		expect(arrange(panels.slice(1), 500, 720)).toHaveLength(6);
		expect(arrange(panels, 1000, 300)).toEqual(arranger()(panels, 1000, 300));
	});

	it("are drawn as they are now", () => {
		const arrange = arranger();
		arrange(panels, 1000, 720);
		const now = panels.map((each) => ({ ...each, icon: "new" }));
		expect(arrange(now, 1000, 720).every((box) => box.panel.icon === "new")).toBe(true);
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
