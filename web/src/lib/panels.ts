/** Where panels lie for a viewer. Pure. */
import type { Panel } from "../protocol";

/** The own mat first, then the others clockwise; all other panels stay where they are. */
export function arranged(panels: readonly Panel[], viewer: number | null): Panel[] {
	const mats = panels.filter((panel) => panel.area === "mat");
	const seats = Math.max(0, ...mats.map((panel) => panel.seat ?? 0)) + 1;
	const distance = (panel: Panel): number => ((panel.seat ?? 0) - (viewer ?? 0) + seats) % seats;
	const sorted = [...mats].sort((a, b) => distance(a) - distance(b));
	return panels.map((panel) => (panel.area === "mat" ? (sorted.shift() as Panel) : panel));
}
