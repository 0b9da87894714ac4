// The text mirror of the game, for screen readers, keyboards and tests: a DOM copy of the state from
// src/app/accessibility/mirror.cpp. Elements are reused across states, so that the focus stays.

import { Buttons, span } from "./buttons.js";
import { element } from "./elements.js";
import { sentence } from "./language.js";
import { showLook } from "./look.js";
import { Speech } from "./speech.js";

/** @typedef {import("./buttons.js").ButtonState} ButtonState */

/**
 * @typedef {object} Line
 * @property {string} text
 * @property {string} [rule]      where the text is a rule: leads to it
 *
 * @typedef {object} Row
 * @property {"heading" | "award" | "event" | "game_over"} kind
 * @property {number} moment
 * @property {number} hand        the moment of its heading
 * @property {string} [trick]     "Trick 3", of what belongs to one
 * @property {string} title
 * @property {string} [who]
 * @property {number} [side]
 * @property {number} [points]
 * @property {string} [gain]      these in words, "plus 1"
 * @property {string} [why]
 * @property {string} [score]
 * @property {string} [rule]
 * @property {string} [cards]
 *
 * @typedef {object} Notice
 * @property {string} text
 * @property {string} id
 * @property {string} label
 *
 * @typedef {object} State
 * @property {Notice} [notice]
 * @property {string} screen
 * @property {string} message
 * @property {string} language
 * @property {Record<string, string>} [words]  of the page itself, where they are new
 * @property {boolean} text_only
 * @property {{label: string, page: string, elsewhere: Record<string, string>}} rules of the game at
 *   the table, or chosen; and where those are explained that their page does not have
 * @property {number} text_size    per cent
 * @property {number} look         as in look.js
 * @property {string} felt         as in look.js
 * @property {import("./sheet.js").SheetState} [dialog]
 * @property {string} title
 * @property {string} [turn]      others on devices of their own wait for this person: a sentence that says so
 * @property {string} [deal]
 * @property {string} [challenge]
 * @property {string} [score]
 * @property {string} [table]
 * @property {string} [prompt]
 * @property {string} [hint]       what is best now, and why
 * @property {ButtonState[]} [hand]
 * @property {ButtonState[]} actions
 * @property {number} [history_from]
 * @property {Row[]} [history]
 * @property {string[]} [live]     the latest events, to be announced
 * @property {boolean} [curtain]   the device goes from one person to the next: nobody's hand is shown
 * @property {string[]} [aside]    what is asked, or in the message: only announced when it is new
 * @property {string} [message_rule]
 * @property {string} [history_title]
 * @property {string[]} [so_far]
 * @property {string} [so_far_title]
 * @property {number[]} [folded]   headings of hands that are folded
 * @property {boolean} [everything]  all rows, not only the points
 * @property {{moment: number, lines: Line[]}[]} [opened]  awards with their reasons
 * @property {string} [why]        a button's label
 * @property {string} [rule]       a button's label
 * @property {string} [rule_explained]  a link's
 * @property {string} [last_trick]
 * @property {{title: string, lines: Line[]}} [hands]  all hands, once a hand is over
 */

export class Mirror {
  #noPicture = false;
  #textOnly = false;
  #colon = ": ";
  #curtain = false;
  #speech;
  #pressed;
  #buttons;
  #pageTitle = document.title;
  #prompt = element("prompt", HTMLElement);
  #hand = element("hand", HTMLElement);
  #rows = element("rows", HTMLElement);
  /** The dialogs, loaded on demand. @type {import("./sheet.js").Sheet | null} */
  #sheet = null;
  /** @type {Promise<import("./sheet.js").Sheet | null> | null} */
  #sheetComing = null;
  #loadSheet;
  /** @type {import("./sheet.js").SheetState | undefined} */
  #dialog;

  /**
   * @param {(id: string) => void} act
   * @param {import("./buttons.js").Pressed} pressed
   * @param {() => Promise<import("./sheet.js").Sheet | null>} loadSheet null if it is not available
   * @param {Speech} [speech]
   */
  constructor(act, pressed, loadSheet, speech = new Speech()) {
    this.#speech = speech;
    this.#pressed = pressed;
    this.#buttons = new Buttons(pressed);
    this.#loadSheet = loadSheet;
    // The picture marks the focused action. The focus may also move while a state is being shown, when the
    // program must not be called.
    const mirror = element("mirror", HTMLElement);
    const tell = () => {
      const focused = document.activeElement?.closest("#mirror [data-act]");
      act(`focus:${focused instanceof HTMLElement ? focused.dataset.act : ""}`);
    };
    for (const event of ["focusin", "focusout"]) {
      mirror.addEventListener(event, () => queueMicrotask(tell));
    }
  }

