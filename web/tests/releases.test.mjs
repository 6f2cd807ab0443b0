/** A second release: whoever comes back fetches what changed, and no page gets rules it was not built with. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { after, before, describe, it } from "node:test";
import { stamp } from "../stamp.mjs";
import { DESKTOP, launch, PYTHON, pageOf, ROOT, shelf, start } from "./browser.mjs";

const TYPES = {
	".html": "text/html",
	".js": "text/javascript",
	".mjs": "text/javascript",
	".css": "text/css",
};
TYPES[".wasm"] = "application/wasm";
TYPES[".svg"] = "image/svg+xml";
const SETTINGS = { language: "en", motion: "off", theme: "day" };
const MEGABYTE = 1_000_000;
const RULES = "engine/yupana.zip";

/** Another file in the archive of the rules, as if one of them had been mended. */
const MEND = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1], "a") as archive:
    archive.writestr("yupana/mended.py", "MENDED = True")
`;
const mend = (folder) => execFileSync(PYTHON, ["-c", MEND, join(folder, RULES)]);

const at = { sent: [] };

before(async () => {
	at.browser = await launch();
	at.server = createServer((request, response) => {
		const path = new URL(request.url, "http://here").pathname.slice(1) || "index.html";
		try {
			const body = readFileSync(join(at.folder, path));
			at.sent.push({ path, bytes: body.length });
			response.setHeader("Content-Type", TYPES[extname(path)] ?? "application/octet-stream");
			response.end(body);
		} catch {
			response.writeHead(path.startsWith("api/") ? 204 : 404).end();
		}
	});
	await new Promise((ready) => at.server.listen(0, "127.0.0.1", ready));
	at.url = `http://127.0.0.1:${at.server.address().port}/`;
});

after(async () => {
	await at.browser?.close();
	at.server?.closeAllConnections();
	at.server?.close();
	if (at.folder) rmSync(at.folder, { recursive: true });
});

/** A first release, in a folder that can be changed. */
function release() {
	if (at.folder) rmSync(at.folder, { recursive: true });
	at.folder = mkdtempSync(join(tmpdir(), "yupana-release-"));
	cpSync(join(ROOT, "web", "dist"), at.folder, { recursive: true });
}

/** What a page was built with, and what it gets: the archive of the rules. */
const rulesOf = (page) =>
	page.evaluate(async (path) => {
		const bytes = await (await fetch(path)).arrayBuffer();
		const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
		const { content } = document.querySelector('meta[name="rules"]');
		return { built: content, gets: `sha256-${btoa(String.fromCharCode(...digest))}` };
	}, RULES);

/** The next release is kept, and waits. */
async function waits(page) {
	const isKept = async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting);
	while (!(await page.evaluate(isKept))) await page.waitForTimeout(100);
}

/** Loads the only page anew until it is of the next release; a browser whose worker is busy may take another time. */
async function upgrade(page, before) {
	for (let tries = 0; tries < 20; tries++) {
		await page.reload();
		await page.waitForTimeout(1_500);
		await shelf(page);
		if ((await rulesOf(page).catch(() => before)).built !== before.built) return;
	}
	assert.fail("the page is still of the first release");
}

describe("a second release", () => {
	it("costs whoever comes back what it changed, less than a megabyte", async () => {
		release();
		const context = await at.browser.newContext({ viewport: DESKTOP });
		const { page, complaints } = await pageOf(context, at.url, SETTINGS);
		await shelf(page);
		await page.evaluate(() => navigator.serviceWorker.ready);
		const first = at.sent.reduce((sum, { bytes }) => sum + bytes, 0);
		const before = await rulesOf(page);
		await page.close();

		mend(at.folder);
		stamp(at.folder);
		at.sent = [];
		const back = await context.newPage();
		await back.goto(at.url);
		await shelf(back);
		await waits(back);
		const during = await rulesOf(back);
		assert.deepEqual(during, before, "the page goes on with the release that it is of");
		await upgrade(back, before);
		const afterwards = await rulesOf(back);
		assert.equal(afterwards.gets, afterwards.built);
		assert.notEqual(afterwards.gets, before.gets);

		const bytes = at.sent.reduce((sum, each) => sum + each.bytes, 0);
		const paths = [...new Set(at.sent.map(({ path }) => path))].sort();
		console.log(
			`first visit ${first} bytes, after a release that changed one file ${bytes}: ${paths.join(", ")}`,
		);
		assert.deepEqual(paths, [RULES, "index.html", "sw.js"]);
		assert.ok(bytes < MEGABYTE, `${bytes} bytes`);
		assert.deepEqual(complaints, []);
		await context.close();
	});

	it("waits while others have a page of the first one open", async () => {
		release();
		const context = await at.browser.newContext({ viewport: DESKTOP });
		const { page } = await pageOf(context, at.url, SETTINGS);
		await page.evaluate(() => navigator.serviceWorker.ready);
		await page.reload();
		const before = await rulesOf(page);
		mend(at.folder);
		stamp(at.folder);
		const other = await context.newPage();
		await other.goto(at.url);
		await waits(other);
		await other.reload();
		await shelf(other);
		await other.waitForTimeout(1_000);
		assert.deepEqual(await rulesOf(page), before);
		assert.deepEqual(await rulesOf(other), before);
		await page.close();
		await upgrade(other, before);
		const { built, gets } = await rulesOf(other);
		assert.equal(gets, built);
		await context.close();
	});

	it("is not kept while the server has files of both", async () => {
		release();
		const context = await at.browser.newContext({ viewport: DESKTOP });
		const { page } = await pageOf(context, at.url, SETTINGS);
		await page.evaluate(() => navigator.serviceWorker.ready);
		await page.reload();
		const before = await rulesOf(page);
		const old = readFileSync(join(at.folder, RULES));
		mend(at.folder);
		stamp(at.folder);
		writeFileSync(join(at.folder, RULES), old); // it is copied last
		const failed = await page.evaluate(async () => {
			const registration = await navigator.serviceWorker.getRegistration();
			await registration.update().catch(() => {});
			const worker = registration.installing ?? registration.waiting;
			if (worker?.state === "installing")
				await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
			return worker?.state;
		});
		assert.equal(failed, "redundant");
		assert.deepEqual(await rulesOf(page), before);
		await context.close();
	});

	it("never plays on a page that was built with other rules, with no worker to keep them apart", async () => {
		release();
		mend(at.folder); // the page is still the one of before
		const context = await at.browser.newContext({ viewport: DESKTOP, serviceWorkers: "block" });
		const { page } = await pageOf(context, at.url, SETTINGS);
		await shelf(page);
		await page.locator('[data-action="play"]').first().click();
		await page.locator("[role=alert], .answers").first().waitFor();
		assert.equal(await page.locator(".answers").count(), 0);
		stamp(at.folder);
		await page.goto(at.url);
		await page.reload();
		await start(page, ["you", "random"]);
		await context.close();
	});
});
