/** One match on the screen: what is shown and what the hand has touched, wherever it is played. */
import type { Decision, LogItem, Option, Update } from "../protocol";
import { completed, reach } from "./hand";

export abstract class Table {
	update = $state.raw<Update | null>(null);
	touched = $state<string[]>([]);
	/** Through whose eyes; nobody's for a spectator. */
	viewer = $state<number | null>(null);
	busy = $state(true);
	handover = $state(false);
	/** The entry up to which the person at the screen has seen everything. */
	seen = $state(0);

	/** It was given up before its end: nobody decides any more. */
	closed = $state(false);

	/** Why the last thing could not be done: the id of a message. */
	refused = $state("");

	abstract readonly game: string;
	abstract readonly names: readonly string[];
	/** The seats for which bots decide. */
	abstract readonly bots: readonly number[];

	/** The bot that others wait for. */
	get thinker(): number | null {
		const { update } = this;
		if (!update || update.over || this.closed) return null;
		return update.waiting.find((seat) => this.bots.includes(seat)) ?? null;
	}

	get log(): LogItem[] {
		return this.update?.log ?? [];
	}

	/** Places where something was done since the person last ended a turn. */
	get recent(): Set<string> {
		const found = new Set<string>();
		for (const item of this.log) {
			if (item.seq < this.seen || item.taken_back) continue;
			for (const { args } of item.messages) {
				for (const place of [args.place, args.tile]) if (typeof place === "string") found.add(place);
			}
		}
		return found;
	}

	get decision(): Decision | null {
		return this.busy || this.handover || this.closed ? null : (this.update?.decision ?? null);
	}

	get reach() {
		return reach(this.decision?.options ?? [], this.touched);
	}

	/** A finger, a key or a pointer touches a place. */
	touch(place: string): void {
		const decision = this.decision;
		if (!decision || !this.reach.places.has(place)) return;
		this.touched = [...this.touched, place];
		const option = completed(decision.options, this.touched);
		if (option) void this.take(option);
	}

	untouch(): void {
		this.touched = [];
	}

	/** The bot that thinks answers soon, for the rest of its turn. */
	abstract hurry(): void;
	abstract take(option: Option): Promise<void>;
	abstract undo(): Promise<void>;
	/** Back to the beginning of the turn. */
	abstract undoTurn(): Promise<void>;
}
