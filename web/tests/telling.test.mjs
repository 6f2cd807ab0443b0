/** What would follow is shown before, and what others did is told after: in a real browser. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { DESKTOP, PHONE, pageOf, ROOT, served, shelf, start } from "./browser.mjs";
import { begin, follow, read } from "./follow.mjs";
import { goOn } from "./hand.mjs";

const at = served();
const SETTINGS = { theme: "day", size: "normal", list: false, language: "en" };

/** A match that a person and a bot have just begun. */
async function begun(viewport, motion, more = {}) {
	const context = await at.browser.newContext({ viewport, ...more });
	const { page, complaints } = await pageOf(context, at.server.url, { ...SETTINGS, motion });
	page.setDefaultTimeout(90_000);
	await start(page, ["you", "random"]);
	return { context, page, complaints };
}

const rests = (page) => page.waitForFunction(() => !window.yupanaTable.busy, null, { polling: 20 });

/** Takes the end of the turn, or the first option. */
async function takeAny(page) {
	await rests(page);
	await page.evaluate(() => {
		const options = window.yupanaTable.update.decision?.options ?? [];
		const option = options.find(({ verb }) => verb === "end-turn") ?? options[0];
		return option && window.yupanaTable.take(option);
	});
}

describe("what would follow", () => {
	for (const [size, viewport] of [
		["desktop", DESKTOP],
		["phone", PHONE],
	]) {
		it(`is shown while the hand rests on an option, and moves nothing, at ${size} size`, async () => {
			const { context, page, complaints } = await begun(viewport, "off");
			await takeAny(page); // a tile each is chosen in secret
			await rests(page);
			const kind = page.locator("[data-kind='place']");
			if ((await kind.count()) > 0) await kind.click();
			const chip = page.locator(".choices .chip[data-move^='place']").first();
			const [bar, seats] = [page.locator(".answers"), page.locator("[data-seat='0']")];
			const before = [await bar.boundingBox(), await seats.boundingBox()];
			await chip.hover();
			await page.locator("[data-preview]").waitFor();
			assert.match(await page.locator("[data-preview]").innerText(), /worker/);
			assert.equal(await page.locator(".panel.board [data-ghost]").count(), 1);
			assert.deepEqual([await bar.boundingBox(), await seats.boundingBox()], before);
			await page.mouse.move(3, 3);
			await page.locator("[data-preview]").waitFor({ state: "detached" });
			assert.equal(await page.locator("[data-ghost]").count(), 0);
			assert.deepEqual(complaints, []);
			await context.close();
		});
	}

	it("is not shown of what came under a mouse that was pressed there, until it moves", async () => {
		const { context, page, complaints } = await begun(DESKTOP, "off");
		await takeAny(page);
		await rests(page);
		const kind = page.locator("[data-kind='place']");
		if ((await kind.count()) > 0) await kind.click();
		await page.locator(".choices .chip[data-move^='place']").first().hover();
		await page.locator("[data-preview]").waitFor();
		await page.mouse.down();
		await page.mouse.up();
		await rests(page);
		const { x, y } = await page.evaluate(() => {
			const box = document.querySelector(".choices .chip:hover")?.getBoundingClientRect();
			return { x: (box?.x ?? 0) + 12, y: (box?.y ?? 0) + 12 };
		});
		assert.ok(x > 12, "another option came to lie there");
		await page.waitForTimeout(900);
		assert.equal(await page.locator("[data-preview], [role='tooltip']").count(), 0);
		await page.mouse.move(x, y);
		await page.mouse.move(x + 4, y + 2);
		await page.locator("[data-preview]").waitFor();
		assert.deepEqual(complaints, []);
		await context.close();
	});

	it("is not shown where a browser tells of a mouse while only a finger touched", async () => {
		const { context, page, complaints } = await begun(PHONE, "off", { hasTouch: true, isMobile: true });
		await takeAny(page);
		await rests(page);
		const kind = page.locator("[data-kind='place']");
		if ((await kind.count()) > 0) await kind.tap();
		const chip = page.locator(".choices .chip[data-move^='place']").first();
		const comes = (pointerType) =>
			chip.evaluate((button, type) => {
				button.dispatchEvent(new PointerEvent("pointerenter", { pointerType: type }));
			}, pointerType);
		await comes("mouse");
		await page.waitForTimeout(500);
		assert.equal(await page.locator("[data-preview]").count(), 0);
		await comes("touch");
		await page.locator("[data-preview]").waitFor();
		assert.deepEqual(complaints, []);
		await context.close();
	});
});

