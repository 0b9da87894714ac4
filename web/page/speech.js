// The live region for screen readers: one log, to which paragraphs are only appended. All browsers announce
// appended paragraphs. Some lose replaced text, or a second paragraph appended in the same task. Chromium
// announces all paragraphs again if one is removed in the task that appends another. Old paragraphs are
// therefore removed later, when nothing has been announced for a while.
// Test: tests/browser/speech.test.mjs, tests/screen_reader.

import { element } from "./elements.js";

const linesKept = 30;
/** Number of paragraphs from which they are removed even without a pause. */
const linesHeld = 300;
const pause = 10_000;

/** Events of a person who is at this page, not at the one around it. */
const signsOfLife = ["click", "focusin", "keydown", "pointerdown"];

export class Speech {
  #place = element("live", HTMLElement);
  #title = element("live-title", HTMLElement);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** The first paragraph that may stay, if older ones must go. @type {HTMLElement | null} */
  #firstKept = null;

  /**
   * Adds what has just happened, and what only needs announcing because the page shows it elsewhere.
   * @param {string[]} lines
   * @param {string[]} asides
   */
  say(lines, asides) {
    const told = lines.filter(Boolean).join(" ");
    const aside = asides.filter(Boolean).join(" ");
    if (!told && !aside) return;
    const said = document.createElement("p");
    // Lines stay in their language when another is chosen.
    said.lang = document.documentElement.lang;
    said.textContent = told;
    if (aside) {
      const added = document.createElement("span");
      added.className = "aside";
      added.textContent = told ? ` ${aside}` : aside;
      said.append(added);
    }
    this.#place.append(said);
    this.#title.hidden = false;
    this.#trimAfter(this.#firstKept || this.#place.children.length > linesHeld ? 0 : pause);
  }

  /** Removes all paragraphs but the newest: the device goes to another person, who may not read them. */
  forget() {
    this.#firstKept = /** @type {HTMLElement | null} */ (this.#place.lastElementChild);
    this.#trimAfter(0);
  }

  /** @param {number} milliseconds */
  #trimAfter(milliseconds) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#trim(), milliseconds);
  }

  #trim() {
    while (this.#firstKept?.previousElementSibling) this.#place.firstElementChild?.remove();
    this.#firstKept = null;
    while (this.#place.children.length > linesKept) this.#place.firstElementChild?.remove();
  }

  /** Announces nothing until the person is here: a page around this one has its own things to say. */
  waitForPerson() {
    this.#place.setAttribute("aria-live", "off");
    const begin = () => {
      this.#place.setAttribute("aria-live", "polite");
      for (const event of signsOfLife) removeEventListener(event, begin, true);
    };
    for (const event of signsOfLife) addEventListener(event, begin, true);
  }
}
