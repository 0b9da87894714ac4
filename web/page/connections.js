// Connections between devices by WebRTC, without a server: an invitation and its answer carry what a server
// would (connection_text.js). Loaded once somebody plays together. Knows texts and no game. Tests:
// tests/browser/connections.test.mjs, which also measures what is said below about browsers.

import { Connection, ConnectionError, usual } from "./connection.js";

export { ConnectionError };

/**
 * @typedef {object} Listener
 * @property {(channel: number, text: string) => void} text
 * @property {(channel: number) => void} up
 * @property {(channel: number, reason: "closed" | "unreachable" | "silent") => void} down
 *     the other end has closed it, or sent what is no text of ours; it never came up; nothing comes any more
 * @property {(channel: number, why: "denied" | "silent") => void} useless
 *     the servers have given this connection no address: they refuse name or password, or do not answer
 * @property {() => string[]} servers  "stun:host:port" or "turn:user:password@host:port"
 */

/** A server as the browser wants it. @param {string} address @returns {RTCIceServer} */
function serverOf(address) {
  const [, scheme, username, credential, place] = /^(turns?):([^:@]*):(.*)@([^@]*)$/.exec(address) ?? [];
  return scheme ? { urls: `${scheme}:${place}`, username, credential } : { urls: address };
}

/** Does the browser take this server? Each refuses some of its own. @param {string} address */
export function takesServer(address) {
  if (typeof RTCPeerConnection !== "function") return true;
  try {
    new RTCPeerConnection({ iceServers: [serverOf(address)] }).close();
    return true;
  } catch {
    return false;
  }
}

export class Connections {
  #listener;
  #limits;
  /** @type {Map<number, Connection>} */
  #connections = new Map();

  /** @param {Listener} listener @param {import("./connection.js").Limits} [limits] */
  constructor(listener, limits = usual) {
    this.#listener = listener;
    this.#limits = limits;
    addEventListener("pagehide", () => this.#leave());
  }

  /** The host: a new connection under this channel number; resolves with `via` for an invitation.
   * @param {number} channel @returns {Promise<string>} */
  offer(channel) {
    return this.#opened(channel, (connection) => connection.offer());
  }

  /** The host: takes the `via` of a guest's answer. A text that is refused changes nothing: another may follow.
   * @param {number} channel @param {string} via @returns {Promise<void>} */
  async accept(channel, via) {
    const connection = this.#connections.get(channel);
    if (!connection) throw new ConnectionError("foreign");
    await connection.accept(via);
  }

  /** A guest: the `via` of an invitation; resolves with the `via` of the answer.
   * @param {number} channel @param {string} via @returns {Promise<string>} */
  answer(channel, via) {
    return this.#opened(channel, (connection) => connection.answer(via));
  }

  /** Nothing happens if the connection is not up. @param {number} channel @param {string} text */
  send(channel, text) {
    this.#connections.get(channel)?.send(text);
  }

  /** No event follows. @param {number} channel */
  close(channel) {
    this.#connections.get(channel)?.close();
    this.#connections.delete(channel);
  }

  /** The person leaves the page. Chromium would say nothing to the other end, which would hear of it after 16 seconds. A
   * page that comes back from the browser's memory has no connections. */
  #leave() {
    for (const channel of [...this.#connections.keys()]) {
      this.close(channel);
      this.#listener.down(channel, "closed");
    }
  }

  /** A new connection, unless its first step fails.
   * @param {number} channel @param {(connection: Connection) => Promise<string>} begin */
  async #opened(channel, begin) {
    const connection = this.#open(channel);
    try {
      return await begin(connection);
    } catch (error) {
      if (this.#connections.get(channel) === connection) this.#connections.delete(channel);
      connection.close();
      throw error;
    }
  }

  /** @param {number} channel */
  #open(channel) {
    this.close(channel);
    const servers = this.#listener.servers().map(serverOf);
    const connection = new Connection(servers, this.#limits, {
      up: () => this.#listener.up(channel),
      text: (text) => this.#listener.text(channel, text),
      useless: (why) => this.#listener.useless(channel, why),
      down: (reason) => {
        this.#connections.delete(channel);
        this.#listener.down(channel, reason);
      },
    });
    this.#connections.set(channel, connection);
    return connection;
  }
}
