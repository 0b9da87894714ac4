// Playing together, from the page's side: loads together.js on demand, once, and passes calls on in their
// order. Tests: tests/browser/together.test.mjs.

import { address, inTime } from "./files.js";

/** A secret of this device for one table, for src/together: letters and digits that nobody can guess. */
function freshSecret() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Company {
  #act;
  #loadTexts;
  #playSound;
  /** @type {Promise<import("./together.js").Together> | null} */
  #coming = null;

  /**
   * @param {(id: string) => void} act
   * @param {() => Promise<void>} loadTexts the texts about playing together; rejects if they are not available
   * @param {(which: number, volume: number) => void} playSound
   */
  constructor(act, loadTexts, playSound) {
    this.#act = act;
    this.#loadTexts = loadTexts;
    this.#playSound = playSound;
  }

  #load() {
    this.#coming ??= inTime(import(address("together.js").href), "together.js").then(
      (/** @type {typeof import("./together.js")} */ { Together }) => new Together(this.#act, this.#playSound));
    this.#coming.catch(() => this.#coming = null);
    return this.#coming;
  }

  /** Tells the program once everything is loaded. */
  async prepare() {
    try {
      await Promise.all([this.#load(), this.#loadTexts()]);
    } catch (error) {
      console.warn("The code of playing together, or its texts, did not come.", error);
      this.#act("together_not_ready");
      return;
    }
    this.#act(`together_ready:${freshSecret()}`);
  }

  /** @param {number} kind ConnectionCall::Kind in src/app/effects.hpp
   * @param {number} channel @param {string} text */
  async call(kind, channel, text) {
    (await this.#load()).call(kind, channel, text);
  }

  /** Passes the answer to an invitation on to the tab that has the table. @param {string} link */
  async handOver(link) {
    (await this.#load()).handOver(link);
  }
}
