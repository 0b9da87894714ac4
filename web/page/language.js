// The available languages, the one probably wanted, and the page's own sentences. web/setup/dist.mjs fills in
// both lists, from the packs and from page.ftl of src/words/texts and src/words/pages.

import { keptLanguage } from "../paper/kept.js";
import { files } from "./files.js";

/** Sentences for the time before the program is loaded, by language and key.
 * @type {Record<string, Record<string, string>>} */
const sentences = {};

/** Language codes, one pack of texts each. */
const languages = files().flatMap((file) => file.match(/^words-(.+)\.pack$/)?.[1] ?? []);

/** A sentence in the page's current language.
 * @param {"loading" | "not_loaded" | "stopped" | "no_picture" | "no_fonts" | "bad_message" |
 *     "flood" | "licences" | "part_missing"} name */
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

/** The first of the browser's languages that is available, in any region; English if none is.
 * @returns {string} */
export function browserLanguage() {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const language = tag.toLowerCase().split("-")[0];
    if (isLanguage(language)) return language;
  }
  return "en";
}

/** The language the program will use, as far as can be guessed: the address's, else the person's choice, else
 * the browser's. A wrong guess costs one more pack.
 * @returns {string} */
export function likelyLanguage() {
  const asked = location.hash.match(/[#&]lang=([^&]*)/)?.[1];
  return [asked, keptLanguage()].find(isLanguage) ?? browserLanguage();
}
