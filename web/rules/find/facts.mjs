// What is said of a game, as facts by name, from what the core answers: a fact for each paragraph of
// its rules ("play.strict", and "play" for short), and who can sit down ("players.2"). Conditions in
// wanted.mjs are lists of them. No rule is worked out here.

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
 * Does every condition hold? "!fact" must not; "a|b" one of them.
 * @param {string[]} conditions
 * @param {Set<string>} known
 */
export function holds(conditions, known) {
  return conditions.every((condition) => condition.split("|").some((one) =>
    one.startsWith("!") ? !known.has(one.slice(1)) : known.has(one)));
}
