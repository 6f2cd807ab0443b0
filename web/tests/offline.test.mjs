/** After one visit, everything works without a server. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { gzipSync } from "node:zlib";
import { DESKTOP, PHONE, pageOf, ROOT, served, shelf, start, titles } from "./browser.mjs";
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
		await shelf(page);
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

	it("shows the shelf on a phone without scrolling", async () => {
		const context = await at.browser.newContext({ viewport: PHONE, serviceWorkers: "block" });
		for (const language of ["en", "uk", "ru"]) {
			const { page } = await pageOf(context, at.server.url, { language });
			await shelf(page);
			await page.evaluate((language) => {
				const kept = JSON.parse(localStorage.getItem("yupana-settings"));
				localStorage.setItem("yupana-settings", JSON.stringify({ ...kept, language }));
			}, language);
			await page.reload();
			await shelf(page);
			await page.locator('[data-action="together"]').waitFor();
			const boxes = await page
				.locator("[data-action]")
				.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
			assert.equal(boxes.length, titles().length * 3 + 1);
			for (const { left, right, bottom, width, height } of boxes) {
				assert.ok(
					left >= 0 && right <= PHONE.width && bottom <= PHONE.height,
					`${left}, ${right}, ${bottom}`,
				);
				assert.ok(width >= 43 && height >= 43, `${width} by ${height}`);
			}
			await page.close();
		}
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
		const touched = page.locator("[data-action], section > h2, .online");
		const places = () =>
			touched.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
		await shelf(page);
		const before = await places();
		assert.ok(before.length > 6, `${before.length} things to touch`);
		await page.waitForTimeout(1_500);
		assert.deepEqual(await places(), before);
		await context.close();
	});

	it("resumes and finishes a saved match after the server is gone", async () => {
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
		await page.locator(".answers").waitFor();
		await touchable(page);
		assert.ok((await page.evaluate(() => window.yupanaTable.update.seq)) >= played);
		await playMatch(page, roll, point);
		await page.locator("dialog[open] table").waitFor();
		assert.deepEqual(complaints, []);
		await context.close();
	});
});
