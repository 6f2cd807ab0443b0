/** Two browsers and a bot play a whole match through two gateways and two referees, which are disturbed meanwhile. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { DESKTOP, guest, launch, open, PATIENCE, PHONE, PYTHON, ROOT } from "./browser.mjs";
import { choicesOf, dice, goOn, point, pressed, touchable } from "./hand.mjs";
import { Town } from "./town.mjs";

const QUICK = { theme: "day", motion: "off", size: "normal", list: false, language: "en" };
const RESTART_AT = 20; // entries
const UKRAINIAN_AT = 40;
const OFFLINE_AT = 60;
const MISSED_MIN = 10;
const TOUCHES_MAX = 3_000;
/** What a browser says of a server that is away; it may say so only then. */
const AWAY = /WebSocket connection to|net::ERR_(CONNECTION|INTERNET|EMPTY|NETWORK|SOCKET)/;

const REPLAYED = `
import json, sys
from yupana.play.local import Replay
replay = Replay(open(sys.argv[1]).read())
length = len(replay.record.entries)
print(json.dumps({seat: json.loads(replay.at(length, seat)) for seat in range(len(replay.record.names))}))
`;

const town = new Town();
let browser;

before(async () => {
	town.found();
	for (const name of ["one", "two"]) {
		await town.start("referee", `referee ${name}`);
		await town.start("gateway", name);
	}
	browser = await launch();
	await Promise.all(["one", "two"].map((name) => town.ready(name)));
});
after(async () => {
	await browser?.close();
	await town.raze();
});

const arrive = (gateway, name, viewport) => guest(browser, town.url(gateway), name, QUICK, viewport);

/** What a player's screen shows; nothing before there is a table. */
const glance = ({ page }) =>
	page.evaluate(() => {
		const table = window.yupanaTable;
		if (!table?.update) return null;
		const { seq, over, waiting, undo } = table.update;
		return { seq, over, waiting, undo, may: table.decision !== null, busy: table.busy, seat: table.viewer };
	});

async function until(what, good) {
	for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(20)) if (await good()) return;
	throw new Error(`in vain: ${what}`);
}

/** Does something during which a player's browser may complain of the connection, and of nothing else. */
async function inTrouble(player, what) {
	assert.deepEqual(player.complaints, []);
	await what();
	assert.deepEqual(
		player.complaints.filter((complaint) => !AWAY.test(complaint)),
		[],
	);
	player.complaints.length = 0;
}

async function downloaded(page) {
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.locator('[data-action="record"]').click(),
	]);
	const path = join(mkdtempSync(join(tmpdir(), "yupana-")), "match.yupana");
	await download.saveAs(path);
	return path;
}

const totals = (page, where) =>
	page.locator(`${where} tfoot td`).evaluateAll((cells) => cells.map((cell) => cell.dataset.total));

