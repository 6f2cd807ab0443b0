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

/** Whether a touch of one card of this hand is all that an option needs. */
export const isCardOf = (hand: Panel | null, { touch }: Option): boolean =>
	touch.length === 1 && (hand?.pieces.some(({ place }) => place === touch[0]) ?? false);

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

/** The tab that must come forward when this one has no answers: the one with most of them, of the usual kind if there are such. */
export function forward(tabs: readonly Tab[], now: string, usual: readonly Tab[] = []): string {
	const counted = usual.some((tab) => tab.count > 0) ? usual : tabs;
	const here = counted.find((tab) => tab.id === now);
	if (here && here.count > 0) return now;
	const best = counted.reduce<Tab | null>((most, tab) => (tab.count > (most?.count ?? 0) ? tab : most), null);
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
const LARGEST = 1.15; // of the size in which a panel was drawn
const SHAPES = 8; // that are kept apart when the ratio of the sides doubles
const WIDER = [1, 1.3, 1.7, 2.2]; // rooms for a panel, as wide as it is or with room to spare
/** How much more the size of a panel counts than that of a track. */
const WEIGHTS: Readonly<Record<Role, number>> = { board: 3, hand: 2, cards: 1, mat: 1, track: 1 };

/** As wide as it can be in a box of this size. */
const fitted = (panel: Panel, width: number, height: number): number =>
	Math.min(width, (height * panel.width) / panel.height);

/** A room for one panel, or one that is cut in two: left and right, or above and below. */
interface Room {
	/** Width by height, if there were no gaps. */
	ratio: number;
	/** How badly its panels are seen when it is one high: the smaller one is, the more it counts. */
	cost: number;
	panel?: Panel;
	halves?: readonly [Room, Room];
	upright?: boolean;
}

const whole = (panel: Panel, wider: number): Room => ({
	ratio: (wider * panel.width) / panel.height,
	cost: WEIGHTS[roleOf(panel)] * panel.height,
	panel,
});
const sideBySide = (left: Room, right: Room): Room => ({
	ratio: left.ratio + right.ratio,
	cost: left.cost + right.cost,
	halves: [left, right],
	upright: true,
});
function stacked(upper: Room, lower: Room): Room {
	const ratio = 1 / (1 / upper.ratio + 1 / lower.ratio);
	const cost = (upper.cost * upper.ratio + lower.cost * lower.ratio) / ratio;
	return { ratio, cost, halves: [upper, lower], upright: false };
}

/** Every way to divide a room among these panels in their order; of ways of about the same shape the best. */
function divided(panels: readonly Panel[]): Room[] {
	const known = new Map<string, Room[]>();
	const between = (from: number, to: number): Room[] => {
		const key = `${from} ${to}`;
		const found = known.get(key);
		if (found) return found;
		if (to - from === 1) return WIDER.map((wider) => whole(panels[from] as Panel, wider));
		const best = new Map<number, Room>();
		for (let cut = from + 1; cut < to; cut++) {
			for (const first of between(from, cut)) {
				for (const second of between(cut, to)) {
					for (const room of [sideBySide(first, second), stacked(first, second)]) {
						const shape = Math.round(Math.log2(room.ratio) * SHAPES);
						const rival = best.get(shape);
						if (!rival || room.cost < rival.cost) best.set(shape, room);
					}
				}
			}
		}
		const rooms = [...best.values()];
		known.set(key, rooms);
		return rooms;
	};
	return between(0, panels.length);
}

/** How wide a room is: so many times its height, and so much more for its gaps. */
function breadth(room: Room): [number, number] {
	if (!room.halves) return [room.ratio, 0];
	const [[a, more], [b, most]] = room.halves.map(breadth) as [[number, number], [number, number]];
	if (room.upright) return [a + b, more + most + GAP];
	const times = 1 / (1 / a + 1 / b);
	return [times, times * (more / a + most / b - GAP)];
}

/** The panels of a room that is so high, each in the middle of its own part. */
function placed(room: Room, x: number, y: number, height: number): Box[] {
	const [times, more] = breadth(room);
	const width = times * height + more;
	if (room.panel) {
		const own = Math.min(fitted(room.panel, width, height), room.panel.width * LARGEST);
		const high = (own * room.panel.height) / room.panel.width;
		return [
			{ panel: room.panel, x: x + (width - own) / 2, y: y + (height - high) / 2, width: own, height: high },
		];
	}
	const [first, second] = room.halves as [Room, Room];
	const [a, gaps] = breadth(first);
	if (room.upright)
		return [...placed(first, x, y, height), ...placed(second, x + a * height + gaps + GAP, y, height)];
	const high = (width - gaps) / a;
	return [...placed(first, x, y, high), ...placed(second, x, y + high + GAP, height - high - GAP)];
}

/** How badly a player sees an arrangement. */
const trouble = (boxes: readonly Box[]): number =>
	boxes.reduce(
		(sum, { panel, width }) => sum + WEIGHTS[roleOf(panel)] * (panel.width / Math.max(1, width)),
		0,
	);

/** How panels share a page, whatever its size: cut in two again and again. */
type Arrangement = Room;

/** An arrangement in a window. */
function laidIn(room: Arrangement, width: number, height: number): Box[] {
	const [times, more] = breadth(room);
	return placed(room, 0, 0, Math.min(height, (width - more) / times));
}

/** The arrangement that is seen best in this window, boards first. */
function bestFor(panels: readonly Panel[], width: number, height: number): Arrangement | null {
	const boards = panels.filter((panel) => roleOf(panel) === "board");
	const others = panels.filter((panel) => roleOf(panel) !== "board");
	const broadLast = others.toSorted((a, b) => a.width / a.height - b.width / b.height);
	let best: Arrangement | null = null;
	let least = Number.POSITIVE_INFINITY;
	for (const order of [[...boards, ...others], [...boards, ...broadLast], panels]) {
		for (const room of divided(order)) {
			const found = trouble(laidIn(room, width, height));
			if (found < least) [best, least] = [room, found];
		}
	}
	return best;
}

const STEADY = 0.3; // of the height: by so much the bar below may grow or shrink

/** Panels keep their places while the bar below them grows and shrinks; other panels, or a window of another size, are arranged anew. */
export function arranger(): (panels: readonly Panel[], width: number, height: number) => Box[] {
	let known = { key: "", height: 0, room: null as Arrangement | null };
	return (panels, width, height) => {
		const key = JSON.stringify([width, ...panels.map((panel) => [panel.id, panel.width, panel.height])]);
		const isNear = Math.abs(height - known.height) <= STEADY * known.height;
		if (known.key !== key || !isNear) known = { key, height, room: bestFor(panels, width, height) }; // takes longer than drawing
		const now = new Map(panels.map((panel) => [panel.id, panel]));
		const boxes = known.room ? laidIn(known.room, width, height) : [];
		return boxes.map((box) => ({ ...box, panel: now.get(box.panel.id) ?? box.panel }));
	};
}

/** One panel alone, as large as it can be. */
function alone(panel: Panel, width: number, height: number): Box {
	const wide = fitted(panel, width, height);
	return { panel, x: (width - wide) / 2, y: 0, width: wide, height: (wide * panel.height) / panel.width };
}

/** A panel on a phone. Below one that is no board, what else can be seen whole: the own mat, then cards and tracks. */
export function filled(front: Panel, panels: readonly Panel[], width: number, height: number): Box[] {
	const mat = panels.find((panel) => roleOf(panel) === "mat"); // they are arranged: the own one is the first
	const rest = panels.filter((panel) => roleOf(panel) !== "mat" && roleOf(panel) !== "board");
	const boxes = [alone(front, width, height)];
	if (roleOf(front) === "board") return boxes;
	for (const panel of mat ? [mat, ...rest] : rest) {
		const last = boxes.at(-1) as Box;
		const [y, high] = [last.y + last.height + GAP, (width * panel.height) / panel.width];
		if (panel.id !== front.id && y + high <= height) boxes.push({ panel, x: 0, y, width, height: high });
	}
	return boxes;
}
