// The language of a page beside the game.

import { browserLanguage, isLanguage } from "../page/language.js";
import { keptLanguage } from "./kept.js";

/** What the address asks for (?lang=), else what was chosen in the game, else what the browser says. */
export function pageLanguage() {
  const asked = new URLSearchParams(location.search).get("lang")?.toLowerCase().split("-")[0];
  return [asked, keptLanguage()].find(isLanguage) ?? browserLanguage();
}
