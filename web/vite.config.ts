import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { stamp } from "./stamp.mjs";

function stampFiles(): Plugin {
	let folder = "";
	return {
		name: "stamp-files",
		apply: "build",
		configResolved({ root, build }) {
			folder = resolve(root, build.outDir);
		},
		closeBundle: () => stamp(folder),
	};
}

export default defineConfig({
	base: "./",
	publicDir: process.env.YUPANA_PUBLIC ?? "public",
	plugins: [svelte(), stampFiles()],
	build: { target: "es2022", chunkSizeWarningLimit: 400 },
	worker: { format: "es" },
	test: { include: ["src/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
