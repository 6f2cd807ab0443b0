/** Whether something can rest on a thing without touching it. */
export const hovers = (): boolean => matchMedia("(hover: hover)").matches;

/** Where a mouse was pressed and has not moved since, and what waits until it does. */
let resting: { x: number; y: number } | null = null;
let waiting: (() => void)[] = [];

const isResting = ({ clientX, clientY, pointerType }: PointerEvent): boolean =>
	pointerType === "mouse" && resting !== null && resting.x === clientX && resting.y === clientY;

if (typeof window !== "undefined") {
	window.addEventListener(
		"pointerdown",
		({ clientX, clientY }) => {
			resting = { x: clientX, y: clientY };
			waiting = [];
		},
		true,
	);
	window.addEventListener(
		"pointermove",
		(event) => {
			if (!resting || isResting(event)) return;
			resting = null;
			const woken = waiting;
			waiting = [];
			for (const wake of woken) wake();
		},
		true,
	);
}

/**
 * Something came under the pointer, and somebody points at it. Where only fingers touch, browsers still tell of a mouse
 * that came to whatever lies now where a finger was: nobody points. What appears under a mouse that was pressed and rests
 * is pointed at when the mouse moves: it would explain itself over what was just done, and look as if it were done too.
 */
export function onPointing(event: PointerEvent, then: () => void): void {
	if (event.pointerType === "mouse" && !hovers()) return;
	if (!isResting(event)) {
		then();
		return;
	}
	const under = event.currentTarget as Element;
	waiting.push(() => under.isConnected && under.matches(":hover") && then());
}
