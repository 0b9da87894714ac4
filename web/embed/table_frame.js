// The frame of a table: made, connected by a message port, and removed. While it is silent it cannot be seen, and a
// message takes its place if it stays so (table_cover.js). Test: tests/browser/embed_parts.test.mjs,
// tests/browser/embed_faults.test.mjs.

import { Silence, makeFrame } from "./table_cover.js";
import { fetchFirst, provide } from "./table_parts.js";

/**
 * @typedef {object} Listener
 * @property {() => void} connected to a page in the frame, which knows nothing of the requests sent before
 * @property {(message: any) => void} hear
 * @property {(policy: string | null) => void} fail a policy of the embedding page blocks it, or it is silent
 * @property {() => void} again the reader or the network tries again
 */

export class TableFrame {
  #page;
  #box;
  #listener;
  #silence;
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** @type {MessagePort | null} */
  port = null;

  /**
   * @param {string} page the address of frames
   * @param {HTMLElement} box
   * @param {Listener} listener
   */
  constructor(page, box, listener) {
    this.#page = page;
    this.#box = box;
    this.#listener = listener;
    this.#silence = new Silence(box, listener.again);
  }

  get exists() {
    return this.#frame !== null;
  }

  /**
   * @param {string} fragment of its address
   * @param {string | null} title
   */
  make(fragment, title) {
    fetchFirst(this.#page);
    const frame = makeFrame(`${this.#page}#${fragment}`, title);
    frame.addEventListener("load", () => this.#connect(frame));
    this.#frame = frame;
    this.#box.append(frame);
    provide(frame);
    // A frame that failed to load does not report it, and shows a browser error page.
    this.#silence.begin(this.#page, this.#listener.fail);
  }

  /** @param {HTMLIFrameElement} frame */
  #connect(frame) {
    if (frame !== this.#frame) return;
    this.port?.close();
    this.#listener.connected();
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.onmessage = ({ data }) => this.#listener.hear(data);
    frame.contentWindow?.postMessage({ allfours: 1, type: "connect" }, "*", [port2]);
  }

  /** It has spoken: the table can be seen. */
  show() {
    this.#silence.end();
    this.#frame?.classList.add("speaks");
  }

  /**
   * @param {string} sentence in its place
   * @param {string} label of the button that tries again
   */
  cover(sentence, label) {
    this.#silence.show(sentence, label);
  }

  remove() {
    this.#silence.end();
    this.#frame?.remove();
    this.port?.close();
    this.#frame = this.port = null;
  }
}
