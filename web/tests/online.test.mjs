/** The client online, against a server that is not there: every page looked at by axe, and what must not be lost. */
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { before, describe, it } from "node:test";
import { DESKTOP, PHONE, pageOf, served, shelf } from "./browser.mjs";
import { ME, match, people, pretend, table, world } from "./fake.mjs";
import { violations } from "./looking.mjs";

const SHOTS = process.env.SHOTS; // a folder for pictures of every page
const at = served();
const clock = (left, more = {}) => ({ left, runs: false, asleep: false, ...more });

before(() => {
	at.match = match(4, 90);
	at.finished = match(2, 5_000);
	if (SHOTS) mkdirSync(SHOTS, { recursive: true });
});

const HURRY = '[data-action="hurry"]';
const QUICK = { motion: "off", theme: "day", size: "normal", list: false };

async function open(fake, hash, { viewport = DESKTOP, ...settings } = {}) {
	const context = await at.browser.newContext({ viewport, serviceWorkers: "block", acceptDownloads: true });
	const worn = { ...QUICK, language: fake.me?.language ?? "en", ...settings };
	const opened = await pageOf(context, at.server.url + hash, worn, (page) => pretend(page, fake));
	return { ...opened, context };
}

/** A match that is being played, seen from a seat. */
function playing(more = {}, viewer = at.match.waiting[0]) {
	const seats = people.map((each) => ({ ...each }));
	seats[viewer ?? 0] = { ...seats[viewer ?? 0], name: "Oksana", person: "Oksana", bot: null };
	if (viewer) seats[0] = { ...seats[0], name: "Соломія", person: "Соломія" };
	const fields = { status: "playing", seats, mine: viewer, waiting: at.match.waiting, code: "abc" };
	return table(7, { ...fields, ...more });
}

/** The same, while others wait for a bot. */
function botThinking(viewer = (at.match.waiting[0] + 1) % 4) {
	const found = playing({}, viewer);
	const [seat] = at.match.waiting;
	found.seats[seat] = { ...found.seats[seat], name: "champion", person: null, bot: "champion" };
	return found;
}

