/** A whole server for the tests: a database of its own, gateways and referees as processes. */
import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { PATIENCE, PYTHON, ROOT } from "./browser.mjs";

const POSTGRES = process.env.YUPANA_TEST_POSTGRES ?? "postgres@127.0.0.1:5432";
const NATS = process.env.YUPANA_TEST_NATS ?? "nats://127.0.0.1:4222";
const STOP = 60_000; // milliseconds

/** A port of this machine that nobody listens on. */
async function freePort() {
	const probe = createServer().listen(0, "127.0.0.1");
	await once(probe, "listening");
	const { port } = probe.address();
	probe.close();
	await once(probe, "close");
	return port;
}

export class Town {
	database = `yupana_web_${randomBytes(4).toString("hex")}`;
	said = "";
	#host;
	#settings;
	#running = new Map();
	#ports = new Map();

	/** As a host sets it up; browsers may know it by another name, since none makes a passkey for a number. */
	constructor(settings = {}, host = "127.0.0.1") {
		this.#settings = settings;
		this.#host = host;
	}

	/** Makes the database. */
	found() {
		this.#psql("postgres", `CREATE DATABASE ${this.database}`);
		execFileSync(PYTHON, ["-m", "yupana", "migrate"], { cwd: ROOT, env: this.#environment() });
	}

	/** What a query gives, as text. */
	ask(query) {
		return this.#psql(this.database, query);
	}

	#psql(database, query) {
		const at = `postgresql://${POSTGRES}/${database}`;
		return String(
			execFileSync("psql", ["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", query, at]),
		).trim();
	}

	#environment(port) {
		return {
			...process.env,
			YUPANA_DATABASE: `postgresql+asyncpg://${POSTGRES}/${this.database}`,
			YUPANA_NATS: NATS,
			YUPANA_REALM: this.database,
			...(port && { YUPANA_PORT: String(port), YUPANA_URL: `http://${this.#host}:${port}` }),
			YUPANA_CLIENT: join(ROOT, "web", "dist"),
			YUPANA_LIMITS: "0",
			...this.#settings,
		};
	}

	url(name) {
		return `http://${this.#host}:${this.#ports.get(name)}/`;
	}

	/** A gateway or a referee; one that was there before gets its port again. */
	async start(part, name) {
		if (!this.#ports.has(name)) this.#ports.set(name, await freePort());
		const env = this.#environment(this.#ports.get(name));
		const running = spawn(PYTHON, ["-m", "yupana", "serve", part], {
			cwd: ROOT,
			env,
			stdio: ["ignore", "pipe", "pipe"],
		});
		const hear = (text) => {
			this.said = (this.said + text).slice(-20_000);
		};
		running.stdout.on("data", hear);
		running.stderr.on("data", hear);
		this.#running.set(name, running);
	}

	/** Waits until a gateway answers, and through it a referee. */
	async ready(name) {
		for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(100)) {
			const answer = await fetch(`${this.url(name)}api/games`).catch(() => null);
			if (answer?.ok && (await answer.json()).length > 0) return;
		}
		throw new Error(`${name} does not answer: ${this.said}`);
	}

	/** Ends one process as a host would; its exit code. */
	async stop(name) {
		const running = this.#running.get(name);
		this.#running.delete(name);
		if (running.exitCode !== null || running.signalCode !== null) return running.exitCode;
		const exit = once(running, "exit");
		const late = setTimeout(() => running.kill("SIGKILL"), STOP);
		running.kill("SIGTERM");
		const [code] = await exit;
		clearTimeout(late);
		return code;
	}

	/** Ends all that was started, and drops the database. */
	async raze() {
		await Promise.all([...this.#running.keys()].map((name) => this.stop(name)));
		this.#psql("postgres", `DROP DATABASE IF EXISTS ${this.database} WITH (FORCE)`);
	}
}
