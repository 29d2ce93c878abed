/** A few quiet tones, off unless asked for. */

import { settings } from './settings.svelte';

/** Frequencies in hertz, one after the other. */
const TONES = {
  step: [330],
  card: [440, 520],
  gain: [523, 659, 784],
  fall: [196, 147],
  roll: [262, 294, 262],
  turn: [392, 523],
  refuse: [165],
} as const;

let context: AudioContext | undefined;

export function play(name: keyof typeof TONES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  TONES[name].forEach((frequency, index) => {
    const start = context!.currentTime + index * 0.09;
    const tone = context!.createOscillator();
    const level = context!.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    level.gain.setValueAtTime(0, start);
    level.gain.linearRampToValueAtTime(0.08, start + 0.01);
    level.gain.exponentialRampToValueAtTime(0.001, start + 0.18);
    tone.connect(level).connect(context!.destination);
    tone.start(start);
    tone.stop(start + 0.2);
  });
}
