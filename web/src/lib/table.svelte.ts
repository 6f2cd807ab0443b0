/** One match on the screen: what is shown, what the hand has touched, and what happens next. */
import type { Decision, LogItem, Option, Update } from "../protocol";
import type { Engine } from "./engine";
import { completed, reach } from "./hand";
import { keep, type Saved } from "./saved";
import { settings } from "./settings.svelte";

const PAUSE = { normal: 420, fast: 160, off: 0 };

export class Table {
	update = $state.raw<Update | null>(null);
	log = $state.raw<LogItem[]>([]);
	touched = $state<string[]>([]);
	viewer = $state(0);
	busy = $state(true);
	handover = $state(false);
	/** The entry up to which the person at the screen has seen everything. */
	seen = $state(0);
	/** Milliseconds from each touch to the redrawn board. */
	readonly latencies: number[] = [];

	constructor(
		readonly engine: Engine,
		readonly match: Saved,
	) {
		this.viewer = Math.max(0, match.kinds.indexOf("you"));
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

	get people(): number[] {
		return this.match.kinds.flatMap((kind, seat) => (kind === "you" ? [seat] : []));
	}

	get decision(): Decision | null {
		return this.busy || this.handover ? null : (this.update?.decision ?? null);
	}

	get reach() {
		return reach(this.decision?.options ?? [], this.touched);
	}

	/** Begins the match, or takes it up again. */
	async begin(): Promise<void> {
		await this.engine.start(this.match.record ? this.match : { ...this.match, record: undefined });
		await this.refresh();
		this.seen = 0;
		await this.goOn();
	}

	async refresh(): Promise<void> {
		const update = await this.engine.update(this.viewer, 0);
		this.update = update;
		this.log = update.log;
		this.touched = [];
	}

	/** Bots and forced answers, until a person must decide. */
	async goOn(): Promise<void> {
		this.busy = true;
		let mover: number | null = null;
		for (;;) {
			const due = await this.engine.step();
			const turned = due !== mover;
			mover = due;
			if (due === null) break;
			if (turned && settings.motion !== "off") {
				await this.refresh();
				await new Promise((resolve) => setTimeout(resolve, PAUSE[settings.motion]));
			}
		}
		await this.refresh();
		const update = this.update;
		if (update && !update.over && !update.waiting.includes(this.viewer)) {
			this.viewer = update.waiting.find((seat) => this.people.includes(seat)) ?? this.viewer;
			this.handover = this.people.length > 1;
			await this.refresh();
		}
		this.busy = false;
		await this.save();
	}

	async save(): Promise<void> {
		this.match.record = await this.engine.record();
		this.match.over = this.update?.over ?? false;
		this.match.changed = Date.now();
		await keep($state.snapshot(this.match) as Saved);
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

	async take(option: Option): Promise<void> {
		const decision = this.decision;
		if (!decision) return;
		const began = performance.now();
		this.busy = true;
		if (option.verb === "end-turn") this.seen = this.update?.seq ?? 0;
		await this.engine.choose(this.viewer, decision.id, option.move);
		await this.refresh();
		requestAnimationFrame(() => this.latencies.push(performance.now() - began));
		await this.goOn();
	}

	async undo(): Promise<void> {
		if (!this.update?.undo || this.busy) return;
		this.busy = true;
		await this.engine.undo(this.viewer);
		await this.refresh();
		this.busy = false;
		await this.save();
	}

	/** Back to the beginning of the turn. */
	async undoTurn(): Promise<void> {
		while (this.update?.undo) {
			await this.engine.undo(this.viewer);
			await this.refresh();
		}
	}
}
