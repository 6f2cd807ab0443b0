/** Random bytes and their hash, as hexadecimal digits; also in pages without https, in which browsers have no hashes. */

const hex = (numbers: Iterable<number>, digits: number): string =>
	[...numbers].map((number) => number.toString(16).padStart(digits, "0")).join("");

export const random = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)), 2);

const PRIMES = [...Array(312).keys()].filter(
	(n) => n > 1 && [...Array(n).keys()].every((by) => by < 2 || n % by !== 0),
);
/** The first 32 bits behind the point. */
const fraction = (number: number): number => ((number - Math.floor(number)) * 2 ** 32) | 0;
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** SHA-256 of 32 bytes, which fit into one block: FIPS 180-4. */
export function hashOf(share: string): string {
	const words = (share.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 16) | 0);
	if (words.length !== 8) throw new Error("a share has 32 bytes");
	words.push(0x80000000 | 0, 0, 0, 0, 0, 0, 0, 256); // one bit that ends it, and its length
	const at = (n: number): number => words[n] ?? 0;
	for (let n = 16; n < 64; n++) {
		const [one, two] = [at(n - 15), at(n - 2)];
		const low = turned(one, 7) ^ turned(one, 18) ^ (one >>> 3);
		const high = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10);
		words.push((at(n - 16) + low + at(n - 7) + high) | 0);
	}
	let [a, b, c, d, e, f, g, h] = START as [number, number, number, number, number, number, number, number];
	for (let n = 0; n < 64; n++) {
		const chosen = (e & f) ^ (~e & g);
		const most = (a & b) ^ (a & c) ^ (b & c);
		const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (ROUNDS[n] ?? 0) + at(n);
		const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
		[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
	}
	return hex(
		[a, b, c, d, e, f, g, h].map((word, n) => (word + (START[n] ?? 0)) >>> 0),
		8,
	);
}