describe("what others did", () => {
	it("is told one thing after another, and a touch goes to the end and does nothing else", async () => {
		const { context, page, complaints } = await begun(DESKTOP, "normal");
		for (let n = 0; n < 12; n++) {
			await takeAny(page);
			if (await page.evaluate(() => window.yupanaTable.telling.shown !== null)) break;
		}
		await page.locator("[data-action='skip']").waitFor();
		await rests(page);
		const known = await page.evaluate(() => window.yupanaTable.update.seq);
		assert.equal(await page.locator(".choices [data-move], .choices [data-kind]").count(), 0);
		await page.locator(".answers").click({ position: { x: 4, y: 4 } });
		await page.locator("[data-action='skip']").waitFor({ state: "detached" });
		await goOn(page);
		assert.equal(await page.evaluate(() => window.yupanaTable.update.seq), known);
		assert.ok(await page.evaluate(() => window.yupanaTable.decision !== null));
		assert.ok((await page.evaluate(() => window.yupanaTable.recent.size)) > 0, "what changed is marked");
		await page.reload();
		await page.locator(".answers").waitFor();
		await rests(page);
		assert.equal(await page.evaluate(() => window.yupanaTable.recent.size), 0, "what was seen is not new");
		assert.deepEqual(complaints, []);
		await context.close();
	});

	it("does not let a touch that wanted to skip it answer what came to stand there", async () => {
		const { context, page, complaints } = await begun(DESKTOP, "fast");
		for (let n = 0; n < 12; n++) {
			await takeAny(page);
			if (await page.evaluate(() => window.yupanaTable.telling.shown !== null)) break;
		}
		const late = await page.evaluate(async () => {
			const { telling } = window.yupanaTable;
			while (telling.shown !== null) await new Promise(requestAnimationFrame);
			await new Promise(requestAnimationFrame);
			const chip = document.querySelector(".choices .chip");
			const before = window.yupanaTable.picked + window.yupanaTable.update.seq;
			const press = () => {
				chip.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
				chip.click();
			};
			press();
			const same = window.yupanaTable.picked + window.yupanaTable.update.seq === before;
			await new Promise((resolve) => setTimeout(resolve, 600));
			press();
			await new Promise((resolve) => setTimeout(resolve, 300));
			return { same, later: window.yupanaTable.picked + window.yupanaTable.update.seq !== before };
		});
		assert.deepEqual(late, { same: true, later: true });
		assert.deepEqual(complaints, []);
		await context.close();
	});

	it("is told once where the same is done several times in a row", async () => {
		const { context, page } = await begun(DESKTOP, "fast");
		const heard = await page.evaluate(async () => {
			const telling = new window.yupanaTable.telling.constructor();
			const line = (id) => ({ seat: 1, message: { id, args: { seat: 1 } } });
			const deeds = [];
			telling.hear({ seq: 0, log: [] }, 0, 2);
			telling.hear({ seq: 1, log: [{ seq: 0, lines: ["draw", "draw", "draw", "bury"].map(line) }] }, 0, 2);
			while (telling.shown !== null) {
				if (telling.deed && telling.deed !== deeds.at(-1)) deeds.push(telling.deed);
				await new Promise(requestAnimationFrame);
			}
			return deeds.map(({ line, times }) => [line.message.id, times]);
		});
		assert.deepEqual(heard, [
			["draw", 3],
			["bury", 1],
		]);
		await context.close();
	});

	for (const [why, motion, more] of [
		["whoever turned motion off", "off", {}],
		["whoever asked their device for less of it", "normal", { reducedMotion: "reduce" }],
	]) {
		it(`is there at once for ${why}`, async () => {
			const { context, page } = await begun(DESKTOP, motion, more);
			for (let n = 0; n < 12; n++) {
				await takeAny(page);
				assert.ok(await page.evaluate(() => window.yupanaTable.telling.shown === null));
			}
			await context.close();
		});
	}
});

const MATCH = join(ROOT, "src/yupana/games/endless_winter/guide/one.yupana");
const FOUND = new Error("enough was seen");
const DECIDED = "claim reserve.3"; // gives an idol, on one of two tracks

