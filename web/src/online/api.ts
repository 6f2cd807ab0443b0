/** The server's HTTP side, as docs/server.md describes it; its types are written by `just web-types`. */
import type { components } from "./openapi";

/** Until when, unless for good, and why. */
export interface Sanction {
	until: string | null;
	because: string;
}

/** Whatever cannot be had; the reason is the id of a message. */
export class Problem extends Error {
	constructor(
		readonly reason: string,
		readonly status: number,
		/** Of a mute or a ban. */
		readonly sanction: Sanction | null = null,
	) {
		super(reason);
	}
}

type Things = components["schemas"];

/** Some hours of every day, "23:00" to "07:00", on the clocks of a time zone. */
export type Hours = Things["Window"];
export type MySettings = Required<Things["Wishes"]>;
export type Me = Omit<Things["Me"], "settings"> & { settings: MySettings };
export type Seat = Things["SeatView"];
export type Proposal = Things["ProposalView"];
export type TableInfo = Things["TableView"];
/** What everybody agrees to by sitting down: seconds of a live match, or days. */
export type Terms = TableInfo["terms"];
/** A table at which I must decide. */
export type Turn = Things["TurnView"];
export type Title = Things["GameShown"];
export type Said = Things["ChatLine"];
export type Note = Things["Note"];
export type Rating = Things["Rating"];
/** A place on the ladder of a game. */
export type Place = Things["Place"];
export type Person = Things["Profile"];
/** A finished match of a person. */
export type Played = Things["Played"];
export type Session = Things["SessionShown"];
export type Token = Things["TokenShown"];
export type NewToken = Things["TokenMade"];
/** How one can sign in here, and how I can, besides by a password. */
export type Entrances = Things["Entrances"];
export type MyEntrances = Things["MyEntrances"];
/** What a passkey is asked. */
export type Question = Things["Question"];
/** Where to go to the provider. */
export type Journey = Things["Journey"];
export type Chat = Things["ChatShown"];
export type PushKey = Things["PushKey"];
/** What moderators do, and the entry of the audit log that comes of it. */
export type Deed =
	| Things["SanctionWanted"]
	| Things["LiftWanted"]
	| Things["RenameWanted"]
	| Things["RoleWanted"]
	| Things["NumberWanted"];
export type Done = Things["Done"];
export type ReportLine = Things["ReportLine"];
export type Report = Things["ReportView"];
/** How many people and days an invitation may have. */
export type InvitationBounds = Things["InvitationBounds"];
/** What moderators know of a person. */
export type Known = Things["Known"];

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
	const problem = (await answer.json().catch(() => null)) as
		| (Partial<Sanction> & { reason?: unknown })
		| null;
	const reason = typeof problem?.reason === "string" ? problem.reason : "problem-unknown";
	const { until = null, because } = problem ?? {};
	throw new Problem(reason, answer.status, because === undefined ? null : { until, because });
}

/** Asks and reads the answer; an empty one is nothing. */
export async function call<Answer = void>(method: string, path: string, body?: unknown): Promise<Answer> {
	const answer = await asked(method, path, body);
	if (answer.status === 204) return undefined as Answer;
	if (!answer.headers.get("Content-Type")?.includes("json")) throw new Problem("problem-no-server", 404);
	return (await answer.json()) as Answer;
}

/** What is there; where nobody serves more than files, nothing is. */
export async function get<Answer>(path: string): Promise<Answer> {
	const found = await call<Answer | undefined>("GET", path);
	if (found === undefined) throw new Problem("problem-no-server", 404);
	return found;
}

export async function text(path: string): Promise<string> {
	return (await asked("GET", path)).text();
}

/** Who am I? Nobody when nobody is signed in; a problem when there is no server. */
export async function whoAmI(): Promise<Me | null> {
	try {
		const me = await get<Me>("me");
		csrf = me.csrf ?? "";
		return me;
	} catch (problem) {
		if (!(problem instanceof Problem) || problem.status !== 401 || problem.reason === "problem-unknown")
			throw problem;
		csrf = "";
		return null;
	}
}
