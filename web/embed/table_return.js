// The return of a table whose frame was given up: the next frame shows the same moment of the same game, and what
// listeners have been told is not told again. Tests: tests/browser/embed_return.test.mjs,
// embed_many.test.mjs, embed_looks.test.mjs.

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

  /** A frame has been made, and has not reached the planned moment yet. */
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

  /** Notes the number of dispatched events. A frame may be given up before it has reached the planned moment.
   * @param {number} events */
  note(events) {
    this.#dispatched = Math.max(this.#dispatched, events);
  }

  /** Plans to dispatch all events again. */
  repeatEvents() {
    this.#dispatched = 0;
  }

  /** Notes that listeners know of the refusal of a frame that is given up. */
  planRefusal() {
    this.#isRefusalTold = true;
  }

  /** Drops the plan, since another deal replaces the game. */
  cancel() {
    this.#place = null;
    this.#isRefusalTold = false;
  }

  /** To be called when the next frame is made. */
  begin() {
    this.#isUnderWay = this.isPlanned;
  }

  /** To be called when the frame shows the planned moment. */
  end() {
    this.#isUnderWay = false;
    this.#place = null;
  }

  /** Whether listeners have not heard the event at this moment. @param {number} moment */
  isNews(moment) {
    return !this.#isUnderWay || moment > this.#dispatched;
  }

  /** Whether listeners know that the frame refuses its deal. True once for each frame. */
  takeRefusal() {
    const told = this.#isRefusalTold;
    this.#isRefusalTold = false;
    return told;
  }
}
