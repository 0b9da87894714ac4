// The examples of a page: examples/<variant>.json, replayed, as HTML.
import { existsSync, readFileSync } from "node:fs";

import { capitalised, cardHtml, cardsHtml, escaped, filled, line, pointsText, suitKey } from "./markup.mjs";
import { said, text } from "./texts.mjs";

/** @typedef {import("./texts.mjs").Texts} Texts */
/** @typedef {import("./events.mjs").GameEvent} GameEvent */
/** @typedef {Record<string, string | number>} Slots */
/**
 * @typedef {object} Example
 * @property {string} id      of its title, and unique on its page
 * @property {string} place   the paragraph before it: a field's name or a key
 * @property {string} kind
 * @property {string} link    the record, as the part of a link after '#'
 * @property {number} seat    the seat shown nearest
 * @property {Slots} [slots]  for steps without their own
 * @property {{at: number, text: string, slots?: Slots}[]} steps  `at`: number of events shown
 * @property {{at: number, side: number | null, points: number, for: string, cards: string[]}[]} awards
 * all points from the first step to the last
 */

/** "4", "−4". @param {number} points */
const whole = (points) => (points < 0 ? `−${-points}` : `${points}`);

/**
 * @param {string} variant
 * @returns {Example[]}
 */
export function readExamples(variant) {
  const file = new URL(`examples/${variant}.json`, import.meta.url);
  if (!existsSync(file)) {
    throw new Error(`${variant} has no examples: node web/rules/find/find.mjs build/native/bin/allfours ${variant}`);
  }
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The names of the sides, from the dealer's on. */
const parts = ["dealer", "eldest", "third"];

/** The people of an example: seats and sides by their role in the hand. */
class Roles {
  /**
   * @param {Texts} texts
   * @param {import("./events.mjs").Outline} rules
   * @param {GameEvent[]} log
   * @param {number} moment
   */
  constructor(texts, rules, log, moment) {
    const { players } = /** @type {import("./events.mjs").GameLine} */ (log[0]);
    this.texts = texts;
    /** The side of each seat. */
    this.sideOf = rules.side_of[players];
    this.dealer = 0;
    for (const event of log.slice(0, Math.max(moment, 3))) {
      if (event.e === "hand" || event.e === "first_dealer") this.dealer = event.dealer;
    }
    /** The seats, from the dealer on. */
    this.round = this.sideOf.map((_, i) => (this.dealer + i) % players);
    /** The sides, from the dealer's on. */
    this.sides = [...new Set(this.round.map((seat) => this.sideOf[seat]))];
  }

  /** Are there partners? */
  get partners() {
    return this.sides.length < this.round.length;
  }

  /**
   * @param {string} key
   * @param {number} form 0 the subject, 1 possessive, 2 dative, 3 the object
   */
  #word(key, form) {
    return text(this.texts, key).split(",")[form].trim();
  }

  /**
   * @param {number} seat
   * @param {number} [form]
   */
  seat(seat, form = 0) {
    const side = this.sideOf[seat];
    const partner = this.round.find((one) => this.sideOf[one] === side) === seat ? "" : "_partner";
    return this.#word(`role.${parts[this.sides.indexOf(side)]}${partner}`, form);
  }

  /**
   * @param {number} side
   * @param {number} [form]
   */
  side(side, form = 0) {
    const of = this.partners ? "side" : "role";
    return this.#word(`${of}.${parts[this.sides.indexOf(side)]}`, form);
  }

  /** @param {number[]} numbers one per side; the dealer's comes first */
  score(numbers) {
    return this.sides.map((side) => `${this.side(side)} ${numbers[side]}`).join(", ");
  }
}

const forms = ["", "gen", "dat", "acc"];

/**
 * A sentence of an example, as HTML.
 * @param {Texts} texts
 * @param {Roles} roles
 * @param {string} key
 * @param {Slots} slots
 */
function sentence(texts, roles, key, slots) {
  return line(filled(text(texts, `step.${key}`), (name) => {
    if (name === "scorer") return roles.partners ? "side" : "player";
    const [slot, form = ""] = name.split("_");
    if (slots[slot] === undefined) return undefined;
    const [kind, value = ""] = String(slots[slot]).split(":");
    switch (kind) {
      case "card": return cardHtml(texts, value);
      case "cards": return cardsHtml(texts, value.split(" "));
      case "seat": return escaped(roles.seat(Number(value), forms.indexOf(form)));
      case "side": return escaped(roles.side(Number(value), forms.indexOf(form)));
      case "suit": return escaped(text(texts, suitKey(value)));
      case "points": return escaped(pointsText(texts, Math.abs(Number(value))));
      case "score": return escaped(roles.score(value.split(" ").map(Number)));
      case "word": return escaped(text(texts, `word.${value}`));
      default: return escaped(kind);
    }
  }));
}

/**
 * The hands as dealt, and the turned cards, of the hand in the example.
 * @param {Texts} texts
 * @param {Roles} roles
 * @param {GameEvent[]} log
 * @param {number} to
 */
