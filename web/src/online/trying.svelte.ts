/** Something that is tried at the server: what is said when it worked, and why it did not. */
import { Problem, type Sanction } from "./api";

export class Trying {
	done = $state("");
	wrong = $state("");
	sanction = $state.raw<Sanction | null>(null);
	busy = $state(false);

	constructor(wrong = "") {
		this.wrong = wrong;
	}

	/** Tries it, and keeps what is to be said of it; whether it worked. */
	attempt = async (what: () => Promise<unknown>, said = ""): Promise<boolean> => {
		this.done = this.wrong = "";
		this.sanction = null;
		this.busy = true;
		try {
			await what();
			this.done = said;
			return true;
		} catch (problem) {
			if (!(problem instanceof Problem)) throw problem;
			this.wrong = problem.reason;
			this.sanction = problem.sanction;
			return false;
		} finally {
			this.busy = false;
		}
	};
}
