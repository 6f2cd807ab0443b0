/** One match on the screen: what is shown and what the hand has touched, wherever it is played. */

import { inHand, keptAt, offered, signs } from "../hand/choices";
import { completed, END_TURN, reach } from "../hand/hand";
import type { Decision, LogItem, Option, Preview, Update } from "../protocol";
import { isOwned, seenAt } from "./lines";
import { type Previewed, previewed } from "./preview";
import { Telling } from "./telling.svelte";

const HOVER = 140; // milliseconds that a hand must rest on an option before it is asked what would follow

export abstract class Table {
	#update = $state.raw<Update | null>(null);
	/** What others did, drawn one thing after another. */
	readonly telling = new Telling();
	touched = $state<string[]>([]);
	/** Places between which a finger came down. */
	doubted = $state<readonly string[]>([]);
	/** The kind of thing that was picked in the bar: its verb. */
	picked = $state("");
	/** The kind that a chip named last in this turn, to whom, and what was asked. */
	#kept = $state({ asked: "", verb: "" });
	/** Through whose eyes; nobody's for a spectator. */
	viewer = $state<number | null>(null);
	#busy = $state(true);
	handover = $state(false);
	/** The entry up to which the person at the screen has seen everything. */
	seen = $state(0);

	/** It was given up before its end: nobody decides any more. */
	closed = $state(false);

	/** Why the last thing could not be done: the id of a message. */
	refused = $state("");

	/** The verb of what the person did last. */
	done = $state("");

	/** What would follow from the option on which the hand rests. */
	preview = $state.raw<Previewed | null>(null);
	#resting: ReturnType<typeof setTimeout> | undefined;
	#previews = new Map<string, Promise<Preview | null>>();
	#asked = "";

	/** Nobody can be asked anything now. */
	get busy(): boolean {
		return this.#busy;
	}

	set busy(busy: boolean) {
		this.#busy = busy;
	}

	/** All that is known: what the rules, and what the person may do. */
	get update(): Update | null {
		return this.#update;
	}

	set update(update: Update | null) {
		this.#update = update;
		this.telling.hear(update, this.viewer, this.names.length);
	}

	/** The table as it is drawn: it may trail. */
	get shown(): Update | null {
		return this.telling.shown ?? this.#update;
	}

	abstract readonly game: string;
	abstract readonly names: readonly string[];
	/** The seats for which bots decide. */
	abstract readonly bots: readonly number[];

	/** Where words and art of the game lie. */
	get folder(): string {
		return `games/${this.game}`;
	}

	/** The bot that others wait for. */
	get thinker(): number | null {
		const { update } = this;
		if (!update || update.over || this.closed) return null;
		return update.waiting.find((seat) => this.bots.includes(seat)) ?? null;
	}

	get log(): LogItem[] {
		return this.update?.log ?? [];
	}

	/** Places where others did something since the person last acted, and who. */
	get recent(): Map<string, number> {
		const found = new Map<string, number>();
		for (const item of this.shown?.log ?? []) {
			if (item.seq < this.seen || item.taken_back) continue;
			for (const line of item.lines) {
				if (line.seat === this.viewer || !isOwned(line, this.names.length)) continue;
				for (const place of seenAt(line)) found.set(place, line.seat);
			}
		}
		for (const panel of this.shown?.panels ?? []) {
			if (panel.role !== "hand") continue; // what others do with cards of the same name is not done to these
			for (const piece of panel.pieces) found.delete(piece.place ?? "");
		}
		return found;
	}

	get decision(): Decision | null {
		const asked = this.update?.decision ?? null; // looked at in any case: whoever is told "nothing" now looks again later
		return this.busy || this.handover || this.closed || this.telling.shown ? null : asked;
	}

	/** The options that a touch can mean. */
	get #open(): Option[] {
		return inHand(this.decision?.options ?? [], this.picked);
	}

	get reach() {
		return reach(this.#open, this.touched);
	}

	/** What the bar offers. */
	get offer() {
		const options = this.decision?.options ?? [];
		if (this.doubted.length === 0) return offered(options, this.touched, this.picked);
		const meant = this.#open.filter(({ touch }) => touch.some((place) => this.doubted.includes(place)));
		return { kinds: [], options: meant, outs: [], free: [], ending: null };
	}

	/** Whom the question is put to, and which it is. */
	get #asking(): string {
		return `${this.viewer} ${this.decision?.ask.id}`;
	}

	/** The kind that a chip named last: while the same is asked, what could mean several kinds means this one. */
	get kept(): string {
		const { asked, verb } = this.#kept;
		const known = asked === this.#asking && this.decision?.options.some((option) => option.verb === verb);
		return known ? verb : "";
	}

	/** Which sign rings each place that can be touched. */
	get signs(): Map<string, number> {
		return this.decision ? signs(this.#open, this.touched, this.kept) : new Map();
	}

	/** A kind is picked in the bar, or let go; what was touched before is meant, where the kind has it. */
	pick(verb: string): void {
		const again = this.picked === verb;
		this.picked = again ? "" : verb;
		this.#keep(this.picked);
		if (again || this.reach.open.length === 0) this.touched = [];
	}

	/** Back to the whole question. */
	back(): void {
		this.untouch();
		this.#keep("");
	}

	#keep(verb: string): void {
		this.#kept = { asked: this.#asking, verb };
	}

	/** A chip is touched; what was touched before could have meant something else. */
	answer(option: Option): void {
		if (this.touched.length > 0) this.#keep(option.verb);
		void this.take(option);
	}

	/** The person chose this: what was kept ends with the turn. */
	protected did({ verb }: Option): void {
		this.done = verb;
		if (verb === END_TURN) this.#keep("");
	}

	/** A finger, a key or a pointer touches a place. */
	touch(place: string): void {
		const decision = this.decision;
		if (!decision || !this.reach.places.has(place)) return;
		this.doubted = [];
		if (this.touched.length === 0) this.picked ||= keptAt(decision.options, this.kept, place);
		this.touched = [...this.touched, place];
		const option = completed(this.#open, this.touched);
		if (option) void this.take(option);
	}

	/** A finger came down between places. */
	between(places: readonly string[]): void {
		this.doubted = places.filter((place) => this.reach.places.has(place));
	}

	/** The hand rests on an option, or has gone. */
	consider(option: Option | null): void {
		clearTimeout(this.#resting);
		this.preview = null;
		const id = this.decision?.id;
		if (!option || !id) return;
		this.#resting = setTimeout(() => void this.#show(id, option), HOVER);
	}

	async #show(id: string, option: Option): Promise<void> {
		if (this.#asked !== id) this.#previews.clear();
		this.#asked = id;
		const resting = this.#resting;
		const asked = this.#previews.get(option.move) ?? this.foresee(option);
		this.#previews.set(option.move, asked);
		const found = await asked.catch(() => null);
		if (resting === this.#resting && this.update && this.decision?.id === id && found)
			this.preview = previewed(this.update, found);
	}

	untouch(): void {
		this.consider(null);
		this.touched = [];
		this.doubted = [];
		this.picked = "";
	}

	/** The bot that thinks answers soon, for the rest of its turn. */
	abstract hurry(): void;
	/** What would follow from an option, as far as it can be known. */
	abstract foresee(option: Option): Promise<Preview | null>;
	abstract take(option: Option): Promise<void>;
	abstract undo(): Promise<void>;
	/** Back to the beginning of the turn. */
	abstract undoTurn(): Promise<void>;
}
