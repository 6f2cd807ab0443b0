/** Measures a level in the browser: `node strength.mjs --level strong --matches 20`, after `just web`. */
import { parseArgs } from "node:util";
import { launch, serve } from "./tests/browser.mjs";

const { values: asked } = parseArgs({
	options: {
		game: { type: "string", default: "tzolkin" },
		level: { type: "string", default: "strong" },
		against: { type: "string", default: "greedy" },
		matches: { type: "string", default: "20" },
	},
});

// In the worker: Pyodide and the wheel as the client loads them, and whole matches between two bots.
const WORKER = `
const folder = new URL("engine/", self.name).href;
const { loadPyodide } = await import(folder + "pyodide.mjs");
const python = await loadPyodide({ indexURL: folder });
python.unpackArchive(await (await fetch(folder + "yupana.zip")).arrayBuffer(), "zip", { extractDir: "/yupana" });
python.runPython(\`
import json, sys, time
sys.path.insert(0, "/yupana")
from yupana.bots import Bot, make_bot
from yupana.bots.matches import play_match
from yupana.engine.dice import QuickDice
from yupana.games import title

class Watched(Bot):
    def __init__(self, bot):
        self.bot, self.seconds, self.iterations = bot, [], []

    def choose(self, game, view, seat, decision, dice):
        began = time.perf_counter()
        option = self.bot.choose(game, view, seat, decision, dice)
        self.seconds.append(time.perf_counter() - began)
        self.iterations.append(getattr(self.bot, "iterations", 0))
        return option

def match(game, level, against, number):
    bots = [Watched(make_bot(against, game)), Watched(make_bot(against, game))]
    seat = number % 2
    bots[seat] = Watched(make_bot(level, game))
    played = play_match(title(game).game, {}, bots, QuickDice(1 + number // 2), QuickDice(1000 + number))
    own = bots[seat]
    return json.dumps({
        "win": (seat in played.winners) / len(played.winners),
        "score": played.scores[seat],
        "other": played.scores[1 - seat],
        "longest": max(own.seconds),
        "speed": sum(own.iterations) / sum(own.seconds),
    })
\`);
const match = python.globals.get("match");
self.onmessage = ({ data }) => postMessage(match(...data));
postMessage("ready");
`;

const server = await serve();
const browser = await launch();
try {
	const page = await browser.newPage();
	await page.goto(server.url);
	await page.evaluate(async (code) => {
		const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
		const worker = new Worker(address, { type: "module", name: document.baseURI });
		const answer = () =>
			new Promise((resolve, reject) => {
				worker.onmessage = ({ data }) => resolve(data);
				worker.onerror = ({ message }) => reject(new Error(message));
			});
		await answer();
		window.playMatch = (...args) => {
			worker.postMessage(args);
			return answer();
		};
	}, WORKER);
	const found = [];
	for (let number = 0; number < Number(asked.matches); number++) {
		const args = [asked.game, asked.level, asked.against, number];
		found.push(JSON.parse(await page.evaluate((args) => window.playMatch(...args), args)));
		const mean = (name) => found.reduce((sum, match) => sum + match[name], 0) / found.length;
		console.log(
			`${found.length} matches: ${asked.level} wins ${(100 * mean("win")).toFixed(0)} %, ` +
				`${mean("score").toFixed(1)} against ${mean("other").toFixed(1)} points, ` +
				`longest decision ${Math.max(...found.map((match) => match.longest)).toFixed(2)} s, ` +
				`${mean("speed").toFixed(0)} iterations a second`,
		);
	}
} finally {
	await browser.close();
	server.stop();
}
