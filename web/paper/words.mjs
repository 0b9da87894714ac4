// What the pages beside the game say, from src/words, for when the site is built: the languages, and
// for each the words of a part by name: `fair-how-key` in src/words/pages is how_key of fair. What the
// game says already is taken from its texts.
import { fileURLToPath } from "node:url";

import { readLanguages } from "../../src/words/check.mjs";

/** @typedef {Record<string, string>} Words */

/**
 * @typedef {object} Tongue
 * @property {string} code
 * @property {string} name what it calls itself
 * @property {Record<"game" | "page" | "fair" | "compose", Words>} parts
 */

const ofGame = ["clubs", "diamonds", "hearts", "spades", "cards"];

/**
 * @param {string} folder of src/words
 * @param {RegExp} files whose faults are ours to find; the rest is held by tests/explainer
 */
function read(folder, files) {
  const { tongues, faults } = readLanguages(
    fileURLToPath(new URL(`../../src/words/${folder}`, import.meta.url)));
  const wrong = faults.filter((fault) => files.test(fault));
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  return tongues;
}

/** @returns {Tongue[]} English first */
export function readTongues() {
  const game = read("texts", /./);
  return read("pages", /\/(page|fair|compose)\.ftl:/).map(({ code, phrases }, i) => {
    const said = game[i].phrases;
    const word = (/** @type {string} */ key) => said.get(key)?.text ?? "";
    /** @type {Tongue["parts"]} */
    const parts = { game: Object.fromEntries(ofGame.map((key) => [key, word(key)])), page: {}, fair: {}, compose: {} };
    for (const { key, text, choices, file, line } of phrases.values()) {
      const [, part, name] = /^(page|fair|compose|nav)-(.+)$/.exec(key) ?? [];
      if (!part) continue;
      if (choices.size > 0) throw new Error(`${file}:${line}: ${key}: a page's text chooses by nothing`);
      const plain = name.replaceAll("-", "_");
      if (part === "nav") parts.page[`nav_${plain}`] = text;
      else parts[/** @type {keyof typeof parts} */ (part)][plain] = text;
    }
    return { code, name: word("language-name"), parts };
  });
}
