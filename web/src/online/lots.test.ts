import { beforeEach, describe, expect, it } from "vitest";
import { hashOf } from "../parts/chance";
import { type Casting, Lots } from "./lots";

const store = new Map<string, string>();
let sent: [string, Record<string, string>][] = [];
let status = 204;
Object.assign(globalThis, {
	localStorage: { getItem: (key: string) => store.get(key) ?? null, setItem: store.set.bind(store) },
	document: { baseURI: "http://yupana/" },
	fetch: async (url: URL, { body }: { body: string }) => {
		sent.push([url.pathname, JSON.parse(body)]);
		return new Response(status === 204 ? null : '{"reason": "problem-lots-cast"}', { status });
	},
});
beforeEach(() => {
	store.clear();
	sent = [];
	status = 204;
});

const seats = (...promises: (string | null)[]) => promises.map((promise) => ({ promise }));
const table = (more: Partial<Casting>): Casting => ({
	status: "open",
	mine: 0,
	seats: seats(null, "b"),
	awaited: [],
	commitment: null,
	keep_order: false,
	...more,
});
const lotsOf = (person = 1): Lots => new Lots(7, () => person);
const shareAt = (person = 1): string => JSON.parse(store.get(`yupana-lots-7-${person}`) ?? "{}").share;
/** The host has committed, and waits for us. */
const committed = (more: Partial<Casting> = {}): Casting =>
	table({
		status: "playing",
		awaited: [0],
		commitment: "c",
		seats: seats(hashOf(shareAt()), "b"),
		...more,
	});

describe("this browser", () => {
	it("promises a share once, and the same when it comes back", async () => {
		const lots = lotsOf();
		await lots.tend(table({}));
		const promise = hashOf(shareAt());
		expect(sent).toEqual([["/api/tables/7/promise", { promise }]]);
		await lots.tend(table({ seats: seats("of another device", "b") }));
		await lotsOf().tend(table({ seats: seats(promise, "b") }));
		expect(sent.length).toBe(1);
		await lotsOf().tend(table({ seats: seats("of another device", "b") }));
		expect(sent[1]).toEqual(sent[0]);
	});

	it("promises anew at another seat, and nothing where it only looks on", async () => {
		const lots = lotsOf();
		await lots.tend(table({ mine: null }));
		expect(sent).toEqual([]);
		for (const mine of [0, 1, null, 1]) await lots.tend(table({ mine }));
		expect(sent.length).toBe(3);
	});

	it("keeps what the host shows before it adds its share, and adds it once", async () => {
		const lots = lotsOf();
		await lots.tend(table({}));
		const [share, promises] = [shareAt(), [hashOf(shareAt()), "b"]];
		status = 500; // the answer is lost
		await lots.tend(committed());
		expect(JSON.parse(lots.evidence)).toEqual({ commitment: "c", promises, share: "", drawn: true });
		status = 204;
		await lots.tend(committed());
		await lots.tend(committed());
		expect(sent.slice(1)).toEqual([1, 2].map(() => ["/api/tables/7/share", { share }]));
		expect(JSON.parse(lotsOf().evidence)).toEqual({ commitment: "c", promises, share, drawn: true });
	});

	it("gives nothing to a host who commits a second time, and remembers the first", async () => {
		const lots = lotsOf();
		await lots.tend(table({}));
		status = 500;
		await lots.tend(committed());
		status = 204;
		await lots.tend(committed({ commitment: "d" }));
		expect(sent.length).toBe(2);
		expect(JSON.parse(lots.evidence).commitment).toBe("c");
	});

	it("adds nothing to what another device has promised, but keeps the commitment", async () => {
		const lots = lotsOf();
		await lots.tend(table({}));
		await lots.tend(committed({ seats: seats("of another device", "b") }));
		expect(sent.length).toBe(1);
		expect(JSON.parse(lots.evidence)).toEqual({ commitment: "c", promises: [], share: "", drawn: false });
	});

	it("keeps the shares of two people apart, and has seen nothing of a table that it never looked at", async () => {
		for (const person of [1, 2]) await lotsOf(person).tend(table({}));
		expect(shareAt(1)).not.toBe(shareAt(2));
		expect(lotsOf(3).evidence).toBe("");
	});
});
