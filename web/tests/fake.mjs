/** A server that is not there: canned answers and a socket, for the pages of the client online. */
import { execFileSync } from "node:child_process";
import { PYTHON, ROOT } from "./browser.mjs";

const LAYING = `
import json, sys
from yupana.play.local import Local
seats, moves = int(sys.argv[1]), int(sys.argv[2])
local = Local()
wish = {"game": "tzolkin", "names": ["A", "B", "C", "D"][:seats], "kinds": ["you"] * seats, "options": {}, "secret": "11" * 32, "seed": 5}
local.start(json.dumps(wish))
for n in range(moves):
    if local.step() is not None:
        continue
    update = json.loads(local.update(None, 0))
    if update["over"]:
        break
    seat = update["waiting"][0]
    decision = json.loads(local.update(seat, 0))["decision"]
    busy = [o for o in decision["options"] if o["verb"] not in ("no-action", "beg", "decline")] or decision["options"]
    local.choose(seat, decision["id"], busy[n * 7 % len(busy)]["move"])
while local.step() is not None:
    pass
waiting = json.loads(local.update(None, 0))["waiting"]
viewers = [None, *range(seats)]
print(json.dumps({"record": local.record(), "waiting": waiting, "updates": {json.dumps(v): json.loads(local.update(v, 0)) for v in viewers}}))
`;

/** A real match after some moves: what each viewer sees, and its record. */
export function match(seats, moves) {
	const made = execFileSync(PYTHON, ["-c", LAYING, seats, moves], { cwd: ROOT, maxBuffer: 64e6 });
	return JSON.parse(String(made));
}

const seat = (number, name, more = {}) => ({
	seat: number,
	name,
	person: name || null,
	bot: null,
	free: !name,
	guest: false,
	left: false,
	resigned: false,
	absent: false,
	kept_for: null,
	rating: null,
	history: null,
	sleep: null,
	clock: null,
	promise: null,
	...more,
});
export const people = [
	seat(0, "Oksana", { rating: { rating: 1412 } }),
	seat(1, "Тарас Б", { rating: { rating: 1287 } }),
	seat(2, "greedy", { person: null, bot: "greedy" }),
	seat(3, "Maximilian-Alexander", { guest: true }),
];
export const table = (id, more = {}) => ({
	id,
	code: null,
	game: "tzolkin",
	rules: 1,
	options: { "market-cap": 0 },
	pace: "live",
	terms: { bank: 1800, increment: 30, ceiling: 1800 },
	keep_order: false,
	open_chat: true,
	listed: true,
	rated: false,
	on_timeout: "bot",
	substitute: "greedy",
	status: "open",
	seats: [seat(0, "Oksana"), seat(1, ""), seat(2, "")],
	owner: "Oksana",
	mine: null,
	waiting: [],
	seq: 0,
	due_at: null,
	paused: false,
	result: null,
	broken: false,
	commitment: null,
	awaited: [],
	proposals: [],
	rematch: null,
	rematch_of: null,
	created_at: "2026-11-15T09:00:00Z",
	changed_at: "2026-11-15T09:00:00Z",
	...more,
});
export const ME = {
	id: 1,
	name: "Oksana",
	guest: false,
	role: null,
	language: "uk",
	email: "oksana@example.org",
	mails: true,
	settings: {
		sleep: { from: "23:00", to: "07:00", zone: "Europe/Kyiv" },
		quiet: null,
		notify: { browser: false, mail: true },
	},
	csrf: "token",
};
const SAID = [
	{ id: 1, name: "Тарас Б", text: "Вітаю! Гарної гри.", at: "2026-11-15T09:01:00Z" },
	{ id: 2, name: "Oksana", text: "Дякую, навзаєм.", at: "2026-11-15T09:02:00Z" },
	{
		id: 3,
		name: "Maximilian-Alexander",
		text: "Good luck everybody, this is my first match online.",
		at: "2026-11-15T09:03:00Z",
	},
];
const PERSON = {
	name: "Oksana",
	guest: false,
	since: "2026-03-04T12:00:00Z",
	played: 42,
	won: 17,
	left: 2,
	ratings: [
		{
			game: "tzolkin",
			rating: 1412,
			low: 1530,
			high: 2010,
			provisional: false,
			mu: 30,
			sigma: 4,
			matches: 31,
		},
	],
};
const PLAYED = [3, 2, 1].map((id) => ({
	id,
	game: "tzolkin",
	names: ["Oksana", "greedy", "Тарас Б"],
	result: id === 2 ? "48.25 61* 30" : "72.5* 61 -4",
	seat: 0,
	rated: id !== 2,
	begun_at: "2026-11-10T12:00:00Z",
	over_at: `2026-11-1${id}T18:30:00Z`,
}));

