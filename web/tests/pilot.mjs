/** A blind pilot: it knows in words what it wants, with which things, sees what a person sees within the window, and touches that. */
import { goOn, painted } from "./hand.mjs";

/** Words without what only typesetting knows. */
const plain = (text) => text.replace(/\s+/g, " ").trim();

/** What a thing is called, for those who see it and for those who hear it. */
function labelOf(element) {
	const spoken = element.cloneNode(true);
	for (const hidden of spoken.querySelectorAll("[aria-hidden=true]")) hidden.remove();
	return (element.getAttribute("aria-label") ?? spoken.textContent).replace(/\s+/g, " ").trim();
}

/** The question before the person: every option in the words that a person would hear, or that all is over. */
export async function question(page) {
	await page.waitForFunction(
		() => {
			const table = window.yupanaTable;
			return table && !table.busy && (table.update?.over || table.decision);
		},
		null,
		{ polling: 10 },
	);
	await goOn(page);
	await painted(page);
	return page.evaluate(() => {
		const table = window.yupanaTable;
		if (table.update.over) return null;
		const words = window.yupanaWords;
		const plain = (text) => text.replace(/\s+/g, " ").trim();
		const pieces = table.update.panels.flatMap((panel) => panel.pieces);
		const names = new Map(pieces.map(({ place, label }) => [place, plain(words.say(label))]));
		return {
			id: table.decision.id,
			seat: table.viewer,
			log: table.update.log.map(({ seat, lines }) => ({
				seat,
				great: lines.some(({ moment }) => moment),
				began: lines.filter(({ message }) => message.id === "log-turn-began").map((line) => line.seat),
			})),
			ask: words.say(table.decision.ask),
			options: table.decision.options.map((option) => {
				const does = plain(words.say(option.does));
				const price = option.price.map((tag) => plain(words.say(tag)));
				const kind = words.has(`kind-${option.verb}`) ? words.text(`kind-${option.verb}`) : does;
				const places = option.touch.map((place) => names.get(place) ?? "");
				return {
					move: option.move,
					verb: option.verb,
					does,
					price,
					kind: plain(kind),
					places,
					ordered: option.ordered ?? false,
					freely: (option.free && option.plain) || 0,
				};
			}),
		};
	});
}

/** Everything within the window that can be touched and that nothing covers, by its label. */
const look = (page) =>
	page.evaluate(() => {
		const spots = [0.5, 0.2, 0.8, 0.05, 0.95];
		const found = [];
		for (const element of document.querySelectorAll(
			"button:not(:disabled), .piece.open, input[type=search]",
		)) {
			const box = element.getBoundingClientRect();
			if (box.width === 0 || box.bottom < 0 || box.top > innerHeight) continue;
			const at = spots
				.flatMap((down) =>
					spots.map((across) => [box.left + box.width * across, box.top + box.height * down]),
				)
				.find(([x, y]) => {
					const hit = document.elementFromPoint(x, y);
					return hit?.closest("button, .piece.open, input") === element;
				});
			const scrolled = element.closest(".mats, dialog, .choices");
			if (!at && (scrolled || !element.matches(".piece"))) continue;
			const role = element.matches("input") ? "field" : element.matches(".piece") ? "piece" : "button";
			const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
			found.push({
				role: at ? role : "covered",
				cover: at ? "" : (hit?.closest("[data-place], [class]") ?? hit)?.outerHTML.slice(0, 160),
				label: window.labelOf(element),
				action: element.dataset.action ?? (element.matches(".sure") ? "sure" : ""),
				picked: element.getAttribute("aria-pressed") === "true",
				kept: element.getAttribute("aria-current") === "true",
				inSheet: element.closest("dialog") !== null,
				key: element.getAttribute("aria-keyshortcuts") ?? "",
				focused: element === document.activeElement,
				x: at?.[0],
				y: at?.[1],
			});
		}
		return found;
	});

/**
 * What a person who wants this would touch next, of what can be seen; the better ways first. Whoever is `direct`, or sees that
 * a touch means this kind, touches the thing itself before its kind.
 */
function ways(seen, wanted) {
	const chip = plain([wanted.does, ...wanted.price].join(" "));
	const onBoard = wanted.price.length > 0 ? `${wanted.does} (${wanted.price.join(", ")})` : wanted.does;
	const button = (good) => seen.filter((thing) => thing.role === "button" && good(thing));
	const asked = button(({ action }) => action === "sure");
	if (asked.length > 0) return asked;
	const exact = [
		...button(({ label }) => label === chip),
		...seen.filter(({ role, label }) => role === "piece" && `. ${label}. `.includes(`. ${onBoard}. `)),
	];
	if (exact.length > 0) return exact;
	const thing = seen.filter(
		({ role, label }) =>
			role === "piece" && wanted.places.some((name) => name && label.startsWith(`${name}. `)),
	);
	const kind = button(
		({ label, picked, inSheet }) => !picked && !inSheet && label.replace(/ \d+$/, "") === wanted.kind,
	);
	if (thing.length > 0 && (wanted.direct || kind[0]?.kept)) return thing;
	if (kind.length > 0) return kind.slice(0, 1);
	if (thing.length > 0) return thing;
	const list = button(({ action }) => action === "list");
	if (list.length > 0) return list;
	return seen.filter(({ role }) => role === "field");
}

