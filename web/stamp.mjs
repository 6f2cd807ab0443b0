/** Writes into a built client what is in its files: so pages know their rules, and the service worker what changed. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const RULES = "engine/yupana.zip";

/** @param {string} path */
const digest = (path) => createHash("sha256").update(readFileSync(path)).digest("base64");

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
	return readdirSync(folder)
		.sort()
		.flatMap((name) => {
			const path = join(folder, name);
			return statSync(path).isDirectory() ? filesIn(path) : [path];
		});
}

/**
 * @param {string} path
 * @param {RegExp} pattern
 * @param {string} text
 */
function replace(path, pattern, text) {
	const before = readFileSync(path, "utf8");
	if (!pattern.test(before)) throw new Error(`${path} has no place for ${text.slice(0, 40)}`);
	writeFileSync(
		path,
		before.replace(pattern, () => text),
	);
}

/**
 * Stamps a folder, also one that was stamped before.
 * @param {string} folder
 */
export function stamp(folder) {
	const rules = `<meta name="rules" content="sha256-${digest(join(folder, RULES))}" />`;
	replace(join(folder, "index.html"), /<meta name="rules"[^>]*>/, rules);
	const files = filesIn(folder).map((path) => [relative(folder, path).replaceAll("\\", "/"), digest(path)]);
	const kept = Object.fromEntries(files.filter(([path]) => path !== "sw.js"));
	replace(join(folder, "sw.js"), /^const FILES = .*$/m, `const FILES = ${JSON.stringify(kept)};`);
}
