/// <reference lib="webworker" />
/** Python in the browser: loads Pyodide and the archive of our rules from our own files, and calls yupana.play.local. */

interface PythonObject {
	(...args: unknown[]): unknown;
	[name: string]: PythonObject;
}

const ENGINE = "engine/";
// Sizes in bytes, for the progress bar; what they are exactly does not matter.
const PYTHON: [string, number][] = [
	[`${ENGINE}pyodide.asm.wasm`, 9_600_000],
	[`${ENGINE}python_stdlib.zip`, 2_550_000],
	[`${ENGINE}pyodide.asm.mjs`, 1_250_000],
];

let local: PythonObject;
let play: PythonObject;
let replay: PythonObject;

/** The archive must be the one that the page was built with, if that is known. */
async function load(base: string, archive: string, bytes: number, integrity = ""): Promise<void> {
	const parts: [string, number][] = [...PYTHON, [archive, bytes]];
	const total = parts.reduce((sum, [, size]) => sum + size, 0);
	let loaded = 0;
	let wheel = new ArrayBuffer(0);
	for (const [name] of parts) {
		const answer = await fetch(new URL(name, base), name === archive ? { integrity } : {});
		if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
		const chunks: Uint8Array<ArrayBuffer>[] = [];
		const reader = answer.body.getReader();
		for (;;) {
			const { done, value } = await reader.read();
			if (done) break;
			chunks.push(value);
			loaded += value.length;
			postMessage({ progress: { loaded: Math.min(loaded, total), total } });
		}
		if (name === archive) wheel = await new Blob(chunks).arrayBuffer();
	}
	const folder = new URL(ENGINE, base).href;
	const { loadPyodide } = await import(/* @vite-ignore */ `${folder}pyodide.mjs`);
	const python = await loadPyodide({ indexURL: folder });
	python.unpackArchive(wheel, "zip", { extractDir: "/yupana" });
	python.runPython("import sys; sys.path.insert(0, '/yupana')");
	play = python.pyimport("yupana.play.local");
	local = (play.Local as PythonObject)() as PythonObject;
	postMessage({ progress: { loaded: total, total } });
}

const methods: Record<string, (...args: unknown[]) => unknown> = {
	load: (base, archive, bytes, integrity) =>
		load(String(base), String(archive), Number(bytes), integrity as string | undefined),
	needs: (record) => (play.needs as PythonObject)(record),
	fair: (record, kept) => (play.fair as PythonObject)(record, kept),
	refuses: (wish) => (play.refuses as PythonObject)(wish),
	foresee: (asked, seat, move) => (play.foresee as PythonObject)(asked, seat, move),
	open: (record) => {
		replay = (play.Replay as PythonObject)(record) as PythonObject;
		return (replay.about as PythonObject)();
	},
	step: () => ({ seat: local.step?.() ?? null, thinks: local.is_thinking?.() }),
	at: (entries, viewer) => (replay.at as PythonObject)(entries, viewer),
};

// One call after another: the rules are not asked while they answer.
let queue: Promise<unknown> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<{ id: number; method: string; args: unknown[] }>) => {
	queue = queue.then(async () => {
		try {
			const method = methods[data.method] ?? ((...args: unknown[]) => local[data.method]?.(...args));
			const answer = await method(...data.args.map((arg) => arg ?? undefined)); // Python knows one nothing
			postMessage({ id: data.id, answer: answer ?? null });
		} catch (problem) {
			postMessage({ id: data.id, problem: String(problem) });
		}
	});
};
