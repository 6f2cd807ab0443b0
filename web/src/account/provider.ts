/** The way to the host's provider and back. */
import { call, type Journey } from "../online/api";

const BACK = "yupana-back"; // where the tab keeps the page from which somebody went

export async function goToProvider(path: "openid" | "me/openid", proof?: unknown): Promise<void> {
	const { address } = await call<Journey>("POST", path, proof);
	sessionStorage.setItem(BACK, location.hash);
	location.assign(address);
}

export function goOn(): void {
	location.replace(sessionStorage.getItem(BACK) || "#/online");
	sessionStorage.removeItem(BACK);
}
