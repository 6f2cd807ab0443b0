/** Matches of former rules open beside those of today, each with its own rules, words and art. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it } from "node:test";
import { DESKTOP, open, PHONE, PYTHON, pageOf, ROOT, served, shelf } from "./browser.mjs";
import { choicesOf, dice, point, touchable } from "./hand.mjs";
import { downloaded } from "./records.mjs";

const JOURNALS = join(ROOT, "tests", "journals");
const FIRST = join(JOURNALS, "former", "tawantinsuyu-1-three-varied.txt");
const SECOND = join(JOURNALS, "tawantinsuyu-two.yupana");
const [KEPT] = JSON.parse(readFileSync(join(ROOT, "web", "former", "former.json"), "utf8"));
const QUICK = { theme: "day", motion: "off", size: "normal", list: false };

const at = served();

/** Lets the former rules themselves do something, outside of any browser. */
const formerly = (program, ...args) =>
	execFileSync(PYTHON, ["-c", program, ...args], {
		env: { ...process.env, PYTHONPATH: join(ROOT, "web", "former", KEPT.archive, "rules.zip") },
		encoding: "utf8",
	});

const BEGIN = `
import json, sys
from yupana.play.local import Local
local = Local()
local.start(sys.argv[1])
while True:
    while local.step() is not None:
        pass
    update = json.loads(local.update(0, 0))
    if update["seq"] >= 20:
        break
    decision = update["decision"]
    local.choose(0, decision["id"], decision["options"][0]["move"])
print(local.record())
`;
const REPLAY = `
import sys
from yupana.play.local import Replay
Replay(open(sys.argv[1], encoding="utf-8").read())
`;

const FORMER = `former/${KEPT.archive}/${KEPT.game}`;

/** How a message of one line reads in some words of the client. */
const wordIn = (folder, language, id) =>
	readFileSync(join(ROOT, "web", "dist", folder, `${language}.ftl`), "utf8").match(
		new RegExp(`^${id} = (.*)$`, "m"),
	)[1];

const headingOf = (record, name) => record.match(new RegExp(`^${name}: (.*)$`, "m"))?.[1];

async function openRecord(page, path) {
	await page.locator('input[type="file"]').setInputFiles(path);
	await page.locator(".scrubber").waitFor();
}

/** Goes through the whole replay in strides and a last step; the totals at its end. */
async function watch(page, entries) {
	const slider = page.locator(".scrubber input");
	const shows = (entry) =>
		page.waitForFunction((wanted) => document.querySelector(".scrubber input").value === wanted, entry);
	await slider.focus();
	await page.keyboard.press("Home");
	await shows("1");
	for (let stride = 0; stride < 9; stride++) {
		await page.keyboard.press("PageUp");
		await page.locator("figure.panel.board .piece").first().waitFor();
	}
	await page.keyboard.press("End");
	await page.locator("tfoot").waitFor(); // all strides were drawn
	await page.keyboard.press("ArrowLeft");
	await page.locator("tfoot").waitFor({ state: "detached" });
	await page.keyboard.press("ArrowRight");
	await shows(String(entries));
	await page.locator("tfoot").waitFor();
	return page.locator("tfoot td").evaluateAll((cells) => cells.map((cell) => cell.dataset.total));
}

/** A match of the former rules that was left unfinished in this browser. */
async function leaveUnfinished(page) {
	const wish = {
		game: KEPT.game,
		names: ["Ada", "Random"],
		kinds: ["you", "random"],
		options: {},
		secret: "5a".repeat(32),
		seed: 7,
	};
	const record = formerly(BEGIN, JSON.stringify(wish)).trim();
	assert.equal(headingOf(record, "rules"), String(KEPT.rules));
	const saved = { ...wish, id: "left", record: `${record}\n`, changed: 0, over: false };
	await page.evaluate(
		(match) =>
			new Promise((resolve, reject) => {
				const asked = indexedDB.open("yupana", 1);
				asked.onerror = reject;
				asked.onsuccess = () => {
					const change = asked.result.transaction("matches", "readwrite");
					change.objectStore("matches").put(match);
					change.oncomplete = resolve;
				};
			}),
		saved,
	);
	return record;
}

