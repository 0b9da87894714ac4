// The texts of a language: text/<language>/*.md, each a list of `## key` and what stands below it.
import { readdirSync, readFileSync } from "node:fs";

export const languages = ["en", "de", "fr"];

/** @typedef {Map<string, string>} Texts */

/**
 * @param {string} language
 * @returns {Texts}
 */
export function readTexts(language) {
  const folder = new URL(`text/${language}/`, import.meta.url);
  /** @type {Texts} */
  const texts = new Map();
  for (const file of readdirSync(folder).sort()) {
    const [before, ...parts] = readFileSync(new URL(file, folder), "utf8").split(/^## /m);
    if (before.trim() !== "") throw new Error(`${language}/${file} does not begin with a key`);
    for (const part of parts) {
      const end = part.indexOf("\n");
      const key = part.slice(0, end).trim();
      // French sets a narrow space before its double punctuation.
      const text = part.slice(end).trim().replace(/'/g, "’").replace(/ ([;:!?»])/g, "\u202f$1").replace(/« /g, "«\u202f");
      if (texts.has(key)) throw new Error(`${language}/${file} has the key ${key} twice`);
      if (text === "") throw new Error(`${language}/${file} says nothing for ${key}`);
      texts.set(key, text);
    }
  }
  return texts;
}

/**
 * The text of a key.
 * @param {Texts} texts
 * @param {string} key
 */
export function text(texts, key) {
  const found = texts.get(key);
  if (found === undefined) throw new Error(`there is no text for ${key}`);
  return found;
}
