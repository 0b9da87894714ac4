// Shared by the pages other than the game: texts, the choice of language in the header, and small cards.
// web/setup/dist.mjs bundles it with its imports.

import { inTime } from "../page/files.js";

export { inTime };
export { codes } from "../page/author.js";
export { pageLanguage } from "./language.js";
export { decodedLink } from "./link.js";

/** @typedef {Record<string, string>} Words */

/**
 * The texts of a page in a language, with those of all pages.
 * @param {string} language
 * @param {"fair" | "compose"} part
 * @returns {Promise<Words>}
 */
export async function loadWords(language, part) {
  const file = `words-${language}.js`;
  const { default: parts } = await inTime(import(new URL(file, import.meta.url).href), file);
  return { ...parts.game, ...parts.page, ...parts[part] };
}

/**
 * A phrase with its placeholders filled: "Seat {n}".
 * @param {string} phrase
 * @param {Record<string, string | number>} [places]
 */
export function fill(phrase, places = {}) {
  return phrase.replace(/\{(\w+)\}/g, (_, name) => String(places[name] ?? ""));
}

/**
 * Puts the texts into the title and every element that names one, and the language into the header.
 * @param {Words} words
 * @param {string} language
 */
export function putWords(words, language) {
  document.documentElement.lang = language;
  document.title = fill(words.tab, { title: words.title });
  document.querySelector('meta[name="description"]')?.setAttribute("content", words.description);
  for (const place of document.querySelectorAll("[data-word]")) {
    place.textContent = words[/** @type {HTMLElement} */ (place).dataset.word ?? ""];
  }
  for (const [list, name] of [[".languages", "nav_languages"], [".pages", "nav_label"]]) {
    document.querySelector(list)?.setAttribute("aria-label", words[name]);
  }
  for (const link of links(".languages a")) {
    link.toggleAttribute("aria-current", false);
    if (link.dataset.code === language) link.setAttribute("aria-current", "true");
  }
  // The other pages open in this language.
  for (const link of links(".pages a")) {
    link.href = link.href.replace(/(lang=|rules\/)[a-z]+/, `$1${language}`);
  }
}

/** @param {string} selector */
const links = (selector) => /** @type {NodeListOf<HTMLAnchorElement>} */ (
  document.querySelectorAll(selector));

/**
 * Follows the choice of a language in the header, keeping the contents of the page.
 * @param {(language: string) => void} change
 */
export function onLanguage(change) {
  for (const link of links(".languages a")) {
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const language = link.dataset.code ?? "en";
      const address = new URL(location.href);
      address.searchParams.set("lang", language);
      // A reload keeps this language.
      history.replaceState(null, "", address);
      change(language);
    });
  }
}

const symbols = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** @param {string} card "Th" */
export function cardText(card) {
  const suit = symbols[/** @type {keyof symbols} */ (card[1])];
  return (card[0] === "T" ? "10" : card[0]) + suit;
}

/** @param {string} card */
export const isRed = (card) => card[1] === "d" || card[1] === "h";

/**
 * A row of small cards.
 * @param {string[]} cards
 */
export function cardRow(cards) {
  const row = document.createElement("span");
  for (const card of cards) {
    const made = document.createElement("span");
    made.className = isRed(card) ? "card red" : "card";
    made.textContent = cardText(card);
    row.append(made, " ");
  }
  return row;
}
