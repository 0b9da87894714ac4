// Writes the packs of a language as bytes. src/words/pack.hpp describes the format. Tests: tests/words.

/** @typedef {import("./check.mjs").Tongue} Tongue */

/**
 * The texts of the book: the rules, paragraph by paragraph, what the games are, the sources, what the
 * fields of a rule set mean, and all about playing together and about the cup of bars. Only who reads it
 * wants them, and no function of the program names one by itself.
 * @param {string} key @param {string} file
 */
export const isOfBook = (key, file) =>
  /\/(rules|intros|sources)\.ftl$/.test(file) && /^(rule|ruling|section|number|intro|summary|source)-/.test(key) ||
  /\/fields\.ftl$/.test(file) && /^field-.*-meaning$/.test(key) || /\/(together|bars)\.ftl$/.test(file);

/** Keys that programs put together; of the others they have no names. @param {string} key */
export const isPutTogether = (key) =>
  /^(fault|field|lesson|manner|named|player|value|variant)-/.test(key);

/** Which keys a pack and a program were made with: FNV-1a of the names. @param {string[]} keys */
export function fingerprint(keys) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(keys.join("\n"))) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash;
}

/**
 * @param {string} sign four letters
 * @param {number[]} numbers
 * @param {string[]} texts
 */
function packed(sign, numbers, texts) {
  const encoded = new TextEncoder().encode(texts.map((text) => `${text}\0`).join(""));
  const head = 4 + 4 * numbers.length;
  const pack = new Uint8Array(head + encoded.length);
  pack.set(new TextEncoder().encode(sign));
  const view = new DataView(pack.buffer);
  numbers.forEach((number, i) => view.setUint32(4 + 4 * i, number, true));
  pack.set(encoded, head);
  return pack;
}

/**
 * The keys of texts in the order of the program's, those that it puts together first, and of its book.
 * @param {string[]} sorted
 * @param {Tongue} english
 */
export function parted(sorted, english) {
  const ofBook = (/** @type {string} */ key) => isOfBook(key, english.phrases.get(key)?.file ?? "");
  const plain = sorted.filter((key) => !ofBook(key));
  const named = plain.filter(isPutTogether);
  const keys = [...named, ...plain.filter((key) => !isPutTogether(key))];
  const book = sorted.filter(ofBook);
  return { keys, named, book, print: fingerprint([...keys, ...book]) };
}

/** @typedef {ReturnType<typeof parted>} Parted */

/**
 * @param {Tongue} tongue
 * @param {Parted} parts
 */
export function packOf(tongue, { keys, print }) {
  const texts = [tongue.code, ...keys.map((key) => tongue.phrases.get(key)?.text ?? "")];
  for (const { table, phrase } of tongue.replacements) texts.push(table, phrase.text);
  return packed("AFWP", [2, print, keys.length, tongue.replacements.length,
    ...tongue.replacements.map(({ phrase }) => keys.indexOf(phrase.key))], texts);
}

/**
 * @param {Tongue} tongue
 * @param {Parted} parts
 */
export const bookOf = (tongue, { book, print }) => packed("AFWB", [1, print],
  [tongue.code, ...book.flatMap((key) => [key, tongue.phrases.get(key)?.text ?? ""])]);
