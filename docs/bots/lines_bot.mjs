// The same bot for Node.js: prefers to act, and ends its turn last.

import { createInterface } from "node:readline";

const LATER = ["no-action", "done", "end-turn"]; // what is done when nothing else can be

function chosen(options) {
	const worthy = options.filter((option) => !LATER.includes(option.verb));
	const among = worthy.length > 0 ? worthy : options;
	return among[Math.floor(Math.random() * among.length)].move;
}

function say(message) {
	process.stdout.write(`${JSON.stringify(message)}\n`);
}

const answers = {
	hello: () => say({ type: "ready", name: "Busy", author: "a reader of docs/bots.md" }),
	choose: ({ match, decision, options }) => say({ type: "move", match, decision, move: chosen(options) }),
	quit: () => process.exit(0),
};

for await (const line of createInterface({ input: process.stdin })) {
	const message = JSON.parse(line);
	if (Object.hasOwn(answers, message.type)) answers[message.type](message);
}
