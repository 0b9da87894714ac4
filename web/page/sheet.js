// The open dialog of the program, built from the title and parts of src/app/dialogs/dialog.cpp. Reused across states,
// so that the focus stays.

import { element } from "./elements.js";
import { labelsOf } from "./key_of.js";
import { keyboardLayout } from "./keys.js";
import { sentence } from "./language.js";
import { make } from "./make.js";
import { makeScan } from "./scan_part.js";
import { makeFile, makeLinks, makeLoad, makeOpening, makeSave, notHad } from "./share.js";

/**
 * @typedef {object} Part
 * @property {"text" | "heading" | "keys" | "table" | "choice" | "slider" | "switch" | "field" |
 *     "button" | "links" | "file" | "page" | "opening" | "review" | "hands" | "calendar" | "picture" |
 *     "curve" | "shares" | "save" | "load" | "scan"} kind
 * @property {string} [text]
 * @property {any[]} [rows]     of keys: keys and text; of a table: texts
 * @property {string} [id]
 * @property {string} [label]
 * @property {boolean} [primary]  of a button: what most people want next
 * @property {string} [href]
 * @property {string} [note]
 * @property {{id: string, label: string, chosen: boolean}[]} [options]
 * @property {string} [low]
 * @property {string} [high]
 * @property {string[]} [steps]
 * @property {number} [step]
 * @property {boolean} [on]
 * @property {string} [value]
 * @property {string} [usual]
 * @property {number} [longest]
 * @property {import("./share.js").Link[]} [links]  what can be sent
 *
 * @typedef {object} SheetState
 * @property {string} name
 * @property {string} title
 * @property {string} close
 * @property {string} message
 * @property {Part[]} parts
 */

/** Everything that is not updated in place: the parts, the targets of buttons, the contents of tables,
 * the options of choices.
 * @param {SheetState} state */
const shapeOf = ({ name, parts }) => JSON.stringify([name,
  ...parts.map(({ kind, id, rows, links, options }) => [kind, kind === "button" ? id : "",
    kind === "table" ? rows : "", links ?? "", (options ?? []).map((option) => option.id)])]);

/** Focusable elements, in order. @param {HTMLElement} parts */
const focusable = (parts) => /** @type {HTMLElement[]} */ (
  [...parts.querySelectorAll("button, input, select, textarea, a[href]")]);

/**
 * The element that gets the focus of a removed one: the same action, else another action on the same
 * object, else the element now at its index.
 * @param {HTMLElement} gone
 * @param {number} place its index among the focusable elements
 * @param {HTMLElement[]} here
 */
function heirOf(gone, place, here) {
  const { act = "" } = gone.dataset;
  const about = act.slice(act.indexOf(":") + 1);
  const same = act && here.find((one) => one.dataset.act === act);
  const related = act.includes(":") && about &&
    here.find((one) => one.dataset.act?.endsWith(`:${about}`));
  return same || related || here[Math.min(place, here.length - 1)];
}

/** A slider's step in words. Its ends are named: those between as the ends are, with the step's value where
 * that is in the name (“80%”), else by their number.
 * @param {Part} part */
function stepText({ low = "", high = "", step = 0, steps = [] }) {
  const last = steps.length - 1;
  if (step === 0) return low;
  if (step === last) return high;
  return low.includes(steps[0]) ? low.replace(steps[0], steps[step]) : `${step + 1} / ${steps.length}`;
}

/** @typedef {{keys: string[], text: string}} KeysRow */

/** Keys as the reader's keyboard names them.
 * @param {KeysRow & {place: HTMLElement}} row
 * @param {import("./key_of.js").Layout | null} layout */
function showKeys({ keys, place }, layout) {
  place.replaceChildren(...labelsOf(keys, layout).flatMap((key) => [make("kbd", { textContent: key }), " "]));
}

/** What is around a control: a screen reader that reads the dialog in one go parts the words of blocks only, and
 * Firefox drops a `div` without a text of its own.
 * @type {Partial<Record<Part["kind"], "section" | "p">>} */
const around = { choice: "section", slider: "p", switch: "p", field: "p" };

const licences = () => make("p", { className: "licences" }, make("a", {
  href: "licences.html", target: "_blank", rel: "noopener", textContent: sentence("licences"),
}));

export class Sheet {
  #act;
  #pressed;
  #dialog = element("sheet", HTMLDialogElement);
  #title = element("sheet-title", HTMLElement);
  #titleText = /** @type {HTMLElement} */ (this.#title.firstElementChild);
  #message = element("sheet-message", HTMLElement);
  #parts = element("sheet-parts", HTMLElement);
  #close = element("sheet-close", HTMLButtonElement);
  #shown = "";
  #language = "";
  #shape = "";
  /** @type {WeakMap<Element, string>} what was made of which part */
  #made = new WeakMap();
  #loadReview;
  /** @type {Promise<typeof import("./verdicts.js")> | null} */
  #loaded = null;
  /** @type {import("./verdicts.js").Review | null} */
  #review = null;
  /** @type {{shown: Element, part: Part} | null} its newest state, and where */
  #reviewed = null;
  /** The focus was in the text mirror when the dialog opened. */
  #fromText = false;

