// The proof of fair deals: recomputes every hand of a game from its seed in two ways, by the game's own rules
// (dist/npm) and by random.js, and shows each step.

import {
  cardRow, decodedLink, fill, inTime, loadWords, onLanguage, pageLanguage, putWords,
} from "../paper/paper.js";
import { fnv1a, shuffledPack } from "./random.js";
import { vectors } from "./vectors.js";

/** @typedef {import("../module/allfours.d.ts").Game} Game */

/** @type {import("../paper/paper.js").Words} */
let words = {};

/** @type {Promise<import("../module/allfours.d.ts").AllFours> | null} */
let loading = null;

function rules() {
  const url = new URL("../npm/allfours.js", import.meta.url).href;
  loading ??= inTime(import(url).then(({ load }) => load()), url).catch((error) => {
    console.error(error);
    loading = null;  // a later attempt may succeed
    throw new Error(words.failed);
  });
  return loading;
}

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const field = /** @type {HTMLTextAreaElement} */ (byId("game"));

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Partial<HTMLElementTagNameMap[T]>} [properties]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[T]}
 */
function make(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** @param {bigint} number */
const hex = (number) => number.toString(16).padStart(16, "0");

// More than the longest game, as a link and as a saved log.
const longestLink = 2 ** 17;
const longestLog = 2 ** 22;

/** Longer than any game: the page would freeze for many seconds if it displayed the text.
 * @param {string} text */
const isTooLong = (text) => text.length > (text.trimStart().startsWith("{") ? longestLog : longestLink);

/**
 * The game of an address, of its fragment, or of a saved log, which the rules replay.
 * @param {string} text
 */
async function gameOf(text) {
  const clean = text.trim();
  if (isTooLong(clean)) throw new Error(words.too_long);
  const allfours = await rules();
  if (clean.startsWith("{")) return allfours.read(clean);
  const link = decodedLink(clean.slice(clean.indexOf("#") + 1));
  // Without the parts that concern only the reader.
  return allfours.game(allfours.parts(link).split("&").filter((part) => !/^(seat|beat|lang)=/.test(part)).join("&"));
}

/**
 * The positions of these cards in the pack: "1–3, 13–15".
 * @param {string[]} cards
 * @param {string[]} pack
 */
function places(cards, pack) {
  const numbers = cards.map((card) => pack.indexOf(card) + 1).sort((a, b) => a - b);
  /** @type {[number, number][]} */
  const runs = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}

/** @param {Game} game */
function showGame(game) {
  const events = game.events();
  const hands = [];
  let good = 0;
  let bad = 0;
  let given = 0;
  const packs = game.packs();
  let next = -1;
  /** @type {HTMLElement | null} */
  let list = null;
  for (const event of events) {
    if (event.e === "hand") {
      const dealt = packs[++next];
      const title = make("h2", { textContent: fill(words.hand, { n: dealt.hand }) });
      // At the table none of its cards has been seen yet.
      if (next > 0 && !dealt.begun && !dealt.over) {
        hands.push(make("section", {}, title, make("p", {}, words.not_dealt)));
        break;
      }
      const own = shuffledPack(game.seed, dealt.stream);
      const same = own.join() === dealt.pack.join();
      if (dealt.given) ++given;
      else if (same) ++good;
      else ++bad;
      list = make("ul");
      const sentence = dealt.given ? words.chosen : same ? words.same : words.other;
      const shown = [
        make("p", {}, `${words.stream} `, make("code", { textContent: dealt.stream }), ". ",
          make("span", { className: dealt.given || same ? "" : "bad", textContent: sentence })),
        make("p", {}, `${words.pack} `, cardRow(dealt.pack)), list];
      // During the game, the person would otherwise see the other hands.
      hands.push(make("section", {}, title, ...(dealt.over ? shown : [make("details", {},
        make("summary", { textContent: words.still_played }), ...shown)])));
    }
    const { pack } = packs[Math.max(next, 0)];
    if (event.e === "deal") {
      event.hands.forEach((cards, n) => list?.append(make("li", {},
        `${fill(words.seat, { n })} `, cardRow(cards ?? []), " ",
        fill(words.places, { text: places(cards ?? [], pack) }))));
    }
    if (event.e === "turn_up") {
      list?.append(make("li", {}, `${words.turned} `, cardRow([event.card]), " ",
        fill(words.places, { text: places([event.card], pack) })));
    }
  }
  const key = `${game.seed} → ${hex(fnv1a(game.seed))}. `;
  byId("verdict").textContent = key +
    (bad > 0 ? fill(words.bad, { n: bad }) : fill(words.good, { n: good })) +
    (given > 0 ? ` ${words.given}` : "");
  byId("verdict").className = bad > 0 ? "bad" : "";
  byId("hands").replaceChildren(...hands);
}

async function check() {
  byId("hands").replaceChildren();
  byId("verdict").textContent = "";
  byId("verdict").className = "";
  if (field.value.trim() === "") return;
  try {
    showGame(await gameOf(field.value));
  } catch (error) {
    byId("verdict").textContent = /** @type {Error} */ (error).message;
    byId("verdict").className = "bad";
  }
}

function showVectors() {
  const head = [words.v_seed, words.v_stream, words.v_key, words.v_number, words.v_cards];
  byId("vectors").replaceChildren(
    make("caption", { id: "vectors-caption", textContent: words.vectors }),
    make("tr", {}, ...head.map((text) => make("th", { scope: "col", textContent: text }))),
    ...vectors.map(({ seed, stream, key, number, cards }) => make("tr", {},
      ...[seed, stream, key, number].map((text) =>
        make("td", {}, make("code", { textContent: text }))),
      make("td", {}, cardRow(cards.split(" "))))));
}

/** @param {string} language */
async function showAll(language) {
  words = await loadWords(language, "fair");
  putWords(words, language);
  showVectors();
  dispatchEvent(new Event("allfours-ready"));
  void check();
}

/** @param {unknown} error */
function stuck(error) {
  console.error(error);
  dispatchEvent(new Event("allfours-stuck"));
}

function refuse() {
  field.value = "";
  byId("hands").replaceChildren();
  byId("verdict").textContent = words.too_long;
  byId("verdict").className = "bad";
}

/** Puts the game of the address into the field and checks it. */
function checkAddress() {
  const text = location.hash.slice(1);
  if (isTooLong(text)) {
    refuse();
    return;
  }
  field.value = text;
  void check();
}

byId("check").addEventListener("click", () => void check());
field.addEventListener("paste", (event) => {
  if (!isTooLong(event.clipboardData?.getData("text") ?? "")) return;
  event.preventDefault();
  refuse();
});
window.addEventListener("hashchange", checkAddress);
if (!isTooLong(location.hash)) field.value = location.hash.slice(1);
onLanguage((language) => showAll(language).catch(stuck));
showAll(pageLanguage()).catch(stuck);
fetch(new URL("random.js", import.meta.url))
  .then((response) => response.text())
  .then((text) => (byId("code").textContent = text))
  .catch(() => {});
