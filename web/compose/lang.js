// The languages of the pages beside the game: which to use, and words into the page.

/** @typedef {"en" | "de" | "fr"} Language */

/** @type {readonly [Language, string][]} */
const languages = [["en", "English"], ["de", "Deutsch"], ["fr", "Français"]];

/** The language of the address (lang=), else the browser's first that is ours. */
export function pageLanguage() {
  const asked = new URLSearchParams(location.search).get("lang");
  const wanted = [asked ?? "", ...navigator.languages].map((tag) => tag.split("-")[0]);
  return languages.map(([code]) => code)
    .sort((a, b) => (wanted.indexOf(a) + 99) % 99 - (wanted.indexOf(b) + 99) % 99)
    .find((code) => wanted.includes(code)) ?? "en";
}

/**
 * A phrase with its places filled: "Seat {n}".
 * @param {string} phrase
 * @param {Record<string, string | number>} [places]
 */
export function fill(phrase, places = {}) {
  return phrase.replace(/\{(\w+)\}/g, (_, name) => String(places[name] ?? ""));
}

/**
 * Puts the words into every element that names one, and the choice of languages into the header.
 * @param {Record<string, string>} words
 * @param {Language} language
 * @param {(language: Language) => void} change
 */
export function putWords(words, language, change) {
  document.documentElement.lang = language;
  document.title = `All Fours: ${words.title}`;
  for (const place of document.querySelectorAll("[data-word]")) {
    place.textContent = words[/** @type {HTMLElement} */ (place).dataset.word ?? ""];
  }
  const nav = /** @type {HTMLElement} */ (document.getElementById("languages"));
  nav.setAttribute("aria-label", words.language);
  if (nav.children.length === 0) {
    for (const [code, name] of languages) {
      const button = document.createElement("button");
      button.type = "button";
      button.lang = code;
      button.textContent = name;
      button.dataset.code = code;
      button.addEventListener("click", () => change(code));
      nav.append(button);
    }
  }
  for (const button of nav.children) {
    const { code } = /** @type {HTMLElement} */ (button).dataset;
    button.setAttribute("aria-pressed", String(code === language));
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
 * Cards one after another, as little cards.
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
