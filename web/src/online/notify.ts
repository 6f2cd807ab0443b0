/** Calls a person who is not looking, by the browser; one call for each table. */
import type { Hours } from "./api";

/** Whether nobody wants to be called now; the hours may go past midnight. */
export function isQuiet(quiet: Hours | null, now: Date): boolean {
	if (!quiet) return false;
	const { from, to, zone } = quiet;
	const time = now.toLocaleTimeString("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" });
	return from <= to ? from <= time && time < to : from <= time || time < to;
}

/** Whether somebody is not to be called now: it is one of their quiet hours, or they sleep. */
export function isHushed({ quiet, sleep }: { quiet: Hours | null; sleep: Hours | null }, now: Date): boolean {
	return isQuiet(quiet, now) || isQuiet(sleep, now);
}

export const canAlert = (): boolean => "Notification" in globalThis;

/** Asks the person for permission; whether it was given. */
export async function askToAlert(): Promise<boolean> {
	return canAlert() && (await Notification.requestPermission()) === "granted";
}

const tagOf = (table: number): string => `table-${table}`;

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
	return navigator.serviceWorker?.getRegistration();
}

export async function alert(table: number, { title, body }: { title: string; body: string }): Promise<void> {
	if (!canAlert() || Notification.permission !== "granted") return;
	const url = new URL(`#/table/${table}`, document.baseURI).href;
	const wish = { body, tag: tagOf(table), icon: "icon.svg", data: url };
	const worker = await registered();
	if (worker) return worker.showNotification(title, wish); // phones know no other way
	const shown = new Notification(title, wish);
	shown.onclick = () => {
		window.focus();
		location.href = url;
		shown.close();
	};
}

/** It is no longer needed: the turn was taken elsewhere. */
export async function withdraw(table: number): Promise<void> {
	for (const shown of (await (await registered())?.getNotifications({ tag: tagOf(table) })) ?? [])
		shown.close();
}