describe("former rules", () => {
	for (const [size, viewport, language, records] of [
		["desktop", DESKTOP, "en", [SECOND, FIRST, SECOND]],
		["phone", PHONE, "uk", [FIRST, SECOND]],
	]) {
		it(`open a record beside one of today at ${size} size in ${language}`, async () => {
			const context = await at.browser.newContext({ viewport });
			const { page, complaints } = await pageOf(context, at.server.url, { ...QUICK, language });
			for (const path of records) {
				await openRecord(page, path);
				const entries = await page.locator(".scrubber input").getAttribute("max");
				const result = headingOf(readFileSync(path, "utf8"), "result");
				assert.deepEqual(await watch(page, entries), result.replaceAll("*", "").split(" "), path);
				const folder = path === FIRST ? FORMER : `games/${KEPT.game}`;
				const sources = await page.locator("tbody th").allTextContents();
				assert.ok(sources.includes(wordIn(folder, language, "score-start")), `${sources} of ${path}`);
				const fetched = await page.evaluate(() =>
					performance.getEntriesByType("resource").map(({ name }) => name),
				);
				assert.ok(fetched.includes(`${at.server.url}${folder}/art.svg`), path);
				assert.deepEqual(complaints, [], path);
				await page.locator('header a[href="#/"]').click();
			}
			await context.close();
		});
	}

	it("go on with a match that was left unfinished, also without a network", async () => {
		const context = await at.browser.newContext({ viewport: DESKTOP, acceptDownloads: true });
		const { page, complaints } = await pageOf(context, at.server.url, { ...QUICK, language: "ru" });
		await shelf(page);
		await page.evaluate(() => navigator.serviceWorker.ready);
		const before = await leaveUnfinished(page);
		await context.setOffline(true);
		await page.reload();
		await page.locator('.rows a[href="#/play/left"]').click();
		await page.locator(".answers").waitFor();
		const roll = dice(4);
		for (let touches = 0; touches < 25; touches++) {
			const choices = choicesOf(await touchable(page));
			await point(page, choices[roll(choices.length)]);
		}
		await touchable(page);
		await open(page, "scores");
		const path = await downloaded(page);
		const record = readFileSync(path, "utf8");
		assert.equal(headingOf(record, "rules"), String(KEPT.rules));
		assert.ok(record.startsWith(before.slice(0, before.lastIndexOf(" ;"))), "what was played is still there");
		assert.ok(record.length > before.length + 200, "and more was played");
		formerly(REPLAY, path);
		assert.deepEqual(complaints, []);
		await context.close();
	});

	it("that are not here are named by their number", async () => {
		const path = join(mkdtempSync(join(tmpdir(), "yupana-")), "match.yupana");
		writeFileSync(path, readFileSync(FIRST, "utf8").replace(/^rules: 1$/m, "rules: 9"));
		const context = await at.browser.newContext({ viewport: DESKTOP });
		const { page, complaints } = await pageOf(context, at.server.url, { ...QUICK, language: "en" });
		for (const [language, title] of [
			["en", "Tawantinsuyu"],
			["uk", "Тауантінсую"],
			["ru", "Тауантинсуйу"],
		]) {
			await page.locator("header button").first().click();
			await page.locator('select[name="language"]').selectOption(language);
			await page.keyboard.press("Escape");
			await page.locator('input[type="file"]').setInputFiles(path);
			await page.locator('[role="alert"]', { hasText: title }).waitFor();
			assert.match(await page.locator('[role="alert"]').textContent(), /\b9\b/);
			await page.locator('input[type="file"]').setInputFiles([]);
		}
		assert.deepEqual(complaints, []);
		await context.close();
	});
});
