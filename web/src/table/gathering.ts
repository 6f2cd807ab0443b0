/** Taking everything in one go: thing after thing, until somebody decides otherwise. Pure. */
import type { Decision, Option } from "../protocol";

/** What is being taken in one go. */
export interface Gathering {
	/** By whom: others may share the device. */
	seat: number | null;
	ask: string;
	verbs: readonly string[];
	left: number;
	/** The last question that was the person's to decide. */
	aside: string;
	/** How much had been taken back when it began. */
	undone: number;
}

/** Something is to be taken now, or the person decides first, or it has ended. */
export type Step = { take: Option | null; gathering: Gathering } | null;

/** How much can be taken in one go. */
export const times = (plain: readonly Option[]): number =>
	plain.reduce((sum, option) => sum + (option.plain ?? 0), 0);

/** It begins with the first of these options, which only bring something. */
export function begun(
	plain: readonly Option[],
	{ ask }: Decision,
	seat: number | null,
	undone: number,
): Gathering {
	const verbs = plain.map(({ verb }) => verb);
	return { seat, ask: ask.id, verbs, left: times(plain) - 1, aside: "", undone };
}

/**
 * The next of it, or what it alone asks about in between; what else is asked meanwhile the person decides. Of some things there
 * is more than was offered at first: it may go on after one more question.
 */
export function goneOn(gathering: Gathering, decision: Decision, seat: number | null, undone: number): Step {
	if (seat !== gathering.seat || undone !== gathering.undone) return null;
	const [next, ...others] = decision.options.filter((option) => option.plain);
	if (decision.ask.id === gathering.ask)
		return next ? { take: next, gathering: { ...gathering, left: gathering.left - 1, aside: "" } } : null;
	if (next && others.length === 0 && !gathering.verbs.includes(next.verb)) return { take: next, gathering };
	const second = gathering.aside !== "" && gathering.aside !== decision.id;
	if (second && gathering.left <= 0) return null;
	return { take: null, gathering: { ...gathering, aside: decision.id } };
}