const LADDER = ["Тарас Б", "Oksana", "Maximilian-Alexander"].map((name, n) => ({
	place: n + 1,
	name,
	game: "tzolkin",
	rating: 1500 - 88 * n,
	mu: 30,
	sigma: 4,
	matches: 31 - n,
}));

const COMPLAINT = {
	id: 7,
	at: "2026-11-15T09:05:00Z",
	kind: "talk",
	person: "Oksana",
	about: "Тарас Б",
	table: 7,
	text: "Він мене ображає, і не вперше.",
	settled_at: null,
};
const COMPLAINTS = [
	COMPLAINT,
	{ ...COMPLAINT, id: 6, kind: "name", about: "Maximilian-Alexander", table: null, text: "" },
];
const REPORT = {
	...COMPLAINT,
	game: "tzolkin",
	seats: ["Oksana", "Тарас Б", null],
	chat: SAID.map((line, n) => ({ ...line, reported: n === 0, deleted: n === 2 })),
	moves: [0, 1, 0].map((by, n) => ({ seq: n + 2, seat: by, at: `2026-11-15T09:0${n}:00Z` })),
};
const KNOWN = {
	name: "Тарас Б",
	guest: false,
	role: null,
	since: "2026-03-04T12:00:00Z",
	seen_at: "2026-11-15T09:00:00Z",
	sanctions: [
		{ kind: "mute", because: "Образи", at: "2026-11-15T09:00:00Z", until: null },
		{ kind: "ban", because: "", at: "2026-10-15T09:00:00Z", until: "2026-10-16T09:00:00Z" },
	],
	reported: 3,
	tables: [7, 9],
};
const DEED = {
	id: 3,
	at: "2026-11-15T09:10:00Z",
	deed: "delete-message",
	actor: "Oksana",
	role: "moderator",
	person: "Тарас Б",
	table: 7,
	report: null,
	because: "Образа",
	details: { line: 1 },
	told: true,
};
const AUDIT = [
	DEED,
	{ ...DEED, id: 2, deed: "settle", table: null, report: 7, because: "" },
	{ ...DEED, id: 1, deed: "ban", actor: null, role: "console", table: null, told: false },
];

/** Answers for one page: by default signed in, with tables of every kind. Whatever is sent is kept in `sent`. */
export function world(more = {}) {
	return {
		me: ME,
		tables: [],
		turns: [],
		games: [
			{
				game: "tzolkin",
				rules: 1,
				seats: [2, 3, 4],
				variants: [{ name: "market-cap", values: [0, 20] }],
				levels: [
					{ name: "novice", seconds: 1 },
					{ name: "champion", seconds: 5 },
				],
			},
		],
		said: SAID,
		clocks: null,
		match: null,
		sent: [],
		heard: [],
		wires: [],
		...more,
	};
}

const BOUNDS = { people_max: 1000, days_max: 365, days: 14 };

