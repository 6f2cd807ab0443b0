/** What axe finds wrong with a page. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export async function violations(page) {
	await page.evaluate(AXE);
	const { violations: found } = await page.evaluate(() =>
		window.axe.run({ resultTypes: ["violations"], iframes: false }),
	);
	return found.map(
		(each) =>
			`${each.id}: ${each.nodes
				.map((node) => node.target.join(" "))
				.slice(0, 3)
				.join(", ")}`,
	);
}
