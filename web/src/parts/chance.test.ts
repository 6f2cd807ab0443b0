import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hashOf, random } from "./chance";

describe("random bytes", () => {
	it("are as many as wanted, and others each time", () => {
		expect(random(32)).toMatch(/^[0-9a-f]{64}$/);
		expect(random(32)).not.toBe(random(32));
	});

	it("have the hash that everybody else finds", () => {
		const shares = ["00".repeat(32), "ff".repeat(32), ...Array.from({ length: 200 }, () => random(32))];
		for (const share of shares) {
			expect(hashOf(share)).toBe(createHash("sha256").update(Buffer.from(share, "hex")).digest("hex"));
		}
	});

	it("are refused by the hash if there are more or fewer", () => {
		expect(() => hashOf("00")).toThrow();
		expect(() => hashOf("00".repeat(36))).toThrow();
	});
});
