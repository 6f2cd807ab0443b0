/** What others did is drawn one thing after another: the table is always right, only the drawing trails. */
import { settings } from "../parts/settings.svelte";
import type { Line, Update } from "../protocol";
import { freshLines, type Repeated, repeated } from "./lines";

/** Milliseconds for each deed that is told. */
const PACE = { normal: 750, fast: 300, off: 0 };
const LONGEST = 15_000; // milliseconds for all that waits to be told

interface Frame {
	update: Update;
	deeds: readonly Repeated[];
}

/** Things move, for this person, now. */
export const isPaced = (): boolean =>
	settings.motion !== "off" &&
	!settings.list &&
	document.visibilityState === "visible" &&
	!matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Telling {
	/** The table that is drawn while it trails. */
	shown = $state.raw<Update | null>(null);
	/** What is being told. */
	deed = $state.raw<Repeated | null>(null);
	/** Whoever draws may let things fly from one table to the next. */
	draw: (from: Update, to: Update, line: Line, change: () => void) => void = (_from, _to, _line, change) =>
		change();
	/** When all was told to its end, by the clock of the page. */
	ended = Number.NEGATIVE_INFINITY;
	#waiting: Frame[] = [];
	#last: Update | null = null;
	#goOn = () => {};
	#told = 0;
	#held: Promise<void> = Promise.resolve();
	#release = () => {};

	/** The table of so many people is now like this. */
	hear(update: Update | null, viewer: number | null, people: number): void {
		const before = this.#last;
		this.#last = update;
		const deeds =
			before && update && isPaced() ? repeated(freshLines(before, update.log, viewer, people)) : [];
		if (!update || !before) this.skip();
		else if (this.shown) this.#waiting.push({ update, deeds });
		else if (deeds.length > 0) {
			this.shown = before;
			this.#waiting.push({ update, deeds });
			void this.#tell(++this.#told);
		}
	}

	/** Nothing more is told while something else is to be read. */
	hold(on: boolean): void {
		this.#release();
		if (on)
			this.#held = new Promise((resolve) => {
				this.#release = resolve;
			});
	}

	/** To the end at once. */
	skip(): void {
		this.#told++;
		this.#waiting = [];
		this.shown = null;
		this.deed = null;
		this.#goOn();
	}

	async #tell(run: number): Promise<void> {
		for (let frame = this.#waiting.shift(); frame && run === this.#told; frame = this.#waiting.shift()) {
			const { update, deeds } = frame;
			if (deeds.length === 0) this.shown = update;
			for (const deed of deeds) {
				const from = this.shown;
				this.deed = deed;
				if (from && from !== update)
					this.draw(from, update, deed.line, () => {
						this.shown = update;
					});
				await this.#pause();
				await this.#held;
				if (run !== this.#told) return;
			}
		}
		if (run !== this.#told) return;
		this.ended = performance.now();
		this.skip();
	}

	#pause(): Promise<void> {
		const left = 1 + this.#waiting.reduce((sum, { deeds }) => sum + deeds.length, 0);
		return new Promise((resolve) => {
			const timer = setTimeout(resolve, Math.min(PACE[settings.motion], LONGEST / left));
			this.#goOn = () => {
				clearTimeout(timer);
				resolve();
			};
		});
	}
}
