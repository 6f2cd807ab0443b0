/** What surrounds a piece: a frame, round where the piece is, or a hexagon. Pure. */
export interface Halo {
	x: number;
	y: number;
	width: number;
	height: number;
	/** Of its corners; a hexagon has none. */
	rx: number;
	hexagon: boolean;
}

const HEXAGON = Math.sqrt(3) / 2; // its width by its height, a point above
const EXACT = 0.012; // of that
const LARGE = 60; // units: what is smaller is no tile of a map

/** Whether what is drawn in such a box stands on a point and has six equal sides. */
export const isHexagon = (width: number, height: number): boolean =>
	width > LARGE && Math.abs(width / height - HEXAGON) < EXACT;

/** Its outline; with other corners if that is said. */
export function outline({ x, y, width, height, rx, hexagon }: Halo, corner = rx): string {
	if (hexagon) {
		const [half, quarter] = [width / 2, height / 4];
		return `M${x + half} ${y}l${half} ${quarter}v${2 * quarter}l${-half} ${quarter}l${-half} ${-quarter}v${-2 * quarter}z`;
	}
	const r = Math.min(corner, width / 2, height / 2);
	const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
	return `M${x + r} ${y}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}z`;
}
