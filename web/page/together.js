// Playing together: carries the program's texts over connections to other devices (connections.js), and
// answers to the tab of this browser that has the table. Loaded on demand (company.js). Tests:
// tests/browser/together.test.mjs.

import { ConnectionError, Connections, takesServer } from "./connections.js";
import { askForNotes, tellTurn } from "./turn.js";

// Time between two reminders, in ms: how often lost messages are sent again.
const reminderTime = 4000;
// How long another tab may take to say that it has the table of an answer, in ms; and the word for it.
const handingTime = 2000;
const taken = "taken";

export class Together {
  #act;
  #playSound;
  #connections;
  /** The channels of connections that are up. @type {Set<number>} */
  #up = new Set();
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #reminder;
  /** STUN and TURN servers for new connections. @type {string[]} */
  #servers = [];
  /** While an answer waits for the tab that has its table. @type {ReturnType<typeof setTimeout> | undefined} */
  #handing;
  #tabs = typeof BroadcastChannel === "function" ? new BroadcastChannel("allfours.together") : null;

  /** @param {(id: string) => void} act @param {(which: number, volume: number) => void} playSound */
  constructor(act, playSound) {
    this.#act = act;
    this.#playSound = playSound;
    this.#connections = new Connections({
      text: (channel, text) => act(`together_text:${channel}:${text}`),
      up: (channel) => {
        this.#up.add(channel);
        this.#remind();
        act(`together_up:${channel}`);
      },
      down: (channel, reason) => {
        this.#forget(channel);
        act(`together_down:${channel}:${reason}`);
      },
      useless: (channel, why) => act(`together_failed:${channel}:server_${why}`),
      servers: () => this.#servers,
    });
    this.#tabs?.addEventListener("message", ({ data }) => {
      if (data === taken) this.#tellHandedOver("taken");
      else act(`together_handed:${String(data)}`);
    });
  }

  /** Reminds the program while a connection is up. */
  #remind() {
    clearInterval(this.#reminder);
    if (this.#up.size > 0) this.#reminder = setInterval(() => this.#act("together_remind"), reminderTime);
  }

  /** @param {number} channel */
  #forget(channel) {
    if (this.#up.delete(channel)) this.#remind();
  }

  /** @param {number} kind ConnectionCall::Kind in src/app/effects.hpp
   * @param {number} channel @param {string} text */
  call(kind, channel, text) {
    const calls = [
      () => this.#connections.offer(channel).then((via) => this.#act(`together_offered:${channel}:${via}`)),
      () => this.#connections.accept(channel, text),
      () => this.#connections.answer(channel, text).then((via) => this.#act(`together_answered:${via}`)),
      () => this.#connections.send(channel, text),
      () => {
        this.#connections.close(channel);
        this.#forget(channel);
      },
      async () => {
        this.#servers = [];
        if (text && !takesServer(text)) throw new ConnectionError("server");
        if (text) this.#servers = [text];
      },
      () => askForNotes().then((answer) => this.#act(`turn_notes:${answer}`)),
      () => tellTurn(text, this.#playSound),
      () => this.#tabs?.postMessage(taken),
    ];
    Promise.resolve(calls[kind]()).catch((error) => {
      console.warn("No connection.", error);
      const reason = error instanceof ConnectionError ? error.kind : "failed";
      this.#act(`together_failed:${channel}:${reason}`);
    });
  }

  /** @param {string} link */
  handOver(link) {
    clearTimeout(this.#handing);
    this.#handing = setTimeout(() => this.#tellHandedOver("nobody"), handingTime);
    this.#tabs?.postMessage(link);
  }

  /** @param {"taken" | "nobody"} what */
  #tellHandedOver(what) {
    if (this.#handing === undefined) return;
    clearTimeout(this.#handing);
    this.#handing = undefined;
    this.#act(`together_handed_over:${what}`);
  }
}
