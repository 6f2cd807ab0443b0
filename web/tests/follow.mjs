/** The pilot plays a match of a record again, for all seats at one device, and counts touches turn by turn. */
import { answer, complaint, gather, giveUp, question, watch } from "./pilot.mjs";

const LETTERS = "ABCDE";
const LISTED = 6; // options of a kind that may stand in the bar of a phone: with more, the thing itself is nearer

/** The head of a record, and what each seat did, in order. */
export function read(text) {
	const [head, body] = text.split(/\n\n/, 2);
	const { game, options, seats, secret } = Object.fromEntries(
		head
			.split("\n")
			.slice(1)
			.map((line) => line.split(/: ?(.*)/, 2)),
	);
	const names = seats.split(", ");
	const moves = names.map(() => []);
	for (const line of body.trim().split("\n")) {
		const [, letter, done] = line.match(/^\d+ ([A-E-]): (.+?)(?: ; [0-9a-f]{16})?$/);
		if (letter === "-") continue;
		for (const move of done.split(", ")) moves[LETTERS.indexOf(letter)].push(move.replace(/ \{.*\}$/, ""));
	}
	const chosen = options.split(" ").filter(Boolean);
	return {
		game,
		names,
		secret,
		options: Object.fromEntries(chosen.map((each) => [each.split("=")[0], Number(each.split("=")[1])])),
		moves,
	};
}

/** Begins the match of a record anew in an opened client: everybody is a person, and dice fall as they fell. */
export async function begin(page, { game, names, options, secret }) {
	if (!secret) throw new Error("a record without its secret: dice would fall otherwise");
	await page.evaluate(
		(match) =>
			new Promise((done, failed) => {
				const opened = indexedDB.open("yupana");
				opened.onerror = failed;
				opened.onsuccess = () => {
					const put = opened.result.transaction("matches", "readwrite").objectStore("matches").put(match);
					put.onerror = failed;
					put.onsuccess = () => {
						opened.result.close();
						location.hash = `#/play/${match.id}`;
						done();
					};
				};
			}),
		{
			id: "again",
			game,
			names,
			options,
			secret,
			kinds: names.map(() => "you"),
			seed: 1,
			record: "",
			changed: 1,
			over: false,
		},
	);
	await page.waitForFunction(() => window.yupanaTable?.update && window.yupanaWords);
}

/** The device goes from hand to hand: whoever takes it says so, which is no part of a turn. */
async function handOver(page) {
	await page.waitForFunction(
		() => {
			const table = window.yupanaTable;
			return !table.busy && (table.update.over || table.decision || table.handover);
		},
		null,
		{ polling: 10 },
	);
	const ready = page.locator('[data-action="handover"]');
	if ((await ready.count()) > 0) await ready.evaluate((button) => button.click()); // no pointer stays there
	await page.waitForFunction(
		() =>
			window.yupanaWords.viewer === window.yupanaTable.viewer && document.querySelector(".answers") !== null,
		null,
		{ polling: 10 },
	);
}

/** What the record says that this seat did from here on. */
const ahead = ({ seat, log }, { moves }) =>
	moves[seat].slice(log.filter((item) => item.seat === seat).length);

/** What it did next. */
function meant(asked, record) {
	const { seat, options } = asked;
	const [next] = ahead(asked, record);
	const wanted = options.find(({ move }) => move === next);
	if (!wanted) throw new Error(`the record parts: ${seat} cannot ${next}`);
	const direct = !wanted.ordered && options.filter(({ verb }) => verb === wanted.verb).length > LISTED;
	return { ...wanted, direct };
}

/**
 * All that is free and can be taken in one go, if this seat did exactly that next; else it is taken thing by thing, as it was:
 * what asks more in between may have been answered in another order.
 */
function together(asked, record) {
	const all = asked.options.flatMap(({ move, freely }) => Array(freely).fill(move));
	const next = ahead(asked, record).slice(0, all.length);
	return all.length > 1 && all.sort().join() === next.sort().join() ? all : [];
}

/** Every answer of the match: whose, what, in how many touches, and whether a turn began or a great moment was before it. */
export async function follow(page, record, by = "finger", before = async () => {}) {
	const answers = [];
	const wrong = [];
	let known = 0;
	await handOver(page);
	await question(page);
	await watch(page);
	for (;;) {
		await handOver(page);
		const asked = await question(page);
		if (!asked) return { answers, wrong };
		const wanted = meant(asked, record);
		await before(wanted);
		const all = together(asked, record);
		const gathered = all.length > 0 ? await gather(page, by, all.length) : null;
		const result = gathered ?? (await answer(page, wanted, by, () => 0));
		const since = asked.log.slice(known);
		const fresh = since.some(({ great, began }) => great || began.includes(asked.seat));
		known = asked.log.length;
		answers.push({
			seat: asked.seat,
			move: gathered ? all.join(" + ") : wanted.move,
			decisions: gathered ? all.length : 1,
			ask: asked.ask,
			touches: result.touches,
			fresh,
		});
		if (!result.wrong) continue;
		wrong.push(complaint(asked, wanted, result));
		if (!result.taken) await giveUp(page, wanted.move);
	}
}

/** Answers of one seat that follow each other, until it ends its turn, or another begins, or a great moment comes. */
function runs(answers) {
	const found = [];
	for (const each of answers) {
		const last = found.at(-1);
		if (!last || last.ended || each.fresh || last.seat !== each.seat)
			found.push({ seat: each.seat, ended: false, fresh: each.fresh, answers: [] });
		found.at(-1).answers.push(each);
		found.at(-1).ended ||= each.move === "end-turn";
	}
	return found;
}

/**
 * Whole turns, and beside them what was answered in turns of others or when nobody had a turn. A turn goes on after others
 * have answered what it asked of them.
 */
export function turnsOf(answers) {
	const found = [];
	for (const run of runs(answers)) {
		const open = found.findLast((each) => each.seat === run.seat);
		const between = open ? found.slice(found.indexOf(open) + 1) : [];
		const goesOn = open && !open.ended && !run.fresh && !between.some((each) => each.ended || each.fresh);
		if (goesOn) {
			open.answers.push(...run.answers);
			open.ended = run.ended;
		} else found.push(run);
	}
	const counted = found.map((run) => ({
		...run,
		touches: run.answers.reduce((sum, each) => sum + each.touches, 0),
	}));
	return {
		turns: counted.filter(({ ended }) => ended),
		beside: counted.filter(({ ended }) => !ended),
	};
}
