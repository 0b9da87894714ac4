// A language as bytes, for src/words/pack.cpp, which says what they are. Tests: tests/words.

/** @typedef {import("./check.mjs").Tongue} Tongue */

/** Which keys a pack and a program were made with: FNV-1a of the names. @param {string[]} keys */
export function fingerprint(keys) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(keys.join("\n"))) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash;
}

/**
 * @param {Tongue} tongue
 * @param {string[]} keys in the order of the program's
 * @returns {Uint8Array}
 */
export function packOf(tongue, keys) {
  const texts = [tongue.code, ...keys.map((key) => tongue.phrases.get(key)?.text ?? "")];
  for (const { table, phrase } of tongue.replacements) texts.push(table, phrase.text);
  const encoded = new TextEncoder().encode(texts.map((text) => `${text}\0`).join(""));
  const numbers = [2, fingerprint(keys), keys.length, tongue.replacements.length];
  for (const { phrase } of tongue.replacements) numbers.push(keys.indexOf(phrase.key));
  const head = 4 + 4 * numbers.length;
  const pack = new Uint8Array(head + encoded.length);
  pack.set(new TextEncoder().encode("AFWP"));
  const view = new DataView(pack.buffer);
  numbers.forEach((number, i) => view.setUint32(4 + 4 * i, number, true));
  pack.set(encoded, head);
  return pack;
}
