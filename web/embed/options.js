// The fragment of the address of embed.html or alone.html: a link, and the options of embedding.

import { isLanguage } from "../page/language.js";
import { decodedLink } from "../paper/link.js";

/**
 * @typedef {object} Options
 * @property {string} link the deal and the bots (`bots=`)
 * @property {number} seat
 * @property {boolean} openHands
 * @property {"none" | "step" | "full"} controls
 * @property {string | null} language a supported language
 * @property {"light" | "dark" | null} theme
 */

/**
 * The value if it is one of the words, otherwise a default.
 * @template T
 * @template {string} W
 * @param {string | undefined} value
 * @param {readonly W[]} words
 * @param {T} otherwise
 * @returns {W | T}
 */
const oneOf = (value, words, otherwise) => words.find((word) => word === value) ?? otherwise;

/**
 * @param {string} hash location.hash
 * @returns {Options}
 */
export function readOptions(hash) {
  /** @type {Record<string, string>} */
  const own = {};
  /** @type {string[]} */
  const link = [];
  const parts = hash.slice(1).split("&");
  // Parts covered by the end of a link stay in the link (src/core/game/link_end.hpp).
  const covered = parts.findIndex((part) => part.startsWith("end="));
  parts.forEach((part, i) => {
    const [, key, value] = /^(seat|hands|controls|lang|theme)=(.*)$/.exec(part) ?? [];
    if (key) own[key] = value;
    if (part && (!key || i < covered)) link.push(part);
  });
  let text = decodedLink(link.join("&"));
  // The program reads an ampersand as HTML writes it, once or more than once.
  const says = (/** @type {string} */ keys) => new RegExp(`(^|&((amp|#x26|#0*38);)*)(${keys})=`, "i").test(text);
  if (!says("v|game")) text = `v=trinidad&${text}`;
  if (!says("seed")) text += `${text.endsWith("&") ? "" : "&"}seed=allfours`;
  return {
    link: text,
    seat: /^[0-9]$/.test(own.seat ?? "") ? Number(own.seat) : 0,
    openHands: own.hands === "open",
    controls: oneOf(own.controls, /** @type {const} */ (["none", "step", "full"]), "step"),
    language: isLanguage(own.lang) ? own.lang : null,
    theme: oneOf(own.theme, /** @type {const} */ (["light", "dark"]), null),
  };
}
