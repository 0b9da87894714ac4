// The deal composer: assembles the text of a link and asks the rules (dist/npm) for the resulting game. The
// rules decide what is possible; this script handles cards, positions and texts.

import {
  cardRow, cardText, codes, fill, inTime, isRed, loadWords, onLanguage, putWords,
} from "../paper/paper.js";
import { byId, chosen, gameLink, gameName, here, make, nameOf, playerCount, showSetup } from "./game.js";

/** @typedef {import("../module/allfours.d.ts").Game} Game */

const suits = /** @type {const} */ (["s", "h", "d", "c"]);
const suitWords = /** @type {const} */ ({ c: "clubs", d: "diamonds", h: "hearts", s: "spades" });
const ranks = "23456789TJQKA";

/** @param {string} card */
function cardName(card) {
  const suit = here.words[suitWords[/** @type {"c" | "d" | "h" | "s"} */ (card[1])]];
  return fill(here.words.cards.split(",")[ranks.indexOf(card[0])], { suit });
}

/** @param {number} place */
function placeName(place) {
  if (place === playerCount()) return here.words.place_pack;
  return place === 0 ? here.words.place_hand_you : fill(here.words.place_hand, { who: nameOf(place) });
}

/** The link of the current choices, valid or not. */
function link() {
  const parts = gameLink();
  if (chosen.dealer) parts.push(`dealer=${chosen.dealer}`);
  if (chosen.score.some((points) => points !== "")) {
    parts.push(`score=${chosen.score.map((points) => points || "0").join(".")}`);
  }
  const deal = chosen.places.map((cards) => cards.join("")).join(".").replace(/\.+$/, "");
  if (deal) parts.push(`deal=${deal}`);
  return parts.join("&");
}

/** The same with the goal of a puzzle, which the game itself checks. */
const whole = () => link() + (chosen.puzzle ? `&puzzle=${chosen.puzzle}` : "");

/** One place per hand, and the pack; cards of a removed hand return to the others. */
function fitPlaces() {
  const count = playerCount() + 1;
  const pack = chosen.places.pop() ?? [];
  chosen.places.length = Math.min(chosen.places.length, count - 1);
  while (chosen.places.length < count - 1) chosen.places.push([]);
  chosen.places.push(pack);
  chosen.active = Math.min(chosen.active, count - 1);
}

/** @param {string} card */
const placeOf = (card) => chosen.places.findIndex((cards) => cards.includes(card));

/**
 * @param {string} card
 * @param {number} place -1 for back to the others
 */
function move(card, place) {
  for (const cards of chosen.places) {
    const at = cards.indexOf(card);
    if (at >= 0) cards.splice(at, 1);
  }
  if (place >= 0) chosen.places[place].push(card);
  show();
}

/**
 * @param {string} card
 * @param {string} label
 * @param {() => void} press
 */
function cardButton(card, label, press) {
  const button = make("button", { type: "button", draggable: true });
  // The style sheet draws this; a screen reader reads the full name.
  button.dataset.face = cardText(card);
  button.className = isRed(card) ? "card red" : "card";
  button.dataset.card = card;
  button.setAttribute("aria-label", label);
  button.addEventListener("click", press);
  button.addEventListener("dragstart", (event) => event.dataTransfer?.setData("text/plain", card));
  return button;
}

/** Accepts dropped cards.
 * @param {HTMLElement} target
 * @param {number} place */
function takeDrops(target, place) {
  target.addEventListener("dragover", (event) => event.preventDefault());
  target.addEventListener("drop", (event) => {
    event.preventDefault();
    const card = event.dataTransfer?.getData("text/plain") ?? "";
    if (/^[2-9TJQKA][cdhs]$/.test(card)) move(card, place);
  });
}

