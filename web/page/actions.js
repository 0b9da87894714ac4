// A person's actions on their way to the program. Those that show texts of the rules pack (book.js) wait for
// it. Tests: tests/browser/book.test.mjs, tests/browser/modules.test.mjs.

import { element } from "./elements.js";

/** @typedef {import("./program.js").Program} Program */

/** Actions (src/app/ACTIONS.md) that show texts of the rules pack; so does the key "i". */
const reading = ["why", "rules", "explain", "games", "house_rules"];

// An action that waits is reported as waiting after this time, in ms.
const soon = 400;

/** Shows that an action waits, after a while. @param {Promise<unknown>} coming */
export function showWaiting(coming) {
  const loading = element("loading", HTMLElement);
  const slow = setTimeout(() => loading.hidden = false, soon);
  const over = () => {
    clearTimeout(slow);
    loading.hidden = true;
  };
  coming.then(over, over);
}

/**
 * @typedef {object} PageParts
 * @property {() => Program | null} program null until it runs
 * @property {() => boolean} hasTexts
 * @property {() => Promise<void>} loadTexts rejects if they are not available
 * @property {() => void} reportMissing reports that they are not available
 */

export class Actions {
  #page;

  /** @param {PageParts} page */
  constructor(page) {
    this.#page = page;
  }

  /** An action was pressed in the picture, which has filtered slips. @param {string} id */
  take(id) {
    this.#withTexts(id, () => this.#page.program()?.take(id));
  }

  /** Performs an action that no person has pressed. @param {string} id */
  act(id) {
    this.#withTexts(id, () => this.#page.program()?.act(id));
  }

  /** A person presses an action. @type {Program["press"]} */
  press(id, x, y, repeated) {
    this.#withTexts(id, () => this.#page.program()?.press(id, x, y, repeated));
  }

  /**
   * A button of the page was clicked. Clicks by scripts are not filtered for slips.
   * @type {import("./buttons.js").Pressed}
   */
  click(id, { isTrusted, detail, clientX, clientY }) {
    if (!isTrusted) this.act(id);
    else if (detail === 0) this.press(id, -1, -1, false);
    else this.press(id, clientX, clientY, false);
  }

  /** @type {Program["pressKey"]} */
  pressKey(key, repeated) {
    if (key !== "i" || this.#page.hasTexts()) return this.#page.program()?.pressKey(key, repeated) ?? false;
    void this.#whenLoaded(() => this.#page.program()?.pressKey(key, repeated));
    return true;
  }

  /** Calls once the texts that the action shows are loaded. @param {string} id @param {() => void} call */
  #withTexts(id, call) {
    if (!reading.includes(id.split(":", 1)[0]) || this.#page.hasTexts()) call();
    else void this.#whenLoaded(call);
  }

  /** @param {() => void} call */
  async #whenLoaded(call) {
    try {
      const coming = this.#page.loadTexts();
      showWaiting(coming);
      await coming;
    } catch (error) {
      console.warn("The rules pack could not be loaded.", error);
      this.#page.reportMissing();
      return;
    }
    call();
  }
}
