/** Where panels lie for a viewer and a window. Pure. */
import type { Option, Panel } from "../protocol";

export type Role = "board" | "track" | "cards" | "mat" | "hand";

export const roleOf = (panel: Panel): Role => (panel.role || "track") as Role;

/** The own mat first, then the others clockwise; all other panels stay where they are. */
export function arranged(panels: readonly Panel[], viewer: number | null): Panel[] {
	const mats = panels.filter((panel) => roleOf(panel) === "mat");
	const seats = Math.max(0, ...mats.map((panel) => panel.seat ?? 0)) + 1;
	const distance = (panel: Panel): number => ((panel.seat ?? 0) - (viewer ?? 0) + seats) % seats;
	const sorted = [...mats].sort((a, b) => distance(a) - distance(b));
	return panels.map((panel) => (roleOf(panel) === "mat" ? (sorted.shift() as Panel) : panel));
}

/** Panels that share a tab on a phone: each board, track and row of cards alone, all mats together. */
export interface Tab {
	id: string;
	panels: Panel[];
	/** Options whose touch begins there. */
	count: number;
}

export const PLAYERS = "players";

export function tabsOf(panels: readonly Panel[], options: readonly Option[]): Tab[] {
	const found: Tab[] = [];
	for (const panel of panels) {
		const id = roleOf(panel) === "mat" ? PLAYERS : panel.id;
		const known = found.find((tab) => tab.id === id);
		if (known) known.panels.push(panel);
		else found.push({ id, panels: [panel], count: 0 });
	}
	for (const tab of found) {
		const places = new Set(tab.panels.flatMap((panel) => panel.pieces.map((piece) => piece.place ?? "")));
		tab.count = options.filter(({ touch }) => touch[0] !== undefined && places.has(touch[0])).length;
	}
	return found;
}

/** The tab that must come forward: the one with all the answers, or with most of them when this one has none. */
export function forward(tabs: readonly Tab[], now: string): string {
	const here = tabs.find((tab) => tab.id === now);
	if (here && here.count > 0) return now;
	const best = tabs.reduce<Tab | null>((most, tab) => (tab.count > (most?.count ?? 0) ? tab : most), null);
	return best?.id ?? tabs[0]?.id ?? "";
}

export interface Box {
	panel: Panel;
	x: number;
	y: number;
	width: number;
	height: number;
}

const GAP = 10;
const STEPS = 24;
const BOARD = 3; // how much more the size of a board counts than that of another panel
const LARGEST = 1.15; // of the size in which a panel was drawn

/** As wide as it can be in a box of this size. */
const fitted = (panel: Panel, width: number, height: number): number =>
	Math.min(width, (height * panel.width) / panel.height);

/** As wide as the column, but never much larger than it was drawn. */
const within = (panel: Panel, wide: number): number => Math.min(wide, panel.width * LARGEST);

/** A column of panels, each as wide as the column allows, all of them within the height. */
function column(panels: readonly Panel[], x: number, width: number, height: number): Box[] {
	const high = (panel: Panel, wide: number): number => (within(panel, wide) * panel.height) / panel.width;
	const room = height - GAP * (panels.length - 1);
	let [wide, most] = [1, Math.max(1, width)];
	while (most - wide > 0.5) {
		const tried = (wide + most) / 2;
		if (panels.reduce((sum, panel) => sum + high(panel, tried), 0) > room) most = tried;
		else wide = tried;
	}
	let y = 0;
	return panels.map((panel) => {
		const own = within(panel, wide);
		const box = { panel, x: x + (width - own) / 2, y, width: own, height: high(panel, wide) };
		y += box.height + GAP;
		return box;
	});
}

/** A row of panels of one height, side by side, within the width. */
function shelf(panels: readonly Panel[], y: number, width: number, height: number): Box[] {
	const ratio = panels.reduce((sum, panel) => sum + panel.width / panel.height, 0);
	const high = Math.max(1, Math.min(height, (width - GAP * (panels.length - 1)) / ratio));
	let x = 0;
	return panels.map((panel) => {
		const wide = (high * panel.width) / panel.height;
		const box = { panel, x, y, width: wide, height: high };
		x += wide + GAP;
		return box;
	});
}

/** How well a player sees an arrangement: the smaller a panel is, the more it counts; a board counts thrice. */
function worth(boxes: readonly Box[]): number {
	if (boxes.length === 0) return Number.NEGATIVE_INFINITY;
	let sum = 0;
	for (const { panel, width } of boxes)
		sum -= (panel.width / width) * (roleOf(panel) === "board" ? BOARD : 1);
	return sum;
}

/** The arrangement that is seen best in this window: boards left, tracks beside, cards below. */
export function laidOut(panels: readonly Panel[], width: number, height: number): Box[] {
	const boards = panels.filter((panel) => roleOf(panel) === "board");
	const others = panels.filter((panel) => roleOf(panel) !== "board");
	const broad = others.filter((panel) => panel.width / panel.height > 2.2);
	const tried: Box[][] = [];
	for (const below of [[], broad, broad.slice(0, 2), broad.slice(0, 1)]) {
		const beside = others.filter((panel) => !below.includes(panel));
		for (let step = 0; step <= (below.length > 0 ? STEPS / 2 : 0); step++) {
			const low = below.length > 0 ? Math.floor(height * (0.08 + (0.34 * step) / (STEPS / 2))) : 0;
			const top = height - low - (low ? GAP : 0);
			for (let cut = 6; cut <= STEPS; cut++) {
				const left = beside.length > 0 ? Math.floor((width * cut) / (STEPS + 4)) : width;
				const boxes = column(boards, 0, left, top);
				const used = Math.max(0, ...boxes.map((box) => box.width));
				for (const box of boxes) box.x = 0;
				const rest = width - used - GAP;
				if (beside.length > 0 && rest < 120) continue;
				tried.push([
					...boxes,
					...columns(beside, used + GAP, rest, top),
					...shelf(below, top + GAP, width, low),
				]);
			}
		}
	}
	return tried.reduce<Box[]>((best, boxes) => (worth(boxes) > worth(best) ? boxes : best), []);
}

/** One column, or two where that makes the panels larger. */
function columns(panels: readonly Panel[], x: number, width: number, height: number): Box[] {
	if (panels.length === 0) return [];
	let best = column(panels, x, width, height);
	const half = (width - GAP) / 2;
	for (let cut = 1; cut < panels.length; cut++) {
		const boxes = [
			...column(panels.slice(0, cut), x, half, height),
			...column(panels.slice(cut), x + half + GAP, half, height),
		];
		if (worth(boxes) > worth(best)) best = boxes;
	}
	return best;
}

/** One panel alone, as large as it can be. */
export function alone(panel: Panel, width: number, height: number): Box {
	const wide = fitted(panel, width, height);
	return { panel, x: (width - wide) / 2, y: 0, width: wide, height: (wide * panel.height) / panel.width };
}
