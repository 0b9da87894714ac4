// Facts about a game by name, from the core's answers: one for each paragraph of its rules ("play.strict",
// and "play" for short), and the possible numbers of players ("players.2"). Conditions in wanted.mjs are
// lists of facts. This script works out no rule.

/** @typedef {import("../events.mjs").Outline} Outline */

/**
 * @param {Outline} rules
 * @returns {Set<string>}
 */
export function facts({ variant, players, sections }) {
  const known = new Set([`v.${variant}`, ...players.map((count) => `players.${count}`)]);
  for (const { key } of sections.flatMap(({ paragraphs }) => paragraphs)) {
    known.add(key).add(key.replace(/\..*/, ""));
  }
  return known;
}

/**
 * Do all conditions hold? "!fact" negates; "a|b" is an alternative.
 * @param {string[]} conditions
 * @param {Set<string>} known
 */
export function holds(conditions, known) {
  return conditions.every((condition) => condition.split("|").some((one) =>
    one.startsWith("!") ? !known.has(one.slice(1)) : known.has(one)));
}
