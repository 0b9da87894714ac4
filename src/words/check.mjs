// Reads the texts of the game and of the pages, and checks each language against English: the same keys in
// the same files with the same placeholders, and nothing more. Tests: tests/words.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Faults, kinds, listed, phrasesOf } from "./phrases.mjs";
import { checkTerms } from "./terms.mjs";
import { checkTypography } from "./typography.mjs";

/** @typedef {import("./phrases.mjs").Phrase} Phrase */

/**
 * @typedef {object} Tongue
 * @property {string} code
 * @property {Map<string, Phrase>} phrases by key
 * @property {{table: string, phrase: Phrase}[]} replacements said instead at some tables
 */

/** The language in which keys, places and choices are laid down. */
export const source = "en";

/** What is said instead at the tables of a game: `at-trinidad.ftl`. A language may have such. */
const atTable = /^at-([a-z0-9-]+)\.ftl$/;

/** Words that cannot be the name of a C++ member. */
const reserved = new Set(("alignas alignof and asm auto bool break case catch char class concept " +
  "const continue default delete do double else enum explicit export extern false float for friend " +
  "goto if inline int long mutable namespace new noexcept not nullptr operator or private protected " +
  "public register requires return short signed sizeof static struct switch template this throw " +
  "true try typedef typeid typename union unsigned using virtual void volatile while xor").split(" "));

/**
 * What stands in a place, without its grammar, where the group's comment allows cases: side of Side_dat.
 * @param {string} place
 */
const stem = (place) => place[0].toLowerCase() + place.slice(1).replace(/_(gen|dat|acc)$/, "");

/** @param {string} folder */
const ftlFiles = (folder) =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".ftl")).sort() : [];

/**
 * What a comment on an English message allows besides what the message itself has:
 * "$sides: alone, partners" or "$n".
 * @param {string} comment
 */
function declared(comment) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const [, name, words] of comment.matchAll(/\$([a-z][a-z0-9_]*)(?:: ?((?:[a-z0-9-]+, )*[a-z0-9-]+))?/g)) {
    found.set(name, words ? words.split(", ") : []);
  }
  return found;
}

/**
 * Does the phrase say what the English one says, with nothing unknown in it?
 * @param {Phrase} phrase
 * @param {Phrase} english
 * @param {Faults} faults
 */
function compare(phrase, english, faults) {
  const known = declared(english.comment);
  /** @param {string} what */
  const wrong = (what) => faults.add(phrase.file, phrase.line,
    `${phrase.key}: ${what} (${english.file}:${english.line})`);
  const cased = /\bin any case\b/.test(english.group);
  /** @param {Iterable<string>} places */
  const plain = (places) => new Map([...places].map((place) => [cased ? stem(place) : place, place]));
  const [theirs, ours] = [plain(phrase.places), plain(english.places)];
  for (const [place, written] of theirs) {
    if (!ours.has(place) && !known.has(place)) wrong(`there is no $${written} in the English`);
  }
  for (const [place, written] of ours) {
    if (!theirs.has(place) && !phrase.choices.has(place)) wrong(`$${written} is not said`);
  }
  for (const [variable, words] of phrase.choices) {
    const possible = [...english.choices.get(variable) ?? [], ...known.get(variable) ?? []];
    const any = variable === "form"
      ? english.choices.has("form") || known.has("form")
      : english.choices.has(variable) || english.places.has(variable) || known.has(variable);
    if (!any) {
      wrong(`the English does not choose by $${variable}`);
      continue;
    }
    if (variable === "form") continue;
    for (const word of words) {
      if (!/^\d+$/.test(word) && ![...kinds, ...possible].includes(word)) {
        wrong(`$${variable} is never ${word}${possible.length ? `: ${possible.join(", ")}` : ""}`);
      }
    }
  }
  const [, length, other = length] = english.comment.match(/\blist of (\d+)(?: or (\d+))?\b/) ?? [];
  const items = phrase.text.split(",");
  if (length && ![length, other].includes(String(items.length))) {
    const allowed = length === other ? length : `${length} or ${other}`;
    wrong(`a list of ${allowed}, with commas, has ${items.length} here`);
  }
}

