/** Makes the pictures of the documentation: `just pictures`, after `just web`. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DESKTOP, launch, PHONE, pageOf, ROOT, serve, start } from "./tests/browser.mjs";
import { dice, touchable } from "./tests/hand.mjs";

const FOLDER = join(ROOT, "docs", "pictures");
const PICTURES = [
	{ name: "table-day", game: "tzolkin", viewport: DESKTOP, language: "en", theme: "day", moves: 70 },
	{ name: "table-night", game: "tawantinsuyu", viewport: DESKTOP, language: "uk", theme: "night", moves: 45 },
	{ name: "table-colony", game: "santa-maria", viewport: DESKTOP, language: "en", theme: "day", moves: 40 },
	{
		name: "table-winter",
		game: "endless-winter",
		viewport: DESKTOP,
		language: "en",
		theme: "day",
		moves: 60,
	},
	{ name: "phone-day", game: "tawantinsuyu", viewport: PHONE, language: "uk", theme: "day", moves: 45 },
	{ name: "phone-colony", game: "santa-maria", viewport: PHONE, language: "en", theme: "day", moves: 13 },
	{ name: "phone-winter", game: "endless-winter", viewport: PHONE, language: "uk", theme: "day", moves: 40 },
	{ name: "phone-night", game: "tzolkin", viewport: PHONE, language: "ru", theme: "night", moves: 64 },
];

/** Plays on like a person in a hurry: anything but doing nothing. */
async function play(page, moves, roll) {
	for (let n = 0; n < moves; n++) {
		if ((await touchable(page)).over) return;
		await page.evaluate(
			([number]) => {
				const table = window.yupanaTable;
				const options = table.decision.options;
				const busy = options.filter(
					(option) =>
						!["end-turn", "no-action", "beg", "decline", "pass", "sell", "buy"].includes(option.verb),
				);
				const from = busy.length > 0 && number % 4 ? busy : options;
				return table.take(from[number % from.length]);
			},
			[roll(1_000)],
		);
	}
	await touchable(page);
}

mkdirSync(FOLDER, { recursive: true });
const server = await serve();
const browser = await launch();
try {
	for (const { name, game, viewport, language, theme, moves } of PICTURES) {
		const deviceScaleFactor = viewport === PHONE ? 2 : 1;
		const context = await browser.newContext({ viewport, deviceScaleFactor });
		const { page } = await pageOf(context, server.url, {
			language,
			theme,
			motion: "off",
			size: "normal",
			list: false,
		});
		await start(page, ["you", "greedy", "greedy", "greedy"], game);
		await play(page, moves, dice(7));
		await page.mouse.move(0, 0);
		await page.waitForTimeout(300);
		await page.screenshot({ path: join(FOLDER, `${name}.png`) });
		await context.close();
		console.log(`${name}.png`);
	}
} finally {
	await browser.close();
	server.stop();
}
