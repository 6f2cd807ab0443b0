/** How much of what lies in a frame is seen: how many times it is enlarged, and how far it was dragged. */
export interface View {
	readonly scale: number;
	readonly x: number;
	readonly y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
