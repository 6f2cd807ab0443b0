/** Two browsers add to the dice of a match; when it is over, one touch checks them, and finds out a host who cheats. */
import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { after, before, describe, it } from "node:test";
import { DESKTOP, guest, launch, PHONE } from "./browser.mjs";
import { goOn } from "./hand.mjs";
import { Town } from "./town.mjs";

const QUICK = { theme: "day", motion: "off", size: "normal", list: false };

const town = new Town();
let browser;

before(async () => {
	town.found();
	await town.start("referee", "referee");
	for (const name of ["one", "two"]) await town.start("gateway", name);
	browser = await launch();
	await Promise.all(["one", "two"].map((name) => town.ready(name)));
});
after(async () => {
	await browser?.close();
	await town.raze();
});

/** What a touch finds: whether all is well, and the sentence that says so. */
async function checked({ page }) {
	await page.locator('dialog[open] [data-action="fair"]').click();
	const said = page.locator('dialog[open] [data-fair="true"], dialog[open] [data-fair="false"]');
	await said.waitFor();
	return [(await said.getAttribute("data-fair")) === "true", await said.innerText()];
}

describe("the dice of a match", () => {
	it("are checked with one touch by everybody who added to them", async () => {
		const ann = await guest(browser, town.url("one"), "Ann", { ...QUICK, language: "en" }, DESKTOP);
		const bob = await guest(browser, town.url("two"), "Богдан", { ...QUICK, language: "uk" }, PHONE);

		await ann.page.locator('a[href="#/online/new"]').click();
		await ann.page.locator(".counts button", { hasText: "2" }).click();
		await ann.page.locator(".counts button", { hasText: "No clock" }).click();
		await ann.page.locator("form button.big").click();
		await ann.page.waitForURL(/#\/table\/\d+/);
		const id = Number(ann.page.url().match(/\d+$/)[0]);
		await bob.page.locator(`#open-tables ~ ul [data-table="${id}"]`).click();
		const promised = bob.page.waitForResponse((answer) => answer.url().endsWith("/promise"));
		await bob.page.locator("li button.chief").click();
		assert.equal((await promised).status(), 204);

		// Both add a share before anything is dealt.
		await ann.page.locator("button.big:not(:disabled)").click();
		for (const { page } of [ann, bob]) await page.locator(".bar").first().waitFor();
		assert.match(town.ask(`SELECT shares FROM matches WHERE id = ${id}`), /^\{[0-9a-f]{64},[0-9a-f]{64}\}$/);

		await bob.page.locator(".bar .buttons button").last().click();
		for (const _ of ["once", "sure"])
			await bob.page.getByRole("button", { name: "Здати партію" }).last().click();
		for (const { page } of [ann, bob]) {
			await goOn(page);
			await page.waitForFunction(
				() => document.querySelectorAll('dialog[open] [data-action="fair"]').length === 1,
			);
		}
		for (const player of [ann, bob]) {
			const [fair, said] = await checked(player);
			assert.ok(fair, said);
			assert.match(said, player === ann ? /^The dice are fair: .*Ann/ : /^Кубики чесні: .*Ann/);
			assert.match(said, /Богдан/);
		}

		// The host puts another secret into the record, then only other dice, then leaves out what Bob added.
		const text = town.ask(`SELECT text FROM records WHERE match = ${id}`);
		const write = (doctored) => {
			assert.notEqual(doctored, text);
			town.ask(`UPDATE records SET text = $r$${doctored}\n$r$ WHERE match = ${id}`);
		};
		const [, fell] = text.match(/begin \{([^}]*)\}/);
		const [first, second, third, ...rest] = fell.split(" ");
		const other = randomBytes(32);
		const commitment = createHash("sha256").update(other).digest("hex");
		for (const [doctored, sentence] of [
			[
				text
					.replace(/^secret: .*$/m, `secret: ${other.toString("hex")}`)
					.replace(/^commitment: .*$/m, `commitment: ${commitment}`),
				"до партії сервер показав цьому браузеру код іншого секрету",
			],
			[text.replace(fell, [first, third, second, ...rest].join(" ")), "або запис змінено"],
			[text.replace(/^shares: .*$/m, "shares: A server, B server"), "але в записі цього немає"],
		]) {
			write(doctored);
			const [fair, said] = await checked(bob);
			assert.ok(!fair && said.includes(sentence), said);
		}
		for (const { complaints, context } of [ann, bob]) {
			assert.deepEqual(complaints, []);
			await context.close();
		}
	});
});