const MODERATOR = { ...ME, role: "host" };
const PAGES = {
	home: () => [
		"",
		world({
			turns: [
				{
					table: 7,
					game: "tzolkin",
					seat: 0,
					pace: "days",
					names: ["Oksana", "greedy", "Тарас Б"],
					due_at: "2026-11-17T09:00:00Z",
				},
			],
		}),
		".turns a",
	],
	"sign-in": () => [
		"#/online",
		world({ me: null, tables: [table(4), table(5, { pace: "days", terms: { days: 2, vacation: 7 } })] }),
		"main form",
	],
	lobby: () => [
		"#/online",
		world({
			turns: [{ table: 7, game: "tzolkin", seat: 0, pace: "live", names: ["Oksana"], due_at: null }],
			tables: [
				playing(),
				table(8, { mine: 0, pace: "days", terms: { days: 2, vacation: 7 }, listed: false }),
				table(9, { seats: people, mine: 0, status: "over", pace: "free", terms: {} }),
				table(4, { seats: [{ ...people[1], seat: 0 }, { ...table(1).seats[1] }], owner: "Тарас Б" }),
				table(5, {
					seats: [{ ...people[3], seat: 0 }, ...table(1).seats.slice(1)],
					pace: "days",
					terms: { days: 3, vacation: 0 },
					rated: true,
					owner: "Maximilian-Alexander",
				}),
				table(6, { seats: people.slice(1), status: "playing", waiting: [1] }),
			],
		}),
		"[data-table]",
	],
	"new-table": () => ["#/online/new", world(), "button.big"],
	waiting: () => [
		"#/table/4",
		world({
			tables: [table(4, { mine: 0, code: "abc", seats: [people[0], people[1], { ...table(1).seats[2] }] })],
		}),
		".card li",
	],
	invited: () => ["#/table/4?code=abc", world({ me: null, tables: [table(4)] }), ".card li"],
	table: () => {
		const clocks = [clock(1312), clock(777), clock(1800), clock(1521)];
		clocks[at.match.waiting[0]] = clock(1312, { runs: true });
		return ["#/table/7", world({ match: at.match, clocks, tables: [playing()] }), ".answers"];
	},
	asked: () => {
		const clocks = [
			clock(19, { runs: true }),
			clock(19, { runs: true }),
			clock(19, { runs: true }),
			clock(19, { runs: true }),
		];
		const other = (at.match.waiting[0] + 1) % 4;
		const proposals = [{ id: 1, kind: "takeback", seat: other, to: 9, agreed: [other], at: "" }];
		const turns = [{ table: 9, game: "tzolkin", seat: 0, pace: "days", names: ["Oksana"], due_at: null }];
		return [
			"#/table/7",
			world({ match: at.match, clocks, turns, tables: [playing({ proposals })] }),
			".answers",
		];
	},
	thinking: () => ["#/table/7", world({ match: at.match, tables: [botThinking()] }), HURRY],
	watching: () => [
		"#/table/7",
		world({ me: null, match: at.match, tables: [playing({ code: null }, null)] }),
		".answers",
	],
	closed: () => {
		const closed = playing({ status: "closed", broken: true });
		return ["#/table/7", world({ match: at.match, tables: [closed] }), ".answers"];
	},
	person: () => ["#/person/Oksana", world(), "table"],
	ladder: () => ["#/ladder", world(), "table"],
	recover: () => [`#/recover/${"0".repeat(32)}`, world({ me: null }), "main form"],
	account: () => ["#/account", world({ me: { ...ME, guest: false } }), "main form"],
	guest: () => ["#/account", world({ me: { ...ME, guest: true, name: "Гість 12345" } }), "main form"],
	nothing: () => ["#/table/99", world(), ".wrong"],
	somebody: () => ["#/person/Тарас Б", world(), "main button"],
	reports: () => ["#/moderation", world({ me: MODERATOR }), "main li a"],
	report: () => ["#/moderation/report/7", world({ me: MODERATOR }), "main ol li"],
	moderated: () => ["#/moderation/person/Тарас Б", world({ me: MODERATOR }), "main select"],
	audit: () => ["#/moderation/audit", world({ me: MODERATOR }), "main li"],
	"no-moderator": () => ["#/moderation", world(), ".wrong"],
};

/** Pages take turns with day and night; with YUPANA_ROBOTS=all each is looked at by both. */
const isWanted = (page, light) => process.env.YUPANA_ROBOTS === "all" || page % 2 === light;

describe("every page online", () => {
	for (const [light, [theme, size, viewport]] of [
		["day", "desktop", DESKTOP],
		["night", "phone", PHONE],
	].entries()) {
		for (const [n, [name, make]] of Object.entries(PAGES).entries()) {
			if (!isWanted(n, light)) continue;
			it(`${name} is right by ${theme} at ${size} size`, async () => {
				const [hash, fake, ready] = make();
				const { page, context, complaints } = await open(fake, hash, { viewport, theme, language: "uk" });
				await page.locator(ready).first().waitFor();
				await page.waitForTimeout(200);
				const look = async (part) => {
					if (SHOTS)
						await page.screenshot({
							path: join(SHOTS, `${part}-${size}.png`),
							fullPage: name !== "table" && name !== "asked",
						});
					assert.deepEqual(await violations(page), [], part);
				};
				await look(name);
				const broad = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
				assert.equal(broad, false, "the page is wider than the window");
				if (name === "table") {
					for (const [n, part] of ["talk", "menu"].entries()) {
						await page.locator(".bar .buttons button").nth(n).click();
						await page.locator("dialog[open]").waitFor();
						await look(part);
						await page.keyboard.press("Escape");
					}
				}
				if (name === "somebody") {
					await page.locator("main button").first().click();
					await page.locator("dialog[open] form").waitFor();
					await look("complaint");
				}
				const expected = name === "nothing" ? /404/ : /^$/;
				assert.deepEqual(
					complaints.filter((each) => !expected.test(each)),
					[],
				);
				await context.close();
			});
		}
	}
});

