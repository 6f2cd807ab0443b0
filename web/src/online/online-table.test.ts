import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Decision, FromServer, Option, Update } from "../protocol";
import type { Engine } from "../rules/engine";
import { OnlineTable } from "./online-table.svelte";
import { Socket } from "./socket";
import { Wire } from "./wire";

vi.mock("../parts/settings.svelte", () => ({ settings: { motion: "off" } }));

const option = { verb: "pass", move: "pass" } as Option;
const whole = (seq: number, decision: string | null): FromServer => ({
	type: "news",
	table: 7,
	what: {
		type: "whole",
		update: {
			seq,
			log: [],
			panels: [],
			decision: decision === null ? null : ({ id: decision, options: [option] } as unknown as Decision),
			undo: true,
		} as unknown as Update,
	},
});
const refusal = (reason: string, to: string): FromServer => ({ type: "not-done", table: 7, reason, to });
const watched: FromServer = { type: "done", table: 7, seq: 3, to: "watch" };
const acts = (): number => Wire.all.flatMap(({ sent }) => sent).filter(({ type }) => type === "act").length;

/** Lets time pass, and everybody who waited for it go on. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("a table at the server", () => {
	let table: OnlineTable;

	beforeEach(() => {
		vi.useFakeTimers();
		vi.stubGlobal("document", { visibilityState: "hidden", addEventListener() {} });
		vi.stubGlobal("localStorage", { getItem: () => null, setItem() {} });
		Wire.all = [];
		const socket = new Socket(
			"ws://x",
			() => {},
			() => {},
			() => new Wire() as unknown as WebSocket,
		);
		table = new OnlineTable(socket, 7, "tzolkin", "", () => {}, {} as Engine);
		table.watch(0);
		Wire.last.onopen?.();
		Wire.last.says(whole(3, "3:0"));
	});
	afterEach(() => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});

	it.each(["problem-nobody-answers", "problem-rules-away", "refused-busy"])(
		"sends a move again that was refused by %s, and does not say that it was refused",
		async (reason) => {
			const taken = table.take(option);
			Wire.last.says(refusal(reason, "3:0"));
			await pass(0);
			expect([acts(), table.busy, table.refused]).toEqual([1, true, "move-repeated"]);
			await pass(500);
			expect(acts()).toBe(2);
			expect(Wire.last.sent.at(-1)).toEqual(Wire.last.sent.find(({ type }) => type === "act"));
			Wire.last.says(refusal(reason, "3:0"));
			await pass(900);
			expect(acts()).toBe(2);
			await pass(100);
			expect(acts()).toBe(3);
			Wire.last.says({ type: "done", table: 7, seq: 4, to: "3:0" });
			Wire.last.says(whole(4, null));
			await taken;
			expect([table.busy, table.refused]).toEqual([false, ""]);
		},
	);

	it("gives up after half a minute, and says why", async () => {
		const taken = table.take(option);
		for (let tries = 0; table.busy && tries < 40; tries++) {
			Wire.last.says(refusal("refused-busy", "3:0"));
			await pass(1_000);
		}
		await taken;
		expect(table.refused).toBe("refused-busy");
		expect(acts()).toBeGreaterThan(6);
		expect(acts()).toBeLessThan(16);
		const before = acts();
		Wire.last.says(watched);
		await pass(60_000);
		expect([acts(), table.refused]).toEqual([before, "refused-busy"]);
	});

	it("does not send a move again when its decision is gone", async () => {
		const taken = table.take(option);
		Wire.last.says(refusal("problem-nobody-answers", "3:0"));
		await pass(0);
		Wire.last.says(whole(4, "4:0"));
		await pass(10_000);
		await taken;
		expect([acts(), table.busy, table.refused]).toEqual([1, false, ""]);
	});

	it("takes a move for made that comes too late only when it is sent again", async () => {
		const taken = table.take(option);
		Wire.last.says(refusal("problem-nobody-answers", "3:0"));
		await pass(500);
		Wire.last.says(refusal("refused-too-late", "3:0"));
		await pass(0);
		expect(Wire.last.sent.at(-1)).toEqual({ type: "watch", table: 7, since: 3, code: "" });
		expect(table.busy).toBe(true);
		Wire.last.says(whole(4, null));
		await taken;
		expect([table.busy, table.refused]).toEqual([false, ""]);
	});

	it("sends a move that cannot be only once", async () => {
		const taken = table.take(option);
		Wire.last.says(refusal("refused-too-late", "3:0"));
		await taken;
		await pass(60_000);
		expect([acts(), table.refused]).toEqual([1, "refused-too-late"]);
	});

	it("never undoes twice", async () => {
		const undone = table.undo();
		Wire.last.says(refusal("problem-nobody-answers", "undo"));
		await undone;
		await pass(60_000);
		expect([acts(), table.refused]).toEqual([1, "problem-nobody-answers"]);
	});

	it("says no longer that nobody is there once it can be watched again", async () => {
		Wire.last.says(refusal("problem-nobody-answers", "watch"));
		expect(table.refused).toBe("problem-nobody-answers");
		await pass(3_000);
		expect(Wire.last.sent.at(-1)).toEqual({ type: "watch", table: 7, since: 3, code: "" });
		Wire.last.says(watched);
		expect(table.refused).toBe("");
	});

	it("still says why a move was refused when there is nothing else to be seen", async () => {
		const taken = table.take(option);
		Wire.last.says(refusal("refused-no-such-option", "3:0"));
		await taken;
		Wire.last.says(watched);
		expect(table.refused).toBe("refused-no-such-option");
	});
});
