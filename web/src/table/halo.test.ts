import { expect, test } from "vitest";
import { isHexagon, outline } from "./halo";

test("a hexagon on its point is told from cards and squares", () => {
	expect(isHexagon(114.3, 132)).toBe(true);
	expect(isHexagon(84, 112)).toBe(false);
	expect(isHexagon(100, 100)).toBe(false);
	expect(isHexagon(26, 30)).toBe(false);
});

test("a hexagon's outline has six corners, none of them beyond its box", () => {
	const path = outline({ x: -52, y: -60, width: 104, height: 120, rx: 14, hexagon: true });
	expect(path).toBe("M0 -60l52 30v60l-52 30l-52 -30v-60z");
});

test("a frame is closed, with the corners that are asked for", () => {
	const halo = { x: 0, y: 0, width: 40, height: 60, rx: 14, hexagon: false };
	expect(outline(halo)).toContain("a14 14");
	expect(outline(halo, 6)).toBe(
		"M6 0h28a6 6 0 0 1 6 6v48a6 6 0 0 1 -6 6h-28a6 6 0 0 1 -6 -6v-48a6 6 0 0 1 6 -6z",
	);
	expect(outline({ ...halo, rx: 99 })).toContain("a20 20");
});
