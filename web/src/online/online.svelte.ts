/** The server, if there is one: who is signed in, at which tables it is their turn, and the socket. */
import { play } from "../parts/sounds";
import { call, get, type Me, Problem, type Turn, whoAmI } from "./api";
import { alert, isHushed, withdraw } from "./notify";
import { renew } from "./push";
import { type Link, Socket } from "./socket";

/** Whoever sees a table hears there that it is their turn. */
const isLookedAt = (table: number): boolean =>
	!document.hidden && location.hash.startsWith(`#/table/${table}`);

class Online {
	/** Whether there is a server at all; not known at first. */
	server = $state<boolean | null>(null);
	me = $state.raw<Me | null>(null);
	/** Tables at which I must decide, the most urgent first. */
	turns = $state.raw<Turn[]>([]);
	link = $state<Link>("off");
	/** Says in words that it is somebody's turn at a table. */
	announce: (turn: Turn) => { title: string; body: string } = () => ({ title: "", body: "" });
	readonly socket = new Socket(
		new URL("api/socket", document.baseURI).href.replace(/^http/, "ws"),
		(link) => {
			if (link === "open" && this.me) void this.lookAround();
			this.link = link;
		},
		() => void this.lookAround(),
	);

	/** Finds out whether there is a server and who is signed in. */
	async arrive(): Promise<void> {
		try {
			await this.#become();
			this.server = true;
		} catch {
			this.server ??= false;
		}
	}

	/** Signs in, out, or as a guest; then everything is asked anew. */
	async enter(method: string, path: string, body?: unknown): Promise<void> {
		await call(method, path, body);
		await this.#become();
	}

	/** What the server writes to me is in this language from now on. */
	async speak(language: string): Promise<void> {
		const { email, settings } = this.me ?? {};
		await this.enter("PUT", "me", { language, email, settings }).catch(() => {});
	}

	async #become(): Promise<void> {
		const before = this.me?.id;
		this.me = await whoAmI();
		if (this.me?.id !== before) {
			this.turns = [];
			this.socket.restart(this.me !== null);
			if (this.me?.settings.notify.browser) void renew();
			await this.lookAround();
		}
	}

	/** Fetches my turns; a table that is new among them calls me when I am not looking. */
	async lookAround(): Promise<void> {
		if (!this.me) return;
		try {
			const known = new Set(this.turns.map((turn) => turn.table));
			const turns = await get<Turn[]>("turns");
			for (const id of known) if (!turns.some((turn) => turn.table === id)) void withdraw(id);
			this.turns = turns;
			if (this.me.role) this.me = await whoAmI(); // who looks after others sees what waits
			if (!this.me) return;
			const { notify } = this.me.settings;
			const fresh = turns.filter((turn) => !known.has(turn.table) && !isLookedAt(turn.table));
			if (fresh.length === 0 || isHushed(this.me.settings, new Date())) return;
			play("turn", true);
			if (!notify.browser || !document.hidden) return;
			for (const turn of fresh) void alert(turn.table, this.announce(turn));
		} catch (problem) {
			if (problem instanceof Problem && problem.status === 401) await this.#become().catch(() => {});
		}
	}
}

export const online = new Online();

/** A page's title, with the number of tables that wait for me. */
export function titled(text: string): string {
	return online.turns.length > 0 ? `(${online.turns.length}) ${text}` : text;
}
