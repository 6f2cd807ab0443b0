/** After one visit, everything works without a server. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { gzipSync } from "node:zlib";
import { DESKTOP, PHONE, pageOf, ROOT, served, start } from "./browser.mjs";
import { choicesOf, dice, playMatch, point, touchable } from "./hand.mjs";

const at = served();

describe("offline", () => {
	it("keeps the client's own script small", () => {
		const assets = join(ROOT, "web", "dist", "assets");
		const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
		const bytes = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name))).length, 0);
		console.log(`client script ${(bytes / 1_000).toFixed(1)} kB compressed`);
		assert.ok(bytes < 150_000, `${bytes} bytes`);
	});

	it("shows the first page quickly, without Python", async () => {
		const context = await at.browser.newContext({ viewport: DESKTOP, serviceWorkers: "block" });
		const { page } = await pageOf(context, at.server.url, { language: "en" });
		await page.locator("button.big").waitFor();
		const painted = await page.evaluate(
			() =>
				new Promise((resolve) => {
					new PerformanceObserver((list) => {
						const [found] = list.getEntriesByName("first-contentful-paint");
						if (found) resolve(found.startTime);
					}).observe({ type: "paint", buffered: true });
				}),
		);
		console.log(`first contentful paint ${painted.toFixed(0)} ms`);
		assert.ok(painted < 1_000, `first paint after ${painted} ms`);
		await context.close();
	});

	it("moves nothing under a finger when words come late", async () => {
		const context = await at.browser.newContext({ viewport: PHONE, serviceWorkers: "block" });
		const { page } = await pageOf(context, at.server.url, { language: "uk" }, (page) =>
			page.route(/games\/.*\.ftl/, async (route) => {
				await new Promise((resolve) => setTimeout(resolve, 700));
				await route.continue();
			}),
		);
		const button = page.locator(".counts button").last();
		await button.waitFor();
		const before = await button.boundingBox();
		await page.waitForTimeout(1_500);
		assert.deepEqual(await button.boundingBox(), before);
		await context.close();
	});

	it("resumes and finishes a saved match after the server is gone", { timeout: 240_000 }, async () => {
		const context = await at.browser.newContext({ viewport: DESKTOP });
		const { page, complaints } = await pageOf(context, at.server.url, {
			language: "en",
			motion: "off",
			theme: "day",
		});
		await start(page, ["you", "random"]);
		await page.evaluate(() => navigator.serviceWorker.ready);
		const roll = dice(9);
		for (let touches = 0; touches < 30; touches++) {
			const choices = choicesOf(await touchable(page));
			await point(page, choices[roll(choices.length)]);
		}
		await touchable(page);
		const played = await page.evaluate(() => window.yupanaTable.update.seq);
		at.server.stop();
		await context.setOffline(true);
		await page.reload();
		await page.locator(".prompt").waitFor({ timeout: 60_000 });
		await touchable(page);
		assert.ok((await page.evaluate(() => window.yupanaTable.update.seq)) >= played);
		await playMatch(page, roll, point);
		await page.locator("dialog[open] table").waitFor();
		assert.deepEqual(complaints, []);
		await context.close();
	});
});
