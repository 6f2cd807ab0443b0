/** A match at the server: seen through the socket, the same table on the screen as one at this device. */

import type { News, Option, Preview, SeatClock } from "../protocol";
import type { Engine } from "../rules/engine";
import { Table } from "../table/table.svelte";
import { text } from "./api";
import { heard } from "./changes";
import { Refusal, type Socket } from "./socket";

const NEWS_MAX = 3_000; // milliseconds to wait for what was done, before asking for it

const PASSING = new Set(["problem-nobody-answers", "problem-rules-away", "refused-busy"]); // reasons to ask once more
const SETTLED = new Set(["refused-too-late", "refused-over"]); // what a move hears that is sent again though it was made

const REPEATED = "move-repeated"; // what is said meanwhile
const REPEAT_FIRST = 500; // milliseconds, and twice as many each time
const REPEAT_LONGEST = 4_000;
const REPEAT_MAX = 30_000; // after which a move is given up

type Act = Parameters<Socket["act"]>[1];

/** Clocks as they were at a moment of this device. */
export interface Clocks {
	at: number;
	seats: readonly SeatClock[];
}

export class OnlineTable extends Table {
	clocks = $state.raw<Clocks | null>(null);
	names = $state.raw<readonly string[]>([]);
	bots = $state.raw<readonly number[]>([]);
	#leave = () => {};
	#arrived = () => {};
	/** That the table cannot be watched is what is said, and not why a move was refused. */
	#blind = false;
	#later: ReturnType<typeof setTimeout> | undefined;
	#shown = { decision: "", asked: Promise.resolve("") };

	constructor(
		readonly socket: Socket,
		readonly id: number,
		readonly game: string,
		readonly code: string,
		readonly ring: () => void,
		readonly engine: Engine,
	) {
		super();
		this.busy = false;
	}

	/** Looks through the eyes of a seat from now on, or of nobody. */
	watch(viewer: number | null): void {
		this.leave();
		this.viewer = viewer;
		this.update = null;
		this.#leave = this.socket.watch(this.id, {
			code: this.code,
			since: () => this.update?.seq ?? 0,
			decision: () => this.update?.decision?.id ?? null,
			news: (news) => this.#hear(news),
			ring: this.ring,
			refused: (reason) => {
				this.#refuse(reason, true);
				clearTimeout(this.#later);
				if (PASSING.has(reason)) this.#later = setTimeout(() => this.socket.again(this.id), NEWS_MAX);
			},
			well: () => {
				if (this.#blind) this.#refuse("");
			},
		});
	}

	/** Clocks stand or run again, though nobody has moved. */
	windUp(): void {
		this.socket.again(this.id, true);
	}

	leave(): void {
		clearTimeout(this.#later);
		this.#leave();
		this.#leave = () => {};
	}

	#refuse(reason: string, blind = false): void {
		this.refused = reason;
		this.#blind = blind;
	}

	#hear({ what, clocks }: News): void {
		const first = this.update === null;
		const found = heard(this.update, what);
		if (!found) {
			this.socket.again(this.id);
			return;
		}
		if (clocks) this.clocks = { at: Date.now(), seats: clocks };
		if (found === this.update) return;
		if (found.decision?.id !== this.update?.decision?.id) this.untouch();
		this.update = found;
		this.#refuse("");
		if (first || this.viewer === null) this.seen = Math.max(this.#lastOwn(), first ? this.#looked : 0);
		if (document.visibilityState === "visible") this.#looked = found.seq;
		if (found.over) this.ring();
		this.#arrived();
	}

	/** How long the journal was when this browser last showed it. */
	get #looked(): number {
		return Number(localStorage.getItem(`yupana-looked-${this.id}`) ?? 0);
	}

	set #looked(seq: number) {
		localStorage.setItem(`yupana-looked-${this.id}`, String(seq));
	}

	/** Everything after the viewer's latest move is new; for a spectator, the latest player's moves are. */
	#lastOwn(): number {
		const last = this.log.at(-1);
		const own = this.log.findLast((item) =>
			this.viewer === null ? item.seat !== last?.seat : item.seat === this.viewer,
		);
		return own ? own.seq + 1 : 0;
	}

	/** How many entries stand when the viewer's latest turn is taken back; nothing when there was none. */
	get beforeMyTurn(): number | null {
		const standing = this.log.filter((item) => !item.taken_back);
		let at = standing.findLastIndex((item) => item.seat === this.viewer);
		if (this.viewer === null || at < 0) return null;
		while (at > 0 && standing[at - 1]?.seat === this.viewer) at--;
		return standing[at]?.seq ?? null;
	}

	hurry(): void {
		this.socket.hurry(this.id);
	}

	/** The rules of this page answer: the server is only asked what this seat sees, once for each decision. */
	async foresee(option: Option): Promise<Preview | null> {
		const decision = this.decision?.id ?? "";
		if (this.viewer === null) return null;
		if (this.#shown.decision !== decision)
			this.#shown = { decision, asked: text(`tables/${this.id}/decision`) };
		const asked = await this.#shown.asked;
		if (JSON.parse(asked).decision !== decision) return null;
		return this.engine.foresee(asked, this.viewer, option.move);
	}

	async take(option: Option): Promise<void> {
		const decision = this.decision;
		if (!decision) return;
		const before = this.update?.seq ?? 0;
		this.did(option);
		await this.#act({ type: "choose", decision: decision.id, move: option.move });
		if (!this.refused) this.seen = before;
	}

	async undo(): Promise<void> {
		if (this.update?.undo && !this.busy) await this.#act({ type: "undo" });
	}

	async undoTurn(): Promise<void> {
		for (let known = -1; this.update?.undo && known !== this.update.seq; ) {
			known = this.update.seq;
			await this.undo();
		}
	}

	async #act(send: Act): Promise<void> {
		this.busy = true;
		this.#refuse("");
		try {
			const seq = await this.#insist(send);
			this.#refuse("");
			while ((this.update?.seq ?? 0) < seq) await this.#news();
		} catch (problem) {
			if (!(problem instanceof Refusal)) throw problem;
			this.#refuse(problem.reason);
			this.untouch();
			this.socket.again(this.id);
		} finally {
			this.busy = false;
		}
	}

	/** Sends it, and again while what speaks against it may pass and its decision stands; an undo, which has no name, once. */
	async #insist(send: Act): Promise<number> {
		const began = Date.now();
		for (let pause = REPEAT_FIRST; ; pause = Math.min(2 * pause, REPEAT_LONGEST)) {
			try {
				return await this.socket.act(this.id, send);
			} catch (problem) {
				if (!(problem instanceof Refusal) || send.type !== "choose") throw problem;
				if (pause > REPEAT_FIRST && SETTLED.has(problem.reason)) {
					this.socket.again(this.id);
					await this.#news();
					break;
				}
				if (!PASSING.has(problem.reason) || Date.now() - began > REPEAT_MAX) throw problem;
			}
			this.#refuse(REPEATED);
			await new Promise((resolve) => setTimeout(resolve, pause));
			if (send.decision !== this.update?.decision?.id) break;
		}
		return this.update?.seq ?? 0;
	}

	/** Until something arrives; asks for it when it does not. */
	#news(): Promise<void> {
		return new Promise((resolve) => {
			const late = setTimeout(() => {
				this.socket.again(this.id);
				resolve();
			}, NEWS_MAX);
			this.#arrived = () => {
				clearTimeout(late);
				this.#arrived = () => {};
				resolve();
			};
		});
	}
}
