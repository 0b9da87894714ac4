// Reads the texts of the pages beside the game from src/words, for the build of the site: the languages, and
// for each language the texts of a part by name. `fair-how-key` in src/words/pages becomes how_key of fair.
// Texts that the game has, too, come from src/words/texts.
import { tonguesOf } from "../rules/texts.mjs";

/** @typedef {Record<string, string>} Words */

/**
 * @typedef {object} Tongue
 * @property {string} code
 * @property {string} name in the language itself
 * @property {Record<"game" | "page" | "fair" | "compose", Words>} parts
 */

const ofGame = ["clubs", "diamonds", "hearts", "spades", "cards", "you"];
const ofCompose = ["copy-failed"];
// Texts about the fields of the rule set, for the controls of house rules.
const ofFields = /^(field|value)-(?!.*-(changed|off)$)/;

/** @returns {Tongue[]} English first */
export function readTongues() {
  const game = tonguesOf("texts");
  return tonguesOf("pages").map(({ code, phrases }, i) => {
    const said = game[i].phrases;
    const word = (/** @type {string} */ key) => said.get(key)?.text ?? "";
    /** @type {Tongue["parts"]} */
    const parts = { game: Object.fromEntries(ofGame.map((key) => [key, word(key)])), page: {}, fair: {}, compose: {} };
    for (const { key, text } of said.values()) {
      if (ofFields.test(key) || ofCompose.includes(key)) parts.compose[key.replaceAll("-", "_")] = text;
    }
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
