// The browser's history has an entry for each layer that the program has open (`layers` in src/app/layers.hpp), so that Back, by
// button, key or gesture, closes the top layer. A link that is followed in the page begins a new stack of
// layers; Back from its first entry opens the link before it. A traversal of the history is asynchronous:
// until it ends, entries are neither added nor changed. Test: tests/browser/back.test.mjs.

/**
 * The state of a history entry.
 * @typedef {object} State
 * @property {number} stack number of the link that the entry belongs to, from 0
 * @property {number} entry its place in the stack, from 0
 * @property {number} floor layers that were open when the stack began: Back leaves the stack instead of
 *   closing them
 */

/** @param {unknown} state @returns {State | null} null: the browser or another program made the entry */
function ours(state) {
  const { stack, entry, floor } = /** @type {Partial<State>} */ (state ?? {});
  return [stack, entry, floor].every((value) => typeof value === "number")
    ? /** @type {State} */ (state) : null;
}

export class Layers {
  #open = 0;
  /** Until the number of layers is known, the floor is above them all. @type {State} */
  #now = { stack: 0, entry: 0, floor: Infinity };
  /** The address of the current entry. */
  #address = location.href;
  #travels = false;
  #closeTop = () => {};
  #openLink = () => {};

  /**
   * @param {() => void} closeTop closes the top layer
   * @param {() => void} openLink opens the link in the address
   */
  attach(closeTop, openLink) {
    this.#closeTop = closeTop;
    this.#openLink = openLink;
    this.#now = ours(history.state) ?? this.#now;
    addEventListener("popstate", ({ state }) => this.#arrive(ours(state)));
    addEventListener("hashchange", () => {
      if (!ours(history.state)) this.#begin({ stack: this.#now.stack + 1, entry: 0, floor: Infinity });
    });
  }

  /** No traversal is under way. */
  get rests() {
    return !this.#travels;
  }

  /** The program has this number of layers open. @param {number} layers */
  show(layers) {
    this.#open = layers;
    this.#match();
  }

  /** @param {string} address of what is on the screen */
  setAddress(address) {
    this.#address = address;
    if (!this.#travels) this.#mark();
  }

  #mark() {
    try {
      history.replaceState(this.#now, "", this.#address);
    } catch {
      // A frame without an address of its own, or too many changes at once: the game goes on.
    }
  }

  /** Adds entries for new layers, or goes back over those of closed layers. */
  #match() {
    if (this.#travels) return;
    const { stack, entry } = this.#now;
    const floor = Math.min(this.#now.floor, this.#open);
    const wanted = this.#open - floor;
    this.#now = { stack, entry, floor };
    this.#mark();
    if (wanted < entry) {
      this.#travels = true;
      history.go(wanted - entry);
      return;
    }
    for (let next = entry + 1; next <= wanted; ++next) {
      try {
        history.pushState({ stack, entry: next, floor }, "", this.#address);
      } catch {
        return;
      }
      this.#now = { stack, entry: next, floor };
    }
  }

  /** A traversal has ended at an entry. @param {State | null} state */
  #arrive(state) {
    // A new fragment; hashchange follows.
    if (!state) return;
    const asked = this.#travels;
    const before = this.#now;
    this.#travels = false;
    if (state.stack !== before.stack) {
      this.#begin(state);
      return;
    }
    this.#now = { ...before, entry: state.entry };
    this.#mark();
    if (!asked) this.#close(before.entry - state.entry);
    this.#match();
  }

  /** @param {number} layers */
  #close(layers) {
    this.#travels = true;
    for (let closed = 0; closed < layers; ++closed) this.#closeTop();
    this.#travels = false;
  }

  /** Another stack, with the link in the address. @param {State} state */
  #begin(state) {
    this.#now = state;
    this.#address = location.href;
    this.#travels = true;
    this.#openLink();
    this.#travels = false;
    this.#mark();
    this.#match();
  }
}
