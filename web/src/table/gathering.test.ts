import { describe, expect, it } from "vitest";
import type { Decision, Option } from "../protocol";
import { begun, type Gathering, goneOn } from "./gathering";

const option = (verb: string, plain = 1): Option =>
	({
		move: verb,
		verb,
		does: { id: `do-${verb}`, args: {} },
		touch: [],
		price: [],
		plain,
	}) as unknown as Option;
let asked = 0;
const question = (id: string, ...options: Option[]): Decision =>
	({ id: String(++asked), ask: { id, args: {} }, options }) as unknown as Decision;
const hex = option("claim");
const card = option("use");
const cards = question("ask-cards", card, card);
const first = (): Gathering => begun([card, card], cards, 0, 0);

/** What is taken of each question in turn, until it has ended. */
function taken(questions: Decision[], seat = 0, undone = 0): string[] {
	let gathering: Gathering | null = first();
	return questions.map((decision) => {
		const step: ReturnType<typeof goneOn> = gathering && goneOn(gathering, decision, seat, undone);
		gathering = step?.gathering ?? null;
		return step ? (step.take?.verb ?? "wait") : "over";
	});
}

describe("taking everything", () => {
	const again = () => question("ask-cards", card);
	const other = () => question("ask-which", option("bury", 0), option("pass", 0));

	it("goes on with the same question as long as it offers something", () => {
		expect(taken([again(), again(), question("ask-cards", option("done", 0)), again()])).toEqual([
			"use",
			"use",
			"over",
			"over",
		]);
	});

	it("takes what it alone asks about in between, but nothing of another kind that is chosen", () => {
		expect(taken([question("ask-what", hex), question("ask-what", hex, hex)])).toEqual(["claim", "wait"]);
		expect(taken([question("ask-elsewhere", card)])).toEqual(["wait"]); // another table of the same things
	});

	it("waits for what the person decides, however often it asks while more is left", () => {
		expect(taken([other(), other(), again()])).toEqual(["wait", "wait", "use"]);
	});

	it("goes on after a question of what was thought to be the last, for of some there is more than one", () => {
		expect(taken([again(), other(), again(), other()])).toEqual(["use", "wait", "use", "wait"]);
	});

	it("is over once two other questions followed the last of it", () => {
		expect(taken([again(), other(), other(), again()])).toEqual(["use", "wait", "over", "over"]);
	});

	it("asks about a question once, however often it is looked at", () => {
		const one = other();
		expect(taken([again(), one, one, again()])).toEqual(["use", "wait", "wait", "use"]);
	});

	it("is over when somebody else is asked, or something was taken back", () => {
		expect(taken([again()], 1)).toEqual(["over"]);
		expect(taken([again()], 0, 1)).toEqual(["over"]);
	});
});
