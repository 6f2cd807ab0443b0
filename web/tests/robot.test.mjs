/** Whole matches in a real browser, played by touching only what glows. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { DESKTOP, PHONE, pageOf, served, start, titles } from "./browser.mjs";
import { dice, playMatch, point } from "./hand.mjs";
import { assertReplays, downloaded, shownTotals } from "./records.mjs";

const QUICK = { theme: "day", motion: "off", size: "normal", list: false };
/** Each title is played on both sizes, every language by some of them; with YUPANA_ROBOTS=all each in every language. */
const PAGES = ["en", "uk", "ru"].flatMap((language) => [
	["desktop", DESKTOP, language],
	["phone", PHONE, language],
]);
const isWanted = (title, n) => process.env.YUPANA_ROBOTS === "all" || (title + n + (n % 2)) % 3 === 0;
/** Milliseconds after which a person would wonder; how fast it is, is measured beside the former client. */
const MEDIAN_MAX = 500;
const HIGH_MAX = 1_500;

const at = served();

describe("the robot hand", () => {
	for (const [title, { name: game, seats: counts }] of titles().entries()) {
		for (const [n, [size, viewport, language]] of PAGES.entries()) {
			if (!isWanted(title, n)) continue;
			const seats = counts.at(-1 - (n % counts.length));
			it(`plays ${game} for ${seats} at ${size} size in ${language}`, { timeout: 240_000 }, async () => {
				const context = await at.browser.newContext({
					viewport,
					hasTouch: size === "phone",
					acceptDownloads: true,
				});
				const { page, complaints } = await pageOf(context, at.server.url, { ...QUICK, language });
				await start(page, ["you", ...Array(seats - 1).fill("random")], game);
				const touches = await playMatch(page, dice(language.length + viewport.width), point);
				await page.locator("dialog[open] table").waitFor();
				const totals = await shownTotals(page);
				assert.equal(totals.length, Math.max(2, seats), "whoever the rules play has a score as well");
				assertReplays(await downloaded(page), totals);
				const latencies = await page.evaluate(() => window.yupanaTable.latencies.toSorted((a, b) => a - b));
				const median = latencies[Math.floor(latencies.length / 2)];
				const high = latencies[Math.floor(latencies.length * 0.95)];
				console.log(
					`${game} ${size} ${language}: ${touches} touches, median ${median.toFixed(0)} ms, 95th ${high.toFixed(0)} ms`,
				);
				assert.ok(median < MEDIAN_MAX, `median ${median} ms`);
				assert.ok(high < HIGH_MAX, `95th percentile ${high} ms`);
				assert.deepEqual(complaints, []);
				await context.close();
			});
		}
	}
});
