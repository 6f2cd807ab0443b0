/** A match at this device: the rules run in a worker of the page. */

import { keep, type Saved } from "../home/saved";
import type { Option, Preview } from "../protocol";
import type { Engine, Step } from "../rules/engine";
import { Table } from "./table.svelte";
import { isPaced } from "./telling.svelte";

export class LocalTable extends Table {
	/** Milliseconds from each touch to the redrawn board. */
	readonly latencies: number[] = [];
	#left = false;
	/** The entry that an answer will be, while it is with the rules. Nothing is redrawn for that: what follows comes at once. */
	#answered: number | null = null;

	constructor(
		readonly engine: Engine,
		readonly match: Saved,
	) {
		super();
		this.viewer = Math.max(0, match.kinds.indexOf("you"));
	}

	get game(): string {
		return this.match.game;
	}

	override get folder(): string {
		return this.engine.folder(this.game);
	}

	get names(): readonly string[] {
		return this.match.names;
	}

	get #seat(): number {
		return this.viewer ?? 0;
	}

	override get busy(): boolean {
		const busy = super.busy; // looked at in any case, so that whoever asks is told when it changes
		return busy || this.#answered !== null;
	}

	override set busy(busy: boolean) {
		super.busy = busy;
	}

	get people(): number[] {
		return this.match.kinds.flatMap((kind, seat) => (kind === "you" ? [seat] : []));
	}

	get bots(): number[] {
		return this.match.kinds.flatMap((kind, seat) => (kind === "you" ? [] : [seat]));
	}

	/** Nobody looks any more: what was done is kept, and the rules are free for another match. */
	leave(): void {
		if (this.busy && this.update) void this.save();
		this.#left = true;
	}

	/** Begins the match, or takes it up again. */
	async begin(): Promise<void> {
		await this.engine.start(this.match.record ? this.match : { ...this.match, record: undefined });
		await this.refresh();
		this.seen = this.match.record ? (this.update?.seq ?? 0) : 0; // what was shown before is not new
		await this.goOn();
	}

	/** What is new is asked for, or everything where something old may have changed. */
	async refresh(whole = false): Promise<void> {
		this.update = await this.engine.update(this.viewer, whole ? null : this.update);
		if (this.#answered !== null) {
			this.seen = this.#answered;
			this.#answered = null;
			this.busy = !this.#mayChoose;
		}
		this.untouch();
	}

	/** The person at the screen chooses before bots that could choose at the same time: they may take long. */
	get #mayChoose(): boolean {
		return (this.update?.decision?.options.length ?? 0) > 1;
	}

	/** Bots and forced answers, until a person must decide or nobody looks any more. */
	async goOn(): Promise<void> {
		this.busy = true;
		let before: Step = { seat: null, thinks: false };
		let unseen = false; // something happened that is not shown yet
		while (!this.#mayChoose) {
			const step = await this.engine.step();
			if (this.#left) return;
			if (step.seat === null) break;
			const turned = step.seat !== before.seat;
			unseen ||= !step.thinks;
			if (step.thinks ? turned : before.thinks || isPaced()) {
				await this.refresh();
				unseen = false;
				if (step.thinks) await this.save(); // whoever leaves now comes back to a table that thinks
			}
			if (this.#left) return;
			before = step;
		}
		if (unseen) await this.refresh();
		const update = this.update;
		if (update && !update.over && !update.waiting.includes(this.#seat)) {
			this.viewer = update.waiting.find((seat) => this.people.includes(seat)) ?? this.viewer;
			this.handover = this.people.length > 1;
			await this.refresh(true); // other eyes see other things
		}
		this.busy = false;
		await this.save();
	}

	async save(): Promise<void> {
		if (this.#left) return; // the rules may be at another match already
		this.match.record = await this.engine.record();
		this.match.over = this.update?.over ?? false;
		this.match.stage = this.update?.status[0]?.message ?? null;
		this.match.points = this.update?.scores.map(({ total }) => total);
		this.match.winners = this.update?.winners;
		this.match.changed = Date.now();
		await keep($state.snapshot(this.match) as Saved);
	}

	hurry(): void {
		void this.engine.hurry();
	}

	foresee(option: Option): Promise<Preview | null> {
		return this.engine.former ? Promise.resolve(null) : this.engine.preview(this.#seat, option.move);
	}

	async take(option: Option): Promise<void> {
		const decision = this.decision;
		if (!decision) return;
		const began = performance.now();
		this.did(option);
		this.#answered = this.update?.seq ?? 0;
		await this.engine.choose(this.#seat, decision.id, option.move);
		await this.refresh();
		requestAnimationFrame(() => this.latencies.push(performance.now() - began));
		await this.goOn();
	}

	async undo(): Promise<void> {
		if (!this.update?.undo || this.busy) return;
		this.busy = true;
		await this.engine.undo(this.#seat);
		await this.refresh(true);
		this.busy = false;
		await this.save();
	}

	async undoTurn(): Promise<void> {
		while (this.update?.undo) {
			await this.engine.undo(this.#seat);
			await this.refresh(true);
		}
	}
}
