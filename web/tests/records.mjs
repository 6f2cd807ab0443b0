/** What is left of a match: its record, and the scores that were shown. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PYTHON, ROOT } from "./browser.mjs";

/** The record as the person downloads it. */
export async function downloaded(page) {
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.locator('[data-action="record"]').click(),
	]);
	const path = join(mkdtempSync(join(tmpdir(), "yupana-")), "match.yupana");
	await download.saveAs(path);
	return path;
}

/** The totals of the score sheet. */
export async function shownTotals(page) {
	return page
		.locator("dialog[open] tfoot td")
		.evaluateAll((cells) => cells.map((cell) => cell.dataset.total));
}

/** The command line replays the record, rolls its dice again, and comes to the same scores. */
export function assertReplays(path, totals, env = process.env) {
	execFileSync(PYTHON, ["-m", "yupana", "verify", "--fair", path], { cwd: ROOT, env });
	const result = readFileSync(path, "utf8").match(/^result: (.*)$/m)?.[1] ?? "";
	assert.deepEqual(result.replaceAll("*", "").split(" "), totals);
}
