/** A served client and a real browser, for the tests. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { after, before } from "node:test";
import { chromium } from "playwright-core";

export const ROOT = join(import.meta.dirname, "..", "..");
export const PYTHON =
	process.env.YUPANA_PYTHON ?? join(ROOT, process.env.YUPANA_VENV ?? ".venv", "bin", "python");
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
FLAGS.push("--disable-background-networking", "--disable-component-update", "--disable-sync");

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };

/** `yupana table` on a free port, until it is stopped. */
export function serve() {
	return new Promise((resolve, reject) => {
		const server = spawn(PYTHON, ["-m", "yupana", "table", "--port", "0"], { cwd: ROOT });
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

/** Browsers complain of an answer that says there is no server, or nobody; the client does not mind. */
const isAsking = (message) => message.location().url.endsWith("/api/me");

/** A page that wears these settings, and whose complaints fail the test; `before` prepares it. */
export async function pageOf(context, url, settings, before = async () => {}) {
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

/** Chooses the game and who plays, and starts. */
export async function start(page, kinds, game = "tzolkin") {
	await page.locator("select.game").selectOption(game);
	await page.locator(".counts button", { hasText: String(kinds.length) }).click();
	const seats = page.locator(".seat select");
	for (const [n, kind] of kinds.entries()) {
		await seats.nth(n).evaluate((menu, value) => {
			// bots that only measure others are not on the menu
			if (![...menu.options].some((option) => option.value === value)) menu.add(new Option(value, value));
		}, kind);
		await seats.nth(n).selectOption(kind);
	}
	await page.locator("button.big").click();
	await page.locator(".prompt").waitFor({ timeout: 60_000 });
}
