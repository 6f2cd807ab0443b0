/** What the person prefers, kept in this browser. */
import { LANGUAGES, type Language } from "./words";

export const THEMES = ["auto", "day", "night"] as const;
export const MOTIONS = ["normal", "fast", "off"] as const;
export const SIZES = ["small", "normal", "large"] as const;

export interface Settings {
	language: Language;
	theme: (typeof THEMES)[number];
	motion: (typeof MOTIONS)[number];
	size: (typeof SIZES)[number];
	list: boolean;
	/** Nothing until it was chosen. */
	sound: boolean | null;
}

const KEY = "yupana-settings";

function spoken(): Language {
	for (const wanted of navigator.languages ?? []) {
		const found = LANGUAGES.find((language) => wanted.startsWith(language));
		if (found) return found;
	}
	return "en";
}

function stored(): Settings {
	const usual: Settings = {
		language: spoken(),
		theme: "auto",
		motion: "normal",
		size: "normal",
		list: false,
		sound: null,
	};
	try {
		return { ...usual, ...known(JSON.parse(localStorage.getItem(KEY) ?? "{}")) };
	} catch {
		return usual;
	}
}

const CHOICES: Record<string, readonly unknown[]> = {
	language: LANGUAGES,
	theme: THEMES,
	motion: MOTIONS,
	size: SIZES,
};

/** What was kept, without what nobody could choose: another release may have known other words. */
function known(kept: Partial<Settings>): Partial<Settings> {
	return Object.fromEntries(
		Object.entries(kept).filter(([name, value]) => CHOICES[name]?.includes(value) ?? true),
	);
}

export const settings = $state<Settings>(stored());

/** Writes the settings down and lets the page wear them. */
export function wear(): void {
	localStorage.setItem(KEY, JSON.stringify(settings));
	const root = document.documentElement;
	root.lang = settings.language;
	const night = settings.theme === "night" || (settings.theme === "auto" && prefersNight());
	root.dataset.theme = night ? "night" : "day";
	root.dataset.motion = settings.motion;
	root.dataset.size = settings.size;
}

function prefersNight(): boolean {
	return matchMedia("(prefers-color-scheme: dark)").matches;
}
