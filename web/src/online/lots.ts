/** What this browser adds to the dice of a table, and what it keeps to check them by: docs/server.md says how. */
import { hashOf, random } from "../parts/chance";
import { call, Problem, type Seat, type TableInfo } from "./api";

/** What a table says of its dice. */
export type Casting = Pick<TableInfo, "status" | "mine" | "awaited" | "commitment" | "keep_order"> & {
	seats: Pick<Seat, "promise">[];
};

interface Kept {
	/** What we add, or would have added. */
	share: string;
	/** Whether the host has taken it. */
	given: boolean;
	/** What the host showed before anything was dealt; empty until then. */
	commitment: string;
	/** Of all seats as people sat then; nothing if we were not there. */
	promises: string[];
	drawn: boolean;
}

export class Lots {
	#promisedAt: number | null = null;
	#busy = false;

	constructor(
		readonly table: number,
		readonly person: () => number | undefined,
	) {}

	get #key(): string {
		return `yupana-lots-${this.table}-${this.person()}`;
	}

	get #kept(): Kept {
		const found = localStorage.getItem(this.#key);
		if (found) return JSON.parse(found) as Kept;
		return { share: random(32), given: false, commitment: "", promises: [], drawn: false };
	}

	set #kept(kept: Kept) {
		localStorage.setItem(this.#key, JSON.stringify(kept));
	}

	/** What is compared with the record, for `yupana.play.local.fair`; nothing if this browser has seen nothing. */
	get evidence(): string {
		const { share, given, commitment, promises, drawn } = this.#kept;
		return commitment ? JSON.stringify({ commitment, promises, share: given ? share : "", drawn }) : "";
	}

	/** Promises a share before the start, adds it when the host has committed, and keeps what was shown then. */
	async tend(info: Casting): Promise<void> {
		if (this.#busy || this.person() === undefined) return;
		this.#busy = true;
		try {
			if (info.status === "open") await this.#promise(info);
			else await this.#add(info);
		} catch (problem) {
			if (!(problem instanceof Problem)) throw problem; // too late, or no connection: the next look asks again
		} finally {
			this.#busy = false;
		}
	}

	/** Once in a visit: of several devices the one that came last is asked. */
	async #promise({ mine, seats }: Casting): Promise<void> {
		if (mine !== null && mine !== this.#promisedAt) {
			const kept = this.#kept;
			this.#kept = kept; // before anybody hears of it
			const promise = hashOf(kept.share);
			if (seats[mine]?.promise !== promise) await call("PUT", `tables/${this.table}/promise`, { promise });
		}
		this.#promisedAt = mine;
	}

	async #add({ mine, seats, awaited, commitment, keep_order }: Casting): Promise<void> {
		const kept = this.#kept;
		if (!commitment || kept.given || (kept.commitment && kept.commitment !== commitment)) return;
		const asked = mine !== null && awaited.includes(mine) && seats[mine]?.promise === hashOf(kept.share);
		if (!asked) {
			if (!kept.commitment) this.#kept = { ...kept, commitment };
			return;
		}
		const promises = seats.map(({ promise }) => promise ?? "");
		this.#kept = { ...kept, commitment, promises, drawn: !keep_order };
		await call("PUT", `tables/${this.table}/share`, { share: kept.share });
		this.#kept = { ...this.#kept, given: true };
	}
}
