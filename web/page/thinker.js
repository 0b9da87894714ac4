// Computer players beside the page: a worker on the small module of web/module, so that no frame
// waits for them. Where there is no worker, or it fails, the program's own players decide the same.

import { address } from "./files.js";

/**
 * Thought in src/app/app.hpp.
 * @typedef {object} Question
 * @property {number} serial
 * @property {string} record
 * @property {string} player
 * @property {number} seat
 * @property {boolean} layDown
 */

// A worker that has not answered for so long (a module that does not arrive) is given up.
const patience = 10000;

export class Thinker {
  possible = typeof Worker === "function" && location.protocol !== "file:";
  #act;
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<number, ReturnType<typeof setTimeout>>} questions without an answer */
  #open = new Map();

  /** @param {(id: string) => void} act */
  constructor(act) {
    this.#act = act;
  }

  /** @param {Question} question */
  think(question) {
    try {
      this.#worker ??= this.#start();
      this.#worker.postMessage(question);
      this.#open.set(question.serial, setTimeout(() => this.#giveUp(), patience));
    } catch {
      // After this call has ended: the program does not expect an answer within its question.
      setTimeout(() => this.#act(`thought:${question.serial}:failed`));
    }
  }

  #start() {
    const worker = new Worker(address("thinking.worker.js"), { type: "module" });
    worker.onmessage = ({ data }) => {
      clearTimeout(this.#open.get(data.serial));
      if (this.#open.delete(data.serial)) this.#act(`thought:${data.serial}:${data.answer}`);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#giveUp();
    };
    return worker;
  }

  #giveUp() {
    this.possible = false;
    this.#worker?.terminate();
    this.#worker = null;
    for (const [serial, timer] of this.#open) {
      clearTimeout(timer);
      this.#act(`thought:${serial}:failed`);
    }
    this.#open.clear();
  }
}
