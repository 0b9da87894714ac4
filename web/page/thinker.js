// Computer players beside the page: a worker on the small module of web/module, so that no frame
// waits for them. Where there is no worker, or it fails, the program's own players decide the same.

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
  #make;
  /** @type {Promise<Worker> | null} */
  #worker = null;
  /** @type {Map<number, ReturnType<typeof setTimeout>>} questions without an answer */
  #open = new Map();

  /**
   * @param {(id: string) => void} act
   * @param {() => Worker | Promise<Worker>} make
   */
  constructor(act, make) {
    this.#act = act;
    this.#make = make;
  }

  /** @param {Question} question */
  think(question) {
    this.#open.set(question.serial, setTimeout(() => this.#giveUp(), patience));
    this.#worker ??= this.#start();
    // Whatever happens, it happens after this call: the program expects no answer within it.
    this.#worker.then((worker) => worker.postMessage(question)).catch(() => this.#giveUp());
  }

  async #start() {
    const worker = await this.#make();
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
    this.#worker?.then((worker) => worker.terminate()).catch(() => {});
    this.#worker = null;
    for (const [serial, timer] of this.#open) {
      clearTimeout(timer);
      this.#act(`thought:${serial}:failed`);
    }
    this.#open.clear();
  }
}
