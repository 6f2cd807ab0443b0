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
		{ timeout: 60_000, polling: 10 },
	);
	return page.evaluate(() => {
		const table = window.yupanaTable;
		if (table.update.over) return { over: true };
		const places = [...document.querySelectorAll(".piece.open")].map((piece) => piece.dataset.place);
		const moves = [...document.querySelectorAll(".choices button[data-move]")].map(
			(button) => button.dataset.move,
		);
		const ending = document.querySelector('[data-action="end-turn"]:not(:disabled)') !== null;
		return { over: false, places, moves, ending, expected: [...table.reach.places] };
	});
}

/** All that one touch can do. */
export const choicesOf = ({ places, moves, ending }) => [
	...places.map((place) => ({ place })),
	...moves.map((move) => ({ move })),
	...(ending ? [{ ending }] : []),
];

/** Finds a point of a drawn piece that nothing else covers, and clicks there. */
export async function touchPlace(page, place) {
	const piece = page.locator(`.piece.open[data-place="${place}"]`);
	await piece.evaluate((element) => element.scrollIntoView({ block: "center", inline: "center" }));
	const point = await piece.evaluate((element) => {
		const box = element.getBoundingClientRect();
		for (const [across, down] of [
			[0.5, 0.5],
			[0.5, 0.2],
			[0.5, 0.8],
			[0.2, 0.5],
			[0.8, 0.5],
			[0.25, 0.25],
			[0.75, 0.75],
			[0.25, 0.75],
			[0.75, 0.25],
			[0.1, 0.1],
			[0.9, 0.9],
			[0.1, 0.9],
			[0.9, 0.1],
		]) {
			const x = box.left + box.width * across;
			const y = box.top + box.height * down;
			const hit = document.elementFromPoint(x, y)?.closest(".piece.open");
			if (hit === element) return { x, y, width: box.width, height: box.height };
		}
		return null;
	});
	if (!point) throw new Error(`${place} glows but cannot be touched`);
	await page.mouse.click(point.x, point.y);
	return point;
}

/** Plays a whole match; `act` touches one thing. Returns how many touches it took. */
export async function playMatch(page, roll, act, touchesMax = 3_000) {
	for (let touches = 0; touches < touchesMax; touches++) {
		const found = await touchable(page);
		if (found.over) return touches;
		const missing = found.expected.filter((place) => !found.places.includes(place));
		if (missing.length > 0) throw new Error(`not drawn: ${missing.join(", ")}`);
		const choices = choicesOf(found);
		if (choices.length === 0) throw new Error("nothing to touch");
		await act(page, choices[roll(choices.length)]);
	}
	throw new Error("a match without end");
}

/** Acts with the pointer. */
export async function point(page, choice) {
	if (choice.place) await touchPlace(page, choice.place);
	else if (choice.move) await page.locator(`.choices button[data-move="${choice.move}"]`).click();
	else await page.locator('[data-action="end-turn"]').click();
}

const wanted = (choice) =>
	choice.place
		? `.piece.open[data-place="${choice.place}"]`
		: choice.move
			? `.choices button[data-move="${choice.move}"]`
			: '[data-action="end-turn"]';

/** Acts with the keyboard alone: tabs to the thing, and presses enter. */
export async function press(page, choice) {
	const selector = wanted(choice);
	for (let tabs = 0; tabs < 120; tabs++) {
		if (await page.evaluate((which) => document.activeElement?.matches(which) ?? false, selector)) {
			await page.keyboard.press("Enter");
			return;
		}
		await page.keyboard.press("Tab");
	}
	throw new Error(`the keyboard does not reach ${selector}`);
}
