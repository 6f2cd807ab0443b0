import type { Piece } from "../protocol";

/** What a drawn panel needs to know of the hand. */
export interface Touching {
	/** The pictures are there, so that what is drawn has a size. */
	ready: boolean;
	places: ReadonlySet<string>;
	touched: readonly string[];
	/** Places where something was done since the person last decided. */
	recent: ReadonlySet<string>;
	touch(place: string): void;
	/** The pointer or the focus came to a piece, or left; on a touch screen it must stay to ask. */
	point(piece: Piece | null, element: Element | null, touchScreen: boolean): void;
	/** A piece that can be touched, in words: what it is and what a touch does. */
	spoken(piece: Piece): string;
}
