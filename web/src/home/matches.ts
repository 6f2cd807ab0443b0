/** New matches at this device. */
import { random } from "../parts/chance";
import type { Title, Words } from "../parts/words";
import { variantsFor, variantsOf } from "../parts/words";
import { type Chosen, PERSON, remember } from "./choosing";
import { keep, type Saved } from "./saved";

function nameOf(kinds: readonly string[], n: number, ui: Words): string {
	const kind = kinds[n] ?? PERSON;
	const number = kinds.slice(0, n + 1).filter((each) => each === kind).length;
	const many = kinds.filter((each) => each === kind).length > 1;
	if (kind === PERSON) return many ? ui.text("ui-player", { number }) : ui.text("player-you");
	return ui.text(`player-${kind}`, { number });
}

/** Begins a match, and goes there. */
export async function startMatch(title: Title, chosen: Chosen, ui: Words): Promise<void> {
	const kinds = [...chosen.kinds];
	remember(title.name, chosen);
	await begin({
		game: title.name,
		names: kinds.map((_, n) => nameOf(kinds, n, ui)),
		kinds,
		options: variantsOf(variantsFor(title.options, kinds.length), chosen.options),
	});
}

/** The same people and bots at a new table, and goes there. */
export const startAgain = ({ game, names, kinds, options }: Saved): Promise<void> =>
	begin({ game, names: [...names], kinds: [...kinds], options: { ...options } });

async function begin(table: Pick<Saved, "game" | "names" | "kinds" | "options">): Promise<void> {
	const id = random(8);
	const seed = Number.parseInt(random(6), 16);
	await keep({ ...table, id, secret: random(32), seed, record: "", changed: Date.now(), over: false });
	location.hash = `#/play/${id}`;
}
