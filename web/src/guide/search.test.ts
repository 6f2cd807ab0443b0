import { describe, expect, it } from "vitest";
import type { Page } from "./guide";
import { mentions, pagesAbout, passage, search } from "./search";

const page = (id: string, title: string, also: string, text: string): Page => ({
	id,
	title,
	also,
	parts: [{ text, item: false }],
});
const PAGES = [
	page("placing", "Placing workers", "price, surcharge", "Several workers cost a **surcharge**. Farms help."),
	page("hunger", "Hunger", "beg, begging, food day", "If you have little corn, you may beg."),
	page("goal", "Мета гри", "перемога", "Доплату беруть за кількох робітників."),
];
const THINGS = [
	{ name: "Tikal 6", does: "Any action." },
	{ name: "Tikal 7", does: "Any action." },
	{ name: "farm", does: "Feeds a worker." },
];
const ids = (asked: string): string[] => search(PAGES, THINGS, asked).pages.map(({ id }) => id);

describe("one search", () => {
	it("finds pages by their words and by what people call them", () => {
		expect(ids("beg")).toEqual(["hunger"]);
		expect(ids("SURCHARGE")).toEqual(["placing"]);
		expect(ids("доплатою")).toEqual(["goal"]);
		expect(ids("nonsense")).toEqual([]);
	});

	it("puts first what is about the words", () => {
		expect(ids("corn")).toEqual(["hunger"]);
		expect(ids("a")).toHaveLength(3 - 1);
	});

	it("quotes what a page says of the words", () => {
		expect(PAGES[0] && passage(PAGES[0], "surcharge")).toBe("Several workers cost a surcharge. Farms help.");
		expect(PAGES[1] && passage(PAGES[1], "food day")).toBe("");
	});

	it("tells once what does the same", () => {
		expect(search(PAGES, THINGS, "tikal").things).toEqual([
			{ name: "Tikal 6, Tikal 7", does: "Any action." },
		]);
	});

	it("knows a number from a longer one", () => {
		expect(mentions("Tikal 10", "tikal 1")).toBe(false);
	});

	it("offers the pages that a question is about", () => {
		expect(pagesAbout(PAGES, "Place workers, or beg for corn").map(({ id }) => id)).toEqual(["placing"]);
		expect(pagesAbout(PAGES, "Begging").map(({ id }) => id)).toEqual(["hunger"]);
	});
});
