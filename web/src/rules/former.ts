/** What former rules said otherwise than those of today, so that the rest of the client knows one form. Pure. */
import { END_TURN } from "../hand/hand";
import type { LogItem, Message, Option, Panel, Update } from "../protocol";

/** An update of the first protocol: bare messages, areas of the page, and nothing to keep in mind. */
export interface FirstUpdate
	extends Pick<Update, "seq" | "waiting" | "undo" | "over" | "scores" | "winners"> {
	panels: (Omit<Panel, "role"> & { area: string })[];
	log: (Omit<LogItem, "lines"> & { messages: Message[] })[];
	decision: { id: string; ask: Message; options: Option[] } | null;
}

const ROLES: Record<string, string> = { board: "board", side: "track", mat: "mat" };
const ANY = "choose"; // the first rules have no words for kinds of options: all but the end of a turn are of one kind

/** An update in the form of today. */
export function today(update: Update | FirstUpdate): Update {
	if ("status" in update) return update;
	return {
		...update,
		panels: update.panels.map(({ area, ...panel }) => ({ ...panel, role: ROLES[area] ?? "track" })),
		log: update.log.map(({ messages, ...item }) => ({
			...item,
			lines: messages.map((message) => ({ message, seat: doer(message, item.seat) })),
		})),
		decision: update.decision && {
			...update.decision,
			options: update.decision.options.map((option) => ({
				...option,
				verb: option.verb === END_TURN ? END_TURN : ANY,
			})),
		},
		status: [],
		seats: update.scores.map(() => []),
	};
}

/** Whom a message tells of; if nobody, it belongs to whoever moved. */
const doer = ({ args }: Message, mover: number): number =>
	typeof args.seat === "number" ? args.seat : mover;