describe("two browsers and a bot", () => {
	it("play a whole match, and nothing is lost", async () => {
		const ann = await arrive("one", "Ann", DESKTOP);
		const bob = await arrive("two", "Богдан", PHONE);
		const roll = dice(11);

		// Ann makes a table: she, whoever comes, and a bot; nobody is in a hurry.
		await ann.page.locator('a[href="#/online/new"]').click();
		await ann.page.locator(".counts button", { hasText: "3" }).click();
		await ann.page.locator("label.seat select").nth(1).selectOption("novice");
		await ann.page.locator(".counts button", { hasText: "No clock" }).click();
		await ann.page.getByLabel("Draw lots").uncheck();
		await ann.page.locator("form button.big").click();
		await ann.page.waitForURL(/#\/table\/\d+/);
		const id = Number(ann.page.url().match(/\d+$/)[0]);

		// Bob finds it in the lobby of the other gateway.
		await bob.page.locator(`#open-tables ~ ul [data-table="${id}"]`).click();
		await bob.page.locator("li button.chief").click();
		await ann.page.locator("button.big:not(:disabled)").click();
		for (const { page } of [ann, bob]) {
			await page.locator(".answers").waitFor();
			await page.evaluate(() => {
				window.neverReloaded = true;
			});
		}

		let touches = 0;
		/** One touch of what glows; `holding` ends the turn only when nothing else is left. */
		async function move({ page }, holding = false) {
			const found = await touchable(page);
			const all = choicesOf(found);
			const going = all.filter((choice) => !choice.ending);
			const choices = holding && going.length > 0 ? going : all;
			await point(page, choices[roll(choices.length)]);
			assert.ok(++touches < TOUCHES_MAX, "a match without end");
		}

		/** The first gateway is ended and started anew; what Ann does meanwhile arrives afterwards. */
		async function restart() {
			const { seq } = await glance(ann);
			await inTrouble(ann, async () => {
				assert.equal(await town.stop("one"), 0);
				await ann.page.locator(".notice").first().waitFor();
				while (!(await glance(ann)).busy) await move(ann, true);
				await pause(1_000);
				assert.equal((await glance(ann)).seq, seq);
				assert.equal((await glance(bob)).seq, seq);
				await town.start("gateway", "one");
				await town.ready("one");
				await until("Ann is back", async () => !(await glance(ann)).busy);
				await ann.page.locator(".notice").waitFor({ state: "detached" });
			});
			await until("Bob sees her move", async () => (await glance(bob)).seq > seq);
			const made = await bob.page.evaluate(() => window.yupanaTable.update.log);
			assert.equal(made.find((item) => item.seq === seq)?.seat, (await glance(ann)).seat);
		}

		/** Bob speaks Ukrainian from now on. */
		async function speakUkrainian() {
			await open(bob.page, "settings");
			await bob.page.locator('dialog[open] select[name="language"]').selectOption("uk");
			await bob.page.locator("dialog[open] button.chief").click();
			await bob.page
				.locator('[data-action="end-turn"]', { hasText: "Завершити хід" })
				.waitFor({ state: "attached" });
		}

		/**
		 * Bob has ended his turn and loses the connection, while the bot and Ann move; Ann undoes and plays anew until
		 * there are entries enough, so that they are all made while he is away. How many he missed.
		 */
		async function loseBob() {
			let missed = 0;
			await inTrouble(bob, async () => {
				await bob.context.setOffline(true);
				await bob.page.locator(".notice").first().waitFor();
				const { seq, seat } = await glance(bob); // only now: the bot may have moved while the line went dead
				let last = seq;
				for (let undone = false; last - seq < MISSED_MIN; ) {
					const seen = await glance(ann);
					last = seen.seq;
					if (seen.over || (last >= seq && seen.waiting.includes(seat))) break;
					if (!seen.may) await pause(20);
					else if (seen.undo && !undone) {
						await ann.page.locator('[data-action="undo"]').click();
						undone = true;
						await until("undone", async () => (await glance(ann)).seq > last);
					} else {
						await move(ann, true);
						await until("done", async () => !(await glance(ann)).busy);
						undone = (await glance(ann)).seq === last && undone;
					}
				}
				last = (await glance(ann)).seq;
				assert.equal((await glance(bob)).seq, seq, "Bob heard something offline");
				await bob.context.setOffline(false);
				await until("Bob catches up", async () => (await glance(bob)).seq >= last);
				await bob.page.locator(".notice").waitFor({ state: "detached" });
				missed = last - seq;
			});
			return missed;
		}

		let [restarted, ukrainian, missed] = [false, false, 0];
		while (true) {
			const [a, b] = [await glance(ann), await glance(bob)];
			if (a.over && b.over) break;
			if (!restarted && a.seq >= RESTART_AT && a.may && !a.undo && b.seq === a.seq && !b.may) {
				await restart();
				restarted = true;
			} else if (!ukrainian && b.seq >= UKRAINIAN_AT && b.may) {
				await speakUkrainian();
				ukrainian = true;
			} else if (a.may) await move(ann);
			else if (b.may) {
				await move(bob);
				if (missed >= MISSED_MIN || b.seq < OFFLINE_AT) continue;
				await until("Bob moved", async () => !(await glance(bob)).busy);
				const { waiting, seat, over } = await glance(bob);
				if (!over && !waiting.includes(seat)) missed = await loseBob();
			} else await pause(20);
		}
		assert.ok(restarted && ukrainian && missed >= MISSED_MIN, `${restarted} ${ukrainian} ${missed}`);

		// Both screens show the same end, in all they show of it.
		const ends = [];
		for (const { page } of [ann, bob]) {
			await until("the ending", async () => {
				await goOn(page);
				return (await page.locator("dialog[open] [data-total]").count()) > 0;
			});
			assert.equal(await page.evaluate(() => window.neverReloaded), true);
			ends.push(
				await page.evaluate(() => ({ seat: window.yupanaTable.viewer, ...window.yupanaTable.update })),
			);
		}
		const [annTotals, bobTotals] = [
			await totals(ann.page, "dialog[open]"),
			await totals(bob.page, "dialog[open]"),
		];
		assert.deepEqual(annTotals, bobTotals);
		assert.deepEqual(ends[0].scores, ends[1].scores);
		assert.equal(ends[0].log.length, ends[1].log.length);

		// The record is the same everywhere, and its dice fell as they had to.
		const paths = [await downloaded(ann.page), await downloaded(bob.page)];
		const kept = Buffer.from(
			town.ask(`SELECT encode(convert_to(text, 'UTF8'), 'base64') FROM records WHERE match = ${id}`),
			"base64",
		);
		assert.ok(kept.length > 0);
		for (const path of paths) assert.ok(kept.equals(readFileSync(path)), "a record differs");
		execFileSync(PYTHON, ["-m", "yupana", "verify", "--fair", paths[0]], { cwd: ROOT });
		const result = kept.toString().match(/^result: (.*)$/m)?.[1] ?? "";
		assert.deepEqual(result.replaceAll("*", "").split(" "), annTotals);

		// A replay of it ends with what both browsers showed: boards, log and scores.
		const replayed = JSON.parse(
			String(execFileSync(PYTHON, ["-c", REPLAYED, paths[0]], { cwd: ROOT, maxBuffer: 64e6 })),
		);
		for (const { seat, ...end } of ends) {
			assert.deepEqual(JSON.parse(JSON.stringify(end)), replayed[seat]);
		}
		for (const { page } of [ann, bob]) {
			await page.locator(`dialog[open] a[href="#/replay/table/${id}"]`).click();
			await page.locator(".scrubber").waitFor();
			await page.locator(".scrubber input").press("End");
			await page.locator(".told table").waitFor();
			assert.deepEqual(await totals(page, ".told"), annTotals);
			const entries = (await page.locator(".scrubber .count").innerText()).split(" / ");
			assert.deepEqual(entries, [String(ends[0].seq), String(ends[0].seq)]);
		}

		console.log(
			`${ends[0].seq} entries by ${touches} touches and a bot; one browser missed ${missed} of them`,
		);
		for (const { complaints, context } of [ann, bob]) {
			assert.deepEqual(complaints, []);
			await context.close();
		}
	});
});

describe("a person and a slow bot", () => {
	it("share a table at which the person hurries the bot", async () => {
		const cleo = await arrive("two", "Cleo", DESKTOP);
		await cleo.page.locator('a[href="#/online/new"]').click();
		await cleo.page.locator(".counts button", { hasText: "2" }).click();
		const menu = cleo.page.locator("label.seat select").first();
		const slowest = await menu.locator("option").last().getAttribute("value");
		await menu.selectOption(slowest);
		await cleo.page.locator("form button.big").click();
		await cleo.page.locator("button.big:not(:disabled)").click();
		await cleo.page.locator(".answers").waitFor();
		const hurry = cleo.page.locator('[data-action="hurry"]');
		for (let hurried = 0; hurried < 2; ) {
			await until("somebody must decide", async () => {
				return (await glance(cleo))?.may || (await hurry.count()) > 0;
			});
			if (await hurry.count()) {
				const began = Date.now();
				if (!(await pressed(hurry))) continue; // it had thought enough by itself
				await until("the bot has ended its turn", async () => (await glance(cleo)).may);
				console.log(`${slowest}: its turn was over ${Date.now() - began} ms after the hurry`);
				assert.ok(Date.now() - began < 5_000);
				hurried++;
			} else {
				const choices = choicesOf(await touchable(cleo.page));
				await point(cleo.page, choices.find(({ ending }) => ending) ?? choices[0]);
			}
		}
		assert.deepEqual(cleo.complaints, []);
		await cleo.context.close();
	});
});
