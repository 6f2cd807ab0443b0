/** Passkeys: a browser makes them, and signs with them what the server asks. */
import { call, type MyEntrances, Problem, type Question } from "../online/api";

/** What shows that it is the owner who asks. */
export interface Proof {
	password?: string;
	passkey?: unknown;
}

export const canPasskey = (): boolean =>
	typeof PublicKeyCredential !== "undefined" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** What one of my passkeys signs, whichever I choose. */
export async function signed(): Promise<unknown> {
	const { options } = await call<Question>("POST", "passkeys/question");
	const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
		options as unknown as PublicKeyCredentialRequestOptionsJSON,
	);
	return given(() => navigator.credentials.get({ publicKey }));
}

/** A new passkey, for who has proved it. */
export async function made(proof: Proof): Promise<unknown> {
	const { options } = await call<Question>("POST", "me/passkey-question", proof);
	const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
		options as unknown as PublicKeyCredentialCreationOptionsJSON,
	);
	return given(() => navigator.credentials.create({ publicKey }));
}

/** By the password, if I have one, or else by a passkey; who has neither has just signed in. */
export async function proved(mine: MyEntrances, password: string): Promise<Proof> {
	if (mine.password) return password ? { password } : {};
	return mine.passkeys.length > 0 && canPasskey() ? { passkey: await signed() } : {};
}

async function given(ask: () => Promise<Credential | null>): Promise<unknown> {
	try {
		return ((await ask()) as PublicKeyCredential).toJSON();
	} catch (problem) {
		const known = problem instanceof DOMException && problem.name === "InvalidStateError";
		throw new Problem(known ? "problem-passkey-known" : "problem-passkey-none", 0);
	}
}
