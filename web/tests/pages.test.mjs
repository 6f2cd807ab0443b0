/** Every page, looked at by axe, in day and night. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { DESKTOP, PHONE, pageOf, served, start } from "./browser.mjs";
import { touchable } from "./hand.mjs";
import { violations } from "./looking.mjs";

const at = served();

describe("accessibility", () => {
	for (const theme of ["day", "night"]) {
		for (const [size, viewport] of [
			["desktop", DESKTOP],
			["phone", PHONE],
		]) {
			it(`finds nothing wrong with any page by ${theme} at ${size} size`, { timeout: 120_000 }, async () => {
				const context = await at.browser.newContext({ viewport });
				const settings = { language: "uk", motion: "off", theme, list: false };
				const { page } = await pageOf(context, at.server.url, settings);
				await page.locator("button.big").waitFor();
				assert.deepEqual(await violations(page), [], "home");
				await page.locator("header button").first().click();
				assert.deepEqual(await violations(page), [], "settings");
				await page.keyboard.press("Escape");
				await start(page, ["you", "greedy", "greedy", "greedy"]);
				await touchable(page);
				assert.deepEqual(await violations(page), [], "table");
				for (const [n, name] of ["log", "help", "scores"].entries()) {
					await page.locator("nav button").nth(n).click();
					await page.locator("dialog[open]").waitFor();
					assert.deepEqual(await violations(page), [], name);
					if (name === "scores") await page.locator('dialog[open] a[href^="#/replay"]').click();
					else await page.keyboard.press("Escape");
				}
				await page.locator(".scrubber").waitFor();
				assert.deepEqual(await violations(page), [], "replay");
				await page.evaluate(() => {
					localStorage.setItem(
						"yupana-settings",
						JSON.stringify({ ...JSON.parse(localStorage.getItem("yupana-settings")), list: true }),
					);
				});
				await page.reload();
				await page.locator(".words").waitFor({ timeout: 60_000 });
				assert.deepEqual(await violations(page), [], "list mode");
				await context.close();
			});
		}
	}
});
