/** A table of the lobby on the screen: who sits there, what is said and proposed, and the match once it is played. */

import { seatNames } from "../parts/seats";
import type { Words } from "../parts/words";
import type { Fairness } from "../rules/engine";
import type { Engines } from "../rules/engines";
import { call, get, Problem, type Proposal, type Said, type Sanction, type TableInfo, text } from "./api";
import { Lots } from "./lots";
import { online } from "./online.svelte";
import { OnlineTable } from "./online-table.svelte";

const LOOK = 15_000; // milliseconds between looks while no bell rings

/** What makes clocks stand besides moves. */
const timing = ({ paused, seats }: TableInfo): string =>
	JSON.stringify([paused, seats.map((seat) => seat.clock?.away)]);

export class Room {
	info = $state.raw<TableInfo | null>(null);
	said = $state.raw<Said[]>([]);
	/** The last line of the talk that was read. */
	read = $state(0);
	/** What went wrong: the id of a message. */
	problem = $state("");
	/** Of a mute: until when and why. */
	sanction = $state.raw<Sanction | null>(null);
	table = $state.raw<OnlineTable | null>(null);
	/** What I proposed and is not proposed any more, unless I withdrew it. */
	#settled = $state.raw<Proposal | null>(null);
	#watching = "";
	readonly lots: Lots;
	readonly #looking = setInterval(() => void this.look(), LOOK);

	constructor(
		readonly id: number,
		readonly code: string,
		readonly engines: Engines,
	) {
		this.lots = new Lots(id, () => online.me?.id);
		this.read = Number(localStorage.getItem(this.#key) ?? 0);
	}

	get #key(): string {
		return `yupana-read-${this.id}`;
	}

	/** The invitation, as addresses carry it. */
	get query(): string {
		return this.code ? `?code=${encodeURIComponent(this.code)}` : "";
	}

	get mine(): number | null {
		return this.info?.mine ?? null;
	}

	get isOwner(): boolean {
		const info = this.info;
		if (!info || !online.me) return false;
		return info.owner === null ? info.mine !== null : info.owner === online.me.name;
	}

	get unread(): number {
		return this.said.filter((line) => line.id > this.read && line.name !== online.me?.name).length;
	}

	/** The address that invites others. */
	get link(): string {
		const code = this.info?.code ?? this.code;
		return new URL(`#/table/${this.id}${code ? `?code=${code}` : ""}`, document.baseURI).href;
	}

	/** What I proposed came to nothing. */
	get declined(): boolean {
		const [proposal, info] = [this.#settled, this.info];
		if (!proposal || !info) return false;
		if (proposal.kind === "close") return info.status === "playing";
		if (proposal.kind === "takeback")
			return !this.table?.log.some((item) => item.seq === proposal.to && item.taken_back);
		const about = info.seats[proposal.about ?? -1];
		if (proposal.kind === "bot") return about?.absent === true;
		if (proposal.kind === "sit") return ![about?.kept_for, about?.person].includes(proposal.person);
		return info.paused !== (proposal.kind === "pause");
	}

	/** Fetches what is known of the table. */
	async look(): Promise<void> {
		try {
			const info = await get<TableInfo>(`tables/${this.id}${this.query}`);
			const mine = this.info?.proposals.filter(({ seat }) => seat === info.mine);
			const gone = mine?.find(({ id }) => !info.proposals.some((each) => each.id === id));
			if (this.info && timing(this.info) !== timing(info)) this.table?.windUp();
			this.info = info;
			if (gone) this.#settled = gone;
			if (this.#settled?.kind !== "takeback" && !this.declined) this.#settled = null; // it happened
			if (this.problem === "problem-offline") this.problem = "";
			this.#watch(this.info);
			void this.lots.tend(info);
			if (this.table) this.table.closed = info.status === "closed";
			if (info.result && this.table?.update && !this.table.update.over) this.table.windUp(); // somebody resigned
			this.said = await get<Said[]>(`tables/${this.id}/chat${this.query}`);
		} catch (problem) {
			if (!(problem instanceof Problem)) throw problem;
			if (!this.info || problem.status === 0) this.problem = problem.reason;
		}
	}

	/** Watches through the eyes of the seat that is mine now. */
	#watch({ game, mine, status }: TableInfo): void {
		const wanted = `${mine} ${status === "open"}`;
		if (wanted === this.#watching) return;
		this.#watching = wanted;
		this.table ??= new OnlineTable(
			online.socket,
			this.id,
			game,
			this.code,
			() => void this.look(),
			this.engines.today,
		);
		this.table.watch(mine);
	}

	/** Names in the words of this person, and which of them are bots'. */
	name(ui: Words): void {
		if (!this.table || !this.info) return;
		this.table.names = seatNames(this.info.seats, ui);
		this.table.bots = this.info.seats.filter(({ bot }) => bot !== null).map(({ seat }) => seat);
	}

	/** Does something at the table; true when it worked. */
	async act(method: string, path: string, body?: unknown): Promise<boolean> {
		this.problem = "";
		try {
			await call(method, `tables/${this.id}${path}`, body);
			await this.look();
			return true;
		} catch (problem) {
			if (!(problem instanceof Problem)) throw problem;
			({ reason: this.problem, sanction: this.sanction } = problem);
			return false;
		}
	}

	/** Whether the dice of the match that is over were chosen by nobody, as the rules in this page find. */
	async fair(): Promise<Fairness> {
		const record = await text(`tables/${this.id}/record${this.query}`);
		const engine = await this.engines.playing(record);
		return engine.fair(record, this.lots.evidence);
	}

	/** Agrees to what is proposed, or does not; who proposed it withdraws it. */
	async answer(proposal: Proposal, agree: boolean): Promise<void> {
		await this.act("POST", `/proposals/${proposal.id}`, { agree });
		if (proposal.seat === this.mine) this.#settled = null;
	}

	/** That something was declined is read. */
	accept(): void {
		this.#settled = null;
	}

	/** Everything said so far is read. */
	hear(): void {
		this.read = this.said.at(-1)?.id ?? this.read;
		localStorage.setItem(this.#key, String(this.read));
	}

	leave(): void {
		clearInterval(this.#looking);
		this.table?.leave();
	}
}
