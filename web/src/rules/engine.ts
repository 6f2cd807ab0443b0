/** The rules, running in a worker of this page. */
import { changedPanels } from "../online/changes";
import type { Preview, Update } from "../protocol";
import { today } from "./former";

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

/** Rules that are not played any more, as former/former.json lists them: the archive that still plays them. */
export interface Former {
	game: string;
	rules: number;
	archive: string;
	size: number;
}

/** The game of a record, and the number of the rules that must open it if those that were asked cannot. */
export interface Needs {
	game: string;
	rules: number | null;
}

export interface About {
	game: string;
	names: string[];
	options: Record<string, number>;
	entries: [number, string][];
	result: string;
}

/** What is found of a match's dice: "fair", or why not; and the seats that added to them. */
export interface Fairness {
	verdict: string;
	added: number[];
}

/** What one step was: whose, and whether that bot thinks on. */
export interface Step {
	seat: number | null;
	thinks: boolean;
}

const TODAY_BYTES = 480_000; // for the progress bar

type Waiting = { resolve: (value: unknown) => void; reject: (problem: Error) => void };

export class Engine {
	readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
	readonly #waiting = new Map<number, Waiting>();
	#asked = 0;
	#ready: Promise<unknown> | null = null;

	/** Those of today, or those of a former archive. */
	constructor(
		readonly onProgress: (progress: Progress) => void,
		readonly former: Former | null = null,
	) {
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

	/** Where words and art of a game lie that belong to these rules. */
	folder(game: string): string {
		return this.former ? `former/${this.former.archive}/${game}` : `games/${game}`;
	}

	/** Loads Python and the rules; once, whoever asks. */
	load(): Promise<unknown> {
		const built = document.querySelector<HTMLMetaElement>('meta[name="rules"]')?.content;
		const archive = this.former
			? [`former/${this.former.archive}/rules.zip`, this.former.size]
			: ["engine/yupana.zip", TODAY_BYTES, built];
		this.#ready ??= this.#ask("load", [document.baseURI, ...archive]);
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

	/** What a viewer sees now, who knows what an earlier update said; without one, everything. */
	async update(viewer: number | null, known: Update | null): Promise<Update> {
		const told = JSON.parse(await this.#call<string>("update", viewer, known?.log.length ?? 0));
		const { change, ...update } = told;
		const panels = change && known ? changedPanels(known.panels, change) : update.panels;
		const now = today({ ...update, panels });
		return { ...now, log: [...(known?.log ?? []), ...now.log] };
	}

	async preview(seat: number, move: string): Promise<Preview | null> {
		return JSON.parse(await this.#call<string>("preview", seat, move)) as Preview | null;
	}

	/** The same at a table of a server, which said what must be decided. */
	async foresee(asked: string, seat: number, move: string): Promise<Preview | null> {
		return JSON.parse(await this.#call<string>("foresee", asked, seat, move)) as Preview | null;
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

	/** Why no such table can be played: the id of a message of the game, or nothing. */
	refuses(wish: string): Promise<string> {
		return this.#call("refuses", wish);
	}

	async needs(record: string): Promise<Needs> {
		return JSON.parse(await this.#call<string>("needs", record)) as Needs;
	}

	/** By what this browser kept, if it kept something. */
	async fair(record: string, kept: string): Promise<Fairness> {
		return JSON.parse(await this.#call<string>("fair", record, kept)) as Fairness;
	}

	async open(record: string): Promise<About> {
		return JSON.parse(await this.#call<string>("open", record)) as About;
	}

	async at(entries: number, viewer: number | null): Promise<Update> {
		return today(JSON.parse(await this.#call<string>("at", entries, viewer)));
	}
}
