/** A robot that plays by touching only what glows and what is a button. */

/** The same numbers for the same seed. */
export function dice(seed) {
	let state = seed >>> 0;
	return (sides) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * sides);
	};
}

/** Waits until a person must decide or the match is over; what can be touched then. */
export async function touchable(page) {
	await page.waitForFunction(
		() => {
			const table = window.yupanaTable;
			return table && !table.busy && (table.update?.over || table.decision || table.handover);
		},
		null,
		{ polling: 10 },
	);
	await goOn(page);
	await painted(page);
	return page.evaluate(() => {
		const table = window.yupanaTable;
		if (table.update.over) return { over: true };
		const places = [...document.querySelectorAll(".piece.open")].map((piece) => piece.dataset.place);
		const moves = [...document.querySelectorAll(".choices button[data-move]")].map(
			(button) => button.dataset.move,
		);
		const kinds = [...document.querySelectorAll(".choices button[data-kind]:not([data-move])")]
			.filter((button) => button.getAttribute("aria-pressed") !== "true")
			.map((button) => button.dataset.kind);
		const list = document.querySelector('.choices [data-action="list"]') !== null;
		const ending = document.querySelector('[data-action="end-turn"]:not(:disabled)') !== null;
		return { over: false, places, moves, kinds, list, ending };
	});
}

/** What is looked at has been drawn: boards take the room that the bar leaves them one frame later. */
export const painted = (page) =>
	page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** All that one touch can do. */
export const choicesOf = ({ places, moves, kinds, list, ending }) => [
	...places.map((place) => ({ place })),
	...moves.map((move) => ({ move })),
	...kinds.map((kind) => ({ kind })),
	...(list ? [{ list }] : []),
	...(ending ? [{ ending }] : []),
];

/** A great moment interrupts: it is read, and the match goes on. */
export async function goOn(page) {
	const go = page.locator("dialog.moment[open] .go");
	while ((await go.count()) > 0) {
		await page.waitForFunction(() => {
			// the seats' points say what the table says, though more may have happened by now
			const table = document.querySelectorAll("dialog.moment[open] tfoot tr:last-child strong");
			return [...table].every(({ textContent }, seat) => {
				const points = document.querySelector(`[data-points="${seat}"]`)?.textContent ?? "";
				return textContent === "?" || points.startsWith(textContent);
			});
		});
		await go.click();
	}
}

const SPOTS = [0.5, 0.2, 0.8, 0.1, 0.9];
const TRIES = 4;

/** A point of a drawn piece that nothing else covers, or what covers its middle. */
const uncovered = (piece) =>
	piece.evaluate((element, spots) => {
		element.scrollIntoView({ block: "center", inline: "center" });
		const box = element.getBoundingClientRect();
		const at = (across, down) => [box.left + box.width * across, box.top + box.height * down];
		for (const down of spots) {
			for (const across of spots) {
				const [x, y] = at(across, down);
				const hit = document.elementFromPoint(x, y);
				if (hit?.closest(".piece.open") === element) return { x, y, width: box.width, height: box.height };
			}
		}
		const cover = document.elementFromPoint(...at(0.5, 0.5));
		return { cover: cover?.closest("[data-place], [class]")?.outerHTML.slice(0, 160) ?? "nothing" };
	}, SPOTS);

/** Clicks where nothing else covers a piece; whatever still moves is given a moment. */
export async function touchPlace(page, place) {
	const piece = page.locator(`.piece.open[data-place="${place}"]`);
	for (let tries = 1; ; tries++) {
		const point = await uncovered(piece);
		if (!point.cover) {
			await page.mouse.click(point.x, point.y);
			return point;
		}
		if (tries === TRIES) throw new Error(`${place} glows but is covered by ${point.cover}`);
		await page.waitForTimeout(100);
	}
}
/** Plays a whole match; `act` touches one thing. Returns how many touches it took. */
export async function playMatch(page, roll, act, touchesMax = 3_000) {
	for (let touches = 0; touches < touchesMax; touches++) {
		const found = await touchable(page);
		if (found.over) return touches;
		const choices = choicesOf(found);
		if (choices.length === 0) throw new Error("nothing to touch");
		await act(page, choices[roll(choices.length)]);
	}
	throw new Error("a match without end");
}

/** Acts with the pointer. */
export async function point(page, choice) {
	if (choice.place) await touchPlace(page, choice.place);
	else if (choice.list) await fromList(page);
	else await page.locator(wanted(choice)).click();
	await sure(page);
}

/** What wastes something is asked about once. */
async function sure(page) {
	const button = page.locator(".choices .sure");
	if ((await button.count()) > 0) await button.click();
}

/** One of all options, from the list: by its middle, which is neither the first nor the best. */
async function fromList(page) {
	await page.locator('.choices [data-action="list"]').click();
	const buttons = page.locator("dialog[open] [data-sheet] button[data-move]");
	await buttons.nth(Math.floor((await buttons.count()) / 2)).click();
}

function wanted(choice) {
	if (choice.move) return `.choices button[data-move="${choice.move}"]`;
	if (choice.kind) return `.choices button[data-kind="${choice.kind}"]`;
	return '[data-action="end-turn"]';
}

/** Presses what may be gone in a moment; whether it was still there. */
export const pressed = (button) =>
	button.click({ timeout: 2_000 }).then(
		() => true,
		() => false,
	);
