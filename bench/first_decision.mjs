/** Opens a client as somebody who came for the first time, plays against a bot, and says when there is a decision. */
import { DESKTOP, launch, pageOf, shelf } from "../web/tests/browser.mjs";

const [, , place, url] = process.argv;
const browser = await launch();
try {
	const context = await browser.newContext({ viewport: DESKTOP });
	const wanted = { language: "en" };
	const { page } = await pageOf(context, place === "club" ? `${url}#/online` : url, wanted);
	if (place === "club") {
		await page.locator('input[name="username"]').fill("Ann");
		await page.locator("main form button.chief").click();
		await page.locator('a[href="#/online/new"]').click();
		await page.locator(".counts button", { hasText: "2" }).first().click();
		await page.locator("label.seat select").nth(0).selectOption("novice");
		await page.locator("form button.big").click();
		await page.waitForURL(/#\/table\/\d+/);
		await page.locator("button.big:not(:disabled)").click();
	} else {
		await shelf(page);
		await page.locator('[data-action="play"]').first().click();
	}
	await page.locator(".answers button").first().waitFor();
	console.log("a decision");
} finally {
	await browser.close();
}
