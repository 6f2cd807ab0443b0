import type { Badge, Panel, Piece } from "../protocol";

/** What a drawn panel needs to know of the hand. */
export interface Touching {
	/** The pictures are there, so that what is drawn has a size. */
	ready: boolean;
	places: ReadonlySet<string>;
	/** The sign of the kind of choice at each place. */
	signs: ReadonlyMap<string, number>;
	/** The numbers by which places are compared. */
	badges: ReadonlyMap<string, Badge>;
	/** Places that are shown just now: of a line of the log, of what a badge counts, of an option in the bar. */
	lit: ReadonlySet<string>;
	/** Who changed a place since the person last decided. */
	doer: ReadonlyMap<string, number>;
	touched: readonly string[];
	/** How many times the table is enlarged. */
	zoomed: number;
	/** By panel: how it would look after the option on which the hand rests. */
	after: ReadonlyMap<string, Panel>;
	touch(place: string): void;
	/** A finger came down between places: the bar asks which one is meant. */
	between(places: readonly string[]): void;
	/** The pointer or the focus came to a piece, or left; on a touch screen it must stay to ask. */
	point(piece: Piece | null, element: Element | null, touchScreen: boolean): void;
	/** A piece that can be touched, in words: what it is and what a touch does. */
	spoken(piece: Piece): string;
}
