// Prints every message with a placeholder, filled with numbers and names of each kind, for a translator to
// read: node tests/words/print_messages.mjs [LANGUAGE ...] [--key=PATTERN]. One sentence per line: "en
// event-play: Nora plays the jack of spades." With --check, as in tests/words/run, it tests that every
// message can be filled completely.

import { fileURLToPath } from "node:url";
import { readLanguages } from "../../src/words/check.mjs";
import { textsOf } from "../../src/words/typography.mjs";
import { fill } from "../../web/rules/texts.mjs";
import { check, conclude } from "./checks.mjs";

/** @typedef {import("../../src/words/check.mjs").Tongue} Tongue */
/** @typedef {import("../../src/words/phrases.mjs").Phrase} Phrase */

const options = process.argv.slice(2).filter((one) => one.startsWith("--"));
const wanted = process.argv.slice(2).filter((one) => !one.startsWith("--"));
const pattern = new RegExp(options.find((one) => one.startsWith("--key="))?.slice(6) ?? "");
const folders = ["texts", "pages", "lessons/texts"].map((folder) =>
  readLanguages(fileURLToPath(new URL(`../../src/words/${folder}`, import.meta.url))).tongues);

const amounts = ["0", "1", "2", "5", "−1"];

/**
 * Names of each kind: female, male, of three and of twelve letters; and, if no verb agrees with the name, the
 * person and two partners.
 * @param {Tongue} tongue
 * @param {boolean} withYou
 */
function names({ phrases }, withYou) {
  const you = phrases.get("you")?.text ?? "You";
  const pair = fill(phrases.get("and-side")?.text ?? "", (place) => place === "who" ? you : "Nora");
  return ["Nora", "Winston", "Ivy", "Maximiliane", ...withYou ? [you, pair] : []];
}

/**
 * The values of a placeholder, the usual one first.
 * @param {Tongue} game whose texts have the names of cards
 * @param {string} place
 * @param {string} form the place stands in
 * @param {Phrase} english
 * @returns {string[]}
 */
function values(game, place, form, english) {
  const stem = place[0].toLowerCase() + place.slice(1).replace(/_(gen|dat|acc)$/, "");
  const word = (/** @type {string} */ key) => game.phrases.get(key)?.text ?? key;
  const card = (/** @type {number} */ rank, /** @type {string} */ suit) =>
    fill(word("the-cards").split(",")[rank], () => word(suit));
  const [, least] = /\bat least (\d+) of \$n\b/i.exec(english.comment) ?? [];
  const cards = [card(9, "spades"), card(12, "hearts")];
  if (stem === "n") return least ? [least, String(Number(least) + 3)] : ["5", ...amounts];
  if (stem === "side") return names(game, true);
  if (stem === "who") return names(game, !english.choices.has("form") && !/\{who\} \p{Ll}/u.test(form));
  if (stem === "card") return cards;
  if (["suit", "led"].includes(stem)) return [word("spades")];
  if (stem === "score") return ["7 – 5"];
  if (stem === "worlds") return [fill(word("worlds-some"), () => "7"), word("worlds-all"), word("worlds-none")];
  if (stem === "other" && english.places.has("worlds")) return [fill(word("others-some"), () => "3"), word("others-none")];
  if (stem === "other" && /\/(events|points|league|table)\.ftl$/.test(english.file)) return names(game, false);
  if (stem === "other" && (english.places.has("card") || /\$card\b/.test(english.group))) return cards;
  return [stem === "other" ? "3" : `[${stem}]`];
}

/**
 * The sentences of a message: each placeholder in turn takes all its values, the others their usual one.
 * @param {Tongue} game
 * @param {Phrase} phrase
 * @param {Phrase} english
 */
function sentences(game, phrase, english) {
  /** @type {Set<string>} */
  const said = new Set();
  const forms = phrase.choices.has("form") ? textsOfForms(phrase.text) : [phrase.text];
  for (const form of forms) {
    const places = [...new Set([...form.matchAll(/\{(\w+)[:}]/g)].map(([, place]) => place))];
    /** @type {Map<string, string[]>} */
    const possible = new Map(places.map((place) => [place, [...values(game, place, form, english),
      ...[...phrase.choices.get(place) ?? []].filter((word) => !/^\d+$|^one$|^vowel$/.test(word))]]));
    for (const place of places) {
      for (const value of possible.get(place) ?? []) {
        said.add(fill(form, (name) => name === place ? value : possible.get(name)?.[0]));
      }
    }
  }
  return [...said];
}

/** The forms of "you|others|to you" as separate texts. @param {string} text */
function textsOfForms(text) {
  let depth = 0;
  return [...text].reduce((forms, sign) => {
    depth += sign === "{" ? 1 : sign === "}" ? -1 : 0;
    if (sign === "|" && depth === 0) return [...forms, ""];
    return [...forms.slice(0, -1), forms[forms.length - 1] + sign];
  }, [""]);
}

let messages = 0;
let open = 0;
for (const tongues of folders) {
  for (const { code, phrases } of tongues) {
    if (wanted.length > 0 && !wanted.includes(code)) continue;
    const game = folders[0].find((tongue) => tongue.code === code) ?? folders[0][0];
    for (const phrase of phrases.values()) {
      const english = tongues[0].phrases.get(phrase.key) ?? phrase;
      if (phrase.places.size + phrase.choices.size === 0 || !pattern.test(phrase.key)) continue;
      messages += 1;
      for (const sentence of sentences(game, phrase, english)) {
        if (/[{}|]|undefined/.test(sentence) || sentence.trim() === "") open += 1;
        if (!options.includes("--check")) console.log(`${code} ${phrase.key}: ${sentence}`);
      }
    }
  }
}
if (options.includes("--check")) {
  check("every message with a placeholder can be filled", open === 0 && messages > 600, `${open} of ${messages} messages`);
  check("a form and its parts are texts", textsOf("a {n:1=b|=c}|d").length === 4);
  conclude();
}
