// Text to HTML: placeholders, the light markup of src/words/texts (_word_, __word__, • before an item, ¶
// before a paragraph), and small cards.
import { fill, said, text } from "./texts.mjs";

/** @typedef {import("./texts.mjs").Texts} Texts */

/** @param {string} words */
export const escaped = (words) =>
  words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** @param {string} words */
export const capitalised = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * A phrase filled with HTML; {Name} is {name} with a capital.
 * @param {string} words
 * @param {(name: string) => string | undefined} slot
 */
export const filled = (words, slot) => fill(escaped(words), (name) => {
  const plain = slot(name);
  if (plain !== undefined) return plain;
  const lower = name.charAt(0).toLowerCase() + name.slice(1);
  const found = lower === name ? undefined : slot(lower);
  return found === undefined ? undefined : capitalised(found);
});

/** @param {string} html */
export const line = (html) => html
  .replace(/__([^_]+)__/g, "<strong>$1</strong>")
  .replace(/_([^_]+)_/g, "<em>$1</em>");

/**
 * Paragraphs and lists; `tail` is appended to the last one.
 * @param {string} html
 * @param {string} [tail]
 */
export function blocks(html, tail = "") {
  const parts = html.split(" ¶ ").flatMap((part) => {
    const [before, ...items] = part.split(/(?:^| )• /);
    return [...before ? [before] : [], ...items.length > 0 ? [items] : []];
  });
  return parts.map((part, i) => {
    const end = i === parts.length - 1 ? tail : "";
    if (typeof part === "string") return `<p>${line(part)}${end}</p>`;
    return `<ul>${part.map((item, n) => `<li>${line(item)}${n === part.length - 1 ? end : ""}</li>`).join("")}</ul>`;
  }).join("\n");
}

const suits = { c: "clubs", d: "diamonds", h: "hearts", s: "spades" };

/** @param {string} suit */
export const suitKey = (suit) => suits[/** @type {keyof typeof suits} */ (suit)];

/**
 * A small card, as in the history.
 * @param {Texts} texts
 * @param {string} card
 */
export function cardHtml(texts, card) {
  const place = "23456789TJQKA".indexOf(card[0]);
  const letter = [...text(texts, "rank-letters")][place];
  const name = fill(text(texts, "cards").split(",")[place], () => text(texts, suitKey(card[1])));
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
  said(texts, count === 1 ? "points-1" : "points-n", { n: String(count) });
