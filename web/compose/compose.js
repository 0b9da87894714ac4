// The deal composer: puts together the text of a link and asks the rules (dist/npm) what becomes of
// it. What is possible, and why not, is theirs to say; here are cards, places and words.

import {
  cardRow, cardText, fill, isRed, loadWords, onLanguage, pageLanguage, putWords,
} from "../paper/paper.js";

/** @typedef {import("../module/allfours.d.ts").AllFours} AllFours */
/** @typedef {import("../module/allfours.d.ts").Game} Game */

const suits = /** @type {const} */ (["s", "h", "d", "c"]);
const suitWords = /** @type {const} */ ({ c: "clubs", d: "diamonds", h: "hearts", s: "spades" });
const ranks = "23456789TJQKA";

/** @type {AllFours} */
let rules;
let language = pageLanguage();
/** @type {import("../paper/paper.js").Words} */
let words = {};

// What the person has chosen: a place for a hand of each seat, and the last for the pack.
const chosen = {
  variant: "trinidad", players: "", seed: "KINGSTON-42", dealer: "", score: "", rules: "",
  /** @type {string[][]} */
  places: [],
  active: 0,
};

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

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

function variant() {
  return rules.variants().find(({ id }) => id === chosen.variant) ?? rules.variants()[0];
}

function playerCount() {
  return Number(chosen.players) || variant().usual_players;
}

/** @param {string} card */
function cardName(card) {
  const suit = words[suitWords[/** @type {"c" | "d" | "h" | "s"} */ (card[1])]];
  return fill(words.cards.split(",")[ranks.indexOf(card[0])], { suit });
}

/** @param {number} place */
function placeName(place) {
  if (place === playerCount()) return words.place_pack;
  return place === 0 ? words.place_hand_you : fill(words.place_hand, { n: place });
}

/** The link of what is chosen, good or not. */
function link() {
  const parts = [`v=${chosen.variant}`];
  if (variant().players.length > 1) parts.push(`players=${playerCount()}`);
  parts.push(`seed=${chosen.seed}`);
  if (chosen.rules) parts.push(`rules=${chosen.rules}`);
  if (chosen.dealer) parts.push(`dealer=${chosen.dealer}`);
  if (chosen.score) parts.push(`score=${chosen.score}`);
  const deal = chosen.places.map((cards) => cards.join("")).join(".").replace(/\.+$/, "");
  if (deal) parts.push(`deal=${deal}`);
  return parts.join("&");
}

/** As many places as there are hands, and the pack; cards of a hand that is gone come back. */
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
  // Shown by the style sheet: what is said is the whole name.
  button.dataset.face = cardText(card);
  button.className = isRed(card) ? "card red" : "card";
  button.dataset.card = card;
  button.setAttribute("aria-label", label);
  button.addEventListener("click", press);
  button.addEventListener("dragstart", (event) => event.dataTransfer?.setData("text/plain", card));
  return button;
}

/** Cards can be dropped here.
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

/**
 * A field of the setup.
 * @param {"variant" | "players" | "seed" | "dealer" | "score" | "rules"} name
 * @param {[string, string][] | null} options of a choice; null for a text
 * @param {string} [note]
 */
function field(name, options, note) {
  const input = options
    ? make("select", {}, ...options.map(([value, text]) => make("option", { value }, text)))
    : make("input", { autocomplete: "off", spellcheck: false });
  input.id = `field-${name}`;
  input.value = name === "players" ? String(playerCount()) : chosen[name];
  input.addEventListener(options ? "change" : "input", () => {
    chosen[name] = input.value.trim();
    if (name === "variant") chosen.players = chosen.dealer = chosen.score = "";
    if (name === "players") chosen.dealer = chosen.score = "";
    if (options) showSetup();
    show();
  });
  const label = make("label", {}, words[name], input);
  if (note) {
    const small = make("small", { id: `note-${name}`, textContent: note });
    input.setAttribute("aria-describedby", small.id);
    return make("div", {}, label, small);
  }
  return label;
}

function showSetup() {
  fitPlaces();
  const focused = document.activeElement?.id;
  const seats = Array.from({ length: playerCount() }, (_, n) =>
    /** @type {[string, string]} */ (
      [String(n), n === 0 ? words.seat_you : fill(words.seat, { n })]));
  const counts = variant().players.map((n) => /** @type {[string, string]} */ ([`${n}`, `${n}`]));
  byId("setup").replaceChildren(
    field("variant", rules.variants().map(({ id, name }) => [id, name])),
    ...(counts.length > 1 ? [field("players", counts)] : []),
    field("seed", null, words.seed_note),
    field("dealer", [["", words.dealer_found], ...seats]),
    field("score", null, words.score_note),
    field("rules", null, words.rules_note));
  if (focused) document.getElementById(focused)?.focus();
}

