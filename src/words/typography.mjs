// Checks the typography of each language (spaces and signs), and that a counted noun agrees with its number.
// Knows one phrase at a time; PHRASES.md has the rules for translators. Tests:
// tests/words/compiler.mjs.

/** @typedef {import("./phrases.mjs").Phrase} Phrase */

/** Stands for a choice where the text around it is looked at. */
const choice = "\u0001";

/** What is told to programs and on terminals, too: signs as every keyboard has them. */
const isPlain = (/** @type {string} */ key) => key.startsWith("fault-");

/** @param {string} text @returns {string[]} what stands between bars, but for those within braces */
function parted(text) {
  const parts = [""];
  let depth = 0;
  for (const sign of text) {
    if (sign === "{") depth += 1;
    if (sign === "}") depth -= 1;
    if (sign === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/**
 * A phrase as the texts that can be read of it: its forms, and those of its choices with what each is
 * chosen by.
 * @param {string} phrase
 * @param {string[]} [by]
 * @returns {{text: string, by: string[]}[]}
 */
export function textsOf(phrase, by = []) {
  return parted(phrase).flatMap((form) => {
    /** @type {{text: string, by: string[]}[]} */
    const inside = [];
    const text = form.replace(/\{(\w+):((?:[^{}]|\{\w+\})*)\}/g, (_, place, words) => {
      for (const one of parted(words)) inside.push(...textsOf(one.replace(/^[^=]*=/, ""), [...by, place]));
      return choice;
    });
    return [{ text, by }, ...inside];
  });
}

/** @type {Record<string, [RegExp, string][]>} what a language does not write, and why not */
const unwritten = {
  en: [
    [/\s[:;!?%]/u, "no space stands before : ; ! ? %"],
    [/['"]/u, "quotes are “so”, an apostrophe is ’"],
  ],
  de: [[/['"]/u, "quotes are „so“, an apostrophe is ’"]],
  fr: [
    [/[^\u202f!?][:;!?%»](?!\/\/)/u, "a narrow space (U+202F) stands before : ; ! ? % »"],
    [/«(?!\u202f)/u, "a narrow space (U+202F) stands after «"],
    [/['"]/u, "quotes are « ainsi », an apostrophe is ’"],
  ],
};

/** @type {Record<string, RegExp>} what may follow a number without being counted by it */
const uncounted = {
  en: /^(against|as|ended|for|from|is|nothing|of|on|out|to|took|turned|changed|wins|with)$/,
  // A noun has a capital letter.
  de: /^\p{Ll}/u,
  fr: /^(à|a|au|avec|contre|de|depuis|des|est|gagne|ont|par|pour|sur|telles?|tourn\p{L}+)$/u,
};

/**
 * Says what is wrong with how a phrase is written.
 * @param {string} code of the language
 * @param {Phrase} phrase
 * @param {Phrase} english
 * @param {(what: string) => void} wrong
 */
export function checkTypography(code, phrase, english, wrong) {
  for (const { text, by } of textsOf(phrase.text)) {
    for (const [sign, why] of unwritten[code] ?? []) {
      if (sign.test(text) && !isPlain(phrase.key)) wrong(`${why}: ${text}`);
    }
    const follows = uncounted[code];
    if (!follows || by.includes("n") || /\bat least \d+ of \$n\b/i.test(english.comment)) continue;
    for (const [, word] of text.matchAll(/\{n\}[\s\u202f]+(\p{L}[\p{L}’-]*)/gu)) {
      if (!follows.test(word)) wrong(`{ $n } ${word}: chosen by $n, [one] and *[other], or the English says how many it is at least`);
    }
  }
}
