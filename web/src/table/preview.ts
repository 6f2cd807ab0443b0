/** What a preview changes of what is drawn. Pure. */
import { changedPanels } from "../online/changes";
import type { Line, Panel, Piece, Preview, Update } from "../protocol";

export interface Previewed {
	lines: readonly Line[];
	/** Then dice fall. */
	dice: boolean;
	/** The table as it would be. */
	update: Update;
}

/** The table after what would follow. */
export function previewed(update: Update, preview: Preview): Previewed {
	return {
		lines: preview.lines,
		dice: preview.dice ?? false,
		update: {
			...update,
			panels: changedPanels(update.panels, preview),
			scores: preview.scores ?? update.scores,
			seats: update.seats.map((figures, seat) => preview.seats?.[seat] ?? figures),
		},
	};
}

/** By piece: what it would be, or nothing where it would be gone; those that stay are not in it. */
export type Ghosts = ReadonlyMap<string, Piece | null>;

const PLAIN: Ghosts = new Map();

export function ghostsOf(now: Panel, then: Panel | undefined): Ghosts {
	if (!then || then === now) return PLAIN;
	const before = new Map(now.pieces.map((piece) => [piece.id, piece]));
	const found = new Map<string, Piece | null>();
	for (const piece of then.pieces) {
		const known = before.get(piece.id);
		before.delete(piece.id);
		if (known !== piece) found.set(piece.id, piece);
	}
	for (const id of before.keys()) found.set(id, null);
	return found;
}

const LOOKS = ["x", "y", "turn", "scale", "sprite", "rides"] as const;

/** It would look different, or lie elsewhere. */
export const isMoved = (now: Piece, then: Piece): boolean => LOOKS.some((look) => now[look] !== then[look]);

/** Pieces to be drawn where they would be, each with all that carries it, outermost first. */
export function drawnGhosts(now: Panel, then: Panel | undefined, ghosts: Ghosts): Piece[][] {
	if (!then || ghosts.size === 0) return [];
	const before = new Map(now.pieces.map((piece) => [piece.id, piece]));
	const after = new Map(then.pieces.map((piece) => [piece.id, piece]));
	const carriers = new Set(then.pieces.flatMap(({ rides }) => (rides ? [rides] : [])));
	const found: Piece[][] = [];
	for (const [id, piece] of ghosts) {
		const known = before.get(id);
		if (!piece?.sprite || piece.printed || carriers.has(id) || (known && !isMoved(known, piece))) continue;
		const chain = [piece];
		for (let under = after.get(piece.rides ?? ""); under; under = after.get(under.rides ?? ""))
			chain.unshift(under);
		found.push(chain);
	}
	return found;
}
