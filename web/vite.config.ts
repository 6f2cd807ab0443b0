import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Lists every built file, so that the service worker can keep them all for play without a network. */
function listFiles(): Plugin {
	let folder = "";
	return {
		name: "list-files",
		apply: "build",
		configResolved({ root, build }) {
			folder = resolve(root, build.outDir);
		},
		closeBundle() {
			const found: string[] = [];
			const walk = (at: string): void => {
				for (const name of readdirSync(at).sort()) {
					const path = join(at, name);
					if (statSync(path).isDirectory()) walk(path);
					else if (name !== "sw.js" && name !== "files.json") found.push(path);
				}
			};
			walk(folder);
			const hash = createHash("sha256");
			for (const path of found) hash.update(path).update(readFileSync(path));
			const files = found.map((path) => relative(folder, path));
			writeFileSync(
				join(folder, "files.json"),
				JSON.stringify({ version: hash.digest("hex").slice(0, 16), files }),
			);
		},
	};
}

export default defineConfig({
	base: "./",
	publicDir: process.env.YUPANA_PUBLIC ?? "public",
	plugins: [svelte(), listFiles()],
	build: { target: "es2022", chunkSizeWarningLimit: 400 },
	worker: { format: "es" },
	test: { include: ["src/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