function hands(texts, roles, log, to) {
  let rows = "";
  const start = log.slice(0, Math.max(to, 3)).map((event) => event.e).lastIndexOf("hand");
  for (const event of log.slice(start, Math.max(to, start + 3))) {
    if (event.e === "deal") {
      event.hands.forEach((cards, seat) => {
        rows += `<li><b>${escaped(capitalised(roles.seat(seat)))}</b> ${cardsHtml(texts, cards)}</li>`;
      });
      if (event.top) rows += `<li><b>${escaped(capitalised(text(texts, "example.stock")))}</b> ${cardHtml(texts, event.top)}</li>`;
    } else if (event.e === "turn_up") {
      rows += `<li><b>${escaped(capitalised(text(texts, "example.turned")))}</b> ${cardHtml(texts, event.card)}</li>`;
    }
  }
  return `<details><summary>${escaped(text(texts, "example.cards"))}</summary><ul class="hands">${rows}</ul></details>`;
}

/**
 * @param {Texts} texts
 * @param {import("./events.mjs").Outline} rules
 * @param {Roles} roles
 * @param {GameEvent[]} log
 * @param {Example} example
 */
function awards(texts, rules, roles, log, example) {
  if (example.awards.length === 0) return "";
  const here = new Set(rules.sections.flatMap(({ paragraphs }) => paragraphs.map(({ key }) => key)));
  /** A house rule of the example is explained on the page of house rules. @param {string} rule */
  const address = (rule) => `${here.has(rule) ? "" : "house-rules.html"}#${rule}`;
  /** @param {string} name */
  const head = (name) => `<th scope="col">${escaped(text(texts, `table.${name}`))}</th>`;
  const rows = example.awards.map(({ at }) => {
    const event = log[at - 1];
    if (event?.e !== "award") throw new Error(`${example.link}: moment ${at} is no award`);
    const side = event.side === null ? text(texts, "nobody") : roles.side(event.side);
    const points = event.points > 0 ? `+${event.points}` : whole(event.points);
    return `<tr data-at="${at}" data-side="${event.side ?? "none"}" data-points="${event.points}" data-for="${event.for}" data-cards="${event.cards.join(" ")}">` +
      `<td><span class="badge ${event.side === null ? "none" : event.side === roles.sides[0] ? "gold" : "blue"}">${points}</span></td>` +
      `<td><a href="${address(event.why.rule)}">${escaped(text(texts, event.for.replace("turn_up_", "turned_")))}</a></td>` +
      `<td>${escaped(side)}</td><td>${event.for === "game" && event.cards.length > 8 ? "" : cardsHtml(texts, event.cards)}</td>` +
      `<td class="score">${event.score.map(whole).join(" – ")}</td></tr>`;
  });
  return `<table class="awards"><caption>${escaped(text(texts, "example.awards"))}</caption>` +
    `<thead><tr>${["points", "for", "side", "card", "score"].map(head).join("")}</tr></thead>` +
    `<tbody>${rows.join("")}</tbody></table>`;
}

/**
 * An example as HTML.
 * @param {Texts} texts
 * @param {import("./events.mjs").Outline} rules
 * @param {string} language
 * @param {Example} example
 * @param {GameEvent[]} log
 */
export function exampleHtml(texts, rules, language, example, log) {
  const last = example.steps[example.steps.length - 1].at;
  const roles = new Roles(texts, rules, log, last);
  const title = text(texts, `title.${example.id}`);
  const id = `example-${example.id}`;
  const steps = example.steps.map((step) => {
    const told = example.awards.some((award) => award.at === step.at && step.text.startsWith("award."));
    return `<li data-at="${step.at}"${told ? ` data-award="${step.at}"` : ""}><span>` +
      `${sentence(texts, roles, step.text, step.slots ?? example.slots ?? {})}</span></li>`;
  });
  return `<article class="example" id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title"><small>${escaped(text(texts, "example.label"))}</small> ${escaped(title)}</h3>
<div class="stage">
<all-fours-table link="${escaped(`${example.link}&at=${example.steps[0].at}`)}" seat="${example.seat}" hands="open" controls="step" lang="${language}" title="${escaped(said(texts, "example.table", { title }))}"></all-fours-table>
<div class="story">
<ol class="steps" aria-label="${escaped(text(texts, "example.steps"))}">
${steps.join("\n")}
</ol>
<p class="stepper" hidden><button type="button" data-step="-1">${escaped(text(texts, "example.previous"))}</button> <button type="button" data-step="1">${escaped(text(texts, "example.next"))}</button></p>
</div>
</div>
${awards(texts, rules, roles, log, example)}
${hands(texts, roles, log, last)}
<p class="open"><a href="../../#${escaped(example.link)}">${escaped(text(texts, "example.open"))}<span class="unseen">: ${escaped(title)}</span></a></p>
</article>`;
}
