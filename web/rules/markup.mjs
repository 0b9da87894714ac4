// From a text to HTML: choices by the facts of the rule set, slots, and a little Markdown.
//   [[facts: one text | another]]   the first where the facts hold, else the second (or nothing)
//   {name}, {Name}                  what the page or the example puts there; capitalised
//   *word*, **word**, "- item", blank lines between paragraphs
import { holds } from "./facts.mjs";
import { text } from "./texts.mjs";

/** @typedef {import("./texts.mjs").Texts} Texts */

/** @param {string} words */
export const escaped = (words) =>
  words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** @param {string} words */
export const capitalised = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * @param {string} words
 * @param {Set<string>} known
 */
export const chosen = (words, known) =>
  words.replace(/\[\[([^:\]]+):([^\]]*)\]\]/g, (_, conditions, forms) => {
    const [yes, no = ""] = forms.split("|");
    const form = holds(conditions.trim().split(/\s+/), known) ? yes : no;
    // A form keeps the space it begins with only if the text goes on without one.
    return form.startsWith("  ") ? form.slice(1).trimEnd() : form.trim();
  });

/**
 * Slots filled with HTML.
 * @param {string} words
 * @param {(name: string) => string | undefined} slot
 */
export const filled = (words, slot) =>
  escaped(words).replace(/\{([\w.]+)\}/g, (_, name) => {
    const plain = slot(name);
    if (plain !== undefined) return plain;
    const lower = name.charAt(0).toLowerCase() + name.slice(1);
    const found = lower === name ? undefined : slot(lower);
    if (found === undefined) throw new Error(`nothing to put for {${name}} in "${words}"`);
    return capitalised(found);
  });

/** @param {string} html */
const inline = (html) => html
  .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
  .replace(/\*([^*]+)\*/g, "<em>$1</em>")
  .replace(/\n/g, " ");

/**
 * Paragraphs and lists; `tail` goes into the last one.
 * @param {string} html
 * @param {string} [tail]
 */
export function blocks(html, tail = "") {
  const parts = html.split(/\n\n|\n(?=- )(?<!- .*\n)/).map((part) => part.trim()).filter(Boolean);
  return parts.map((part, i) => {
    const end = i === parts.length - 1 ? tail : "";
    if (!part.startsWith("- ")) return `<p>${inline(part)}${end}</p>`;
    const items = part.split(/^- /m).filter(Boolean).map((item) => inline(item.trim()));
    return `<ul>${items.map((item, n) => `<li>${item}${n === items.length - 1 ? end : ""}</li>`).join("")}</ul>`;
  }).join("\n");
}

/** @param {string} html */
export const line = (html) => inline(html);

/**
 * A little card, as the score book has it.
 * @param {Texts} texts
 * @param {string} card
 */
export function cardHtml(texts, card) {
  const place = "23456789TJQKA".indexOf(card[0]);
  const letter = text(texts, "card.letters")[place];
  const name = text(texts, "card.name")
    .replace("{rank}", text(texts, "card.names").split(",")[place])
    .replace("{suit}", text(texts, `suit.${card[1]}`));
  const sign = { c: "♣", d: "♦", h: "♥", s: "♠" }[card[1]];
  return `<span class="card ${card[1]}" role="img" aria-label="${escaped(name)}">${letter === "T" ? "10" : letter}${sign}\uFE0E</span>`;
}

/**
 * @param {Texts} texts
 * @param {string[]} cards
 */
export const cardsHtml = (texts, cards) =>
  `<span class="cards">${cards.map((card) => cardHtml(texts, card)).join(" ")}</span>`;

/**
 * "1 point", "3 points".
 * @param {Texts} texts
 * @param {number} count
 */
export const pointsText = (texts, count) =>
  (texts.get(`word.points.${count}`) ?? text(texts, "word.points.#")).replace("{n}", String(count));
