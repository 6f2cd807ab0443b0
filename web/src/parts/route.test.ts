import { describe, expect, it } from "vitest";
import { partsOf } from "./route";

describe("the address of a page", () => {
	it("has parts, in the letters of people", () => {
		expect(partsOf("#/person/%D0%9E%D0%BB%D1%8F%2F2?table=3&code=a%2Fb")).toEqual(["person", "Оля/2"]);
		expect(partsOf("#guide/tzolkin/")).toEqual(["guide", "tzolkin", ""]);
		expect(partsOf("")).toEqual([""]);
	});

	it.each(["#/person/%E0", "#/person/100%", "#/table/7/%zz", "#/%"])(
		"leads home when it is malformed: %s",
		(hash) => {
			expect(partsOf(hash)).toEqual([""]);
		},
	);

	it("may have a malformed question behind it", () => {
		expect(partsOf("#/person/Ann?code=%E0")).toEqual(["person", "Ann"]);
	});
});
