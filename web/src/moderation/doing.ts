/** Doing something as a moderator. */
import { call, type Deed, type Done, Problem } from "../online/api";

/** Tries something; tells the reason if it cannot be. */
export async function attempt<Found>(
	what: () => Promise<Found>,
	tell: (reason: string) => void,
): Promise<Found | null> {
	try {
		return await what();
	} catch (problem) {
		if (!(problem instanceof Problem)) throw problem;
		tell(problem.reason);
		return null;
	}
}

/** The entry of the audit log, or nothing if it cannot be done. */
export const doing = (deed: Deed, tell: (reason: string) => void): Promise<Done | null> =>
	attempt(() => call<Done>("POST", "moderation/deeds", deed), tell);