function showPack() {
  byId("pack").replaceChildren(...suits.map((suit) =>
    make("div", { className: "suit" }, ...[...ranks].reverse().map((rank) => {
      const card = rank + suit;
      const place = placeOf(card);
      const name = cardName(card);
      const label = place < 0 ? name : fill(here.words.placed, { card: name, place: placeName(place) });
      const button = cardButton(card, label, () => {
        if (place < 0) move(card, chosen.active);
      });
      if (place >= 0) button.setAttribute("aria-disabled", "true");
      return button;
    }))));
}

function showPlaces() {
  byId("places").replaceChildren(...chosen.places.map((cards, place) => {
    const input = make("input", { type: "radio", name: "place", id: `place-${place}` });
    input.checked = place === chosen.active;
    input.addEventListener("change", () => {
      chosen.active = place;
      show();
    });
    const box = make("div", { className: place === chosen.active ? "place active" : "place" },
      make("label", {}, input, placeName(place)),
      make("div", { className: "held" }, ...cards.map((card) =>
        cardButton(card, fill(here.words.placed, { card: cardName(card), place: placeName(place) }),
          () => move(card, -1)))));
    if (place === chosen.places.length - 1) {
      box.append(make("small", { textContent: here.words.place_pack_note }));
    }
    takeDrops(box, place);
    return box;
  }));
}

/** The resulting deal, from the log of the game.
 * @param {Game} game */
function showPreview(game) {
  const rows = [];
  for (const event of game.events()) {
    if (event.e === "hand") rows.push(make("p", { textContent: fill(here.words.by, { who: nameOf(event.dealer) }) }));
    if (event.e === "deal") {
      event.hands.forEach((cards, n) => rows.push(
        make("p", {}, fill(here.words.dealt, { who: nameOf(n) }), " ", cardRow(cards ?? []))));
    }
    if (event.e === "turn_up") {
      rows.push(make("p", {}, here.words.turned, " ", cardRow([event.card])));
    }
  }
  byId("preview").replaceChildren(...rows);
}

// The table reloads this long after the last change, not for each letter of a name.
const dealingPause = 250;

// A table that stays silent this long has no network.
const tablePatience = 5000;

/** @type {HTMLElement | null} the table that shows the deal, after the first valid one */
let table = null;
let possible = false;  // the current choices can be dealt
const noTable = make("p");
/** @type {ReturnType<typeof setTimeout> | undefined} */
let dealing;

function makeTable() {
  const made = document.createElement("all-fours-table");
  made.setAttribute("hands", "open");
  made.setAttribute("controls", "none");
  const uncover = () => {
    if (possible) byId("table").classList.remove("none");
  };
  made.addEventListener("allfours-ready", uncover);
  made.addEventListener("allfours-state", uncover);
  made.addEventListener("allfours-error", (event) => {
    const why = /** @type {CustomEvent} */ (event).detail.message;
    showNoTable(why);
    // A valid deal, but not a valid puzzle.
    if (!chosen.puzzle) return;
    say(why, true);
    byId("out").hidden = true;
    // A table that started with an invalid link never becomes ready.
    made.remove();
    table = null;
  });
  byId("table").append(made);
  return made;
}

/**
 * The deal on a table with all hands open, at the moment after the deal and before the first decision.
 * @param {string} fragment
 * @param {Game} game
 */
function showTable(fragment, game) {
  clearTimeout(dealing);
  possible = true;
  const kinds = game.events().map(({ e }) => e);
  const dealt = Math.max(kinds.lastIndexOf("deal"), kinds.lastIndexOf("turn_up")) + 1;
  dealing = setTimeout(() => {
    table ??= makeTable();
    table.setAttribute("lang", here.language);
    table.setAttribute("title", here.words.result);
    table.setAttribute("link", `${fragment}&at=${dealt}`);
    if (/** @type {any} */ (table).state) byId("table").classList.remove("none");
  }, dealingPause);
}

/** @param {string} why */
function showNoTable(why) {
  clearTimeout(dealing);
  possible = false;
  noTable.textContent = why;
  byId("table").append(noTable);
  byId("table").classList.add("none");
}

