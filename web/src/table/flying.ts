/** Pieces and goods that fly from where they were to where they go, above everything else. */
import { tick } from "svelte";
import type { Line, Panel, Piece, Update } from "../protocol";
import { seenAt } from "./lines";

const SVG = "http://www.w3.org/2000/svg";
const COPIES = 3; // of a good, however many came
const APART = 70; // milliseconds between copies

export interface Lying {
	panel: string;
	piece: Piece;
}

/** Pieces of the first table that are not on the second: on another panel, or carried by another piece. */
function missing(here: readonly Panel[], there: readonly Panel[]): Lying[] {
	const panels = new Map(there.map((panel) => [panel.id, panel]));
	return here.flatMap((panel) => {
		const other = panels.get(panel.id);
		if (other === panel) return [];
		const known = new Map((other?.pieces ?? []).map((piece) => [piece.id, piece]));
		return panel.pieces
			.filter(({ id, sprite, printed, rides }) => {
				const same = known.get(id);
				return sprite && !printed && (!same || same.rides !== rides);
			})
			.map((piece) => ({ panel: panel.id, piece }));
	});
}

/** What went from one place to another: the same piece, or one that looks like it and is of the same seat. */
export function moves(from: Update, to: Update): [Lying, Lying][] {
	const gone = missing(from.panels, to.panels);
	const come = missing(to.panels, from.panels);
	const found: [Lying, Lying][] = [];
	const alike = [
		(a: Piece, b: Piece) => a.id === b.id,
		(a: Piece, b: Piece) =>
			a.sprite === b.sprite && (a.seat ?? null) === (b.seat ?? null) && b.seat !== undefined,
	];
	for (const same of alike)
		for (const arrived of come.filter((each) => !found.some(([, other]) => other === each))) {
			const left = gone.find(
				(each) => same(each.piece, arrived.piece) && !found.some(([other]) => other === each),
			);
			if (left) found.push([left, arrived]);
		}
	return found;
}

/** Where a line happens: the places that it names, but for those of another seat than its own. */
export function placesOf(line: Line, panels: readonly Panel[]): string[] {
	const foreign = new Set(
		panels.flatMap(({ pieces, seat: owner }) =>
			pieces.filter(({ seat }) => (seat ?? owner ?? line.seat) !== line.seat).map(({ place }) => place),
		),
	);
	return seenAt(line).filter((place) => !foreign.has(place));
}

const drawnAt = ({ panel, piece }: Lying): Element | null =>
	document.querySelector(`[data-panel="${CSS.escape(panel)}"] [data-piece="${CSS.escape(piece.id)}"]`);
const rowOf = (seat: number | null | undefined): Element | null =>
	seat === null || seat === undefined ? null : document.querySelector(`[data-seat="${seat}"]`);
const shownAt = (element: Element | null): DOMRect | null => {
	const box = element?.getBoundingClientRect();
	return box && box.width > 0 ? box : null;
};

function fly(sprite: string, seat: number | null, from: DOMRect, to: DOMRect, ms: number, delay = 0): void {
	const symbol = document.getElementById(sprite);
	if (!symbol) return;
	const size = Math.max(18, Math.min(from.height, to.height, 44));
	const svg = document.createElementNS(SVG, "svg");
	const use = document.createElementNS(SVG, "use");
	use.setAttribute("href", `#${sprite}`);
	svg.append(use);
	svg.setAttribute("aria-hidden", "true");
	svg.classList.add("flying");
	if (seat !== null) svg.setAttribute("style", `--seat: var(--seat-${seat}); --weave: url(#weave-${seat})`);
	Object.assign(svg.style, { width: `${size}px`, height: `${size}px`, left: "0", top: "0" });
	(document.querySelector("dialog[open]") ?? document.body).append(svg);
	const box = use.getBBox();
	svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width || 1} ${box.height || 1}`);
	const at = (place: DOMRect): string =>
		`translate(${place.x + place.width / 2 - size / 2}px, ${place.y + place.height / 2 - size / 2}px)`;
	svg
		.animate([{ transform: at(from) }, { transform: at(to) }], {
			...{ duration: ms, delay, easing: "ease-in-out", fill: "both" },
		})
		.finished.finally(() => svg.remove());
}

/** Draws the next table, and lets what moved fly there. */
export function flown(from: Update, to: Update, line: Line, ms: number, change: () => void): void {
	const pairs = moves(from, to).map(([left, arrived]) => ({
		arrived,
		was: shownAt(drawnAt(left)) ?? shownAt(rowOf(arrived.piece.seat)),
	}));
	const place = placesOf(line, from.panels)
		.map((each) => document.querySelector(`[data-at="${CSS.escape(each)}"]`))
		.find(Boolean);
	const source = shownAt(place ?? null);
	change();
	void tick().then(() => {
		for (const { arrived, was } of pairs) {
			const element = drawnAt(arrived);
			const now = shownAt(element) ?? shownAt(rowOf(arrived.piece.seat));
			if (!was || !now || was === now) continue;
			fly(arrived.piece.sprite ?? "", arrived.piece.seat ?? null, was, now, ms);
			element?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], { duration: ms });
		}
		for (const { seat, thing, amount } of line.tags ?? []) {
			const row = shownAt(rowOf(seat));
			if (!source || !row) continue;
			const [start, end] = amount > 0 ? [source, row] : [row, source];
			for (let n = 0; n < Math.min(COPIES, Math.abs(amount)); n++)
				fly(thing, seat, start, end, ms, n * APART);
		}
	});
}
