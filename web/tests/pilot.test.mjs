/** Whole matches by a blind pilot: whatever may be done can be found within the window, in two touches, in three at most. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { DESKTOP, PHONE, pageOf, served, start, titles } from "./browser.mjs";
import { dice } from "./hand.mjs";
import { fly } from "./pilot.mjs";
import { assertReplays, downloaded, shownTotals } from "./records.mjs";

const LANGUAGES = ["en", "uk", "ru"];
const SIZES = { phone: PHONE, desktop: DESKTOP };
const MODES = ["touch", "keyboard", "list"];

/** Every size, language and way to answer is flown by some title; with YUPANA_ROBOTS=all every title flies them all. */
const FLIGHTS = titles().flatMap(({ name, seats }, title) =>
	Object.keys(SIZES).flatMap((size, s) =>
		LANGUAGES.flatMap((language, l) =>
			MODES.map((mode, m) => ({
				name,
				seats: seats[(s + l + m + title) % seats.length],
				size,
				language,
				mode,
			})).filter(
				(_, m) =>
					process.env.YUPANA_ROBOTS === "all" || ((l + m + title) % 3 === 0 && (s + m + title) % 2 === 0),
			),
		),
	),
);
const WANTED = process.env.YUPANA_FLIGHT ?? "";

const at = served();

describe("the blind pilot", () => {
	for (const { name, seats, size, language, mode } of FLIGHTS) {
		const flight = `${name} for ${seats} at ${size} size in ${language} by ${mode}`;
		if (!WANTED.split(" ").every((word) => flight.includes(word))) continue;
		it(`answers every question of ${flight}`, { timeout: 600_000 }, async () => {
			const context = await at.browser.newContext({
				viewport: SIZES[size],
				hasTouch: size === "phone",
				acceptDownloads: true,
			});
			const settings = { theme: "day", motion: "off", size: "normal", list: mode === "list", language };
			const { page, complaints } = await pageOf(context, at.server.url, settings);
			await start(page, ["you", ...Array(seats - 1).fill("random")], name);
			const by = mode === "keyboard" ? "keys" : size === "phone" ? "finger" : "mouse";
			const began = performance.now();
			const { touches, wrong } = await fly(page, by, dice(flight.length));
			const sorted = touches.toSorted((a, b) => a - b);
			const [median, high, most] = [0.5, 0.9, 1].map((part) => sorted[Math.ceil(sorted.length * part) - 1]);
			console.log(
				`${flight}: ${sorted.length} decisions, touches median ${median}, 90th ${high}, most ${most}; ` +
					`${((performance.now() - began) / 1_000).toFixed(0)} s`,
			);
			assert.deepEqual(wrong, []);
			assert.ok(high <= 2, `nine of ten decisions take ${high} touches`);
			assert.ok(most <= 3, `a decision takes ${most} touches`);
			await page.locator('dialog[open] [data-action="record"]').waitFor();
			assertReplays(await downloaded(page), await shownTotals(page));
			assert.deepEqual(complaints, []);
			await context.close();
		});
	}
});
