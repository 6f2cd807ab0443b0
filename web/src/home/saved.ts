/** Matches kept in this browser, so that closing the page loses nothing. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Message } from "../protocol";
import type { Wish } from "../rules/engine";

export interface Saved extends Wish {
	id: string;
	record: string;
	changed: number;
	over: boolean;
	/** How far it is, and who has how many points; matches of before say nothing of it. */
	stage?: Message | null;
	points?: number[];
	winners?: number[];
}

interface Shelf extends DBSchema {
	matches: { key: string; value: Saved };
}

let opened: Promise<IDBPDatabase<Shelf>> | null = null;

function shelf(): Promise<IDBPDatabase<Shelf>> {
	opened ??= openDB<Shelf>("yupana", 1, {
		upgrade(database) {
			database.createObjectStore("matches", { keyPath: "id" });
		},
	});
	return opened;
}

export async function keep(match: Saved): Promise<void> {
	await (await shelf()).put("matches", match);
}

export async function find(id: string): Promise<Saved | undefined> {
	return (await shelf()).get("matches", id);
}

/** All kept matches, the latest first. */
export async function all(): Promise<Saved[]> {
	return (await (await shelf()).getAll("matches")).sort((a, b) => b.changed - a.changed);
}

export async function forget(id: string): Promise<void> {
	await (await shelf()).delete("matches", id);
}
