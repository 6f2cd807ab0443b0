/** Where the numbers stand by which a place is compared: outside its ring, where they hide least. Pure. */

export interface Point {
	x: number;
	y: number;
}

export interface Box extends Point {
	width: number;
	height: number;
}

/** Of things at these points, the better ones first, those whose numbers of this size leave each other room. */
export function sparse<Thing extends Point>(
	things: readonly Thing[],
	width: number,
	height: number,
): Thing[] {
	const kept: Thing[] = [];
	for (const thing of things) {
		const near = kept.some(({ x, y }) => Math.abs(x - thing.x) < width && Math.abs(y - thing.y) < height);
		if (!near) kept.push(thing);
	}
	return kept;
}

const NEAR = 20; // units around the middle of a piece that should be seen
const ROOM = 9; // units between what is drawn and the middle of a number below or above it
const MUCH = 0.5; // of the height of a box: whoever lies over so much of it hides it

/** The middle of a number of this size beside a box: below, above, right or left of it, the first where least lies. */
export function beside(box: Box, width: number, height: number, others: readonly Point[], panel: Box): Point {
	const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	const aside = box.width / 2 + width / 2;
	const sides = [
		{ x: middle.x, y: box.y + box.height + ROOM },
		{ x: middle.x, y: box.y - ROOM },
		{ x: middle.x + aside, y: middle.y },
		{ x: middle.x - aside, y: middle.y },
	];
	/** As far inside as it must be, if that is not far. */
	const within = (y: number): number => {
		const kept = Math.max(panel.y + height / 2, Math.min(panel.y + panel.height - height / 2, y));
		return Math.abs(kept - y) <= height / 2 ? kept : y;
	};
	const hidden = ({ x, y }: Point): number => {
		const [reach, rise] = [width / 2 + NEAR, height / 2 + NEAR];
		const covered = others.filter((other) => Math.abs(other.x - x) < reach && Math.abs(other.y - y) < rise);
		const over = Math.min(y + height / 2, box.y + box.height) - Math.max(y - height / 2, box.y);
		const itself = x === middle.x && over > box.height * MUCH;
		const inside =
			Math.abs(x - panel.x - panel.width / 2) <= (panel.width - width) / 2 &&
			Math.abs(y - panel.y - panel.height / 2) <= (panel.height - height) / 2;
		return covered.length + (itself ? 1.5 : 0) + (inside ? 0 : others.length);
	};
	return sides
		.map(({ x, y }) => ({ x, y: within(y) }))
		.reduce((best, side) => (hidden(side) < hidden(best) ? side : best));
}
