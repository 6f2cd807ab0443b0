import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer, Update } from "../protocol";
import { type Refusal, Socket, type Watcher } from "./socket";
import { Wire } from "./wire";

const choose = { type: "choose", decision: "3:0", move: "pass" } as const;
const news = (seq: number): FromServer => ({
	type: "news",
	table: 7,
	what: { type: "change", base: seq - 1, seq, log: [], waiting: [] },
});

const whole = (seq: number): FromServer => ({
	type: "news",
	table: 7,
	what: { type: "whole", update: { seq } as Update },
});
const nothingNew: FromServer = { type: "done", table: 7, seq: 3, to: "watch" };
const done4: FromServer = { type: "done", table: 7, seq: 4, to: "3:0" };

function table() {
	const known = { seq: 3, decision: "3:0" as string | null, rings: 0, refused: "", well: 0 };
	const watcher: Watcher = {
		code: "",
		since: () => known.seq,
		decision: () => known.decision,
		news: ({ what }) => {
			known.seq = what.type === "change" ? what.seq : what.update.seq;
			known.decision = known.seq === 3 ? "3:0" : null;
		},
		ring: () => {
			known.rings++;
		},
		refused: (reason) => {
			known.refused = reason;
		},
		well: () => {
			known.well++;
		},
	};
	return { known, watcher };
}

