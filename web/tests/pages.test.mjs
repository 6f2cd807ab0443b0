/** Every page, looked at by axe, in day and night. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { choose, DESKTOP, guide, open, PHONE, pageOf, served, shelf, start, titles } from "./browser.mjs";
import { touchable } from "./hand.mjs";
import { violations } from "./looking.mjs";

const at = served();

/** Every game, at a desk with as many as can play, on a phone with as few; with YUPANA_ROBOTS=all both at both. */
const tables = (size) =>
	titles().flatMap(({ name, seats }) => {
		const counts = process.env.YUPANA_ROBOTS === "all" ? ["desktop", "phone"] : [size];
		return counts.map((each) => {
			const count = each === "desktop" ? seats.at(-1) : seats[0];
			return [name, ["you", ...Array(count - 1).fill("greedy")]];
		});
	});
const LANGUAGE = "uk";
const VARIED = titles().find(({ options }) => options.length > 3).name;

/** How to play, from the first page to the last, which tells nothing that is not there. */
async function read(page, game, language) {
	const pages = guide(game, language);
	await page.locator(`[data-game="${game}"] [data-action="guide"]`).click();
	for (const [n, { title }] of pages.entries()) {
		await page.locator("main h2", { hasText: title }).waitFor();
		const shown = await page.locator("main img:visible").all();
		for (const picture of shown) {
			await picture.scrollIntoViewIfNeeded();
			await picture.evaluate((each) => each.decode());
		}
		const last = n + 1 === pages.length;
		if (n === 0 || last) assert.deepEqual(await violations(page), [], `${game}: ${title}`);
		if (!last) await page.locator('[data-action="page-on"]').click();
	}
}

/** Help about what is asked, found by a word and read. */
async function ask(page, game, language, where) {
	const last = guide(game, language).at(-1);
	await page.locator('[data-action="help"]').click();
	await page.locator('dialog[open] input[type="search"]').fill(last.title);
	await page.locator(`dialog[open] [data-page="${last.id}"]`).click();
	await page.locator("dialog[open] h3", { hasText: last.title }).waitFor();
	assert.deepEqual(await violations(page), [], where("a page of help"));
	await page.keyboard.press("Escape");
}

/** The table and all that can be opened there. */
async function lookAt(page, game, kinds) {
	const where = (what) => `${game}, ${kinds.length}: ${what}`;
	await start(page, kinds, game);
	await touchable(page);
	assert.deepEqual(await violations(page), [], where("table"));
	await ask(page, game, LANGUAGE, where);
	for (const name of ["log", "help", "scores"]) {
		await open(page, name);
		await page.locator("dialog[open]").waitFor();
		assert.deepEqual(await violations(page), [], where(name));
		if (name === "scores") await page.locator('dialog[open] a[href^="#/replay"]').click();
		else await page.keyboard.press("Escape");
	}
	await page.locator(".scrubber").waitFor();
	assert.deepEqual(await violations(page), [], where("replay"));
	await list(page, true);
	await page.locator(".words").waitFor();
	assert.deepEqual(await violations(page), [], where("list mode"));
	await list(page, false);
}

/** Everything as text, or not. */
async function list(page, wanted) {
	await page.locator('[data-open="settings"]').click();
	await page.locator('dialog[open] input[name="list"]').setChecked(wanted);
	await page.keyboard.press("Escape");
}

/** Back to the shelf, without starting the rules anew. */
async function home(page) {
	await page.locator("header .home").click();
	await shelf(page);
}

describe("accessibility", () => {
	for (const [theme, size, viewport] of [
		["day", "desktop", DESKTOP],
		["night", "phone", PHONE],
	]) {
		it(`finds nothing wrong with any page by ${theme} at ${size} size`, async () => {
			const context = await at.browser.newContext({ viewport });
			const settings = { language: LANGUAGE, motion: "off", theme, list: false };
			const { page } = await pageOf(context, at.server.url, settings);
			await shelf(page);
			assert.deepEqual(await violations(page), [], "home");
			await page.locator("header button").first().click();
			assert.deepEqual(await violations(page), [], "settings");
			await page.keyboard.press("Escape");
			await choose(page, VARIED);
			await page.locator("details details summary").click();
			assert.deepEqual(await violations(page), [], "variants");
			await page.reload(); // without the dialog
			for (const { name } of titles()) {
				await shelf(page);
				await read(page, name, LANGUAGE);
				await home(page);
			}
			for (const [game, kinds] of tables(size)) {
				await lookAt(page, game, kinds);
				await home(page);
			}
			await context.close();
		});
	}
});

describe("help", () => {
	it("explains what a finger holds, and then tells more of it", async () => {
		const context = await at.browser.newContext({ viewport: PHONE, hasTouch: true });
		const settings = { language: LANGUAGE, motion: "off", theme: "day", list: false };
		const { page, complaints } = await pageOf(context, at.server.url, settings);
		await start(page, ["you", "greedy"]);
		await touchable(page);
		await page.evaluate(() => window.yupanaTable.take(window.yupanaTable.decision.options[0]));
		await touchable(page);
		const piece = page.locator('[data-place="first-player-space"]');
		const box = await piece.boundingBox();
		const finger = await context.newCDPSession(page);
		const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
		await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
		await page.locator(".tip").waitFor();
		await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
		await page.locator('[data-action="more-help"]').tap();
		await page.locator('dialog[open] [data-page="first-player"]').waitFor();
		assert.deepEqual(complaints, []);
		await context.close();
	});
});
