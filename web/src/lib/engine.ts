/** The rules, running in a worker of this page. */
import type { Update } from "../protocol";

export interface Progress {
	loaded: number;
	total: number;
}

export interface Wish {
	game: string;
	names: string[];
	kinds: string[];
	options: Record<string, number>;
	secret: string;
	seed: number;
	record?: string;
}

export interface About {
	game: string;
	names: string[];
	options: Record<string, number>;
	entries: [number, string][];
	result: string;
}

/** What one step was: whose, and whether that bot thinks on. */
export interface Step {
	seat: number | null;
	thinks: boolean;
}

type Waiting = { resolve: (value: unknown) => void; reject: (problem: Error) => void };

export class Engine {
	readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
	readonly #waiting = new Map<number, Waiting>();
	#asked = 0;
	#ready: Promise<unknown> | null = null;

	constructor(readonly onProgress: (progress: Progress) => void) {
		this.#worker.onmessage = ({ data }) => {
			if ("progress" in data) {
				this.onProgress(data.progress);
				return;
			}
			const waiting = this.#waiting.get(data.id);
			this.#waiting.delete(data.id);
			if (data.problem !== undefined) waiting?.reject(new Error(data.problem));
			else waiting?.resolve(data.answer);
		};
	}

	/** Loads Python and the rules; once, whoever asks. */
	load(): Promise<unknown> {
		this.#ready ??= this.#ask("load", [document.baseURI]);
		return this.#ready;
	}

	async #call<Answer>(method: string, ...args: unknown[]): Promise<Answer> {
		await this.load();
		return (await this.#ask(method, args)) as Answer;
	}

	#ask(method: string, args: unknown[]): Promise<unknown> {
		const id = this.#asked++;
		return new Promise((resolve, reject) => {
			this.#waiting.set(id, { resolve, reject });
			this.#worker.postMessage({ id, method, args });
		});
	}

	start(wish: Wish): Promise<void> {
		return this.#call(wish.record ? "resume" : "start", JSON.stringify(wish));
	}

	async update(viewer: number | null, since: number): Promise<Update> {
		return JSON.parse(await this.#call<string>("update", viewer, since)) as Update;
	}

	choose(seat: number, decision: string, move: string): Promise<void> {
		return this.#call("choose", seat, decision, move);
	}

	undo(seat: number): Promise<void> {
		return this.#call("undo", seat);
	}

	/** Lets the bot that is due think a little further, or one forced answer happen; others are heard in between. */
	step(): Promise<Step> {
		return this.#call("step");
	}

	/** The bot that thinks answers soon. */
	hurry(): Promise<void> {
		return this.#call("hurry");
	}

	record(): Promise<string> {
		return this.#call("record");
	}

	async open(record: string): Promise<About> {
		return JSON.parse(await this.#call<string>("open", record)) as About;
	}

	async at(entries: number, viewer: number | null): Promise<Update> {
		return JSON.parse(await this.#call<string>("at", entries, viewer)) as Update;
	}
}
