/** A few soft sounds, made here of plain waves: your turn, a piece, a great moment, the end. */
import { settings } from "./settings.svelte";

/** A tone: pitch in hertz, when it begins and how long it rings in seconds, how loud it is. */
type Tone = [pitch: number, at: number, rings: number, loud: number];

const SOUNDS = {
	piece: [
		[196, 0, 0.09, 0.5],
		[311, 0, 0.04, 0.25],
	],
	turn: [
		[523, 0, 0.5, 0.35],
		[784, 0.13, 0.7, 0.3],
	],
	moment: [
		[262, 0, 1.2, 0.35],
		[392, 0.06, 1.2, 0.3],
		[659, 0.12, 1.4, 0.25],
	],
	end: [
		[262, 0, 1, 0.35],
		[330, 0.16, 1, 0.3],
		[392, 0.32, 1, 0.3],
		[523, 0.48, 2.2, 0.35],
	],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

const LOUD = 0.22; // of all sounds
const RISE = 0.008; // seconds: what begins at once would click
let air: AudioContext | null = null;

/** Those who read the table as text have their own voice for it, unless they want both. */
export const isHeard = (): boolean => settings.sound ?? !settings.list;

/** Plays a sound, once the person has touched the page: before that, browsers are silent. `anywhere`: also behind others. */
export function play(sound: Sound, anywhere = false): void {
	if (!isHeard() || !navigator.userActivation?.hasBeenActive) return;
	if (document.visibilityState !== "visible" && !anywhere) return;
	air ??= new AudioContext();
	if (air.state === "suspended") void air.resume();
	for (const [pitch, at, rings, loud] of SOUNDS[sound]) {
		const began = air.currentTime + at;
		const tone = new OscillatorNode(air, { type: "triangle", frequency: pitch });
		const level = new GainNode(air, { gain: 0 });
		level.gain.setValueAtTime(0, began);
		level.gain.linearRampToValueAtTime(loud * LOUD, began + RISE);
		level.gain.exponentialRampToValueAtTime(0.0001, began + rings);
		tone.connect(level).connect(air.destination);
		tone.start(began);
		tone.stop(began + rings);
	}
}
