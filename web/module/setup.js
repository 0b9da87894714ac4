// The start of a game, as a link.
import { AllFoursError } from "./core.js";

/** @typedef {import("./core.js").Core} Core */
/** @typedef {import("./allfours.d.ts").Setup} Setup */

/** The keys of a setup: name in the package, and name in a link. */
const setupKeys = /** @type {const} */ ([
  "variant", "players", "seed", "rules", "hand", "dealer", "score", "deal", "cut",
]);

/**
 * A value for display in a message.
 * @param {unknown} value
 */
export function shown(value) {
  if (typeof value === "string") return `"${value}"`;
  if (typeof value === "function") return "a function";
  if (typeof value === "number") return String(value);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // A BigInt, or an object that contains itself.
    return String(value);
  }
}

/**
 * @param {unknown} value
 * @param {string} what
 * @param {readonly string[]} kinds of `typeof`
 */
function expectKind(value, what, kinds) {
  if (!kinds.includes(typeof value)) throw new AllFoursError(`${what} is a ${kinds.join(" or a ")}, not ${shown(value)}.`);
}

/**
 * Checks for an object with no other keys than these.
 * @param {unknown} value
 * @param {string} what
 * @param {readonly string[]} keys
 * @returns {asserts value is Record<string, any>}
 */
export function expectKeys(value, what, keys) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new AllFoursError(`${what} is an object with ${keys.join(", ")}, not ${shown(value)}.`);
  }
  for (const key of Object.keys(value)) {
    if (!keys.includes(key)) {
      throw new AllFoursError(`${what} has no "${key}"; it has ${keys.join(", ")}.`);
    }
  }
}

/** @param {unknown} value */
function expectCard(value) {
  if (typeof value === "string" && /^[2-9TJQKA][cdhs]$/.test(value)) return;
  throw new AllFoursError(`A card is a text like "Jh", not ${shown(value)}.`);
}

/** A random seed, short enough to read aloud. */
function freshSeed() {
  const letters = "BCDFGHJKLMNPQRSTVWXZ23456789";
  const chosen = Array.from(crypto.getRandomValues(new Uint32Array(10)),
    (number) => letters[number % letters.length]);
  return `${chosen.slice(0, 5).join("")}-${chosen.slice(5).join("")}`;
}

/**
 * The deal in link form; the pack follows the hands of all players.
 * @param {string | import("./allfours.d.ts").Deal} deal
 * @param {number} players
 */
function dealText(deal, players) {
  if (typeof deal === "string") return deal;
  expectKeys(deal, "A deal", ["hands", "pack"]);
  const { hands, pack = [] } = deal;
  if (!Array.isArray(hands) || !hands.every(Array.isArray) || !Array.isArray(pack)) {
    throw new AllFoursError("A deal has hands, a list of cards a seat, and a list pack.");
  }
  if (players > 0 && hands.length > players) {
    throw new AllFoursError(`A deal has no more hands than players: ${players}, not ${hands.length}.`);
  }
  // for…of also visits the holes of a list.
  for (const cards of [...hands, pack]) for (const card of cards) expectCard(card);
  const parts = [...hands];
  while (pack.length > 0 && parts.length < players) parts.push([]);
  if (pack.length > 0) parts.push(pack);
  return parts.map((cards) => cards.join("")).join(".");
}

/**
 * The number of players of a setup; 0 if its variant is unknown.
 * @param {Core} core
 * @param {Setup} setup
 * @returns {number}
 */
function playersOf(core, { variant, players }) {
  if (players !== undefined) return players;
  /** @type {import("./allfours.d.ts").Variant[]} */
  const variants = core.ask("variants");
  return variants.find(({ id }) => id === variant)?.usual_players ?? 0;
}

/**
 * The link of a setup.
 * @param {Core} core
 * @param {Setup} setup
 */
function linkOf(core, setup) {
  expectKeys(setup, "A setup", setupKeys);
  const { variant, players, seed, rules, hand, dealer, score, deal } = setup;
  if (typeof variant !== "string") {
    throw new AllFoursError(`A setup's variant is the name of one, not ${shown(variant)}.`);
  }
  if (rules !== undefined && (typeof rules !== "object" || rules === null)) {
    throw new AllFoursError(`A setup's rules are an object of fields, not ${shown(rules)}.`);
  }
  if (score !== undefined && !Array.isArray(score)) {
    throw new AllFoursError(`A setup's score is a list of numbers, not ${shown(score)}.`);
  }
  for (const one of score ?? []) expectKind(one, "A score", ["number"]);
  const changed = Object.entries(rules ?? {}).map(([field, value]) => {
    expectKind(value, `The rule ${field}`, ["boolean", "number", "string"]);
    // One rule each, like one part each below.
    if (/[.,]/.test(field) || /,/.test(String(value))) {
      throw new AllFoursError(`${shown(value)} cannot be ${field}.`);
    }
    return `${field}.${value}`;
  }).join();
  const parts = {
    v: variant, players, seed: seed === undefined ? freshSeed() : seed,
    rules: changed || undefined, hand, dealer,
    score: score?.join("."),
    deal: deal === undefined ? undefined : dealText(deal, playersOf(core, setup)),
  };
  return Object.entries(parts)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      expectKind(value, `The part ${key} of a setup`, ["number", "string"]);
      if (typeof value === "number" && !Number.isFinite(value)) {
        throw new AllFoursError(`The part ${key} of a setup is no ${value}.`);
      }
      // One part of a link each: a value cannot contain the start of another part.
      if (/[&#]/.test(String(value))) throw new AllFoursError(`${shown(value)} cannot be ${key}.`);
      return `${key}=${value}`;
    })
    .join("&");
}

/**
 * The link of a setup or of a link, without the part of the address before it.
 * @param {Core} core
 * @param {unknown} what
 */
export function linkFor(core, what) {
  if (typeof what === "string") return what.replace(/^.*#/, "");
  const setup = /** @type {Setup} */ (what);
  const link = linkOf(core, setup);
  if (setup.cut === undefined) return link;
  expectKind(setup.cut, "A cut card", ["string"]);
  return core.ask("cut", link, String(setup.cut),
    setup.deal === undefined ? "" : dealText(setup.deal, playersOf(core, setup)).replaceAll(".", "")).link;
}