/** @param {string} fragment the address for play; an embedded table cannot be a puzzle */
function showOut(fragment) {
  const page = new URL("../", location.href).href;
  const [address] = page.split(/[?#]/);
  const shared = here.rules.whole(fragment);
  const field = make("input", { id: "link", readOnly: true, value: `${address}#${shared}` });
  field.addEventListener("focus", () => field.select());
  const embed = make("textarea", { id: "embed", readOnly: true, rows: 4 });
  embed.value = codes.tag(address, here.rules.whole(link()), gameName());
  const copy = make("button", { type: "button", textContent: here.words.copy, className: "primary" });
  copy.id = "copy";
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(field.value);
      say(here.words.copied);
    } catch {
      field.focus();
      say(here.words.copy_failed);
    }
  });
  const play = make("a", { href: field.value, id: "play", textContent: here.words.play });
  const clear = make("button", { type: "button", textContent: here.words.clear });
  clear.id = "clear";
  clear.addEventListener("click", () => {
    chosen.places = [];
    show();
  });
  byId("out").replaceChildren(
    make("label", { className: "wide" }, here.words.link, field),
    make("p", { className: "wide" }, copy, " ", clear, " ", play),
    make("label", { className: "wide" }, here.words.embed, embed));
}

/**
 * @param {string} sentence
 * @param {boolean} [bad]
 */
function say(sentence, bad = false) {
  byId("verdict").textContent = sentence;
  byId("verdict").className = bad ? "bad" : "";
}

/**
 * Shows why this cannot be dealt: at once if the page is English, like the messages of the rules; otherwise
 * in the words of the table, which rejects the same link.
 * @param {string} english
 */
async function showWhyNot(english) {
  const refused = link();
  const tell = (/** @type {string} */ why) => {
    if (link() !== refused) return;
    say(why, true);
    showNoTable(why);
  };
  if (here.language === "en" || !customElements.get("all-fours-table")) return tell(english);
  showNoTable("");
  table ??= makeTable();
  if (table.getAttribute("lang") !== here.language) {
    // The table follows its attributes in a later task, and reloads.
    table.setAttribute("lang", here.language);
    await Promise.resolve();
  }
  const late = new Promise((_, reject) => setTimeout(reject, tablePatience, new Error(english)));
  await Promise.race([/** @type {any} */ (table).load(refused), late]).then(
    () => tell(english), (/** @type {Error} */ reason) => tell(reason.message));
}

function show() {
  fitPlaces();
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const card = focused?.dataset.card;
  const id = focused?.id;
  showPack();
  showPlaces();
  try {
    const fragment = link();
    const game = here.rules.game(fragment);
    say(here.words.good);
    showPreview(game);
    showTable(whole(), game);
    byId("out").hidden = false;
    showOut(whole());
  } catch (error) {
    byId("preview").replaceChildren();
    byId("out").hidden = true;
    showWhyNot(/** @type {Error} */ (error).message);
  }
  // The pressed button was replaced: restore the focus.
  if (card) /** @type {HTMLElement} */ (byId("pack").querySelector(`[data-card="${card}"]`)).focus();
  else if (id && !focused?.isConnected) document.getElementById(id)?.focus();
}

/** @param {string} next */
async function showAll(next) {
  here.words = await loadWords(next, "compose");
  here.language = next;
  putWords(here.words, next);
  if (!here.rules) return;
  showSetup();
  show();
}

async function start() {
  here.changed = show;
  onLanguage(showAll);
  await showAll(here.language);
  const { load } = await inTime(import(new URL("../npm/allfours.js", import.meta.url).href), "rules");
  here.rules = await inTime(load(), "rules");
  await showAll(here.language);
  dispatchEvent(new Event("allfours-ready"));
}

start().catch((error) => {
  console.error(error);
  say(here.words.failed ?? "", true);
  dispatchEvent(new Event("allfours-stuck"));
});
