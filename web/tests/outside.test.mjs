/** A title of another package: the build finds it, and it is played like ours. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { after, before, describe, it } from "node:test";
import {
	choose,
	DESKTOP,
	launch,
	PHONE,
	PYTHON,
	pageOf,
	ROOT,
	serve,
	shelf,
	start,
	titles,
} from "./browser.mjs";
import { dice, playMatch, point } from "./hand.mjs";
import { assertReplays, downloaded, shownTotals } from "./records.mjs";

const GAME = "chaski";
const QUICK = { theme: "day", motion: "off", size: "normal", list: false };

const folder = mkdtempSync(join(tmpdir(), "yupana-outside-"));
const at = {};

/** Installs a copy of the template, prepares and builds a client that has it, and serves it. */
before(async () => {
	execFileSync(PYTHON, ["-m", "tests.outside.installing", folder], { cwd: ROOT });
	const path = [join(folder, "site"), process.env.PYTHONPATH].filter(Boolean).join(delimiter);
	at.env = { ...process.env, PYTHONPATH: path, YUPANA_PUBLIC: join(folder, "public") };
	mkdirSync(at.env.YUPANA_PUBLIC);
	execFileSync(PYTHON, ["web/prepare.py", at.env.YUPANA_PUBLIC], { cwd: ROOT, env: at.env });
	const vite = join(ROOT, "web", "node_modules", "vite", "bin", "vite.js");
	const built = ["build", "--logLevel", "warn", "--outDir", join(folder, "dist"), "--emptyOutDir"];
	execFileSync(process.execPath, [vite, ...built], { cwd: join(ROOT, "web"), env: at.env, stdio: "pipe" });
	at.server = await serve(join(folder, "dist"));
	at.browser = await launch();
});
after(async () => {
	await at.browser?.close();
	at.server?.stop();
	rmSync(folder, { recursive: true });
});

/** Plays a match with somebody in each seat, and looks at what is left of it. */
async function play(viewport, language, kinds, runners) {
	const context = await at.browser.newContext({ viewport, acceptDownloads: true });
	const { page, complaints } = await pageOf(context, at.server.url, { ...QUICK, language });
	await start(page, kinds, GAME);
	await playMatch(page, dice(viewport.width), point);
	await page.locator("dialog[open] table").waitFor();
	const totals = await shownTotals(page);
	assert.equal(totals.length, runners);
	assertReplays(await downloaded(page), totals, at.env);
	assert.deepEqual(complaints, []);
	await context.close();
}

describe("a title of another package", () => {
	it("is played by five in the browser", () =>
		play(DESKTOP, "en", ["you", "random", "novice", "random", "player"], 5));

	it("is played alone against the fox on a phone", () => play(PHONE, "uk", ["you"], 2));

	it("says why options cannot be played together before anything starts", async () => {
		const context = await at.browser.newContext({ viewport: DESKTOP });
		const { page, complaints } = await pageOf(context, at.server.url, { ...QUICK, language: "ru" });
		await choose(page, GAME);
		await page.locator('[data-variant="fox"]').check();
		await page.locator('[data-variant="bridge"]').check();
		await page.locator("button.big").click();
		await page.getByRole("alert").filter({ hasText: "Лис не бежит там, где мост сломан." }).waitFor();
		assert.equal(await page.locator(".answers").count(), 0);
		await page.locator('[data-variant="bridge"]').uncheck();
		assert.equal(await page.getByRole("alert").count(), 0, "it says so no longer");
		await page.locator("button.big").click();
		await page.locator(".answers").waitFor();
		assert.deepEqual(complaints, []);
		await context.close();
	});

	it("is offered beside ours, and the template is not", async () => {
		const context = await at.browser.newContext({ viewport: DESKTOP });
		const { page } = await pageOf(context, at.server.url, { ...QUICK, language: "en" });
		await shelf(page);
		const offered = await page
			.locator("[data-game]")
			.evaluateAll((each) => each.map(({ dataset }) => dataset.game));
		assert.deepEqual(offered, [...titles().map(({ name }) => name), GAME]);
		await context.close();
	});
});
