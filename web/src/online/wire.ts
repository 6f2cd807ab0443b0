/** A socket of the tests: what was sent is kept, and what the server says is said by hand. */
import type { FromClient, FromServer } from "../protocol";

export class Wire {
	static all: Wire[] = [];
	sent: FromClient[] = [];
	onopen: (() => void) | null = null;
	onmessage: ((event: { data: string }) => void) | null = null;
	onclose: (() => void) | null = null;
	constructor() {
		Wire.all.push(this);
	}
	send(text: string): void {
		this.sent.push(JSON.parse(text) as FromClient);
	}
	close(): void {}
	says(message: FromServer): void {
		this.onmessage?.({ data: JSON.stringify(message) });
	}
	static get last(): Wire {
		return Wire.all[Wire.all.length - 1] as Wire;
	}
}
