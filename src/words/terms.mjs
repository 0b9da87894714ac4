// Checks the texts against the glossary: a rejected synonym is a fault, which names the right term. Tests:
// tests/words/compiler.mjs.

import { glossary } from "./glossary.mjs";
import { textsOf } from "./typography.mjs";

/** @typedef {import("./phrases.mjs").Phrase} Phrase */
/** @typedef {import("./glossary.mjs").Term} Term */

/** A whole word, or with any ending. @param {string} word @returns {RegExp} */
function pattern(word) {
  const [first] = word;
  const start = `[${first.toLowerCase()}${first.toUpperCase()}]`;
  const rest = word.slice(first.length).replace(/\*$/, "").replace(/[.+?^$()[\]\\]/g, "\\$&").replace(/ /g, "\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}-])${start}${rest}${word.endsWith("*") ? "" : "(?![\\p{L}\\p{N}=-])"}`, "u");
}

/** @type {Map<string, {thing: string, term: string, pattern: RegExp, but: Record<string, string>}[]>} */
const refused = new Map();
for (const { thing, ...languages } of glossary) {
  for (const [code, term] of Object.entries(languages)) {
    if (typeof term === "string") continue;
    const all = refused.get(code) ?? [];
    refused.set(code, all);
    for (const word of term.not ?? []) all.push({ thing, term: term.term, pattern: pattern(word), but: term.but ?? {} });
  }
}

/**
 * Says which words of a phrase the glossary has another word for.
 * @param {string} code of the language
 * @param {Phrase} phrase
 * @param {(what: string) => void} wrong
 * @param {string} [table] the game at whose tables it is said instead
 */
export function checkTerms(code, phrase, wrong, table) {
  const texts = textsOf(phrase.text).map(({ text }) => text.replace(/\{\w+\}/g, "{}"));
  for (const { thing, term, pattern, but } of refused.get(code) ?? []) {
    const found = texts.map((text) => pattern.exec(text)).find((match) => match !== null);
    if (found && !(phrase.key in but) && !(`at-${table}` in but)) wrong(`not “${found[0]}” but “${term}” (${thing}: src/words/glossary.mjs)`);
  }
}
