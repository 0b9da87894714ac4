// The language of a page other than the game.

import { browserLanguage, isLanguage } from "../page/language.js";
import { keptLanguage } from "./kept.js";

/** The language in the address (?lang=), else the one chosen in the game, else the browser's. */
export function pageLanguage() {
  const asked = new URLSearchParams(location.search).get("lang")?.toLowerCase().split("-")[0];
  return [asked, keptLanguage()].find(isLanguage) ?? browserLanguage();
}
