// The texts of a language: those of the game (src/words/texts) and those of these pages alone
// (src/words/pages). Read by src/words/check.mjs, filled like src/words/words.cpp.
import { fileURLToPath } from "node:url";

import { readLanguages } from "../../src/words/check.mjs";

/** @typedef {import("../../src/words/check.mjs").Tongue} Tongue */
/** @typedef {"texts" | "pages"} Folder of src/words */

/** @type {Map<Folder, Tongue[]>} */
const read = new Map();

/**
 * The languages of a folder, English first; throws if it has a fault.
 * @param {Folder} folder
 */
export function tonguesOf(folder) {
  const before = read.get(folder);
  if (before) return before;
  const { tongues, faults } = readLanguages(
    fileURLToPath(new URL(`../../src/words/${folder}`, import.meta.url)));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  read.set(folder, tongues);
  return tongues;
}

/** English first; each language is a folder. */
export const languages = tonguesOf("texts").map(({ code }) => code);

/** @typedef {Map<string, string>} Texts */
/** @typedef {{[name: string]: string}} Places */

/**
 * @param {string} language
 * @param {Folder[]} [folders]
 * @returns {Texts}
 */
export function readTexts(language, folders = ["texts", "pages"]) {
  /** @type {Texts} */
  const texts = new Map();
  for (const folder of folders) {
    for (const { key, text: words, file, line } of
      tonguesOf(folder).find(({ code }) => code === language)?.phrases.values() ?? []) {
      if (texts.has(key)) throw new Error(`${file}:${line}: ${key} stands twice`);
      texts.set(key, words.replace(/'/g, "’"));
    }
  }
  return texts;
}

/**
 * The phrase of a key; dots and underscores in the key stand for hyphens.
 * @param {Texts} texts
 * @param {string} key
 */
export function text(texts, key) {
  const found = texts.get(key.replace(/[._]/g, "-"));
  if (found === undefined) throw new Error(`there is no text for ${key}`);
  return found;
}

/**
 * The index of a sign outside braces.
 * @param {string} words
 * @param {string} sign
 */
function endBefore(words, sign) {
  let depth = 0;
  for (let i = 0; i < words.length; ++i) {
    if (depth === 0 && words[i] === sign) return i;
    if (words[i] === "{") ++depth;
    if (words[i] === "}") --depth;
  }
  return words.length;
}

/**
 * Is this option chosen by the value? As in src/words/words.cpp.
 * @param {string} word
 * @param {string} value
 */
function isChosen(word, value) {
  if (word === "one") return /^[-−]?1$/.test(value);
  if (word === "below-two") return /^[-−]?[01]([.,]\d+)?$/.test(value);
  if (word === "vowel") return /^([aeiouæœ]|y(?![aeiouy]|$))/i.test(value.normalize("NFD"));
  return word === value;
}

/**
 * A phrase with its placeholders filled: {name}, and {name:word=text|=text} selected by the value of `name`.
 * @param {string} phrase
 * @param {(name: string) => string | undefined} place
 * @returns {string}
 */
export function fill(phrase, place) {
  let out = "";
  for (let rest = phrase; ;) {
    const open = rest.indexOf("{");
    if (open < 0) return out + rest;
    out += rest.slice(0, open);
    rest = rest.slice(open + 1);
    const end = endBefore(rest, "}");
    const [name, ...choices] = rest.slice(0, end).split(/:(.*)/s);
    rest = rest.slice(end + 1);
    const value = place(name);
    if (value === undefined) throw new Error(`nothing to put for {${name}} in "${phrase}"`);
    if (choices.length === 0) {
      out += value;
      continue;
    }
    for (let left = choices[0]; ;) {
      const stop = endBefore(left, "|");
      const [word, ...words] = left.slice(0, stop).split(/=(.*)/s);
      if (isChosen(word, value) || word === "" || stop === left.length) {
        out += fill(words[0] ?? "", place);
        break;
      }
      left = left.slice(stop + 1);
    }
  }
}

/**
 * @param {Texts} texts
 * @param {string} key
 * @param {Places} [places]
 */
export const said = (texts, key, places = {}) => fill(text(texts, key), (name) => places[name]);