function answer(fake, method, path, query) {
	const [head, id, what] = path.split("/");
	if (path === "me") return fake.me;
	if (path === "turns") return fake.turns;
	if (path === "games") return fake.games;
	if (path === "sessions") {
		return [
			{
				id: 1,
				agent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/130",
				seen_at: "2026-11-15T09:00:00Z",
				current: true,
			},
			{
				id: 2,
				agent: "Mozilla/5.0 (Android 14) Firefox/131",
				seen_at: "2026-11-14T20:00:00Z",
				current: false,
			},
		];
	}
	if (path === "me/chats")
		return [{ id: 1, service: "Discord", end: "x7Qk", created_at: "2026-11-01T00:00:00Z" }];
	if (path === "entrances") return { passkeys: true, provider: "Keycloak" };
	if (path === "me/entrances")
		return {
			password: true,
			passkeys: [{ id: 1, label: "Телефон", created_at: "2026-11-01T00:00:00Z", used_at: null }],
			provider_since: "2026-11-01T00:00:00Z",
		};
	if (path.startsWith("me/")) return undefined;
	if (path === "tokens") {
		return [
			{ id: 1, label: "My bot", scopes: ["read", "play"], created_at: "2026-11-01T00:00:00Z", used_at: null },
		];
	}
	if (head === "ratings") return LADDER;
	if (head === "people") return what ? PLAYED : { ...PERSON, name: id };
	if (head === "blocks") return id ? undefined : ["Maximilian-Alexander"];
	if (path === "reports") return { id: 8 };
	if (head === "moderation") {
		const found = {
			reports: what ? REPORT : COMPLAINTS,
			people: KNOWN,
			audit: AUDIT,
			deeds: DEED,
			invitations: BOUNDS,
		};
		return found[id];
	}
	if (head === "tables" && !id) {
		return fake.tables.filter(
			(each) =>
				(!query.get("status") || each.status === query.get("status")) &&
				(!query.get("mine") || each.mine !== null),
		);
	}
	const found = fake.tables.find((each) => String(each.id) === id);
	if (!found) return null;
	if (what === "chat") return fake.said;
	if (what === "note") return { text: method === "GET" ? "Спершу Чичен-Іца." : "" };
	if (what === "record") return fake.match?.record ?? null;
	return found;
}

/** Puts the fake behind a page. */
export async function pretend(page, fake) {
	await page.route("**/api/**", async (route) => {
		const request = route.request();
		const { pathname, searchParams } = new URL(request.url());
		const path = decodeURIComponent(pathname.replace(/^.*\/api\//, ""));
		if (request.method() !== "GET") {
			fake.sent.push({
				method: request.method(),
				path,
				body: request.postDataJSON(),
				csrf: request.headers()["x-csrf-token"],
			});
			fake.onSent?.(path);
		}
		const found = answer(fake, request.method(), path, searchParams);
		if (path === "me" && !found)
			return route.fulfill({ status: 401, json: { reason: "problem-signed-out" } });
		if (found === undefined) return route.fulfill({ status: 204 });
		if (found === null) return route.fulfill({ status: 404, json: { reason: "problem-no-table" } });
		if (typeof found === "string") return route.fulfill({ contentType: "text/plain", body: found });
		return route.fulfill({ json: found });
	});
	await page.routeWebSocket("**/api/socket", (wire) => {
		fake.wires.push(wire);
		const say = (message) => wire.send(JSON.stringify(message));
		wire.onMessage((text) => {
			const message = JSON.parse(String(text));
			fake.heard.push(message);
			if (message.type === "ping") say({ type: "pong" });
			const seen = fake.tables.find((each) => each.id === message.table);
			if (message.type === "watch" && seen && seen.status !== "open" && fake.match) {
				const update = fake.match.updates[String(seen.mine)];
				if ((message.since ?? 0) < update.seq) {
					say({ type: "news", table: seen.id, what: { type: "whole", update }, clocks: fake.clocks });
				} else say({ type: "done", table: seen.id, seq: update.seq, to: "watch" });
			}
			fake.onHeard?.(message, say);
		});
	});
	return fake;
}