describe("what only brings something", () => {
	it("is taken in one touch, each benefit as it is, with what is to be decided in between", async () => {
		const context = await at.browser.newContext({ viewport: PHONE, hasTouch: true });
		const { page, complaints } = await pageOf(context, at.server.url, { ...SETTINGS, motion: "off" });
		await shelf(page);
		const record = read(readFileSync(MATCH, "utf8"));
		await begin(page, record);
		const offered = () =>
			page.evaluate(() =>
				(window.yupanaTable.decision?.options ?? [])
					.filter(({ plain, verb }) => plain && verb !== "set-aside")
					.map(({ move }) => move),
			);
		let all = [];
		const following = follow(page, record, "finger", async () => {
			all = await offered();
			if (all.length > 1 && all.includes(DECIDED)) throw FOUND;
		});
		await assert.rejects(following, FOUND);
		await page.locator('[data-action="gather"]').tap();
		const taken = [];
		const decided = [];
		for (let quiet = 0; quiet < 3; ) {
			await page.waitForFunction(() => !window.yupanaTable.busy);
			await page.waitForTimeout(100);
			const more = await page.evaluate(() => window.taken.splice(0));
			taken.push(...more);
			quiet = more.length > 0 ? 0 : quiet + 1;
			const left = await offered();
			if (quiet < 3 || left.length > 0 || all.every((move) => taken.includes(move))) continue;
			decided.push(
				await page.evaluate(() => {
					const [option] = window.yupanaTable.decision.options;
					void window.yupanaTable.take(option);
					return option.move;
				}),
			);
			quiet = 0;
		}
		assert.ok(decided.length > 0, "nothing was to be decided");
		const between = ["take tools", "take-all tools", "draw", "draw-all", ...decided];
		assert.deepEqual(
			taken.filter((move) => !all.includes(move) && !between.includes(move)),
			[],
		);
		assert.deepEqual(
			taken.filter((move) => all.includes(move)),
			all,
		);
		assert.deepEqual(complaints, []);
		await context.close();
	});
});

const WITH_OTHERS = join(ROOT, "src/yupana/games/endless_winter/guide/three.yupana");

describe("what is said once", () => {
	it("plays all tribe cards, and goes for every deck until the turn ends", async () => {
		const context = await at.browser.newContext({ viewport: DESKTOP });
		const { page, complaints } = await pageOf(context, at.server.url, { ...SETTINGS, motion: "off" });
		await shelf(page);
		const record = read(readFileSync(WITH_OTHERS, "utf8"));
		await begin(page, record);
		const ready = () => page.waitForFunction(() => !window.yupanaTable.busy && window.yupanaTable.decision);
		const options = () =>
			page.evaluate(() =>
				window.yupanaTable.decision.options.map(({ move, verb, plain }) => ({ move, verb, plain })),
			);
		const taken = () => page.evaluate(() => window.taken.splice(0));
		const following = follow(page, record, "mouse", async ({ verb }) => {
			if (verb.startsWith("send")) throw FOUND;
		});
		await assert.rejects(following, FOUND);
		await page.evaluate(() => {
			const table = window.yupanaTable;
			return table.take(table.decision.options.find(({ move }) => move === "send initiate"));
		});
		await ready();
		const cards = (await options()).flatMap(({ move, plain }) => Array(plain ?? 0).fill(move));
		assert.ok(cards.length > new Set(cards).size && cards.every((move) => move.startsWith("play ")));
		await taken();
		await page.locator('[data-action="gather"]').click();
		await page.waitForFunction((count) => window.taken.length === count, cards.length);
		await ready();
		assert.deepEqual((await taken()).sort(), cards.sort());
		assert.ok(!(await options()).some(({ verb }) => verb === "play"));

		const [first, second] = (await options())
			.filter(({ verb }) => verb === "recruit")
			.map(({ move }) => move);
		const deck = (move) => page.locator(`.piece.open[data-place="${move.split(" ")[1]}"]`);
		await page.locator('[data-kind="recruit"]').click();
		await page.keyboard.press("Escape");
		await deck(first).click();
		assert.deepEqual(await taken(), [], "to the hand or to the discard pile? Whoever went back is asked");
		await page.locator(`.answers [data-move="${first}"]`).click();
		await ready();
		await page.locator('[data-kind="recruit"][aria-current="true"]').waitFor();
		await deck(second).click();
		await ready();
		assert.deepEqual(await taken(), [first, second], "it is not asked again");
		assert.deepEqual(complaints, []);
		await context.close();
	});
});
