/** Calls a person through the service of their browser, also when no page is open. */
import { call, get, Problem, type PushKey } from "./api";

export const canPush = (): boolean => "PushManager" in globalThis && "serviceWorker" in navigator;

async function manager(): Promise<PushManager | undefined> {
	return canPush() ? (await navigator.serviceWorker.getRegistration())?.pushManager : undefined;
}

async function tell(subscribed: PushSubscription): Promise<void> {
	const { endpoint, keys } = subscribed.toJSON();
	await call("PUT", "me/push", { endpoint, keys });
}

/** This browser is called from now on. */
export async function subscribe(): Promise<void> {
	const push = await manager();
	const { key } = await get<PushKey>("me/push");
	try {
		await (await push?.getSubscription())?.unsubscribe(); // it may be of another server
		const made = await push?.subscribe({ userVisibleOnly: true, applicationServerKey: key });
		if (made) return tell(made);
	} catch {}
	throw new Problem("problem-push", 0);
}

/** Nor is it any more. */
export async function unsubscribe(): Promise<void> {
	const subscribed = await (await manager())?.getSubscription();
	if (!subscribed) return;
	await subscribed.unsubscribe();
	await call("DELETE", "me/push", { endpoint: subscribed.endpoint }).catch(() => {});
}

/** Whoever has signed in here is called here: a subscription ends with the session that it was made in. */
export async function renew(): Promise<void> {
	const subscribed = await (await manager())?.getSubscription();
	if (subscribed) await tell(subscribed).catch(() => {});
}
