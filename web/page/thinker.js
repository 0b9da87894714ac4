// Computer players beside the program: a worker on the same program, so that no frame waits for
// them. One question at a time, the newest: an answer to an older one is dropped, and a worker that
// still thinks about it is replaced where it would keep the newest waiting. A worker that fails is
// replaced twice, one that is silent once. After that, and where there is none, the same program,
// once more, thinks in the page; where that fails too, the program's own player decides.

/**
 * Thought in src/app/effects.hpp.
 * @typedef {object} Question
 * @property {number} serial
 * @property {string} record
 * @property {string} player
 * @property {number} seat
 * @property {boolean} layDown
 * @property {number} event  of the reviewer: the place in the log
 * @property {number} hand  of "duplicate": which hand is played again; of "league": how many
 *     decisions are made
 * @property {string} bots  … beside whom
 */

/** @typedef {{serial: number, answer: string}} Answer */

/**
 * Where players can think besides the program.
 * @typedef {object} Places
 * @property {() => Promise<unknown>} program kept once there is something to think with
 * @property {() => Worker | Promise<Worker>} worker a new one; it says `{ready: true}` once, or
 *     false, and then answers
 * @property {(question: Question) => Promise<Answer>} page answers in the page; rejects
 *     where it cannot
 */

// The program plays so itself.
const ownPlayer = "sensible";

// Time is counted in beats, so that a page that was stopped has waited for one at most.
const beat = 5000;
// So long a module may take to arrive: at first, and then.
const firstPatience = 2;
const patience = 1;
// So long a player may think: longer than any does, on the slowest phone.
const longestThought = 6;
// So long a worker may go on with a question that nobody asks any more, in ms: most are done.
const grace = 100;
const mostFailures = 2;
const mostSilences = 1;

/** Calls back after so many beats, unless it is stopped. */
class Patience {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {number} beats
   * @param {() => void} over
   */
  start(beats, over) {
    this.stop();
    this.#timer = setTimeout(() => {
      if (beats > 1) this.start(beats - 1, over);
      else over();
    }, beat);
  }

  stop() {
    clearTimeout(this.#timer);
  }
}

export class Thinker {
  possible = location.protocol !== "file:";
  #act;
  #places;
  /** @type {Question | null} the newest that has no answer */
  #open = null;
  /** @type {Worker | null} */
  #worker = null;
  #round = 0;  // of workers: an older one is not heard
  #starts = false;  // one is made, and its module is not there yet
  #busy = 0;  // the serial it thinks about, or 0
  #patience = new Patience();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #grace;
  #failures = 0;
  #silences = 0;
  #inPage = typeof Worker !== "function";

  /**
   * @param {(id: string) => void} act
   * @param {Places} places
   */
  constructor(act, places) {
    this.#act = act;
    this.#places = places;
  }

  /** @param {Question} question in place of any before it */
  think(question) {
    this.#open = question;
    // After this call, within which the program expects no answer; and before all of the program is
    // here nobody can think, whose fault that is not.
    this.#places.program().then(() => this.#ask());
  }

  /** Nobody waits for an answer any more. */
  stop() {
    this.#open = null;
    if (this.#busy) this.#endSoon();
  }

  #ask() {
    const question = this.#open;
    if (!question || this.#starts || this.#busy === question.serial) return;
    if (this.#inPage) {
      this.#askPage(question);
    } else if (this.#busy) {
      this.#endSoon();
    } else if (this.#worker) {
      this.#busy = question.serial;
      this.#patience.start(longestThought, () => this.#silent());
      this.#worker.postMessage(question);
    } else {
      this.#start();
    }
  }

  async #start() {
    const round = ++this.#round;
    this.#starts = true;
    this.#patience.start(this.#failures + this.#silences === 0 ? firstPatience : patience,
      () => this.#silent());
    try {
      const worker = await this.#places.worker();
      if (this.#round !== round) {
        worker.terminate();
        return;
      }
      this.#worker = worker;
      worker.onmessage = ({ data }) => {
        if (this.#round === round) this.#hear(data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        if (this.#round === round) this.#failed();
      };
    } catch {
      if (this.#round === round) this.#failed();
    }
  }

  /** @param {Answer & {ready?: boolean}} data */
  #hear({ ready, serial, answer }) {
    if (ready === false || answer === "failed") {
      this.#failed();
      return;
    }
    this.#patience.stop();
    if (ready) {
      this.#starts = false;
    } else {
      this.#failures = this.#silences = 0;
      clearTimeout(this.#grace);
      this.#busy = 0;
      if (this.#open?.serial === serial) this.#answer(answer);
    }
    this.#ask();
  }

  /** @param {string} answer */
  #answer(answer) {
    const serial = this.#open?.serial;
    this.#open = null;
    this.#act(`thought:${serial}:${answer}`);
  }

  /** The worker thinks about what nobody asks any more. */
  #endSoon() {
    clearTimeout(this.#grace);
    this.#grace = setTimeout(() => {
      if (!this.#busy || this.#busy === this.#open?.serial) return;
      this.#end();
      this.#ask();
    }, grace);
  }

  #end() {
    this.#patience.stop();
    clearTimeout(this.#grace);
    this.#worker?.terminate();
    this.#worker = null;
    this.#starts = false;
    this.#busy = 0;
    ++this.#round;
  }

  #failed() {
    this.#inPage = ++this.#failures > mostFailures;
    this.#end();
    this.#ask();
  }

  #silent() {
    this.#inPage = ++this.#silences > mostSilences;
    this.#end();
    this.#ask();
  }

  /** @param {Question} question */
  async #askPage(question) {
    // The program can do that alone, and needs nothing from the network for it.
    let answer = "here";
    if (question.player !== ownPlayer) {
      try {
        const late = new Promise((_, reject) => {
          this.#patience.start(firstPatience, () => reject(new Error("nothing came")));
        });
        ({ answer } = await Promise.race([this.#places.page(question), late]));
      } catch {
        answer = "failed";
      }
      this.#patience.stop();
    }
    if (this.#open === question) this.#answer(answer);
  }
}
