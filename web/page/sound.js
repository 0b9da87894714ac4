// The few quiet sounds of a table, synthesised on demand: noise and tones through a filter and an envelope.
// Browsers allow sound only after the person has interacted with the page: until then nothing is created, and
// nothing is caught up later.

/** @type {AudioContext | null} */
let context = null;
/** @type {AudioBuffer | null} */
let noise = null;
let touched = false;
/** The volume of all sounds. @type {GainNode | null} */
let master = null;
/** Soft, medium, loud: Settings::volume. */
const volumes = [0.4, 1, 2.2];

for (const gesture of ["pointerdown", "keydown"]) {
  addEventListener(gesture, () => (touched = true), { once: true, capture: true });
}

/** The audio device; null if there is none, or not yet. */
function device() {
  if (!touched) return null;
  try {
    context ??= new AudioContext();
  } catch {
    return null;
  }
  if (context.state === "suspended") context.resume().catch(() => {});  // silent, then
  return context;
}

/** @param {AudioContext} audio a second of noise, the same every time */
function makeNoise(audio) {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0, seed = 1; i < samples.length; ++i) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[i] = seed / 2 ** 31 - 1;
  }
  return buffer;
}

/** An envelope: immediate attack, decay to silence.
 * @param {AudioContext} audio
 * @param {number} at seconds
 * @param {number} length
 * @param {number} loudness */
function envelope(audio, at, length, loudness) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(master ?? audio.destination);
  return gain;
}

/** Paper on cloth: noise in a band that sweeps from one pitch to another.
 * @param {AudioContext} audio
 * @param {{after?: number, length: number, from: number, to: number, loudness: number}} brush */
function brush(audio, { after = 0, length, from, to, loudness }) {
  const at = audio.currentTime + after;
  const source = audio.createBufferSource();
  source.buffer = noise ??= makeNoise(audio);
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 0.9;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(band).connect(envelope(audio, at, length, loudness));
  source.start(at, after % 0.5, length + 0.05);
}

/**
 * Wood: a short tone.
 * @param {AudioContext} audio
 * @param {{after?: number, length: number, pitch: number, loudness: number}} knock
 */
function knock(audio, { after = 0, length, pitch, loudness }) {
  const at = audio.currentTime + after;
  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  tone.connect(envelope(audio, at, length, loudness));
  tone.start(at);
  tone.stop(at + length + 0.05);
}

/**
 * A point: a peg in its hole, and the note of the point.
 * @param {AudioContext} audio
 * @param {number} pitch
 * @param {number} loudness
 */
function peg(audio, pitch, loudness) {
  knock(audio, { length: 0.1, pitch: pitch * 2 / 3, loudness });
  knock(audio, { after: 0.09, length: 0.18, pitch, loudness: loudness * 0.9 });
}

/** Notes one after another. @param {AudioContext} audio @param {number[]} pitches @param {number} step seconds */
function tune(audio, pitches, step) {
  pitches.forEach((pitch, place) =>
    knock(audio, { after: place * step, length: step * 2.2, pitch, loudness: 0.1 }));
}

/** High, Low, Jack, Game: a rising chord. */
const notes = [523, 659, 784, 1047];

/** A phone in the hand answers, too. @param {number[]} pattern milliseconds on, off, on … */
const vibrate = (pattern) => void navigator.vibrate?.(pattern);

/** In the order of Sound in src/app/narration/sounds.hpp. @type {((audio: AudioContext) => void)[]} */
const sounds = [
  // The four points of one's own side; the four of another.
  ...notes.map((pitch) => (/** @type {AudioContext} */ audio) => peg(audio, pitch, 0.11)),
  ...notes.map((pitch) => (/** @type {AudioContext} */ audio) => peg(audio, pitch / 2, 0.07)),
  // A card is laid.
  (audio) => {
    brush(audio, { length: 0.09, from: 3200, to: 900, loudness: 0.2 });
    knock(audio, { after: 0.015, length: 0.06, pitch: 140, loudness: 0.08 });
  },
  // A trump falls on another suit.
  (audio) => {
    brush(audio, { length: 0.12, from: 2600, to: 500, loudness: 0.26 });
    knock(audio, { after: 0.015, length: 0.14, pitch: 98, loudness: 0.16 });
  },
  // The pack is shuffled and dealt.
  (audio) => {
    for (let i = 0; i < 7; ++i) {
      brush(audio, { after: i * 0.07, length: 0.07, from: 2400 + 150 * i, to: 1200, loudness: 0.1 });
    }
  },
  // A trick is gathered.
  (audio) => brush(audio, { length: 0.22, from: 700, to: 2200, loudness: 0.14 }),
  // A jack is hanged: a drum roll, and the drop.
  (audio) => {
    for (let beat = 0; beat < 8; ++beat) {
      brush(audio, { after: beat * 0.05, length: 0.06, from: 900, to: 500, loudness: 0.05 + 0.015 * beat });
    }
    knock(audio, { after: 0.45, length: 0.5, pitch: 82, loudness: 0.24 });
    knock(audio, { after: 0.45, length: 0.4, pitch: 165, loudness: 0.12 });
    vibrate([40, 40, 40, 200, 160]);
  },
  // The game is won; lost.
  (audio) => {
    tune(audio, [523, 659, 784, 1047, 784, 1047], 0.13);
    vibrate([60, 60, 60, 60, 200]);
  },
  (audio) => tune(audio, [392, 330, 262], 0.22),
  // A card may not be played.
  (audio) => {
    tune(audio, [165, 147], 0.08);
    vibrate([30]);
  },
  // A puzzle is solved.
  (audio) => tune(audio, [659, 784, 988, 1319], 0.09),
  // The person's turn.
  (audio) => knock(audio, { length: 0.14, pitch: 392, loudness: 0.06 }),
  // A bot speaks: Winston, Ivy, Nora, Desmond, Ella.
  ...[[196, 175], [330, 349], [262, 294], [147, 139], [392, 494]].map(
    ([first, then]) => (/** @type {AudioContext} */ audio) => {
      knock(audio, { length: 0.11, pitch: first, loudness: 0.06 });
      knock(audio, { after: 0.1, length: 0.14, pitch: then, loudness: 0.05 });
    }),
];

/** @param {number} which its place in Sound @param {number} volume its place in `volumes` */
export function playSound(which, volume) {
  const audio = device();
  if (audio && !master) {
    master = audio.createGain();
    master.connect(audio.destination);
  }
  if (master) master.gain.value = volumes[volume];
  // After a suspension of the device a sound would come too late.
  if (audio && (audio.state === "running" || audio.currentTime === 0)) sounds[which](audio);
}