  /**
   * @param {(id: string) => void} act
   * @param {import("./buttons.js").Pressed} pressed
   * @param {() => Promise<typeof import("./verdicts.js")>} loadReview what shows the review
   */
  constructor(act, pressed, loadReview) {
    this.#act = act;
    this.#pressed = pressed;
    this.#loadReview = loadReview;
    this.#close.addEventListener("click", () => this.#dialog.close());
    this.#dialog.addEventListener("close", () => {
      // If the button that opened it is gone, browsers leave the focus in the closed dialog, then drop it.
      // Without a focus in the text before, it stays dropped: the text would cover the picture.
      const focused = document.activeElement;
      if (this.#fromText && (focused === document.body || this.#dialog.contains(focused))) {
        element("prompt", HTMLElement).focus({ preventScroll: true });
      }
      // Loading takes time: another sheet may have been opened since.
      if (this.#shown === "" || this.#dialog.open) return;
      this.#shown = "";
      act("close");
    });
  }

  /** @param {SheetState | undefined} state */
  show(state) {
    if (!state) {
      this.#shown = "";
      if (this.#dialog.open) this.#dialog.close();
      return;
    }
    if (this.#titleText.textContent !== state.title) this.#titleText.textContent = state.title;
    if (this.#message.textContent !== state.message) this.#message.textContent = state.message;
    this.#close.textContent = state.close;
    // One gold button per sheet.
    this.#close.classList.toggle("primary",
      !state.parts.some(({ kind, primary }) => primary || kind === "links"));
    const language = document.documentElement.lang;
    const shape = shapeOf(state);
    if (this.#shown !== state.name || this.#shape !== shape || this.#language !== language) {
      const focused = document.activeElement;
      const before = focusable(this.#parts);
      const place = before.findIndex((one) => one === focused);
      this.#parts.replaceChildren(...state.parts.map((part) => this.#make(part)));
      if (state.name === "settings") this.#parts.append(licences());
      this.#dialog.dataset.name = state.name;
      this.#shape = shape;
      this.#language = language;
      if (place >= 0 && this.#dialog.open) {
        (heirOf(before[place], place, focusable(this.#parts)) ?? this.#title).focus();
      }
    } else {
      state.parts.forEach((part, i) => this.#renew(this.#parts.children[i], part));
    }
    // A sheet closed by the person is not reopened before the program knows.
    if (this.#shown !== state.name && !this.#dialog.open) {
      this.#fromText = document.activeElement?.closest("#mirror") != null;
      this.#dialog.showModal();
      // Not `autofocus`, which browsers complain about in other pages' frames.
      this.#title.focus();
    }
    this.#shown = state.name;
  }

  /** @param {Part} part */
  #make(part) {
    const made = this.#makers[part.kind](part);
    this.#renew(made, part);
    const block = around[part.kind];
    return block ? make(block, { className: "control" }, made) : made;
  }

  /** @type {Record<Part["kind"], (part: Part) => HTMLElement>} */
  #makers = {
    text: () => make("p"),
    heading: () => make("h3"),
    keys: (part) => {
      const rows = (part.rows ?? []).map((/** @type {KeysRow} */ row) => ({ ...row, place: make("dt") }));
      for (const row of rows) showKeys(row, null);
      void keyboardLayout().then((layout) => rows.forEach((row) => showKeys(row, layout)));
      return make("dl", { className: "keys" },
        ...rows.map(({ place, text }) => make("div", {}, place, make("dd", { textContent: text }))));
    },
    table: (part) => {
      const [heads, ...rows] = /** @type {string[][]} */ (part.rows);
      const cells = (/** @type {string[]} */ row, /** @type {"th" | "td"} */ tag) =>
        make("tr", {}, ...row.map((textContent, i) => {
          const scope = tag === "th" ? "col" : i === 0 ? "row" : "";
          return make(i === 0 ? "th" : tag, scope ? { textContent, scope } : { textContent });
        }));
      return make("table", {}, make("thead", {}, cells(heads, "th")),
        make("tbody", {}, ...rows.map((row) => cells(row, "td"))));
    },
    button: (part) => {
      const button = make("button", { type: "button", className: part.primary ? "primary" : "" });
      button.dataset.act = part.id;
      button.addEventListener("click", (event) => this.#pressed(part.id ?? "", event));
      return button;
    },
    choice: (part) =>
      make("fieldset", {}, make("legend", { textContent: part.label }),
        ...(part.options ?? []).map(({ id, label }) => {
          const input = make("input", { type: "radio", name: part.label });
          input.dataset.act = id;
          input.addEventListener("change", () => this.#act(id));
          const named = make("label", {}, input, label);
          // A language is named in itself.
          if (id.startsWith("language:")) named.lang = id.slice("language:".length);
          return make("p", { className: "control" }, named);
        })),
    slider: (part) => {
      const steps = part.steps ?? [];
      const input = make("input", { type: "range", min: "0", max: String(steps.length - 1) });
      input.dataset.act = part.id;
      input.addEventListener("change", () => this.#act(part.id + steps[Number(input.value)]));
      return make("label", { className: "slider" }, part.label ?? "",
        make("span", {}, make("small", { textContent: part.low, ariaHidden: "true" }), input,
          make("small", { textContent: part.high, ariaHidden: "true" })));
    },
    switch: (part) => {
      const input = make("input", { type: "checkbox" });
      input.dataset.act = part.id;
      input.addEventListener("change", () => this.#act(part.id + (input.checked ? "on" : "off")));
      return make("label", { className: "switch" }, input,
        make("span", {}, part.label ?? "", make("small", { textContent: part.note })));
    },
    field: (part) => {
      const input = make("input", {
        maxLength: part.longest, autocomplete: "off", spellcheck: false,
        placeholder: part.usual,
      });
      input.dataset.act = part.id;
      input.setAttribute("aria-describedby", "sheet-message");
      input.addEventListener("change", () => {
        // The table draws letters one by one: an accent belongs to its letter.
        this.#act(part.id + input.value.normalize("NFC"));
        // Rejected input stays, for correction.
        input.ariaInvalid = String(input.value.trim() !== (input.dataset.kept ?? ""));
      });
      return make("label", { className: "field" }, part.label ?? "", input);
    },
    // These hold their own state.
    links: (part) => makeLinks(/** @type {any} */ (part), this.#act),
    file: (part) => makeFile(/** @type {any} */ (part)),
    // In a new tab: the game, and an embedding page, stay as they are.
    page: () => make("p", {}, make("a", { target: "_blank", rel: "noopener" })),
    opening: (part) => makeOpening(/** @type {any} */ (part), this.#act),
    save: (part) => makeSave(/** @type {any} */ (part)),
    scan: (part) => makeScan(/** @type {any} */ (part), this.#act),
    load: (part) => makeLoad(/** @type {any} */ (part), this.#act),
    review: () => make("div"),
    hands: () => make("div"),
    calendar: () => make("div"),
    picture: () => make("div"),
    curve: () => make("div"),
    shares: () => make("div"),
  };

  /** Updates an element to its part's newest state.
   * @param {Element} shown
   * @param {Part} part */
  #renew(shown, part) {
    if (part.kind === "button") {
      if (shown.textContent !== part.label) shown.textContent = part.label ?? "";
      return;
    }
    if (part.kind === "text" || part.kind === "heading") {
      if (shown.textContent !== part.text) shown.textContent = part.text ?? "";
      return;
    }
    const anchor = part.kind === "page" ? shown.querySelector("a") : null;
    if (anchor) {
      anchor.href = part.href ?? "";
      anchor.textContent = part.label ?? "";
    }
    if (part.kind === "links" || part.kind === "file" || part.kind === "opening") return;
    if (part.kind === "load") return;
    if (part.kind === "save") {
      const [button] = shown.getElementsByTagName("button");
      button.value = part.text ?? "";
      return;
    }
    if (["hands", "calendar", "picture", "curve", "shares"].includes(part.kind)) {
      void this.#showLater(shown, part);
      return;
    }
    if (part.kind === "review") {
      void this.#showReview(shown, part);
      return;
    }
    shown.querySelectorAll("input").forEach((input, i) => {
      if (part.kind === "choice") input.checked = part.options?.[i].chosen ?? false;
      if (part.kind === "slider") {
        input.value = String(part.step);
        input.ariaValueText = stepText(part);
      }
      if (part.kind === "switch") input.checked = part.on ?? false;
      if (part.kind === "field" && input.dataset.kept !== part.value) {
        input.dataset.kept = part.value;
        input.value = part.value ?? "";
      }
    });
  }
  /** Code loaded on demand; null if unavailable, which `place` then says. @param {Element} place */
  async #later(place) {
    try {
      return await (this.#loaded ??= this.#loadReview());
    } catch (error) {
      this.#loaded = null;
      place.replaceChildren(notHad(error));
      return null;
    }
  }

  /** These are rebuilt after any change.
   * @param {Element} shown
   * @param {Part} part */
  async #showLater(shown, part) {
    const now = JSON.stringify(part);
    if (this.#made.get(shown) === now) return;
    this.#made.set(shown, now);
    const later = await this.#later(shown);
    if (!later || this.#made.get(shown) !== now) return;
    const makers = {
      hands: later.makeHands, calendar: later.makeCalendar, picture: later.makePicture, curve: later.makeCurve,
      shares: later.makeShares,
    };
    const makePart = makers[/** @type {keyof typeof makers} */ (part.kind)];
    shown.replaceChildren(...makePart(/** @type {any} */ (part), this.#act));
  }

  /** The review is shown by code loaded on demand, with the newest state once it has arrived.
   * @param {Element} shown
   * @param {Part} part */
  async #showReview(shown, part) {
    this.#reviewed = { shown, part };
    const later = await this.#later(shown);
    if (!later) return;
    this.#review ??= new later.Review(this.#act);
    // The sheet may have been rebuilt during loading.
    const { element } = this.#review;
    if (element.parentElement !== this.#reviewed.shown) this.#reviewed.shown.replaceChildren(element);
    this.#review.show(/** @type {any} */ (this.#reviewed.part));
  }
}
