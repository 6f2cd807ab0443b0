/**
 * Two people in two browsers at one table of a server, for tests/test_club.py: each time a line comes in, both open the table
 * anew and play for a while, then the length of the journal that both see is said.
 */
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { DESKTOP, launch, PATIENCE, PHONE, pageOf } from "../web/tests/browser.mjs";
import { choicesOf, dice, goOn, point, touchable } from "../web/tests/hand.mjs";

const [, , url, entries] = process.argv;
const QUICK = { theme: "day", motion: "off", size: "normal", list: false, language: "en" };
const browser = await launch();
const roll = dice(11);

/** A guest in a browser of their own, at the lobby. */
async function arrive(name, viewport) {
	const context = await browser.newContext({ viewport, hasTouch: viewport === PHONE });
	const { page } = await pageOf(context, `${url}/#/online`, QUICK);
	await page.locator('input[name="username"]').fill(name);
	await page.locator("main form button.chief").click();
	await page.locator("#my-tables").waitFor();
	return page;
}

/** What a screen shows; nothing before there is a table. */
const glance = (page) =>
	page.evaluate(() => {
		const table = window.yupanaTable;
		if (!table?.update) return { seq: 0, may: false };
		return { seq: table.update.seq, may: table.decision !== null && !table.busy };
	});

/** Touches whatever glows until the journal is so much longer, and both see it. */
async function play(pages) {
	for (const page of pages) await page.locator(".answers").waitFor();
	const begun = (await glance(pages[0])).seq;
	for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(20)) {
		const seen = await Promise.all(pages.map(glance));
		if (seen[0].seq === seen[1].seq && seen[0].seq >= begun + Number(entries)) return seen[0].seq;
		const mover = pages.find((_, seat) => seen[seat].may);
		if (!mover) {
			for (const page of pages) await goOn(page);
			continue;
		}
		const choices = choicesOf(await touchable(mover));
		await point(mover, choices[roll(choices.length)]);
	}
	throw new Error("nobody could go on");
}

try {
	const ann = await arrive("Ann", DESKTOP);
	const bob = await arrive("Богдан", PHONE);
	await ann.locator('a[href="#/online/new"]').click();
	await ann.locator(".counts button", { hasText: "2" }).first().click();
	await ann.locator(".counts button", { hasText: "No clock" }).click();
	await ann.locator("form button.big").click();
	await ann.waitForURL(/#\/table\/\d+/);
	const id = Number(ann.url().match(/\d+$/)[0]);
	await bob.locator(`#open-tables ~ ul [data-table="${id}"]`).click();
	await bob.locator("li button.chief").click();
	await ann.locator("button.big:not(:disabled)").click();
	console.log(await play([ann, bob]));
	for await (const _ of createInterface({ input: process.stdin })) {
		await Promise.all([ann, bob].map((page) => page.reload()));
		console.log(await play([ann, bob]));
	}
} finally {
	await browser.close();
}
