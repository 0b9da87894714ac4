// The program as the page calls it: the functions that src/platform/page_bridge.cpp offers, with text in
// place of bytes. Before the second module of the program is here (modules.js), calls on the way to a
// person's first decision are made, and all others wait in a queue.
//
// Which functions the first module has is recorded, not proven: should one of those calls need the second
// module, the program's memory is put back as it was before the call, and the call is made again once the
// second module is here. That costs time, and is logged; it never leaves anything half done.

import { NotHere } from "./modules.js";

/** @typedef {import("./modules.js").Compiled} Compiled */

/** Actions (src/app/ACTIONS.md) that are or lead to a first decision, and those that the page sends by itself. */
const earlyActions = ["", "start", "begin", "card", "say", "discard", "close_caption", "focus", "date"];
/** The keys for these (src/app/shortcuts.cpp). */
const earlyKey = /^([0-9 sbgrkaod]|Enter)$/;

/**
 * What the program takes: Listener in src/platform/page_bridge.hpp.
 * @typedef {object} Program
 * @property {Promise<void>} whole kept once all of the program is here
 * @property {() => void} start
 * @property {(call: number) => void} call a function that the page was given
 * @property {(id: string) => void} act
 * @property {(id: string) => void} take pressed in the picture
 * @property {(id: string, x: number, y: number, repeated: boolean) => void} press by a person;
 *   negative coordinates: by keyboard
 * @property {(key: string, repeated: boolean) => boolean} pressKey
 * @property {() => string} keys all keys that pressKey can use now or later, separated by spaces
 * @property {(fragment: string) => void} openLink
 * @property {(pack: Uint8Array) => boolean} takeWords
 * @property {(name: string) => void} storedElsewhere
 * @property {(name: string) => void} takeTurn
 * @property {(width: number, height: number, pixelWidth: number, pixelHeight: number,
 *     ratio: number) => void} resized
 * @property {(what: number, x: number, y: number, touch: boolean) => void} pointed
 * @property {(steps: number) => void} wheeled
 * @property {(x: number, y: number) => boolean} takesWheel
 * @property {(lost: boolean) => void} pictureLost
 * @property {() => void} courtsArrived
 * @property {() => void} looksChanged
 * @property {() => string} targets
 * @property {() => number} frames
 * @property {() => boolean} rested the open questions can be answered by a press
 * @property {() => boolean} figuresAreTabular
 */

/** Holds calls back until all of the program is here. */
class Gate {
  /** Kept once it is; refused where what came does not belong to the program. @type {Promise<void>} */
  whole;
  #module;
  #here = false;
  /** A call has been taken back: what comes after it waits, too. */
  #holds = false;
  #waits;