  /** @param {State} state */
  show(state) {
    const focused = document.activeElement;
    const inHand = focused?.closest("#hand") != null;
    if (state.words) this.#speakWith(state.words, state.language);
    document.body.dataset.screen = state.screen;
    // Seen in the list of tabs.
    document.title = state.turn ? `${state.turn} ${this.#pageTitle}` : this.#pageTitle;
    this.#textOnly = state.text_only;
    this.#showPicture();
    showLook(state.look, state.felt);
    document.documentElement.style.setProperty("--text-size", String(state.text_size / 100));
    this.#showNotice(state.notice);
    for (const id of /** @type {const} */ (
      ["message", "title", "deal", "challenge", "score", "table", "hint"])) {
      this.#say(element(id, HTMLElement), state[id] ?? "");
    }
    this.#say(this.#prompt, state.prompt ?? "");
    element("hand-title", HTMLElement).hidden = (state.hand ?? []).length === 0;
    this.#buttons.show(this.#hand, state.hand ?? []);
    this.#buttons.show(element("actions", HTMLElement), state.actions);
    this.#showRows(state);
    this.#showOpened(state);
    this.#showLines(element("message-rule", HTMLElement),
      state.message_rule ? [{ text: "", rule: state.message_rule }] : [], state);
    this.#showSection("so-far", state.so_far_title ?? "",
      (state.so_far ?? []).map((text) => ({ text })), state);
    this.#showSection("hands", state.hands?.title ?? "", state.hands?.lines ?? [], state);
    this.#say(element("last-trick", HTMLElement), state.last_trick ?? "");
    const rules = element("rules-page", HTMLAnchorElement);
    this.#say(rules, state.rules.label);
    rules.href = state.rules.page;
    this.#say(element("licences", HTMLElement), sentence("licences"));
    this.#speech.say(state.live ?? [], state.aside ?? []);
    if (state.curtain && !this.#curtain) this.#speech.forget();
    this.#curtain = state.curtain ?? false;
    // A moved element keeps the focus.
    if (focused instanceof HTMLElement && focused !== document.activeElement) {
      const next = focused.isConnected ? focused : this.#next(inHand);
      next.focus({ preventScroll: focused.isConnected });
    }
    this.#dialog = state.dialog;
    if (this.#sheet) this.#sheet.show(this.#dialog);
    else if (this.#dialog) void this.#openSheet();
  }

  /** What gets the focus of a pressed button that is gone: something with a text to be read, and not the top
   * of the page. @param {boolean} inHand */
  #next(inHand) {
    if (inHand && this.#hand.childElementCount > 0) return element("hand-title", HTMLElement);
    return this.#prompt.textContent ? this.#prompt : element("title", HTMLElement);
  }

  async #openSheet() {
    // One for all states that come while it is being loaded.
    this.#sheetComing ??= this.#loadSheet();
    this.#sheet = await this.#sheetComing;
    if (!this.#sheet) this.#sheetComing = null;
    this.#sheet?.show(this.#dialog);
  }

  set noPicture(/** @type {boolean} */ value) {
    this.#noPicture = value;
    this.#showPicture();
  }

  #showPicture() {
    document.body.classList.toggle("text-only", this.#textOnly || this.#noPicture);
  }

  /** @param {Notice | undefined} notice */
  #showNotice(notice) {
    const place = element("update", HTMLElement);
    place.hidden = !notice;
    if (!notice) return;
    const [text, button] = place.children;
    this.#say(/** @type {HTMLElement} */ (text), notice.text);
    this.#say(/** @type {HTMLElement} */ (button), notice.label);
    /** @type {HTMLElement} */ (button).onclick = (event) => this.#pressed(notice.id, event);
  }

  /** Fills the page's own elements with the texts they name.
   * @param {Record<string, string>} words
   * @param {string} language */
  #speakWith(words, language) {
    document.documentElement.lang = language;
    for (const shown of document.querySelectorAll("[data-word]")) {
      shown.textContent = words[/** @type {HTMLElement} */ (shown).dataset.word ?? ""];
    }
    for (const named of document.querySelectorAll("[data-label]")) {
      const word = /** @type {HTMLElement} */ (named).dataset.label ?? "";
      named.setAttribute("aria-label", words[word]);
    }
    this.#colon = words.with_value.replace("{text}", "").replace("{value}", "");
  }

  /**
   * @param {HTMLElement} place
   * @param {string} text
   */
  #say(place, text) {
    // Setting the same text would announce it again.
    if (place.textContent !== text) place.textContent = text;
  }

  /** @param {State} state */
  #showRows(state) {
    const from = state.history_from ?? 0;
    while (this.#rows.children.length > from) this.#rows.lastElementChild?.remove();
    for (const row of state.history ?? []) this.#rows.append(this.#makeRow(row, state));
    this.#say(element("history-title", HTMLElement), state.history_title ?? "");
    element("history", HTMLElement).hidden = this.#rows.children.length === 0;
  }

  /**
   * @param {Row} row
   * @param {State} state
   */
  #makeRow(row, state) {
    const item = document.createElement("li");
    item.dataset.kind = row.kind;
    item.dataset.moment = String(row.moment);
    item.dataset.hand = String(row.hand);
    if (row.trick) {
      item.dataset.trick = row.trick;
      const before = this.#rows.lastElementChild;
      if (!(before instanceof HTMLElement) || before.dataset.trick !== row.trick) {
        item.append(span("trick", `${row.trick}${this.#colon}`));
      }
    }
    const heading = row.kind === "heading";
    const title = this.#buttons.make(`${heading ? "hand" : "moment"}:${row.moment}`);
    title.append(span("title", row.title));
    item.append(title);
    if (row.kind !== "award") {
      if (row.rule) {
        item.dataset.rule = row.rule;
        const link = this.#buttons.make(`rules:${row.rule}`);
        link.removeAttribute("id");  // several rows can have the same rule
        link.textContent = state.rule ?? "";
        item.append(" ", link);
      }
      return item;
    }
    item.dataset.points = String(row.points);
    item.dataset.side = String(row.side);
    item.dataset.rule = row.rule ?? "";
    item.dataset.cards = row.cards ?? "";
    const why = this.#buttons.make(`why:${row.moment}`);
    why.textContent = state.why ?? "";
    item.append(
      this.#colon,
      span("points", row.gain ?? ""),
      " ",
      span("who", row.who ?? ""),
      ". ",
      span("why", row.why ?? ""),
      " ",
      span("score", row.score ?? ""),
      " ",
      why,
    );
    return item;
  }

  /** Folded, filtered and expanded rows. @param {State} state */
  #showOpened(state) {
    const folded = new Set((state.folded ?? []).map(String));
    const opened = new Map((state.opened ?? []).map((one) => [String(one.moment), one.lines]));
    for (const child of this.#rows.children) {
      const item = /** @type {HTMLElement} */ (child);
      const { kind, hand = "", moment = "" } = item.dataset;
      const closed = folded.has(hand);
      item.hidden = (closed && (kind === "award" || kind === "event")) ||
        (kind === "event" && !state.everything);
      if (kind === "heading") {
        item.querySelector("button")?.setAttribute("aria-expanded", String(!closed));
      } else if (kind === "award") {
        const lines = opened.get(moment);
        item.querySelector('[data-act^="why:"]')
          ?.setAttribute("aria-expanded", String(lines !== undefined));
        let evidence = item.querySelector(".evidence");
        if (lines && !evidence) {
          evidence = document.createElement("div");
          evidence.className = "evidence";
          item.append(evidence);
          this.#showLines(/** @type {HTMLElement} */ (evidence), lines, state);
        } else if (!lines) {
          evidence?.remove();
        }
      }
    }
  }

  /**
   * @param {string} id
   * @param {string} title
   * @param {Line[]} lines
   * @param {State} state
   */
  #showSection(id, title, lines, state) {
    const section = element(id, HTMLElement);
    section.hidden = lines.length === 0;
    this.#say(element(`${id}-title`, HTMLElement), title);
    this.#showLines(element(`${id}-lines`, HTMLElement), lines, state);
  }

  /** Paragraphs; a rule is followed by a button to it in the sheet, and a link to its paragraph on the pages
   * about the rules, where examples are played.
   * @param {HTMLElement} place
   * @param {Line[]} lines
   * @param {State} state */
  #showLines(place, lines, state) {
    const said = JSON.stringify([lines, state.rule, state.rules]);
    if (place.dataset.said === said) return;
    place.dataset.said = said;
    place.replaceChildren(...lines.map((line) => {
      const made = document.createElement("p");
      made.textContent = line.text;
      if (line.rule) {
        const link = this.#buttons.make(`rules:${line.rule}`);
        link.removeAttribute("id");  // several lines can have the same rule
        link.textContent = state.rule ?? "";
        made.append(" ", link, " ", this.#explained(line.rule, state));
      }
      return made;
    }));
  }

  /**
   * @param {string} rule
   * @param {State} state
   */
  #explained(rule, state) {
    const link = document.createElement("a");
    link.href = state.rules.elsewhere[rule] ?? `${state.rules.page}#${rule}`;
    link.target = "_blank";  // the game stays as it is
    link.rel = "noopener";
    link.dataset.act = `explain:${rule}`;
    link.textContent = state.rule_explained ?? "";
    return link;
  }
}