/**
 * The phrases of one folder by file; a key that stands twice is a fault.
 * @param {string} texts
 * @param {string} code
 * @param {Faults} faults
 */
function readFolder(texts, code, faults) {
  /** @type {Map<string, Phrase[]>} */
  const files = new Map();
  /** @type {Map<string, Phrase>} */
  const seen = new Map();
  for (const name of ftlFiles(join(texts, code))) {
    const file = join(texts, code, name);
    const phrases = phrasesOf(file, readFileSync(file, "utf8"), faults, code);
    files.set(name, phrases);
    /** @type {Set<string>} */
    const here = new Set();
    for (const phrase of phrases) {
      const first = seen.get(phrase.key);
      if (here.has(phrase.key) || (first && !atTable.test(name))) {
        faults.add(file, phrase.line, `${phrase.key} stands twice` +
          (first ? ` (${first.file}:${first.line})` : ""));
      }
      here.add(phrase.key);
      if (!atTable.test(name)) seen.set(phrase.key, phrase);
    }
  }
  return files;
}

/**
 * All languages below a folder, the source first, and the faults they have.
 * @param {string} texts
 */
export function readLanguages(texts) {
  const faults = new Faults();
  const codes = readdirSync(texts, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    .map((entry) => entry.name).filter((code) => code !== source).sort();
  for (const code of codes) {
    if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(code)) {
      faults.add(join(texts, code), 1, "a folder is called as the language's code: de, pt-br");
    }
  }
  const english = readFolder(texts, source, faults);
  /** @type {Map<string, Phrase>} */
  const keys = new Map();
  for (const phrase of [...english].filter(([name]) => !atTable.test(name)).flatMap(([, all]) => all)) {
    keys.set(phrase.key, listed(phrase, phrase.comment));
    if (reserved.has(phrase.key)) faults.add(phrase.file, phrase.line, `${phrase.key} is a word of C++`);
    compare(listed(phrase, phrase.comment), phrase, faults);
  }
  /** @type {Tongue[]} */
  const tongues = [];
  for (const code of [source, ...codes]) {
    const folder = code === source ? english : readFolder(texts, code, faults);
    /** @type {Tongue} */
    const tongue = { code, phrases: new Map(), replacements: [] };
    for (const [name, phrases] of folder) {
      const table = name.match(atTable)?.[1];
      for (const written of phrases) {
        const wanted = keys.get(written.key);
        if (!wanted) {
          faults.add(written.file, written.line, `${written.key}: the English has no such key`);
          continue;
        }
        const phrase = listed(written, wanted.comment);
        const wrong = (/** @type {string} */ what) => faults.add(phrase.file, phrase.line, `${phrase.key}: ${what}`);
        checkTypography(code, phrase, wanted, wrong);
        checkTerms(code, phrase, wrong, table);
        if (code !== source || table) compare(phrase, wanted, faults);
        if (table) {
          tongue.replacements.push({ table, phrase });
        } else {
          tongue.phrases.set(phrase.key, phrase);
          const home = wanted.file.slice(join(texts, source).length + 1);
          if (home !== name) faults.add(phrase.file, phrase.line, `${phrase.key} belongs into ${home}`);
        }
      }
    }
    for (const wanted of keys.values()) {
      if (tongue.phrases.has(wanted.key)) continue;
      const home = join(texts, code, wanted.file.slice(join(texts, source).length + 1));
      const lines = existsSync(home) ? readFileSync(home, "utf8").split("\n").length : 1;
      faults.add(home, lines, `${wanted.key} is missing (${wanted.file}:${wanted.line})`);
    }
    tongues.push(tongue);
  }
  return { keys: [...keys.keys()].sort(), tongues, faults: faults.list };
}
