/** The rules of today, and former ones that are kept beside them for the matches that were played by them. */
import { fetched, Words } from "../parts/words";
import { Engine, type Former, type Progress } from "./engine";

/** A match was played by rules that are not here. */
export class OtherRules extends Error {
	constructor(
		readonly game: string,
		readonly rules: number,
	) {
		super(`only rules ${rules} of ${game} open it`);
	}
}

export class Engines {
	readonly today: Engine;
	/** Each is started when it is first needed. */
	readonly #former = new Map<string, Engine>();

	constructor(readonly onProgress: (progress: Progress) => void) {
		this.today = new Engine(onProgress);
	}

	/** The rules that play a record as it was played. */
	async playing(record: string): Promise<Engine> {
		const { game, rules } = await this.today.needs(record);
		if (rules === null) return this.today;
		const kept = JSON.parse(await fetched("former/former.json")) as Former[];
		const former = kept.find((each) => each.game === game && each.rules === rules);
		if (!former) throw new OtherRules(game, rules);
		const engine = this.#former.get(former.archive) ?? new Engine(this.onProgress, former);
		this.#former.set(former.archive, engine);
		return engine;
	}
}

/** Why a match cannot be opened, in words. */
export async function whyNot(problem: unknown, ui: Words): Promise<string> {
	console.warn(problem); // for whoever wrote the record
	if (!(problem instanceof OtherRules)) return ui.text("ui-bad-record");
	const title = await Words.load(ui.language, `games/${problem.game}`)
		.then((words) => words.text("title"))
		.catch(() => problem.game);
	return ui.text("ui-other-rules", { title, rules: problem.rules });
}
