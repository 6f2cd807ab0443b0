/** One socket for all tables of the page: it comes back by itself and loses nothing. */
import type { Act, FromClient, FromServer, News } from "../protocol";

export type Link = "off" | "connecting" | "open" | "offline";

/** Somebody who looks at a table. */
export interface Watcher {
	code: string;
	/** The journal as far as it is known. */
	since(): number;
	/** The decision that is being looked at. */
	decision(): string | null;
	news(news: News): void;
	/** Seats, chat or proposals changed. */
	ring(): void;
	/** The table cannot be watched. */
	refused(reason: string): void;
	/** It is watched, and nothing is new. */
	well(): void;
}

interface Sent {
	send: Act["send"];
	resolve: (seq: number) => void;
	reject: (refusal: Refusal) => void;
}

interface Watched {
	watcher: Watcher;
	sent: Sent | null;
	/** The connection is new, and what is known may be old. */
	resync: boolean;
}

/** A move that cannot be; the reason is the id of a message. */
export class Refusal extends Error {
	constructor(readonly reason: string) {
		super(reason);
	}
}

/** What the server calls this in its answer. */
const nameOf = (send: Act["send"]): string => (send.type === "choose" ? send.decision : "undo");
const WATCHING = "watch"; // likewise

const PING = 20_000; // milliseconds
const FIRST_PAUSE = 500;
const SOON_PAUSE = 2_000; // at first a server that is only started anew is expected back
const SOON = 60_000;
const LONGEST_PAUSE = 20_000;

export class Socket {
	link: Link = "off";
	readonly #watched = new Map<number, Watched>();
	#socket: WebSocket | null = null;
	#tries = 0;
	/** Since when there is no connection. */
	#lost = 0;
	#heard = true;
	#wanted = false;
	#again: ReturnType<typeof setTimeout> | undefined;
	#pinging: ReturnType<typeof setInterval> | undefined;

	constructor(
		readonly url: string,
		readonly onLink: (link: Link) => void,
		readonly onRing: () => void,
		readonly make: (url: string) => WebSocket = (at) => new WebSocket(at),
	) {
		globalThis.addEventListener?.("online", () => this.#hurry());
		globalThis.addEventListener?.("offline", () => this.#lose());
		globalThis.document?.addEventListener("visibilitychange", () => {
			if (!document.hidden) this.#hurry();
		});
	}

	/** Stays connected from now on. */
	open(): void {
		this.#wanted = true;
		if (!this.#socket) this.#connect();
	}

	/** Another person, or nobody: the connection begins anew if it is still wanted. */
	restart(wanted: boolean): void {
		this.#wanted = wanted || this.#watched.size > 0;
		this.#drop();
		if (this.#wanted) this.#connect();
		else this.#say("off");
	}

	watch(table: number, watcher: Watcher): () => void {
		const watched: Watched = { watcher, sent: null, resync: false };
		this.#watched.set(table, watched);
		if (this.link === "open") this.again(table);
		else this.open();
		return () => {
			if (this.#watched.get(table) !== watched) return;
			this.#watched.delete(table);
			this.#send({ type: "unwatch", table });
			watched.sent?.resolve(watcher.since()); // nobody waits for the answer any more
		};
	}

	/** Asks for what is missing, or for everything. */
	again(table: number, everything = false): void {
		const watched = this.#watched.get(table);
		if (!watched || this.link !== "open") return;
		const { watcher } = watched;
		this.#send({ type: "watch", table, since: everything ? 0 : watcher.since(), code: watcher.code });
	}

	/** Chooses or undoes; the length of the journal when it is done. One at a time for each table. */
	act(table: number, send: Act["send"]): Promise<number> {
		const watched = this.#watched.get(table);
		if (!watched || watched.sent) return Promise.reject(new Refusal("refused-too-late"));
		if (this.link !== "open" && send.type === "undo") return Promise.resolve(watched.watcher.since());
		return new Promise((resolve, reject) => {
			watched.sent = { send, resolve, reject };
			if (this.link === "open" && !watched.resync) this.#send({ type: "act", table, send });
		});
	}

	/** The bot that thinks at this table answers soon. */
	hurry(table: number): void {
		this.#send({ type: "hurry", table });
	}

	#connect(): void {
		clearTimeout(this.#again);
		if (globalThis.navigator?.onLine === false) {
			this.#say("offline");
			return;
		}
		this.#say(this.#tries > 1 ? "offline" : "connecting");
		const socket = this.make(this.url);
		this.#socket = socket;
		socket.onopen = () => {
			this.#say("open");
			this.#heard = true;
			this.#pinging = setInterval(() => this.#ping(), PING);
			for (const [table, watched] of this.#watched) {
				watched.resync = true;
				this.again(table);
			}
		};
		socket.onmessage = ({ data }) => {
			this.#heard = true;
			this.#tries = 0;
			this.#hear(JSON.parse(String(data)) as FromServer);
		};
		socket.onclose = () => this.#lose();
	}

	/** The connection is gone; comes back later, not all clients at once. */
	#lose(): void {
		this.#drop();
		if (!this.#wanted) return;
		if (this.#tries === 0) this.#lost = Date.now();
		const longest = Date.now() - this.#lost < SOON ? SOON_PAUSE : LONGEST_PAUSE;
		const pause = Math.min(longest, FIRST_PAUSE * 2 ** this.#tries++);
		this.#say(globalThis.navigator?.onLine === false || this.#tries > 1 ? "offline" : "connecting");
		this.#again = setTimeout(() => this.#connect(), pause * (0.5 + Math.random()));
	}

	#drop(): void {
		clearTimeout(this.#again);
		clearInterval(this.#pinging);
		const socket = this.#socket;
		this.#socket = null;
		if (!socket) return;
		socket.onopen = socket.onmessage = socket.onclose = null;
		socket.close();
	}

	#hurry(): void {
		if (this.#wanted && !this.#socket) this.#connect();
	}

	#say(link: Link): void {
		this.link = link;
		this.onLink(link);
	}

	#ping(): void {
		if (!this.#heard) return this.#lose();
		this.#heard = false;
		this.#send({ type: "ping" });
	}

	#send(message: FromClient): void {
		if (this.link === "open") this.#socket?.send(JSON.stringify(message));
	}

	/** What is known is up to date again; a move that was not answered goes out again when its decision still stands. */
	#resume(table: number, watched: Watched): void {
		if (!watched.resync) return;
		watched.resync = false;
		const { sent, watcher } = watched;
		if (!sent) return;
		if (sent.send.type === "choose" && sent.send.decision === watcher.decision()) {
			this.#send({ type: "act", table, send: sent.send });
		} else {
			watched.sent = null;
			sent.resolve(watcher.since());
		}
	}

	#hear(message: FromServer): void {
		if (message.type === "pong") return;
		const watched = this.#watched.get(message.table ?? -1);
		if (message.type === "ring") {
			if (message.table === undefined || message.table === null) this.onRing();
			else watched?.watcher.ring();
		} else if (!watched) {
			return;
		} else if (message.type === "news") {
			watched.watcher.news(message);
			if (message.what.type === "whole") this.#resume(message.table, watched);
		} else if (message.to && message.to !== WATCHING) {
			const { sent } = watched;
			if (!sent || nameOf(sent.send) !== message.to) return; // what it answers was settled otherwise
			watched.sent = null;
			if (message.type === "done") sent.resolve(message.seq);
			else sent.reject(new Refusal(message.reason));
		} else {
			if (message.type === "not-done") watched.watcher.refused(message.reason);
			else watched.watcher.well();
			this.#resume(message.table, watched);
		}
	}
}
