// Which languages there are, which of them is likely to be wanted, and what the page says itself.
// Both lists are filled in by web/setup/dist.mjs, from the packs and from the page.ftl of
// src/words/texts and src/words/pages.

import { keptLanguage } from "../paper/kept.js";
import { files } from "./files.js";

/** What is said while the program is not there to say it, by language and key.
 * @type {Record<string, Record<string, string>>} */
const sentences = {};

/** The codes: a pack of words each. */
const languages = files().flatMap((file) => file.match(/^words-(.+)\.pack$/)?.[1] ?? []);

/**
 * A sentence in the language the page has now.
 * @param {"loading" | "not_loaded" | "stopped" | "no_picture" | "no_fonts" | "bad_message" |
 *     "flood" | "licences"} name
 */
export function sentence(name) {
  return (sentences[document.documentElement.lang] ?? sentences.en)?.[name] ?? "";
}

/**
 * @param {unknown} value
 * @returns {value is string}
 */
export function isLanguage(value) {
  return languages.some((language) => language === value);
}

/**
 * The first of the browser's languages that is ours, whatever the country: English if none is.
 * @returns {string}
 */
export function browserLanguage() {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const language = tag.toLowerCase().split("-")[0];
    if (isLanguage(language)) return language;
  }
  return "en";
}

/**
 * The language the program will want, as far as can be told without it: the address's, else the
 * person's choice, else the browser's. A wrong guess costs one more pack.
 * @returns {string}
 */
export function likelyLanguage() {
  const asked = location.hash.match(/[#&]lang=([^&]*)/)?.[1];
  return [asked, keptLanguage()].find(isLanguage) ?? browserLanguage();
}