  /**
   * @param {any} module Emscripten's
   * @param {Compiled | Promise<Compiled>} whole
   * @param {(coming: Promise<unknown>) => void} waits hears that an action waits for this
   */
  constructor(module, whole, waits) {
    this.#module = module;
    this.#waits = waits;
    this.whole = whole instanceof Promise ? whole.then((one) => this.#complete(one)) : Promise.resolve();
    if (!(whole instanceof Promise)) this.#complete(whole);
  }

  /** @param {Compiled} whole */
  #complete({ chances }) {
    takeChances(this.#module, chances);
    this.#here = true;
  }

  /**
   * Makes a call as soon as all is here; answers where that is at once.
   * @template T
   * @param {() => T} call
   * @param {boolean} [says] that it waits
   * @returns {T | undefined}
   */
  later(call, says = false) {
    if (this.#here) return call();
    const coming = this.whole.then(call);
    if (says) this.#waits(coming);
    return undefined;
  }

  /**
   * Makes a call now, or, where it needs what is not here, later.
   * @template T
   * @param {() => T} call
   * @returns {T | undefined}
   */
  now(call) {
    if (this.#here || this.#holds) return this.later(call);
    const memory = this.#module.HEAPU8.slice();
    const stack = this.#module.stackSave();
    try {
      return call();
    } catch (error) {
      if (!(error instanceof NotHere)) throw error;
      console.info(`All Fours waits for its second module: ${error.message}`);
      this.#module.HEAPU8.fill(0);
      this.#module.HEAPU8.set(memory);
      this.#module.stackRestore(stack);
      this.#holds = true;
      return this.later(call, true);
    }
  }
}

/**
 * @param {any} module Emscripten's
 * @param {Compiled | Promise<Compiled>} whole what all of it is made of, or a promise that it will be here
 * @param {(coming: Promise<unknown>) => void} waits hears that an action waits for this
 * @returns {Program}
 */
export function programOf(module, whole, waits) {
  const gate = new Gate(module, whole, waits);
  // Text for C++ lives on the heap, since an address can be longer than the stack.
  const withText = (/** @type {(text: number, size: number, ...more: any[]) => unknown} */ call) =>
    (/** @type {string} */ text, /** @type {any[]} */ ...more) => {
      const pointer = module.stringToNewUTF8(text);
      const done = Boolean(call(pointer, module.lengthBytesUTF8(text), ...more));
      module._free(pointer);
      return done;
    };
  const early = (/** @type {(...values: any[]) => any} */ call) => (/** @type {any[]} */ ...values) => gate.now(() => call(...values));
  const late = (/** @type {(...values: any[]) => any} */ call) => (/** @type {any[]} */ ...values) => gate.later(() => call(...values));
  const act = withText(module._allfours_act);
  const take = withText(module._allfours_take);
  const press = withText(module._allfours_press);
  const pressKey = withText(module._allfours_press_key);
  const isEarly = (/** @type {string} */ id) => earlyActions.includes(id.split(":", 1)[0]);
  return {
    whole: gate.whole,
    start: early(module._allfours_start),
    call: early(module._allfours_call),
    act: (id) => void (isEarly(id) ? early(act)(id) : gate.later(() => act(id), true)),
    take: (id) => void (isEarly(id) ? early(take)(id) : gate.later(() => take(id), true)),
    press: (id, ...how) => void (isEarly(id) ? early(press)(id, ...how) : gate.later(() => press(id, ...how), true)),
    pressKey: (key, repeated) => (earlyKey.test(key) ? early(pressKey)(key, repeated)
      : gate.later(() => pressKey(key, repeated), true)) ?? false,
    keys: () => gate.now(() => module.UTF8ToString(module._allfours_keys())) ?? "",
    openLink: late(withText(module._allfours_open_link)),
    takeWords: (bytes) => takenBytes(module, bytes),
    storedElsewhere: late(withText(module._allfours_stored_elsewhere)),
    takeTurn: late(withText(module._allfours_take_turn)),
    resized: early(module._allfours_resized),
    pointed: early(module._allfours_pointed),
    wheeled: early(module._allfours_wheeled),
    takesWheel: (x, y) => Boolean(gate.now(() => module._allfours_takes_wheel(x, y))),
    pictureLost: early(module._allfours_picture_lost),
    courtsArrived: early(module._allfours_courts_arrived),
    looksChanged: early(module._allfours_looks_changed),
    targets: () => gate.now(() => module.UTF8ToString(module._allfours_targets())) ?? "[]",
    frames: module._allfours_frames,
    rested: () => Boolean(gate.now(() => module._allfours_rested())),
    figuresAreTabular: () => Boolean(module._allfours_figures_are_tabular()),
  };
}

/**
 * Loads the chance tables.
 * @param {any} module Emscripten's
 * @param {Uint8Array} bytes
 */
export function takeChances(module, bytes) {
  if (!takenBytes(module, bytes)) throw new Error("the chance tables are of another program");
}

/**
 * Loads a pack into the program; false if it is malformed.
 * @param {any} module Emscripten's
 * @param {Uint8Array} bytes
 */
function takenBytes(module, bytes) {
  const pointer = module._malloc(bytes.length);
  module.HEAPU8.set(bytes, pointer);
  const taken = Boolean(module._allfours_take_words(pointer, bytes.length));
  module._free(pointer);
  return taken;
}