function showPack() {
  byId("pack").replaceChildren(...suits.map((suit) =>
    make("div", { className: "suit" }, ...[...ranks].reverse().map((rank) => {
      const card = rank + suit;
      const place = placeOf(card);
      const name = cardName(card);
      const label = place < 0 ? name : fill(words.placed, { card: name, place: placeName(place) });
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
        cardButton(card, fill(words.placed, { card: cardName(card), place: placeName(place) }),
          () => move(card, -1)))));
    if (place === chosen.places.length - 1) {
      box.append(make("small", { textContent: words.place_pack_note }));
    }
    takeDrops(box, place);
    return box;
  }));
}

/** What would be dealt, from the game's own log.
 * @param {Game} game */
function showPreview(game) {
  const rows = [];
  for (const event of game.events()) {
    if (event.e === "hand") rows.push(make("p", { textContent: fill(words.by, { n: event.dealer }) }));
    if (event.e === "deal") {
      event.hands.forEach((cards, n) => rows.push(
        make("p", {}, fill(words.dealt, { n }), " ", cardRow(cards ?? []))));
    }
    if (event.e === "turn_up") {
      rows.push(make("p", {}, words.turned, " ", cardRow([event.card])));
    }
  }
  byId("preview").replaceChildren(...rows);
}

// So long after the last change the table is dealt anew: not for each letter of a name.
const dealingPause = 250;

// A table that says nothing for so long has no network.
const tablePatience = 5000;

/** @type {HTMLElement | null} the table that shows the deal, once there has been one to show */
let table = null;
let possible = false;  // what is chosen can be dealt
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
  made.addEventListener("allfours-error", (event) =>
    showNoTable(/** @type {CustomEvent} */ (event).detail.message));
  byId("table").append(made);
  return made;
}

/**
 * The deal on a table, all hands open, at the moment when all is dealt and nobody has chosen yet.
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
    table.setAttribute("lang", language);
    table.setAttribute("title", words.result);
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

/** @param {string} fragment */
function showOut(fragment) {
  const page = new URL("../", location.href).href;
  const [address] = page.split(/[?#]/);
  const field = make("input", { id: "link", readOnly: true, value: `${address}#${fragment}` });
  field.addEventListener("focus", () => field.select());
  const embed = make("textarea", { id: "embed", readOnly: true, rows: 4 });
  embed.value = `<script src="${address}all-fours-table.js" defer></script>\n` +
    `<all-fours-table link="${fragment.replaceAll("&", "&amp;")}"></all-fours-table>`;
  const copy = make("button", { type: "button", textContent: words.copy, className: "primary" });
  copy.id = "copy";
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(field.value);
      say(words.copied);
    } catch {
      field.focus();
      say(words.copy_failed);
    }
  });
  const play = make("a", { href: field.value, id: "play", textContent: words.play });
  const clear = make("button", { type: "button", textContent: words.clear });
  clear.id = "clear";
  clear.addEventListener("click", () => {
    chosen.places = [];
    fitPlaces();
    show();
  });
  byId("out").replaceChildren(
    make("label", { className: "wide" }, words.link, field),
    make("p", { className: "wide" }, copy, " ", clear, " ", play),
    make("label", { className: "wide" }, words.embed, embed));
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
 * Says why this cannot be dealt: at once where the rules' own English is read, else in the words
 * of the table, which refuses the same link.
 * @param {string} english
 */
async function showWhyNot(english) {
  const refused = link();
  const tell = (/** @type {string} */ why) => {
    if (link() !== refused) return;
    say(why, true);
    showNoTable(why);
  };
  if (language === "en" || !customElements.get("all-fours-table")) return tell(english);
  showNoTable("");
  table ??= makeTable();
  if (table.getAttribute("lang") !== language) {
    // The table follows its attributes in a task of its own, and loads anew.
    table.setAttribute("lang", language);
    await Promise.resolve();
  }
  const late = new Promise((_, reject) => setTimeout(reject, tablePatience, new Error(english)));
  await Promise.race([/** @type {any} */ (table).load(refused), late]).then(
    () => tell(english), (/** @type {Error} */ reason) => tell(reason.message));
}

function show() {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const card = focused?.dataset.card;
  const id = focused?.id;
  showPack();
  showPlaces();
  try {
    const fragment = link();
    const game = rules.game(fragment);
    say(words.good);
    showPreview(game);
    showTable(fragment, game);
    byId("out").hidden = false;
    showOut(fragment);
  } catch (error) {
    byId("preview").replaceChildren();
    byId("out").hidden = true;
    showWhyNot(/** @type {Error} */ (error).message);
  }
  // What was pressed is made anew: the focus goes where it was.
  if (card) /** @type {HTMLElement} */ (byId("pack").querySelector(`[data-card="${card}"]`)).focus();
  else if (id && !focused?.isConnected) document.getElementById(id)?.focus();
}

/** @param {string} next */
async function showAll(next) {
  words = await loadWords(next, "compose");
  language = next;
  putWords(words, language);
  if (!rules) return;
  showSetup();
  show();
}

async function start() {
  onLanguage(showAll);
  await showAll(language);
  const { load } = await import(new URL("../npm/allfours.js", import.meta.url).href);
  rules = await load();
  await showAll(language);
}

start().catch(() => say(words.failed, true));
