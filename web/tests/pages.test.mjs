/** Every page, looked at by axe, in day and night. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { DESKTOP, PHONE, pageOf, served, start } from "./browser.mjs";
import { touchable } from "./hand.mjs";
import { violations } from "./looking.mjs";

const at = served();

const GREEDY = ["you", "greedy", "greedy", "greedy"];
const TABLES = [
	["tzolkin", GREEDY],
	["tawantinsuyu", GREEDY],
	["tawantinsuyu", ["you"]],
];

/** The table and all that can be opened there. */
async function lookAt(page, game, kinds) {
	const where = (what) => `${game}, ${kinds.length}: ${what}`;
	await start(page, kinds, game);
	await touchable(page);
	assert.deepEqual(await violations(page), [], where("table"));
	for (const [n, name] of ["log", "help", "scores"].entries()) {
		await page.locator("nav button").nth(n).click();
		await page.locator("dialog[open]").waitFor();
		assert.deepEqual(await violations(page), [], where(name));
		if (name === "scores") await page.locator('dialog[open] a[href^="#/replay"]').click();
		else await page.keyboard.press("Escape");
	}
	await page.locator(".scrubber").waitFor();
	assert.deepEqual(await violations(page), [], where("replay"));
	await list(page, true);
	await page.locator(".words").waitFor({ timeout: 60_000 });
	assert.deepEqual(await violations(page), [], where("list mode"));
	await list(page, false);
}

/** Everything as text, or not. */
async function list(page, wanted) {
	await page.evaluate((list) => {
		const kept = JSON.parse(localStorage.getItem("yupana-settings"));
		localStorage.setItem("yupana-settings", JSON.stringify({ ...kept, list }));
	}, wanted);
	await page.reload();
}

describe("accessibility", () => {
	for (const [theme, size, viewport] of [
		["day", "desktop", DESKTOP],
		["night", "phone", PHONE],
	]) {
		it(`finds nothing wrong with any page by ${theme} at ${size} size`, { timeout: 240_000 }, async () => {
			const context = await at.browser.newContext({ viewport });
			const settings = { language: "uk", motion: "off", theme, list: false };
			const { page } = await pageOf(context, at.server.url, settings);
			await page.locator("button.big").waitFor();
			assert.deepEqual(await violations(page), [], "home");
			await page.locator("header button").first().click();
			assert.deepEqual(await violations(page), [], "settings");
			await page.keyboard.press("Escape");
			await page.locator("select.game").selectOption("tawantinsuyu");
			await page.locator("details summary").first().click();
			assert.deepEqual(await violations(page), [], "variants");
			for (const [game, kinds] of TABLES) {
				await page.goto(at.server.url);
				await page.locator("button.big").waitFor();
				await lookAt(page, game, kinds);
			}
			await context.close();
		});
	}
});