/** How a thing is touched. */
const TOUCH = {
	finger: (page, { x, y }) => page.touchscreen.tap(x, y),
	mouse: (page, { x, y }) => page.mouse.click(x, y),
	/** The key that a chip names, or from thing to thing until this one has the focus. */
	async keys(page, { key, label }) {
		if (key) return page.keyboard.press(key);
		for (let tabs = 0; tabs < 250; tabs++) {
			if ((await page.evaluate(() => window.labelOf(document.activeElement))) === label)
				return page.keyboard.press("Enter");
			await page.keyboard.press("Tab");
		}
		throw new Error(`the keyboard does not reach "${label}"`);
	},
};

/** Remembers which option was taken, to compare it with the one that was meant. */
export async function watch(page) {
	await page.evaluate(`window.labelOf = ${labelOf}`);
	await page.evaluate(() => {
		const table = window.yupanaTable;
		const { take } = table;
		window.taken = [];
		table.take = (option) => {
			window.taken.push(option.move);
			return take.call(table, option);
		};
	});
}

/** A folder for pictures of what went wrong. */
const PICTURES = process.env.YUPANA_PICTURES ?? "";
const ENOUGH = 3; // touches for any decision
const TOUCHES_MAX = 6; // after that a person would give up

/** Answers one question with this option; how many touches it took, and what went wrong. */
export async function answer(page, wanted, by, roll) {
	let typed = false;
	for (let touches = 1; touches <= TOUCHES_MAX; touches++) {
		const seen = await look(page);
		const covered = seen.find(({ role }) => role === "covered");
		if (covered && touches === 1) {
			const wrong = `"${covered.label}" glows and is covered by ${covered.cover}`;
			return { touches, wrong, seen };
		}
		const found = ways(seen, wanted);
		if (found[0]?.role === "field" && found[0].focused && !typed) {
			await page.keyboard.type(wanted.does); // it waits for words already, which is no touch
			typed = true;
			touches--;
			continue;
		}
		if (found.length === 0) return { touches, wrong: "nothing to touch", seen };
		const near = by === "keys" && roll(4) > 0 ? found.filter(({ key }) => key) : [];
		const thing = near[0] ?? found[roll(found.length)];
		await TOUCH[by](page, thing);
		if (thing.role === "field") await page.keyboard.type(wanted.does);
		await painted(page);
		const taken = await page.evaluate(() => window.taken.splice(0));
		if (taken.length > 0)
			return { touches, seen, taken: true, wrong: taken[0] === wanted.move ? "" : `took "${taken[0]}"` };
	}
	return { touches: TOUCHES_MAX, wrong: "too many touches", seen: await look(page) };
}

/** Takes so many things in one go, if what does that can be seen; in how many touches. */
export async function gather(page, by, count) {
	const thing = (await look(page)).find(({ action }) => action === "gather");
	if (!thing) return null;
	await TOUCH[by](page, thing);
	await page.waitForFunction((wanted) => window.taken.length === wanted, count, { polling: 10 });
	await page.evaluate(() => {
		window.taken = [];
	});
	return { touches: 1, wrong: "" };
}

/** In words, for whoever must mend the client. */
export function complaint(asked, wanted, { touches, wrong, seen }) {
	const things = seen
		.filter(({ role, action, inSheet }) => inSheet || role === "piece" || action !== "")
		.map(({ role, label }) => `${role} "${label.slice(0, 90)}"`);
	return (
		`"${asked.ask}" of ${asked.options.length}, meant ${wanted.move} "${wanted.does}" [${wanted.price}]: ` +
		`${wrong || `${touches} touches`}; seen: ${things.slice(0, 12).join(", ")}`
	);
}

/** Does what could not be reached, so that everything after it is looked at too. */
export async function giveUp(page, move) {
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await page.evaluate((meant) => {
		const table = window.yupanaTable;
		void table.take(table.decision.options.find((option) => option.move === meant));
		window.taken = [];
	}, move);
}

/** Plays a whole match, each time aiming at any option: the touches of every decision, and what could not be answered. */
export async function fly(page, by, roll) {
	await question(page);
	await watch(page);
	const touches = [];
	const wrong = [];
	for (;;) {
		const asked = await question(page);
		if (!asked) return { touches, wrong };
		const wanted = asked.options[roll(asked.options.length)];
		const result = await answer(page, wanted, by, roll);
		touches.push(result.touches);
		if (result.wrong || result.touches > ENOUGH) {
			wrong.push(complaint(asked, wanted, result));
			if (PICTURES) await page.screenshot({ path: `${PICTURES}/${wrong.length}.png` });
		}
		if (result.wrong && !result.taken) await giveUp(page, wanted.move);
	}
}