describe("the socket", () => {
	const links: string[] = [];
	let rung = 0;
	let socket: Socket;

	beforeEach(() => {
		vi.useFakeTimers();
		Wire.all = [];
		links.length = 0;
		rung = 0;
		socket = new Socket(
			"ws://x",
			(link) => links.push(link),
			() => {
				rung++;
			},
			() => new Wire() as unknown as WebSocket,
		);
	});
	afterEach(() => vi.useRealTimers());

	it("watches when it is open and again after each new connection, from what is known", () => {
		const { known, watcher } = table();
		socket.watch(7, watcher);
		Wire.last.onopen?.();
		expect(Wire.last.sent).toEqual([{ type: "watch", table: 7, since: 3, code: "" }]);
		Wire.last.says(news(4));
		expect(known.seq).toBe(4);
		Wire.last.onclose?.();
		vi.advanceTimersByTime(1_000);
		Wire.last.onopen?.();
		expect(Wire.all).toHaveLength(2);
		expect(Wire.last.sent).toEqual([{ type: "watch", table: 7, since: 4, code: "" }]);
		expect(links).toEqual(["connecting", "open", "connecting", "connecting", "open"]);
	});

	it("waits longer each time it cannot connect", () => {
		socket.open();
		for (let n = 0; n < 8; n++) {
			Wire.last.onclose?.();
			vi.advanceTimersByTime(40_000);
		}
		const before = Wire.all.length;
		expect(before).toBe(9);
		Wire.last.onclose?.();
		vi.advanceTimersByTime(9_000);
		expect(Wire.all).toHaveLength(before);
		expect(socket.link).toBe("offline");
	});

	it("comes back within three seconds for a minute, and then asks less often", () => {
		socket.open();
		Wire.last.onopen?.();
		Wire.last.says({ type: "pong" });
		Wire.last.onclose?.();
		for (let second = 0; second < 60; second += 3) {
			const before = Wire.all.length;
			vi.advanceTimersByTime(3_000);
			expect(Wire.all.length).toBeGreaterThan(before);
			Wire.last.onclose?.();
		}
		const before = Wire.all.length;
		vi.advanceTimersByTime(9_900);
		expect(Wire.all).toHaveLength(before);
		vi.advanceTimersByTime(20_200);
		Wire.last.onopen?.();
		Wire.last.says({ type: "pong" });
		Wire.last.onclose?.();
		for (let tries = 0; tries < 10; tries++) {
			vi.advanceTimersByTime(3_000);
			Wire.last.onclose?.();
		}
		expect(Wire.all.length).toBeGreaterThanOrEqual(before + 11);
	});

	it("does not let all clients come back at the same moment", () => {
		const chance = vi.spyOn(Math, "random").mockReturnValue(0);
		socket.open();
		for (let tries = 0; tries < 6; tries++) {
			Wire.last.onclose?.();
			vi.advanceTimersByTime(3_000);
		}
		const pauses = [0, 0.5, 0.99].map((drawn) => {
			chance.mockReturnValue(drawn);
			const [before, began] = [Wire.all.length, Date.now()];
			Wire.last.onclose?.();
			while (Wire.all.length === before) vi.advanceTimersByTime(10);
			return Date.now() - began;
		});
		chance.mockRestore();
		expect(new Set(pauses).size).toBe(3);
		expect(Math.max(...pauses)).toBeLessThanOrEqual(3_000);
	});

	it("pings, and gives up a connection that does not answer", () => {
		socket.open();
		Wire.last.onopen?.();
		vi.advanceTimersByTime(20_000);
		expect(Wire.last.sent).toEqual([{ type: "ping" }]);
		Wire.last.says({ type: "pong" });
		vi.advanceTimersByTime(20_000);
		expect(Wire.last.sent).toHaveLength(2);
		vi.advanceTimersByTime(21_500);
		expect(Wire.all).toHaveLength(2);
	});

	it("answers a move by done or not done", async () => {
		socket.watch(7, table().watcher);
		Wire.last.onopen?.();
		Wire.last.says(nothingNew);
		const done = socket.act(7, choose);
		Wire.last.says(done4);
		expect(await done).toBe(4);
		const not = socket.act(7, { type: "undo" }).catch((refusal: Refusal) => refusal.reason);
		Wire.last.says({ type: "not-done", table: 7, reason: "refused-nothing-to-undo", to: "undo" });
		expect(await not).toBe("refused-nothing-to-undo");
	});

	it("sends an unanswered move again when the decision still stands", async () => {
		socket.watch(7, table().watcher);
		Wire.last.onopen?.();
		Wire.last.says(nothingNew);
		const done = socket.act(7, choose);
		Wire.last.onclose?.();
		vi.advanceTimersByTime(1_000);
		Wire.last.onopen?.();
		expect(Wire.last.sent).toHaveLength(1);
		Wire.last.says(nothingNew);
		expect(Wire.last.sent[1]).toEqual({ type: "act", table: 7, send: choose });
		Wire.last.says(done4);
		expect(await done).toBe(4);
	});

	it("does not send it again when the table has gone on", async () => {
		socket.watch(7, table().watcher);
		Wire.last.onopen?.();
		Wire.last.says(nothingNew);
		const done = socket.act(7, choose);
		Wire.last.onclose?.();
		vi.advanceTimersByTime(1_000);
		Wire.last.onopen?.();
		Wire.last.says(whole(5));
		expect(await done).toBe(5);
		expect(Wire.last.sent).toHaveLength(1);
	});

	it("does not take the answer to watching for the answer to a move", async () => {
		socket.watch(7, table().watcher);
		Wire.last.onopen?.();
		Wire.last.says(nothingNew);
		socket.again(7);
		let answered = false;
		const done = socket.act(7, choose).then((seq) => {
			answered = true;
			return seq;
		});
		Wire.last.says(nothingNew);
		await Promise.resolve();
		expect(answered).toBe(false);
		Wire.last.says(done4);
		expect(await done).toBe(4);
	});

	it("takes news and answers to other things for no answer to a move", async () => {
		socket.watch(7, table().watcher);
		Wire.last.onopen?.();
		Wire.last.says(nothingNew);
		let answered = false;
		const done = socket.act(7, choose).then((seq) => {
			answered = true;
			return seq;
		});
		Wire.last.says(whole(3));
		Wire.last.says({ type: "done", table: 7, seq: 3, to: "undo" });
		Wire.last.says({ type: "not-done", table: 7, reason: "refused-too-late", to: "2:0" });
		Wire.last.says({ type: "not-done", table: 7, reason: "problem-nobody-answers" });
		await Promise.resolve();
		expect(answered).toBe(false);
		Wire.last.says(done4);
		expect(await done).toBe(4);
	});

	it("leaves nobody waiting at a table that was left", async () => {
		const leave = socket.watch(7, table().watcher);
		Wire.last.onopen?.();
		Wire.last.says(nothingNew);
		const done = socket.act(7, choose);
		leave();
		expect(await done).toBe(3);
	});

	it("keeps a move until it knows what happened meanwhile", async () => {
		socket.watch(7, table().watcher);
		const done = socket.act(7, choose);
		Wire.last.onopen?.();
		expect(Wire.last.sent.map((each) => each.type)).toEqual(["watch"]);
		Wire.last.says(nothingNew);
		expect(Wire.last.sent.map((each) => each.type)).toEqual(["watch", "act"]);
		Wire.last.says(done4);
		expect(await done).toBe(4);
	});

	it("never undoes twice", async () => {
		socket.watch(7, table().watcher);
		Wire.last.onopen?.();
		Wire.last.says(nothingNew);
		const done = socket.act(7, { type: "undo" });
		Wire.last.onclose?.();
		vi.advanceTimersByTime(1_000);
		Wire.last.onopen?.();
		Wire.last.says(nothingNew);
		expect(await done).toBe(3);
		expect(Wire.last.sent).toHaveLength(1);
	});

	it("passes rings on, and refusals to watch", () => {
		const { known, watcher } = table();
		const leave = socket.watch(7, watcher);
		Wire.last.onopen?.();
		Wire.last.says({ type: "ring", table: 7 });
		Wire.last.says({ type: "ring" });
		Wire.last.says({ type: "not-done", table: 7, reason: "refused-not-begun", to: "watch" });
		expect([known.rings, rung, known.refused, known.well]).toEqual([1, 1, "refused-not-begun", 0]);
		Wire.last.says(nothingNew);
		expect(known.well).toBe(1);
		leave();
		expect(Wire.last.sent[1]).toEqual({ type: "unwatch", table: 7 });
	});
});
