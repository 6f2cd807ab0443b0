/**
 * Counts the touches of whole turns: `node touches.mjs --within 8 match.yupana`, after `just web`. The record is of a match
 * that is over, such as of `yupana play santa-maria --seats champion,champion --save match.yupana`.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { DESKTOP, launch, PHONE, pageOf, serve, shelf } from "./tests/browser.mjs";
import { begin, follow, read, turnsOf } from "./tests/follow.mjs";

const { values: wanted, positionals: files } = parseArgs({
	allowPositionals: true,
	options: {
		within: { type: "string", default: "8" },
		size: { type: "string", default: "phone" },
		language: { type: "string", default: "en" },
		worst: { type: "string", default: "5" },
	},
});
const within = Number(wanted.within);
const ENOUGH = 2; // touches for one thing that is done
const sorted = (values) => values.toSorted((a, b) => a - b);
const quantile = (values, part) => sorted(values)[Math.max(0, Math.ceil(values.length * part) - 1)] ?? 0;
const share = (values, most) =>
	`${((100 * values.filter((value) => value <= most).length) / Math.max(1, values.length)).toFixed(1)} %`;
const spread = (values, most) =>
	`${values.length}, touches median ${quantile(values, 0.5)}, 90th ${quantile(values, 0.9)}, ` +
	`most ${quantile(values, 1)}; ${share(values, most)} within ${most}`;
const told = ({ touches, answers }) =>
	`  ${touches}: ${answers.map((each) => `${each.move} (${each.touches})`).join(", ")}`;

async function measured(browser, url, file) {
	const phone = wanted.size === "phone";
	const context = await browser.newContext({ viewport: phone ? PHONE : DESKTOP, hasTouch: phone });
	const settings = { theme: "day", motion: "off", size: "normal", list: false, language: wanted.language };
	const { page, complaints } = await pageOf(context, url, settings);
	await shelf(page);
	const record = read(readFileSync(file, "utf8"));
	await begin(page, record);
	const { answers, wrong } = await follow(page, record, phone ? "finger" : "mouse");
	await context.close();
	const { turns, beside } = turnsOf(answers);
	const totals = turns.map(({ touches }) => touches);
	console.log(`${file}: ${record.game} for ${record.names.length}`);
	console.log(`turns: ${spread(totals, within)}`);
	const made = turns.map((turn) => turn.answers.reduce((sum, { decisions }) => sum + decisions, 0));
	const most = [0.5, 0.9, 1].map((part) => quantile(made, part));
	console.log(`decisions in a turn: median ${most[0]}, 90th ${most[1]}, most ${most[2]}`);
	console.log(
		`beside turns: ${spread(
			beside.map(({ touches }) => touches),
			within,
		)}`,
	);
	console.log(
		`decisions: ${spread(
			answers.map(({ touches }) => touches),
			ENOUGH,
		)}`,
	);
	console.log("longest turns:");
	for (const turn of turns.toSorted((a, b) => b.touches - a.touches).slice(0, Number(wanted.worst)))
		console.log(told(turn));
	for (const each of answers.filter(({ touches }) => touches > ENOUGH))
		console.log(`  ${each.touches} for "${each.ask}": ${each.move}`);
	for (const problem of [...wrong, ...complaints]) console.log(`  wrong: ${problem}`);
	return wrong.length === 0 && complaints.length === 0 && quantile(totals, 0.9) <= within;
}

const server = await serve();
const browser = await launch();
try {
	for (const file of files) if (!(await measured(browser, server.url, file))) process.exitCode = 1;
} finally {
	await browser.close();
	server.stop();
}
