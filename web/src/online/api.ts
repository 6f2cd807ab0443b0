/** The server's HTTP side, as docs/server.md describes it. */
import type { Level, Variant } from "../parts/words";

/** Whatever cannot be had; the reason is the id of a message. */
export class Problem extends Error {
	constructor(
		readonly reason: string,
		readonly status: number,
	) {
		super(reason);
	}
}

/** Some hours of every day, "23:00" to "07:00", on the clocks of a time zone. */
export interface Hours {
	from: string;
	to: string;
	zone: string;
}

export interface MySettings {
	/** Clocks stand. */
	sleep: Hours | null;
	/** Nobody disturbs. */
	quiet: Hours | null;
	notify: { browser: boolean; mail: boolean };
}

export interface Me {
	id: number;
	name: string;
	guest: boolean;
	language: string;
	email: string | null;
	settings: MySettings;
	csrf: string;
}

export interface Seat {
	seat: number;
	name: string;
	/** The person who sits here, by name. */
	person: string | null;
	/** The bot that decides, also for somebody who is away. */
	bot: string | null;
	/** One may sit down. */
	free: boolean;
	guest: boolean;
	/** Who began the match here went away. */
	left: boolean;
	rating: { rating: number } | null;
	/** Days of vacation that are left, and the first and last days of those taken. */
	clock: { vacation: number; away: [string, string][] } | null;
}

/** What everybody agrees to by sitting down: seconds of a live match, or days. */
export interface Terms {
	bank?: number;
	increment?: number;
	days?: number;
	vacation?: number;
}

export interface Proposal {
	id: number;
	kind: "takeback" | "pause" | "resume" | "close";
	seat: number;
	/** How many entries shall stand. */
	to: number | null;
	agreed: number[];
}

export interface TableInfo {
	id: number;
	/** The invitation, for those who may invite. */
	code: string | null;
	game: string;
	options: Record<string, number>;
	pace: "live" | "days" | "free";
	terms: Terms;
	keep_order: boolean;
	listed: boolean;
	rated: boolean;
	on_timeout: "default" | "bot";
	substitute: string;
	status: "open" | "playing" | "over" | "closed";
	seats: Seat[];
	/** By name. */
	owner: string | null;
	mine: number | null;
	waiting: number[];
	/** The points of every seat, a star at the winners'. */
	result: string | null;
	paused: boolean;
	broken: boolean;
	/** What chance is bound to since the match began. */
	commitment: string | null;
	proposals: Proposal[];
	/** The same table anew, if somebody made it already. */
	rematch: number | null;
}

/** A table at which I must decide. */
export interface Turn {
	table: number;
	game: string;
	seat: number;
	pace: TableInfo["pace"];
	names: string[];
	due_at: string | null;
}

export interface Title {
	game: string;
	rules: number;
	seats: number[];
	variants: Variant[];
	/** The bots that people are offered, the strongest last. */
	levels: Level[];
}

export interface Said {
	id: number;
	name: string;
	text: string;
	at: string;
}

export interface Rating {
	game: string;
	rating: number;
	matches: number;
}

/** A place on the ladder of a game. */
export interface Place extends Rating {
	place: number;
	name: string;
}

export interface Person {
	name: string;
	guest: boolean;
	since: string;
	ratings: Rating[];
	played: number;
	won: number;
}

/** A finished match of a person. */
export interface Played {
	id: number;
	game: string;
	names: string[];
	result: string;
	seat: number;
	rated: boolean;
	over_at: string;
}

export interface Session {
	id: number;
	agent: string;
	seen_at: string;
	current: boolean;
}

export interface Token {
	id: number;
	label: string;
	scopes: string[];
	used_at: string | null;
}

/** What a page must show to change something: from `GET /api/me`. */
let csrf = "";

async function asked(method: string, path: string, body?: unknown): Promise<Response> {
	const headers: Record<string, string> = {};
	if (method !== "GET" && csrf) headers["X-CSRF-Token"] = csrf;
	if (body !== undefined) headers["Content-Type"] = "application/json";
	let answer: Response;
	try {
		answer = await fetch(new URL(`api/${path}`, document.baseURI), {
			method,
			headers,
			credentials: "same-origin",
			body: body === undefined ? undefined : JSON.stringify(body),
		});
	} catch {
		throw new Problem("problem-offline", 0);
	}
	if (answer.ok) return answer;
	const problem = (await answer.json().catch(() => null)) as { reason?: unknown } | null;
	throw new Problem(typeof problem?.reason === "string" ? problem.reason : "problem-unknown", answer.status);
}

/** Asks and reads the answer; an empty one is nothing. */
export async function call<Answer = void>(method: string, path: string, body?: unknown): Promise<Answer> {
	const answer = await asked(method, path, body);
	if (answer.status === 204) return undefined as Answer;
	if (!answer.headers.get("Content-Type")?.includes("json")) throw new Problem("problem-no-server", 404);
	return (await answer.json()) as Answer;
}

export const get = <Answer>(path: string): Promise<Answer> => call<Answer>("GET", path);

export async function text(path: string): Promise<string> {
	return (await asked("GET", path)).text();
}

/** Who am I? Nobody when nobody is signed in; a problem when there is no server. */
export async function whoAmI(): Promise<Me | null> {
	try {
		const me = await get<Me | undefined>("me");
		if (!me) throw new Problem("problem-no-server", 404);
		csrf = me.csrf;
		return me;
	} catch (problem) {
		if (!(problem instanceof Problem) || problem.status !== 401 || problem.reason === "problem-unknown")
			throw problem;
		csrf = "";
		return null;
	}
}
