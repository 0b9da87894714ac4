// From a seed to a pack of cards: a second, short implementation of the description in
// src/core/cards/random.hpp, without the game's own code, so that anybody can check one against the other.
// The page shows this file.

const mask = (1n << 64n) - 1n;

/** FNV-1a, 64 bit, of the text's bytes.
 * @param {string} text */
export function fnv1a(text) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & mask;
  }
  return hash;
}

/** xoshiro256**, started by SplitMix64 at key XOR FNV-1a(name): 64-bit numbers without end.
 * @param {string} seed
 * @param {string} name */
export function* stream(seed, name) {
  let x = fnv1a(seed) ^ fnv1a(name);
  const state = [0, 1, 2, 3].map(() => {
    x = (x + 0x9e3779b97f4a7c15n) & mask;
    let z = x;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask;
    return z ^ (z >> 31n);
  });
  const turn = (/** @type {bigint} */ n, /** @type {bigint} */ by) =>
    ((n << by) | (n >> (64n - by))) & mask;
  for (;;) {
    yield (turn((state[1] * 5n) & mask, 7n) * 9n) & mask;
    const t = (state[1] << 17n) & mask;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= t;
    state[3] = turn(state[3], 45n);
  }
}

/** A number from 0 to bound − 1, all equally likely: the top 32 bits times the bound.
 * @param {Generator<bigint>} numbers
 * @param {number} bound */
export function below(numbers, bound) {
  const range = BigInt(bound);
  const unfair = ((1n << 32n) - range) % range;
  for (;;) {
    const product = (/** @type {bigint} */ (numbers.next().value) >> 32n) * range;
    if ((product & 0xffffffffn) >= unfair) return Number(product >> 32n);
  }
}

/** The pack of a hand, top card first: Fisher and Yates, from the last place down.
 * @param {string} seed
 * @param {string} name "deal/3" for the third hand, "deal/3/1" dealt once again */
export function shuffledPack(seed, name) {
  const pack = [..."cdhs"].flatMap((suit) => [..."23456789TJQKA"].map((rank) => rank + suit));
  const numbers = stream(seed, name);
  for (let i = 51; i > 0; --i) {
    const j = below(numbers, i + 1);
    [pack[i], pack[j]] = [pack[j], pack[i]];
  }
  return pack;
}
