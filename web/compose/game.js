// The game of a composed deal: the person's choices and their controls. The rules decide what is valid.

import { fill, pageLanguage } from "../paper/paper.js";

/** @typedef {import("../module/allfours.d.ts").AllFours} AllFours */
/** @typedef {import("../module/allfours.d.ts").Field} Field */

/** The data that the page has loaded. */
export const here = {
  rules: /** @type {AllFours} */ (/** @type {unknown} */ (undefined)),
  language: pageLanguage(),
  /** @type {import("../paper/paper.js").Words} */
  words: {},
  /** Called when the choices change. */
  changed() {},
};

/** The goals of a puzzle (src/players/advice/puzzle.hpp). */
const goals = ["puzzle_jack", "puzzle_hang", "puzzle_low", "puzzle_game", "puzzle_all", "puzzle_win"];

// The person's choices: one place per hand, and the last place for the pack.
export const chosen = {
  variant: "trinidad", players: "", seed: "KINGSTON-42", dealer: "",
  puzzle: "",  // the goal of seat 0, for a puzzle
  /** @type {Record<string, string>} changed house rules */
  rules: {},
  /** @type {string[]} of each side; empty for none */
  score: [],
  /** @type {string[][]} */
  places: [],
  active: 0,
};

/** @param {string} id */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Partial<HTMLElementTagNameMap[T]>} [properties]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function make(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

function variant() {
  return here.rules.variants().find(({ id }) => id === chosen.variant) ?? here.rules.variants()[0];
}

export const gameName = () => variant().name;

export function playerCount() {
  return Number(chosen.players) || variant().usual_players;
}

// Players and partners, from the rules of the last valid game.
/** @type {readonly string[]} */
let names = [""];
let sides = 1;

/** @param {number} seat */
export const nameOf = (seat) => names[seat] || here.words.you;

/** @param {number} side */
const sideName = (side) =>
  names.flatMap((_, seat) => (seat % sides === side ? [nameOf(seat)] : [])).join(" & ");

/** The chosen game, as the first part of a link. */
export function gameLink() {
  const parts = [`v=${chosen.variant}`];
  if (variant().players.length > 1) parts.push(`players=${playerCount()}`);
  // A character that would begin another part is refused as a part of the name.
  parts.push(`seed=${chosen.seed.replace(/[&#]/g, encodeURIComponent)}`);
  const changed = Object.entries(chosen.rules).map((pair) => pair.join("."));
  if (changed.length > 0) parts.push(`rules=${changed.join(",")}`);
  return parts;
}

/**
 * A field with its name and a note.
 * @param {HTMLInputElement | HTMLSelectElement} input
 * @param {string} name
 * @param {string} title
 * @param {string} [note]
 */
function labelled(input, name, title, note) {
  input.id = `field-${name}`;
  const label = make("label", {}, title, input);
  if (!note) return label;
  const small = make("small", { id: `note-${name}`, textContent: note });
  input.setAttribute("aria-describedby", small.id);
  return make("div", {}, label, small);
}

/** @param {[string, string][]} options value and text
 * @param {string} value */
function choice(options, value) {
  const input = make("select", {},
    ...options.map(([option, text]) => make("option", { value: option }, text)));
  input.value = value;
  return input;
}

/**
 * A field of the setup.
 * @param {"variant" | "players" | "seed" | "dealer" | "puzzle"} name
 * @param {[string, string][] | null} options of a choice; null for a text
 * @param {string} [note]
 */
function field(name, options, note) {
  const value = name === "players" ? String(playerCount()) : chosen[name];
  const input = options ? choice(options, value)
    : make("input", { autocomplete: "off", spellcheck: false, value });
  input.addEventListener(options ? "change" : "input", () => {
    chosen[name] = input.value.trim();
    if (name === "variant") {
      chosen.players = "";
      chosen.rules = {};
    }
    if (name === "variant" || name === "players") {
      chosen.dealer = "";
      chosen.score = [];
    }
    if (options) showSetup();
    here.changed();
  });
  return labelled(input, name, here.words[name], note);
}

/** @param {number} side its points before the hand */
function points(side) {
  const input = make("input", {
    type: "number", min: "-99", max: "99", inputMode: "numeric", value: chosen.score[side] ?? "",
  });
  input.addEventListener("input", () => {
    while (chosen.score.length < sides) chosen.score.push("");
    chosen.score[side] = input.value;
    here.changed();
  });
  return labelled(input, `score-${side}`, fill(here.words.score, { who: sideName(side) }));
}

/** The key of a text about a field or a value, in the form of src/words/compile.mjs: no hyphens.
 * @param {string[]} parts */
const keyOf = (...parts) => parts.join("_").replaceAll("-", "_");

/**
 * A house rule; default values are left out of the link.
 * @param {Field} one
 */
function rule(one) {
  const usual = String(variant().rules[/** @type {keyof import("../module/allfours.d.ts").RuleSet} */ (one.name)]);
  const value = chosen.rules[one.name] ?? usual;
  const said = (/** @type {string} */ text) => one.kind === "flag"
    ? here.words[text === "true" ? "value_yes" : "value_no"] : here.words[keyOf("value", one.name, text)];
  const input = one.kind === "number"
    ? make("input", { type: "number", min: String(one.least), max: String(one.most), value })
    : choice((one.values ?? []).map((option) => [String(option), said(String(option))]), value);
  input.addEventListener(one.kind === "number" ? "input" : "change", () => {
    if (input.value === usual) delete chosen.rules[one.name];
    else chosen.rules[one.name] = input.value;
    if (findSides()) showSetup();
    here.changed();
  });
  return labelled(input, one.name, here.words[keyOf("field", one.name)],
    here.words[keyOf("field", one.name, "meaning")]);
}

/** The house rules under their headings; the texts define where each heading begins. */
function houseRules() {
  const parts = [];
  for (const one of here.rules.fields()) {
    const heading = here.words[keyOf("field_group", one.name)];
    if (heading) parts.push(make("h2", { className: "wide", textContent: heading }));
    parts.push(rule(one));
  }
  const all = make("details", { id: "rules", className: "wide" },
    make("summary", { textContent: here.words.rules }),
    make("div", { className: "fields" }, ...parts));
  all.open = /** @type {HTMLDetailsElement | null} */ (byId("rules"))?.open ?? false;
  return all;
}

/** Updates names and sides if the chosen game is valid; true if they have changed. */
function findSides() {
  const before = `${sides} ${names}`;
  try {
    ({ names, sides } = here.rules.game(gameLink().join("&")));
  } catch {
    // Unchanged: the page shows the fault.
  }
  const others = before !== `${sides} ${names}`;
  if (others) chosen.score = [];
  return others;
}

export function showSetup() {
  findSides();
  const focused = document.activeElement?.id;
  const seats = Array.from({ length: playerCount() }, (_, n) =>
    /** @type {[string, string]} */ ([String(n), nameOf(n)]));
  const counts = variant().players.map((n) => /** @type {[string, string]} */ ([`${n}`, `${n}`]));
  byId("setup").replaceChildren(
    field("variant", here.rules.variants().map(({ id, name }) => [id, name])),
    ...(counts.length > 1 ? [field("players", counts)] : []),
    field("seed", null, here.words.seed_note),
    field("dealer", [["", here.words.dealer_found], ...seats]),
    ...Array.from({ length: sides }, (_, side) => points(side)),
    field("puzzle", [["", here.words.puzzle_none], ...goals.map((goal) =>
      /** @type {[string, string]} */ ([goal.replace("puzzle_", ""), here.words[goal]]))],
    here.words.puzzle_note),
    houseRules());
  if (focused) document.getElementById(focused)?.focus();
}

