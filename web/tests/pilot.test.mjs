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

/** Each title is flown by touch on a phone and in another way at a desk; with YUPANA_ROBOTS=all in every way. */
const FLIGHTS = titles().flatMap(({ name, seats }, title) =>
	Object.keys(SIZES).flatMap((size, s) =>
		LANGUAGES.flatMap((language, l) =>
			MODES.filter(
				(mode) =>
					process.env.YUPANA_ROBOTS === "all" ||
					(l === (title + s) % LANGUAGES.length && mode === MODES[s + s * (title % 2)]),
			).map((mode, m) => ({ name, seats: seats[(s + l + m + title) % seats.length], size, language, mode })),
		),
	),
);
/** Milliseconds after which a person would wonder; how fast it is, is measured beside the former client. */
const MEDIAN_MAX = 500;
const HIGH_MAX = 1_500;
const WANTED = process.env.YUPANA_FLIGHT ?? "";

/** The values below which these parts of all lie. */
const quantiles = (values, ...parts) => {
	const sorted = values.toSorted((a, b) => a - b);
	return parts.map((part) => sorted[Math.ceil(sorted.length * part) - 1]);
};

const at = served();

describe("the blind pilot", () => {
	for (const { name, seats, size, language, mode } of FLIGHTS) {
		const flight = `${name} for ${seats} at ${size} size in ${language} by ${mode}`;
		if (!WANTED.split(" ").every((word) => flight.includes(word))) continue;
		it(`answers every question of ${flight}`, async () => {
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
			const [median, high, most] = quantiles(touches, 0.5, 0.9, 1);
			const [wait, longWait] = quantiles(await page.evaluate(() => window.yupanaTable.latencies), 0.5, 0.95);
			console.log(
				`${flight}: ${touches.length} decisions, touches median ${median}, 90th ${high}, most ${most}; ` +
					`latency median ${wait.toFixed(0)} ms, 95th ${longWait.toFixed(0)} ms; ` +
					`${((performance.now() - began) / 1_000).toFixed(0)} s`,
			);
			assert.deepEqual(wrong, []);
			assert.ok(high <= 2, `nine of ten decisions take ${high} touches`);
			assert.ok(most <= 3, `a decision takes ${most} touches`);
			await page.locator('dialog[open] [data-action="record"]').waitFor();
			const totals = await shownTotals(page);
			assert.equal(totals.length, Math.max(2, seats), "whoever the rules play has a score as well");
			assertReplays(await downloaded(page), totals);
			assert.ok(wait < MEDIAN_MAX, `median ${wait} ms`);
			assert.ok(longWait < HIGH_MAX, `95th percentile ${longWait} ms`);
			assert.deepEqual(complaints, []);
			await context.close();
		});
	}
});
