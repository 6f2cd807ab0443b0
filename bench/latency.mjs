/**
 * From a touch to the redrawn board, beside a former client: both play at random, an answer here and an answer there.
 * `node bench/latency.mjs CHECKOUT [GAME [phone|desktop [ANSWERS]]]`, where CHECKOUT holds a former client, built.
 */
import { join, resolve } from "node:path";
import { DESKTOP, launch, PHONE, pageOf, serve, start } from "../web/tests/browser.mjs";
import { dice, goOn } from "../web/tests/hand.mjs";

const [, , checkout, game = "tzolkin", size = "phone", answers = "80"] = process.argv;
const former = await import(join(resolve(checkout), "web", "tests", "browser.mjs"));
const viewport = size === "phone" ? { viewport: PHONE, hasTouch: true, isMobile: true } : { viewport: DESKTOP };
const roll = dice(7);
const browser = await launch();

async function open(name, { url, stop }, by) {
	const context = await browser.newContext({ ...viewport, reducedMotion: "reduce", serviceWorkers: "block" });
	const { page } = await by.pageOf(context, url, { language: "en" });
	await by.start(page, ["you", "random"], game);
	return { name, page, stop };
}

async function answer(page) {
	await page.bringToFront();
	await page.waitForFunction(
		() => window.yupanaTable && !window.yupanaTable.busy && (window.yupanaTable.decision || window.yupanaTable.update?.over),
	);
	await goOn(page);
	await page.evaluate((lot) => {
		const table = window.yupanaTable;
		return table.decision && table.take(table.decision.options[lot % table.decision.options.length]);
	}, roll(2 ** 20));
}

const clients = [
	await open("former", await serve(join(resolve(checkout), "web", "dist")), former),
	await open("now", await serve(), { pageOf, start }),
];
for (let n = 0; n < Number(answers); n++) {
	for (const { page } of n % 2 ? clients : clients.toReversed()) await answer(page);
}
for (const { name, page, stop } of clients) {
	const taken = (await page.evaluate(() => window.yupanaTable.latencies)).sort((a, b) => a - b);
	const share = (part) => `${taken[Math.floor(taken.length * part)].toFixed(0)} ms`;
	console.log(`${game}, ${size}, ${name}: ${taken.length} answers, median ${share(0.5)}, 90th ${share(0.9)}`);
	stop();
}
await browser.close();
