import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { reasonWords } from "./seats";
import { folded, LANGUAGES, variantsFor, variantsOf, Words } from "./words";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const SOURCE = join(ROOT, "src", "yupana");

const filesOf = (language: string): string[] =>
	[join(SOURCE, "text", `${language}.ftl`), join(ROOT, "web", "words", `${language}.ftl`)].map((path) =>
		readFileSync(path, "utf8"),
	);

function found(folder: string, ending: RegExp, pattern: RegExp): Set<string> {
	const ids = new Set<string>();
	for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
		if (!ending.test(name)) continue;
		for (const [, id] of readFileSync(join(folder, name), "utf8").matchAll(pattern)) if (id) ids.add(id);
	}
	return ids;
}

const idsOf = (language: string): string[] =>
	filesOf(language)
		.flatMap((file) => new FluentResource(file).body.map((message) => message.id))
		.sort();

describe("words", () => {
	it("are the same messages in every language", () => {
		for (const language of LANGUAGES) expect(idsOf(language)).toEqual(idsOf("en"));
	});

	it("are there for every reason the server gives", () => {
		const reasons = found(join(SOURCE, "server"), /\.py$/, /"((?:problem|refused)-[a-z-]+)"/g);
		expect(reasons.size).toBeGreaterThan(10);
		expect([...reasons].filter((reason) => !idsOf("en").includes(reason))).toEqual([]);
	});

	it("name whom the rules play beyond the last seat", () => {
		const files = ["automaton = Axomamma\nlog-won = { $seat }, { $you }"];
		const words = new Words("en", files, ["Ann"], 0);
		expect([0, 1].map((seat) => words.player(seat))).toEqual(["Ann", "Axomamma"]);
		expect(words.text("log-won", { seat: 1 })).toBe("Axomamma, no");
		expect(new Words("en", [], ["Ann"]).player(1)).toBe("");
	});

	it("keep a number on one line with its word, and a dash with what it follows", () => {
		const said = (text: string): string =>
			new Words("uk", [`said = ${text}`]).text("said").replaceAll("\u00a0", "_");
		expect(said("отримує 1 золото за Паленке 3")).toBe("отримує 1_золото за Паленке_3");
		expect(said("на Чичен-Іці 5 та Тікалі 4: −3 очки")).toBe("на Чичен-Іці_5_та Тікалі_4: −3_очки");
		expect(said("Жадібний бот 1, Бот\u2011новачок 2 думає")).toBe("Жадібний бот_1, Бот\u2011новачок_2_думає");
		expect(said("Перший гравець — ви, рівні 1, 2 і 3")).toBe("Перший гравець_— ви, рівні_1, 2_і_3");
	});

	it("say how much was lost without a minus", () => {
		const count = "\n [one] { UNSIGNED($points) } очко\n *[few] { UNSIGNED($points) } очки\n }";
		const files = [`lost = { UNSIGNED($points) ->${count}`];
		const words = new Words("uk", files);
		expect([-1, -2, 21].map((points) => folded(words.text("lost", { points })))).toEqual([
			"1 очко",
			"2 очки",
			"21 очко",
		]);
	});

	it("choose variants of one game only", () => {
		const variants = [
			{ name: "market-cap", values: [0, 20], solo: false },
			{ name: "max-turns", values: [0, 30], solo: false },
		];
		expect(variantsOf(variants, { "max-turns": 30, other: 1 })).toEqual({ "market-cap": 0, "max-turns": 30 });
	});

	it("offer variants of the solo game to nobody else", () => {
		const variants = [
			{ name: "max-turns", values: [0, 30], solo: false },
			{ name: "her-start", values: [1, 0], solo: true },
		];
		expect(variantsFor(variants, 1)).toEqual(variants);
		expect(variantsFor(variants, 2).map(({ name }) => name)).toEqual(["max-turns"]);
	});

	it("are there for everything the client says", () => {
		const said = found(join(ROOT, "web", "src"), /\.(svelte|ts)$/, /ui\.text\(\s*"([a-z-]+)"/g);
		const known = new Set(idsOf("en"));
		expect([...said].filter((id) => !known.has(id))).toEqual([]);
	});

	it("have a general sentence for a reason nobody foresaw", () => {
		const ui = new Words("en", filesOf("en"));
		expect(reasonWords("problem-of-tomorrow", ui)).toBe(ui.text("problem"));
		expect(reasonWords("refused-over", ui)).toBe(ui.text("refused-over"));
	});

	it("count as each language counts", () => {
		const counted = LANGUAGES.map((language) => {
			const ui = new Words(language, filesOf(language));
			return [1, 2, 5, 11, 21].map((count) => folded(ui.text("seats-free", { count })));
		});
		expect(counted).toEqual([
			["1 seat is free", "2 seats are free", "5 seats are free", "11 seats are free", "21 seats are free"],
			["1 вільне місце", "2 вільні місця", "5 вільних місць", "11 вільних місць", "21 вільне місце"],
			[
				"1 свободное место",
				"2 свободных места",
				"5 свободных мест",
				"11 свободных мест",
				"21 свободное место",
			],
		]);
	});
});
