import { describe, expect, it } from "vitest";
import type { Option } from "../protocol";
import { completed, optionsAt, reach } from "./hand";

const option = (move: string): Option => {
	const [verb = "", ...touch] = move.split(" ");
	return { move, verb, touch, does: { id: `do-${verb}`, args: {} }, price: [] };
};

describe("the hand", () => {
	const building = ["build a", "build b", "build-saving b gold", "build-saving b stone", "decline"].map(
		option,
	);

	it("offers every place of every option before the first touch", () => {
		expect([...reach(building, []).places].sort()).toEqual(["a", "b", "gold", "stone"]);
	});

	it("makes options without places finished from the start", () => {
		expect(reach(building, []).finished.map((found) => found.move)).toEqual(["decline"]);
	});

	it("turns a touch that leaves one finished option into the move", () => {
		expect(completed(building, ["a"])?.move).toBe("build a");
	});

	it("waits when a touch finishes one option but others could go on", () => {
		expect(completed(building, ["b"])).toBeNull();
		const found = reach(building, ["b"]);
		expect(found.finished.map((each) => each.move)).toEqual(["build b"]);
		expect([...found.places].sort()).toEqual(["gold", "stone"]);
	});

	it("takes the touches of one option in any order", () => {
		expect(completed(building, ["gold", "b"])?.move).toBe("build-saving b gold");
	});

	it("offers a menu when two verbs touch the same place", () => {
		const harvest = ["harvest-wood jungle-wood.3", "burn jungle-wood.3"].map(option);
		expect(completed(harvest, ["jungle-wood.3"])).toBeNull();
		expect(reach(harvest, ["jungle-wood.3"]).finished).toHaveLength(2);
	});

	it("allows the same place twice only where an option does", () => {
		const twice = [option("pay wood wood"), option("pay wood stone")];
		expect([...reach(twice, ["wood"]).places].sort()).toEqual(["stone", "wood"]);
		expect(completed(twice, ["wood", "wood"])?.move).toBe("pay wood wood");
		expect(reach([option("take wood")], ["wood", "wood"]).open).toHaveLength(0);
	});

	it("follows the order of the touches where it means something", () => {
		const steps = ["move hex.1 hex.2", "move hex.2 hex.1"].map((move) => ({
			...option(move),
			ordered: true,
		}));
		expect([...reach(steps, []).places].sort()).toEqual(["hex.1", "hex.2"]);
		expect([...reach(steps, ["hex.2"]).places]).toEqual(["hex.1"]);
		expect(completed(steps, ["hex.2", "hex.1"])?.move).toBe("move hex.2 hex.1");
		expect(reach(steps, ["hex.2", "hex.2"]).open).toHaveLength(0);
	});

	it("takes the end of a path for the whole where only one way leads there", () => {
		const steps = ["move a b", "move a c", "move b c", "move b a", "move b d"].map((move) => ({
			...option(move),
			ordered: true,
		}));
		expect([...reach(steps, []).places].sort()).toEqual(["a", "b", "c", "d"]);
		expect(completed(steps, ["d"])?.move).toBe("move b d");
		expect(completed(steps, ["b"])).toBeNull();
		const twice = [...steps, { ...option("march b d"), ordered: true }];
		expect(reach(twice, ["d"]).finished.map(({ move }) => move)).toEqual(["move b d", "march b d"]);
	});

	it("asks for the beginning of a path where several ways lead to the end that was touched", () => {
		const steps = ["move a c", "move b c", "move b a"].map((move) => ({ ...option(move), ordered: true }));
		expect(reach(steps, ["c"]).open.map(({ move }) => move)).toEqual(["move a c", "move b c"]);
		expect(reach(steps, ["c"]).finished).toHaveLength(0);
		expect([...reach(steps, ["c"]).places].sort()).toEqual(["a", "b"]);
		expect(completed(steps, ["c", "a"])?.move).toBe("move a c");
		expect(reach(steps, ["c", "c"]).open).toHaveLength(0);
	});

	it("names the options behind a place", () => {
		expect(optionsAt(building, [], "gold").map((found) => found.move)).toEqual(["build-saving b gold"]);
	});
});
