/** A served client and a real browser, for the tests. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before } from "node:test";
import { chromium } from "playwright-core";

export const ROOT = join(import.meta.dirname, "..", "..");
export const PYTHON =
	process.env.YUPANA_PYTHON ?? join(ROOT, process.env.YUPANA_VENV ?? ".venv", "bin", "python");
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
FLAGS.push("--disable-background-networking", "--disable-component-update", "--disable-sync");

/** The games of the client that was built. */
export const titles = () =>
	JSON.parse(readFileSync(join(ROOT, "web", "public", "games", "catalogue.json"), "utf8"));
/** How to play one of them. */
export const guide = (game, language) =>
	JSON.parse(readFileSync(join(ROOT, "web", "public", "games", game, "guide", `${language}.json`), "utf8"));
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };

/** `yupana table` on a free port, until it is stopped; of the client in web/dist, or of another. */
export function serve(folder = join(ROOT, "web", "dist")) {
	return new Promise((resolve, reject) => {
		const server = spawn(PYTHON, ["-m", "yupana", "table", "--port", "0", "--no-open", "--folder", folder], {
			cwd: ROOT,
		});
		let said = "";
		server.stdout.on("data", (text) => {
			said += text;
			const found = said.match(/http:\/\/127\.0\.0\.1:\d+\//);
			if (found) resolve({ url: found[0], stop: () => server.kill() });
		});
		server.stderr.on("data", (text) => {
			said += text;
		});
		server.on("exit", () => reject(new Error(`the client is not served: ${said}`)));
	});
}

export function launch() {
	if (!existsSync(CHROMIUM)) throw new Error(`no browser at ${CHROMIUM}`);
	return chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
}

/** A served client and a browser for all tests of a file. */
export function served() {
	const found = {};
	before(async () => {
		found.server = await serve();
		found.browser = await launch();
	});
	after(async () => {
		await found.browser?.close();
		found.server?.stop();
	});
	return found;
}

/**
 * Browsers complain of an answer that says there is no server, or nobody, or, to whoever wants a preview, that the
 * question is answered already, or, to whoever adds to the dice, that the match has begun; the client does not mind.
 */
const isAsking = (message) =>
	/\/api\/(me|tables\/\d+\/(decision|promise|share))$/.test(message.location().url);

/** Milliseconds for whatever a test waits for: a busy machine can stand still, and what is right need not hurry. */
export const PATIENCE = 180_000;

/** Every run plays the same matches; another number plays others. */
const SEED = Number(process.env.YUPANA_SEED ?? 1);

/** Draws a page's lots from a seed, so that what failed once fails again. */
function seedLots(seed) {
	let state = seed >>> 0;
	crypto.getRandomValues = (bytes) => {
		for (let n = 0; n < bytes.length; n++) {
			state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
			bytes[n] = state >>> 24;
		}
		return bytes;
	};
}

/** A page that wears these settings, and whose complaints fail the test; `before` prepares it. */
export async function pageOf(context, url, settings, before = async () => {}) {
	context.setDefaultTimeout(PATIENCE);
	await context.addInitScript(seedLots, SEED);
	await context.addInitScript((wanted) => {
		if (!localStorage.getItem("yupana-settings")) {
			localStorage.setItem("yupana-settings", JSON.stringify(wanted));
		}
	}, settings);
	const page = await context.newPage();
	const complaints = [];
	page.on("pageerror", (error) => complaints.push(error.message));
	page.on("console", (message) => {
		if (message.type() === "error" && !isAsking(message)) complaints.push(message.text());
	});
	await before(page);
	await page.goto(url);
	return { page, complaints };
}

/** A guest in a browser of their own, at the lobby of a server. */
export async function guest(browser, url, name, settings, viewport = DESKTOP) {
	const context = await browser.newContext({ viewport, hasTouch: viewport === PHONE, acceptDownloads: true });
	const { page, complaints } = await pageOf(context, `${url}#/online`, settings);
	await page.locator('input[name="username"]').fill(name);
	await page.locator("main form button.chief").click();
	await page.locator("#my-tables").waitFor();
	return { page, context, complaints, name };
}

/** The shelf is there, and every game on it has its name. */
export const shelf = (page) =>
	page.waitForFunction(() => {
		const names = [...document.querySelectorAll("article[data-game] h2")];
		return names.length > 0 && names.every(({ textContent }) => textContent !== "");
	});

/** What can be chosen for a match of that game, all of it. */
export async function choose(page, game) {
	await page.locator(`[data-game="${game}"] [data-action="choose"]`).click();
	await page.locator("dialog[open] details.more > summary").click();
}

/** Chooses the game and who plays, and starts. */
export async function start(page, kinds, game = "tzolkin") {
	await choose(page, game);
	await page.locator(`dialog[open] .counts button[data-count="${kinds.length}"]`).click();
	const menus = page.locator(".seat select");
	for (const [n, kind] of kinds.entries()) {
		await menus.nth(n).evaluate((menu, value) => {
			// bots that only measure others are not on the menu
			if (![...menu.options].some((option) => option.value === value)) menu.add(new Option(value, value));
		}, kind);
		await menus.nth(n).selectOption(kind);
	}
	await page.locator("button.big").click();
	await page.locator(".answers").waitFor();
}

/** Opens the log, the help, the scores or the settings; on a phone they stand behind "more". */
export async function open(page, what) {
	const more = page.locator('[data-tab="more"][aria-expanded="false"]');
	if ((await more.count()) > 0) await more.click();
	await page.locator(`[data-open="${what}"]`).click();
}
