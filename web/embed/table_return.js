// The return of a table whose frame was given up: the next frame shows the same moment of the same game, and what
// listeners have been told is not told again. Test: tests/browser/embed_many.test.mjs, tests/browser/embed_looks.test.mjs.

import { atMoment } from "./table_link.js";

/**
 * @typedef {object} Place
 * @property {string} link
 * @property {number | null} at the moment; null: the end of its log, where the game goes on
 * @property {number} seat
 */

export class Return {
  /** The game when the frame was given up. @type {Place | null} */
  #place = null;
  #isUnderWay = false;
  #dispatched = 0;
  #isRefusalTold = false;

  /** The next frame returns to a game. */
  get isPlanned() {
    return this.#place !== null;
  }

  /** A frame is there, and has not come as far again. */
  get isUnderWay() {
    return this.#isUnderWay;
  }

  /** The fragment to begin with, and the seat; null without a game to return to. */
  get beginning() {
    return this.#place && { link: atMoment(this.#place.link, this.#place.at), seat: this.#place.seat };
  }

  /** @param {Place} place */
  plan(place) {
    this.#place = place;
    this.#dispatched = 0;
  }

  /** @param {Partial<Place>} changed */
  change(changed) {
    if (this.#place) Object.assign(this.#place, changed);
  }

  /** So many events have been dispatched: a frame may be given up again before it has come as far as the last one.
   * @param {number} events */
  note(events) {
    this.#dispatched = Math.max(this.#dispatched, events);
  }

  /** All events are dispatched again. */
  repeatEvents() {
    this.#dispatched = 0;
  }

  /** A frame that has refused its deal is given up. */
  planRefusal() {
    this.#isRefusalTold = true;
  }

  /** Another deal is wanted. */
  cancel() {
    this.#place = null;
    this.#isRefusalTold = false;
  }

  /** A frame is made. */
  begin() {
    this.#isUnderWay = this.isPlanned;
  }

  /** The frame shows all that it shall. */
  end() {
    this.#isUnderWay = false;
    this.#place = null;
  }

  /** @param {number} moment of an event */
  isNews(moment) {
    return !this.#isUnderWay || moment > this.#dispatched;
  }

  /** Whether listeners know that the frame refuses its deal; once for each frame. */
  takeRefusal() {
    const told = this.#isRefusalTold;
    this.#isRefusalTold = false;
    return told;
  }
}
