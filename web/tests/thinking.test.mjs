/** Levels on the menu, and a bot that takes its time: seen to think, heard once, and hurried. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { choose, DESKTOP, PHONE, pageOf, ROOT, served, start } from "./browser.mjs";
import { choicesOf, point, pressed, touchable } from "./hand.mjs";
import { violations } from "./looking.mjs";

const at = served();
const catalogue = readFileSync(join(ROOT, "web", "dist", "games", "catalogue.json"), "utf8");
const [{ levels }] = JSON.parse(catalogue);
const slowest = levels.at(-1);
const HURRY = '[data-action="hurry"]';

async function open(settings, viewport = DESKTOP, more = {}) {
	const context = await at.browser.newContext({ viewport, ...more });
	const worn = { motion: "off", theme: "day", language: "en", list: false, ...settings };
	return { ...(await pageOf(context, at.server.url, worn)), context };
}

const thinks = (page) =>
	page.waitForFunction(() => !window.yupanaTable?.decision && window.yupanaTable?.thinker !== null);

/** Plays until the bot keeps its person waiting. */
async function untilLate(page) {
	for (let touches = 0; touches < 60; touches++) {
		const mine = page.waitForFunction(() => window.yupanaTable.decision).catch(() => {});
		const late = page
			.locator(HURRY)
			.waitFor()
			.then(
				() => true,
				() => false,
			);
		if (await Promise.race([late, mine.then(() => false)])) return;
		const choices = choicesOf(await touchable(page));
		await point(page, choices.find(({ ending }) => ending) ?? choices[0]);
	}
	throw new Error("nobody had to wait");
}

describe("levels", () => {
	for (const language of ["en", "uk", "ru"]) {
		it(`are offered in ${language}, each with how long it thinks`, async () => {
			const { page, complaints, context } = await open({ language });
			await choose(page, "tzolkin");
			const menu = page.locator(".seat select").nth(1);
			await menu.waitFor();
			const offered = await menu
				.locator("option")
				.evaluateAll((options) => options.map(({ value, text }) => ({ value, text })));
			assert.deepEqual(
				offered.map(({ value }) => value),
				["you", ...levels.map(({ name }) => name)],
			);
			const said = new Set();
			for (const { name, seconds } of levels) {
				await menu.selectOption(name);
				const about = page.locator("fieldset li", {
					hasText: offered.find(({ value }) => value === name).text,
				});
				const text = await about.innerText();
				assert.match(text, new RegExp(`\\b${seconds}\\b`));
				said.add(text);
			}
			assert.equal(said.size, levels.length);
			assert.deepEqual(complaints, []);
			await context.close();
		});
	}
});

/** What the bar says while a bot thinks, now and a frame later, and how its dots move; in one look, for it ends. */
async function glimpse() {
	const said = () => document.querySelector('.answers [role="status"]')?.innerText ?? "";
	const dot = document.querySelector(".answers .dots span");
	const found = { said: said(), motion: dot ? getComputedStyle(dot).animationName : "" };
	await new Promise((done) => requestAnimationFrame(done));
	return { ...found, later: said() };
}

describe("a bot that thinks", () => {
	for (const [size, viewport] of [
		["desktop", DESKTOP],
		["phone", PHONE],
	]) {
		it(`is hurried by its person at ${size} size`, async () => {
			const { page, complaints, context } = await open({ language: "uk" }, viewport);
			await start(page, ["you", slowest.name]);
			let [seen, began] = [null, 0];
			do {
				await untilLate(page);
				seen = await page.evaluate(glimpse);
				began = Date.now();
			} while (!(await pressed(page.locator(HURRY)))); // it may have thought enough by itself meanwhile
			assert.match(seen.said, /Бот\u2011чемпіон\s1\sдумає/);
			assert.equal(seen.later, seen.said, "it is said once");
			assert.equal(seen.motion, "none", "who wants no motion has none");
			await page.waitForFunction(() => window.yupanaTable.decision);
			assert.ok(Date.now() - began < slowest.seconds * 1_000, `${Date.now() - began} ms for all of its turn`);
			assert.equal(await page.locator(HURRY).count(), 0);
			assert.deepEqual(complaints, []);
			await context.close();
		});
	}

	it("can be followed by everybody while it thinks", async () => {
		const { page, context } = await open({ language: "uk" });
		await start(page, ["you", slowest.name]);
		await untilLate(page);
		assert.deepEqual(await violations(page), []);
		await context.close();
	});

	it("keeps nobody waiting where all choose at the same time", async () => {
		const { page, context } = await open({});
		await start(page, ["you", slowest.name, slowest.name, slowest.name]);
		const began = Date.now();
		await touchable(page);
		assert.ok(Date.now() - began < slowest.seconds * 1_000);
		await context.close();
	});

	it("moves its dots for whoever likes motion", async () => {
		const { page, context } = await open({ motion: "normal" });
		await start(page, ["you", slowest.name]);
		await untilLate(page);
		const dot = page.locator(".seats .dots span").first();
		assert.notEqual(await dot.evaluate((each) => getComputedStyle(each).animationName), "none");
		await context.close();
	});

	it("is left alone and found again with nothing lost", async () => {
		const { page, complaints, context } = await open({});
		await start(page, ["you", slowest.name]);
		await untilLate(page);
		const { seq, address } = await page.evaluate(() => ({
			seq: window.yupanaTable.update.seq,
			address: location.hash,
		}));
		await page.evaluate(() => {
			location.hash = "#/";
		});
		await start(page, ["you", levels[0].name]);
		await touchable(page);
		const other = await page.evaluate(() => window.yupanaTable.match.kinds[1]);
		assert.equal(other, levels[0].name, "another match begins while the first bot would still think");
		await page.evaluate((hash) => {
			location.hash = hash;
		}, address);
		await page.waitForFunction((length) => (window.yupanaTable.update?.seq ?? 0) >= length, seq);
		await thinks(page);
		assert.equal(await page.evaluate(() => window.yupanaTable.match.kinds[1]), slowest.name);
		assert.deepEqual(complaints, []);
		await context.close();
	});
});
