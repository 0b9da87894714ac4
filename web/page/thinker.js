// Sends requests for bots to a worker that runs a second instance of the program, so that no frame waits for
// bots. Only the newest request counts: replies to older ones are dropped, and a worker that is still busy
// with an older one is replaced if it would delay the newest. After three failures, or two timeouts, in a
// row, or without workers, the second instance runs in the page. If that fails, too, the program's own player
// decides.

/**
 * WorkerRequest in src/app/effects.hpp.
 * @typedef {object} Question
 * @property {number} serial
 * @property {string} record
 * @property {string} player
 * @property {number} seat
 * @property {boolean} layDown
 * @property {number} number  of "reviewer": the decision's place in the log; of "duplicate": the hand to
 *     replay; of "league": how many decisions to make
 * @property {string} bots  of "duplicate" and "league": the bots of the seats
 */

/** @typedef {{serial: number, answer: string}} Answer */

/** Where bots can think besides the program.
 * @typedef {object} Places
 * @property {() => Promise<unknown>} program kept once there is something to think with
 * @property {() => Worker | Promise<Worker>} worker a new one; it says `{ready: true}` once, or
 *     false, and then answers
 * @property {(question: Question) => Promise<Answer>} page answers in the page; rejects
 *     where it cannot */

// The program's own player.
const ownPlayer = "sensible";

// Timeouts are counted in beats, so that a suspended page has waited for one at most.
const beat = 5000;
// Beats for loading a module: the first time, and later.
const firstPatience = 2;
const patience = 1;
// Beats for a decision: more than any bot needs on the slowest phone.
const longestThought = 6;
// Time in ms for a worker to finish an obsolete question: most do.
const grace = 100;
const mostFailures = 2;
const mostSilences = 1;

/** Calls back after this many beats, unless stopped. */
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
  #round = 0;  // of workers: replies of older ones are ignored
  #starts = false;  // a worker is being started and its module is not loaded
  #busy = 0;  // the serial it works on, or 0
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
    // After this call, during which the program expects no reply; and before the whole program is loaded
    // nobody can think, which is no failure.
    this.#places.program().then(() => this.#ask());
  }

  /** Cancels the question. */
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

  /** Replaces a worker that is busy with an obsolete question. */
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
    // The program can do that alone, without the network.
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