describe("online", () => {
	it("shows nothing of it where there is no server", async () => {
		const context = await at.browser.newContext({ viewport: DESKTOP, serviceWorkers: "block" });
		const { page, complaints } = await pageOf(context, at.server.url, { ...QUICK, language: "en" });
		await shelf(page);
		assert.equal(await page.locator(".online").count(), 0);
		assert.deepEqual(complaints, []);
		await context.close();
	});

	it("offers mail only where the server sends any", async () => {
		for (const mails of [false, true]) {
			const { page, context } = await open(world({ me: { ...ME, mails } }), "#/account");
			await page.locator("main form").first().waitFor();
			assert.equal(await page.locator("input[type=email]").count(), Number(mails));
			await context.close();
		}
	});

	it("reports a message with its table, blocks its writer, and tells of a mute until when and why", async () => {
		const found = playing();
		const fake = world({ me: { ...ME, language: "en" }, match: at.match, tables: [found] });
		const { page, context, complaints } = await open(fake, "#/table/7");
		await page.locator(".bar .buttons button").nth(0).click();
		assert.equal(await page.locator(".said .more").count(), 2, "not beside the own message");
		await page.locator(".said .more").first().click();
		const asked = page.locator("dialog[open]").last();
		assert.deepEqual(await violations(page), []);
		await asked.locator("textarea").fill("Rude");
		await asked.getByRole("button", { name: "Send report" }).click();
		await asked.getByText("The moderators have your report").waitFor();
		await asked.getByRole("button", { name: "Block Тарас Б" }).click();
		await asked.getByText("Тарас Б is blocked").waitFor();
		assert.deepEqual(
			fake.sent.map(({ method, path, body }) => [method, path, body]),
			[
				["POST", "reports", { table: 7, line: 1, code: "", kind: "talk", text: "Rude" }],
				["PUT", "blocks/Тарас Б", null],
			],
		);
		assert.deepEqual(complaints, []);
		await page.keyboard.press("Escape");
		await page.route("**/api/tables/7/chat", (route) =>
			route.request().method() === "GET"
				? route.fallback()
				: route.fulfill({
						status: 403,
						json: { reason: "problem-muted", until: "2099-01-02T03:00:00Z", because: "Shouting" },
					}),
		);
		await page.locator("dialog[open] input").fill("HELLO");
		await page.locator("dialog[open] form .chief").click();
		const wrong = page.locator("dialog[open] .wrong");
		await wrong.filter({ hasText: /muted.*2099.*Reason: Shouting/ }).waitFor();
		await context.close();
	});

	it("reports somebody who was met at a table together with the table", async () => {
		const found = playing({ listed: false });
		const fake = world({ me: { ...ME, language: "en" }, match: at.match, tables: [found] });
		const { page, context, complaints } = await open(fake, "#/table/7");
		await page.locator(".bar .buttons button").nth(1).click();
		await page.locator("dialog[open]").getByRole("link", { name: "Maximilian-Alexander" }).click();
		await page.getByRole("button", { name: "Report or block" }).click();
		await page.getByRole("button", { name: "Unblock Maximilian-Alexander" }).waitFor();
		await page.getByRole("button", { name: "Send report" }).click();
		await page.getByText("The moderators have your report").waitFor();
		const about = { person: "Maximilian-Alexander", table: 7, code: "abc" };
		assert.deepEqual(fake.sent.at(-1).body, { ...about, kind: "play", text: "" });
		assert.deepEqual(complaints, []);
		await context.close();
	});

	it("lets a moderator delete, mute, ban after a second thought, and settle, always with the reason", async () => {
		const fake = world({ me: { ...MODERATOR, language: "en" } });
		const { page, context, complaints } = await open(fake, "#/moderation/report/7");
		await page.getByLabel("Reason (the person will read it)").fill("Insults");
		await page.getByRole("button", { name: "Delete message" }).first().click();
		assert.equal(fake.sent.length, 0, "it asks first");
		await page.locator(".yes").click();
		await page.getByText("Done.").waitFor();
		await page.getByRole("button", { name: "Mute", exact: true }).click();
		await page.getByLabel("For how long").selectOption({ label: "no end" });
		await page.getByRole("button", { name: "Ban", exact: true }).click();
		await page.locator(".yes").click();
		await page.getByRole("button", { name: "Settle the report" }).click();
		await page.waitForTimeout(300);
		const person = { person: "Тарас Б", because: "Insults" };
		assert.deepEqual(
			fake.sent.map(({ body }) => body),
			[
				{ deed: "delete-message", number: 1, because: "Insults" },
				{ deed: "mute", ...person, hours: 24 },
				{ deed: "ban", ...person, hours: null },
				{ deed: "settle", number: 7, because: "Insults" },
			],
		);
		assert.deepEqual(complaints, []);
		await context.close();
	});

	it("tells at the table how often somebody ran out of time", async () => {
		const found = playing();
		found.seats[at.match.waiting[0]].clock = { missed: 2, vacation: 0, away: [] };
		const { page, context } = await open(world({ match: at.match, tables: [found] }), "#/table/7", {
			language: "en",
		});
		await page.locator(".bar .buttons button").nth(1).click();
		await page.locator("dialog[open]").filter({ hasText: "ran out of time 2 times" }).waitFor();
		await context.close();
	});

	it("lets the others decide about who misses turns, and asks once more before somebody resigns", async () => {
		const found = playing();
		const absent = (at.match.waiting[0] + 1) % 4;
		const gone = { name: "Тарас Б", person: "Тарас Б", bot: null, absent: true };
		found.seats[absent] = { ...found.seats[absent], ...gone, history: { played: 40, left: 2 } };
		const fake = world({ me: { ...ME, language: "en" }, match: at.match, tables: [found] });
		const { page, context } = await open(fake, "#/table/7");
		const menu = page.locator("dialog[open]");
		await page.getByRole("button", { name: "Decide" }).click();
		await menu.filter({ hasText: "left 2 of 42 matches" }).waitFor();
		await menu.getByLabel("Who should sit down here?").fill(" Dan ");
		await menu.getByRole("button", { name: "Propose", exact: true }).click();
		await menu.waitFor({ state: "detached" });
		await page.getByRole("button", { name: "Decide" }).click();
		await menu.getByRole("button", { name: "Resign" }).click();
		assert.equal(fake.sent.length, 1, "it asks first");
		await menu.locator(".yes").click();
		await menu.waitFor({ state: "detached" });
		assert.deepEqual(
			fake.sent.map(({ body }) => body ?? null),
			[{ kind: "sit", about: absent, person: "Dan" }, null],
		);
		await context.close();
	});

	it("sends a move once, and again after the connection was lost before the answer", async () => {
		const fake = world({ match: at.match, tables: [playing()] });
		const { page, context, complaints } = await open(fake, "#/table/7");
		await page.locator(".answers").waitFor();
		const option = await page.evaluate(() => {
			const { decision } = window.yupanaTable;
			void window.yupanaTable.take(decision.options[0]);
			return { id: decision.id, move: decision.options[0].move };
		});
		const acts = () => fake.heard.filter((each) => each.type === "act");
		await page.waitForTimeout(300);
		assert.equal(acts().length, 1);
		assert.deepEqual(acts()[0].send, { type: "choose", decision: option.id, move: option.move });
		fake.onHeard = (message, say) => {
			if (message.type !== "act") return;
			const update = at.match.updates[String(at.match.waiting[0])];
			const seq = update.seq + 1;
			say({ type: "done", table: 7, seq, to: message.send.decision });
			say({ type: "news", table: 7, what: { type: "change", base: update.seq, seq, log: [], waiting: [] } });
		};
		await fake.wires.at(-1).close();
		await page.waitForFunction((id) => window.yupanaTable.update.decision?.id !== id, option.id);
		assert.equal(acts().length, 2);
		const watches = fake.heard.filter((each) => each.type === "watch");
		assert.equal(watches.at(-1).since, at.match.updates[String(at.match.waiting[0])].seq);
		await page.waitForFunction(() => !window.yupanaTable.busy);
		assert.deepEqual(complaints, []);
		await context.close();
	});

	it("shows the own row and mat first, the others clockwise and at a touch", async () => {
		const fake = world({ match: at.match, tables: [playing({}, 2)] });
		const { page, context } = await open(fake, "#/table/7");
		await page.locator(".answers").waitFor();
		const rows = await page
			.locator("[data-seat]")
			.evaluateAll((all) => all.map((each) => Number(each.dataset.seat)));
		assert.deepEqual(rows, [2, 3, 0, 1]);
		const seats = at.match.updates["2"].panels.filter((panel) => panel.role === "mat");
		const mat = page.locator("[data-open-mat] [data-panel]");
		assert.equal(await mat.getAttribute("data-panel"), seats.find((panel) => panel.seat === 2).id);
		await page.locator('[data-seat="0"]').click();
		assert.equal(await mat.getAttribute("data-panel"), seats.find((panel) => panel.seat === 0).id);
		await context.close();
	});

	it("tells who proposed something that it came to nothing, or that the clocks stand", async () => {
		const mine = at.match.waiting[0];
		const proposals = [{ id: 1, kind: "pause", seat: mine, to: null, agreed: [mine], at: "" }];
		const clocks = [0, 1, 2, 3].map((seat) => clock(90, { runs: seat === mine }));
		for (const paused of [false, true]) {
			const fake = world({ match: at.match, clocks, tables: [playing({ proposals })] });
			const { page, context, complaints } = await open(fake, "#/table/7", { language: "en" });
			const notice = page.locator(".notice");
			await notice.filter({ hasText: "You proposed to stop the clocks" }).waitFor();
			fake.tables = [playing({ paused })];
			fake.clocks = clocks.map((each) => ({ ...each, runs: each.runs && !paused }));
			fake.wires.at(-1).send(JSON.stringify({ type: "ring", table: 7 }));
			const said = paused ? "The match is paused" : "Your proposal was not accepted";
			await notice.filter({ hasText: said }).waitFor();
			assert.equal(await notice.count(), 1);
			if (paused) {
				await page.waitForFunction(() => window.yupanaTable.clocks.seats.every((each) => !each.runs));
			} else {
				await notice.locator("button").click();
				await notice.waitFor({ state: "detached" });
			}
			assert.deepEqual(complaints, []);
			await context.close();
		}
	});

	it("asks nobody to move at a closed table", async () => {
		const fake = world({ match: at.match, tables: [playing({ status: "closed", broken: true })] });
		const { page, context } = await open(fake, "#/table/7", { language: "en" });
		await page.locator(".answers", { hasText: "This table is closed" }).waitFor();
		assert.equal(
			await page.locator('.piece.open, .notice, .choices, [data-action]:not([data-action="help"])').count(),
			0,
		);
		await context.close();
	});

	it("lets what can be touched glow from the first decision on", async () => {
		const fake = world({ match: at.match, tables: [playing()] });
		const { page, context } = await open(fake, "#/table/7");
		await page.locator(".piece.open .halo").first().waitFor({ state: "attached" });
		const widths = await page
			.locator(".piece.open .halo")
			.evaluateAll((all) => all.map((halo) => halo.getBBox().width));
		assert.ok(Math.min(...widths) > 20, `a halo of ${Math.min(...widths)}`);
		await context.close();
	});

	it("hands out the record of a finished match and replays it", async () => {
		const finished = table(7, { status: "over", seats: people.slice(0, 2), mine: 0 });
		const fake = world({ match: at.finished, tables: [finished] });
		const { page, context, complaints } = await open(fake, "#/table/7");
		await page.locator("dialog[open] table").waitFor();
		const [record] = await Promise.all([
			page.waitForEvent("download"),
			page.locator('[data-action="record"]').click(),
		]);
		assert.equal(record.suggestedFilename(), "yupana-7.yupana");
		await page.locator('dialog[open] a[href="#/replay/table/7"]').click();
		await page.locator(".scrubber").waitFor();
		assert.deepEqual(complaints, []);
		await context.close();
	});

	it("calls who is not looking once for each turn, but not in quiet hours", async () => {
		const always = { from: "00:00", to: "23:59", zone: "UTC" };
		for (const [quiet, expected] of [
			[null, ["table-7"]],
			[always, []],
		]) {
			const settings = { sleep: null, quiet, notify: { browser: true, mail: false } };
			const fake = world({ me: { ...ME, settings } });
			const { page, context } = await open(fake, "#/online");
			await page.locator("#my-tables").waitFor();
			await page.evaluate(() => {
				window.called = [];
				Object.defineProperty(document, "hidden", { get: () => true });
				window.Notification = class {
					static permission = "granted";
					constructor(_, { tag }) {
						window.called.push(tag);
					}
				};
			});
			fake.turns = [{ table: 7, game: "tzolkin", seat: 0, pace: "free", names: ["Oksana"], due_at: null }];
			for (let n = 0; n < 2; n++) {
				fake.wires.at(-1).send(JSON.stringify({ type: "ring", table: null }));
				await page.waitForFunction(() => document.title.startsWith("(1) "));
				await page.waitForTimeout(200);
			}
			assert.deepEqual(await page.evaluate(() => window.called), expected);
			await context.close();
		}
	});

	it("counts my turns in the title, and sends what changes with its token", async () => {
		const turn = { table: 7, game: "tzolkin", seat: 0, pace: "free", names: ["Oksana"], due_at: null };
		const fake = world({
			turns: [turn, { ...turn, table: 8 }],
			tables: [table(4, { mine: 0, code: "abc" })],
		});
		const { page, context } = await open(fake, "#/table/4");
		await page.locator(".card li").first().waitFor();
		await page.waitForFunction(() => document.title.startsWith("(2) "));
		await page.locator("main form input").first().fill("Привіт");
		await page.keyboard.press("Enter");
		await page.waitForFunction(() => !document.querySelector("main form input").value);
		const [promised, ...said] = fake.sent;
		assert.deepEqual([promised.path, promised.csrf], ["tables/4/promise", "token"]);
		assert.match(promised.body.promise, /^[0-9a-f]{64}$/);
		assert.deepEqual(said, [
			{ method: "POST", path: "tables/4/chat", body: { text: "Привіт" }, csrf: "token" },
		]);
		await context.close();
	});

	it("lets those at the table hurry a bot, and not those who look on", async () => {
		const fake = world({ match: at.match, tables: [botThinking()] });
		const { page, context } = await open(fake, "#/table/7");
		await page.locator(HURRY).click();
		assert.ok(await page.locator(HURRY).isDisabled(), "once is enough");
		assert.deepEqual(
			fake.heard.filter(({ type }) => type === "hurry"),
			[{ type: "hurry", table: 7 }],
		);
		await context.close();

		const watched = world({ me: null, match: at.match, tables: [botThinking(null)] });
		const spectator = await open(watched, "#/table/7");
		await spectator.page.locator(".answers .dots").waitFor();
		await spectator.page.waitForTimeout(1_500);
		assert.equal(await spectator.page.locator(HURRY).count(), 0);
		await spectator.context.close();
	});
});
