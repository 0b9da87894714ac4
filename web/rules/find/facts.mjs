// What a variant's rule set says, as facts by name: "field.value" for every field, "field>0" for
// numbers, and who can sit down. Conditions in wanted.mjs are lists of them.

/** @typedef {import("../events.mjs").Variant} Variant */

/**
 * @param {Variant} variant
 * @returns {Set<string>}
 */
export function facts(variant) {
  const known = new Set([`v.${variant.variant}`]);
  for (const [name, value] of Object.entries(variant.rules)) {
    known.add(`${name}.${value}`);
    if (typeof value === "number" && value > 0) known.add(`${name}>0`);
    if (name.startsWith("turn_up_") && typeof value === "number" && value > 0) known.add("turned_scores");
  }
  const { players } = variant;
  for (const count of players) known.add(`players.${count}`);
  const most = Math.max(...players);
  if (most === 2) known.add("two");
  else known.add("more");
  if (players.length > 1) known.add("mixed");
  if (variant.rules.teams === true && most >= 4) known.add("partners");
  if (players.includes(3) || most >= 6) known.add("many");
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
