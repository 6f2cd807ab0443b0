/** Whole matches in a real browser, played by touching only what glows. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it } from "node:test";
import { DESKTOP, PHONE, PYTHON, pageOf, ROOT, served, start } from "./browser.mjs";
import { dice, playMatch, point, press } from "./hand.mjs";

const QUICK = { theme: "day", motion: "off", size: "normal", list: false };
/** So many at the table, in each language. */
const SEATS = {
	tzolkin: { desktop: { en: 4, uk: 4, ru: 4 }, phone: { en: 4, uk: 4, ru: 4 } },
	tawantinsuyu: { desktop: { en: 1, uk: 2, ru: 4 }, phone: { en: 3, uk: 4, ru: 1 } },
};
const MEDIAN_MAX = 100;
const HIGH_MAX = 250;

const at = served();

/** The record as the person downloads it. */
async function downloaded(page) {
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.locator('[data-action="record"]').click(),
	]);
	const path = join(mkdtempSync(join(tmpdir(), "yupana-")), "match.yupana");
	await download.saveAs(path);
	return path;
}

async function shownTotals(page) {
	return page
		.locator("dialog[open] tfoot td")
		.evaluateAll((cells) => cells.map((cell) => cell.dataset.total));
}

/** The command line replays the record, rolls its dice again, and comes to the same scores. */
function assertReplays(path, totals) {
	execFileSync(PYTHON, ["-m", "yupana", "verify", "--fair", path], { cwd: ROOT });
	const result = readFileSync(path, "utf8").match(/^result: (.*)$/m)?.[1] ?? "";
	assert.deepEqual(result.replaceAll("*", "").split(" "), totals);
}

describe("the robot hand", () => {
	for (const [game, size, viewport] of [
		["tzolkin", "desktop", DESKTOP],
		["tzolkin", "phone", PHONE],
		["tawantinsuyu", "desktop", DESKTOP],
		["tawantinsuyu", "phone", PHONE],
	]) {
		for (const [language, seats] of Object.entries(SEATS[game][size])) {
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

	it("plays a whole match with the keyboard alone", { timeout: 300_000 }, async () => {
		const context = await at.browser.newContext({ viewport: DESKTOP, acceptDownloads: true });
		const { page, complaints } = await pageOf(context, at.server.url, { ...QUICK, language: "en" });
		await start(page, ["you", "random"]);
		await playMatch(page, dice(3), press);
		await page.locator("dialog[open] table").waitFor();
		assertReplays(await downloaded(page), await shownTotals(page));
		assert.deepEqual(complaints, []);
		await context.close();
	});

	it("plays a whole match in list mode, where everything is text", { timeout: 240_000 }, async () => {
		const context = await at.browser.newContext({ viewport: PHONE, acceptDownloads: true });
		const { page, complaints } = await pageOf(context, at.server.url, {
			...QUICK,
			language: "uk",
			list: true,
		});
		await start(page, ["you", "random"]);
		const roll = dice(5);
		for (let touches = 0; touches < 2_000; touches++) {
			await page.waitForFunction(() => !window.yupanaTable.busy, null, { polling: 10 });
			if (await page.evaluate(() => window.yupanaTable.update.over)) break;
			const buttons = page.locator(".choices button[data-move], [data-action='end-turn']:not(:disabled)");
			await buttons.nth(roll(await buttons.count())).click();
		}
		await page.locator("dialog[open] table").waitFor();
		assertReplays(await downloaded(page), await shownTotals(page));
		assert.deepEqual(complaints, []);
		await context.close();
	});
});
