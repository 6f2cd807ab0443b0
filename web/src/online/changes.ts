/** What a server tells of a table, put on top of what the client knows. Pure. */
import type { Change, LogItem, Panel, PanelChange, Piece, Preview, Update, Whole } from "../protocol";

function changedPanel(panel: Panel, { gone = [], put = [] }: PanelChange): Panel {
	const away = new Set([...gone, ...put.map(([, piece]) => piece.id)]);
	const pieces: Piece[] = panel.pieces.filter((piece) => !away.has(piece.id));
	for (const [index, piece] of [...put].sort(([a], [b]) => a - b)) pieces.splice(index, 0, piece);
	return { ...panel, pieces };
}

export function changedPanels(known: readonly Panel[], change: Change | Preview): Panel[] {
	const whole = new Map((change.panels ?? []).map((panel) => [panel.id, panel]));
	const parts = new Map((change.changes ?? []).map((part) => [part.id, part]));
	const lost = new Set(change.lost ?? []);
	const kept = known
		.filter((panel) => !lost.has(panel.id))
		.map((panel) => {
			const part = parts.get(panel.id);
			return whole.get(panel.id) ?? (part ? changedPanel(panel, part) : panel);
		});
	const there = new Set(kept.map((panel) => panel.id));
	return [...kept, ...[...whole.values()].filter((panel) => !there.has(panel.id))];
}

/** The log so far and what came to it; an item that is told again replaces the one known. */
function joined(
	known: readonly LogItem[],
	added: readonly LogItem[],
	takenBack: readonly number[],
): LogItem[] {
	const first = added[0]?.seq ?? Number.POSITIVE_INFINITY;
	const marked = new Set(takenBack);
	return [...known.filter((item) => item.seq < first), ...added].map((item) =>
		marked.has(item.seq) && !item.taken_back ? { ...item, taken_back: true } : item,
	);
}

function changed(update: Update, change: Change): Update {
	return {
		seq: change.seq,
		panels: changedPanels(update.panels, change),
		log: joined(update.log, change.log, change.taken_back ?? []),
		decision: change.decision ?? null,
		waiting: change.waiting,
		undo: change.undo ?? false,
		over: change.over ?? false,
		scores: change.scores ?? update.scores,
		status: change.status ?? update.status,
		seats: update.seats.map((figures, seat) => change.seats?.[seat] ?? figures),
		winners: change.winners ?? [],
	};
}

/** What is known after the news. `null`: there is a gap, ask again. What is old changes nothing. */
export function heard(known: Update | null, what: Change | Whole): Update | null {
	if (what.type === "whole") {
		if (known && what.update.seq < known.seq) return known;
		return { ...what.update, log: joined(known?.log ?? [], what.update.log, []) };
	}
	if (!known) return null;
	if (what.seq <= known.seq) return known;
	return what.base === known.seq ? changed(known, what) : null;
}
