// One connection of connections.js: two browsers, one ordered and reliable channel of texts.
//
// An answer takes as long as people take to send a link. Meanwhile the guest's browser already sends checks
// to the host, in vain: the host's browser can answer them only once it has the guest's password. Chromium
// gives up a candidate after 15 seconds, and resumes when the host sends a check. Firefox gives up the whole
// connection for good: after 5 seconds if it knows no address (Firefox as the host publishes its name only
// with the answer), else after 12. A router forgets the guest's outgoing packets within half a minute. So
// each end adds the other's candidates again and again until the connection is up: as new ones, since
// Chromium ignores known candidates. For Firefox it also adds an unreachable candidate, so that there is
// always an address to try.
// Tests: tests/browser/connections.test.mjs.

import { candidateLine, endOf, read, sdpOf, textOf } from "./connection_text.js";

/** Times in ms: for gathering candidates; for coming up after an answer; between two additions of the other
 * end's candidates.
 * @typedef {{gathering: number, coming: number, again: number}} Limits */

/** @type {Limits} */
export const usual = { gathering: 3000, coming: 19_000, again: 8000 };

// Text lengths, in UTF-16 units; bytes given to the browser at once; texts that wait behind them.
const longestText = 4096;
const mostBuffered = 1 << 18;
const mostWaiting = 4096;
// A guest has lost its host if the browser has given up and this many additions do not help.
const mostFailures = 2;
// Addresses for documentation and for nobody (RFC 5737, RFC 6666), with the port for nothing.
const unreached = ["203.0.113.1", "100::1"];

export class ConnectionError extends Error {
  /** @param {"unsupported" | "unreadable" | "foreign" | "failed" | "no_address" | "server"} kind
   * @param {unknown} [cause] */
  constructor(kind, cause) {
    super(kind, { cause });
    this.kind = kind;
  }
}

/** A failure of the browser as a ConnectionError. @template T @param {Promise<T>} step */
const tried = (step) => step.catch((error) => {
  throw error instanceof ConnectionError ? error : new ConnectionError("failed", error);
});

/** @param {RTCConfiguration} configuration */
function peer(configuration) {
  if (typeof RTCPeerConnection !== "function") throw new ConnectionError("unsupported");
  try {
    return new RTCPeerConnection(configuration);
  } catch (error) {
    throw new ConnectionError("failed", error);
  }
}

export class Connection {
  #limits;
  #events;
  #servers;
  /** @type {RTCPeerConnection | null} */
  #peer = null;
  /** @type {RTCDataChannel | null} */
  #channel = null;
  /** @type {import("./connection_text.js").End | null} */
  #mine = null;
  /** The answer that was accepted. */
  #accepted = "";
  #isUp = false;
  /** The numbers of the errors of servers (RTCPeerConnectionIceErrorEvent). @type {number[]} */
  #errors = [];
  /** @type {string[]} */
  #waiting = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #deadline;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #adding;
  #setEnded = () => {};
  /** @type {Promise<void>} */
  #ended = new Promise((resolve) => this.#setEnded = resolve);

  /**
   * @param {RTCIceServer[]} iceServers
   * @param {Limits} limits
   * @param {{up(): void, text(text: string): void, down(reason: "closed" | "unreachable" | "silent"): void,
   *   useless(why: "denied" | "silent"): void}} events
   */
  constructor(iceServers, limits, events) {
    this.#servers = iceServers;
    this.#limits = limits;
    this.#events = events;
  }

  /** @returns {Promise<string>} */
  async offer() {
    this.#start();
    return this.#gathered("");
  }

  /** @param {string} via @returns {Promise<string>} */
  async answer(via) {
    const end = read(via);
    if (!end) throw new ConnectionError("unreadable");
    if (end.to) throw new ConnectionError("foreign");
    const started = this.#start();
    await tried(started.setRemoteDescription({ type: "offer", sdp: sdpOf(end) }));
    const answer = await this.#gathered(end.user);
    this.#addAgain(end, started.localDescription?.sdp.includes("o=mozilla") ? unreached : []);
    return answer;
  }

  /** @param {string} via */
  async accept(via) {
    const end = read(via);
    if (!end) throw new ConnectionError("unreadable");
    if (!this.#peer || !this.#mine || end.to !== this.#mine.user) throw new ConnectionError("foreign");
    if (this.#accepted === via) return;
    if (this.#accepted) throw new ConnectionError("foreign");
    this.#accepted = via;
    // Before the browser takes the answer: now and then Chromium never says that it has.
    this.#deadline = setTimeout(() => this.#end("unreachable"), this.#limits.coming);
    await Promise.race([tried(this.#peer.setRemoteDescription({ type: "answer", sdp: sdpOf(end) })), this.#ended])
      .catch((error) => {
        clearTimeout(this.#deadline);
        this.#accepted = "";
        throw error;
      });
    if (!this.#isUp && this.#peer) this.#addAgain(end, []);
  }

  /** @param {string} text */
  send(text) {
    if (!this.#isUp) return;
    this.#waiting.push(text);
    if (this.#waiting.length > mostWaiting) this.#end("silent");
    else this.#pass();
  }

  close() {
    clearTimeout(this.#deadline);
    clearInterval(this.#adding);
    const closed = this.#peer;
    this.#peer = this.#channel = null;
    this.#isUp = false;
    this.#setEnded();
    closed?.close();
  }

  /** What waits goes to the browser, as far as it has room. */
  #pass() {
    const channel = this.#channel;
    while (channel?.readyState === "open" && channel.bufferedAmount < mostBuffered) {
      const text = this.#waiting.shift();
      if (text === undefined) return;
      channel.send(text);
    }
  }

  /** @param {"closed" | "unreachable" | "silent"} reason */
  #end(reason) {
    if (!this.#peer) return;
    this.close();
    this.#events.down(reason);
  }

  #start() {
    const peerConnection = this.#peer = peer({ iceServers: this.#servers });
    // Both ends know of the channel, so that nobody has to announce it; another is no channel of ours.
    const channel = this.#channel = peerConnection.createDataChannel("", { negotiated: true, id: 0 });
    channel.bufferedAmountLowThreshold = mostBuffered / 2;
    channel.onbufferedamountlow = () => this.#pass();
    channel.onopen = () => this.#opened();
    channel.onclose = () => this.#end(!this.#isUp ? "unreachable" : this.#lost() ? "silent" : "closed");
    channel.onmessage = ({ data }) => {
      if (!this.#peer) return;
      if (typeof data === "string" && data.length <= longestText) this.#events.text(data);
      else this.#end("closed");
    };
    peerConnection.onicecandidateerror = ({ errorCode }) => this.#errors.push(errorCode);
    peerConnection.ondatachannel = () => this.#end("closed");
    peerConnection.onconnectionstatechange = () => {
      if (this.#isUp && this.#lost()) this.#end("silent");
    };
    return peerConnection;
  }

  /** Has the browser heard nothing for long? Chromium takes 16 seconds, Firefox 26. */
  #lost() {
    return this.#peer?.connectionState === "failed";
  }

  #opened() {
    if (!this.#peer) return;
    clearTimeout(this.#deadline);
    clearInterval(this.#adding);
    this.#isUp = true;
    this.#events.up();
  }

  /** This end as text, once the browser has its candidates, or has had its time.
   * @param {string} to */
  async #gathered(to) {
    const peerConnection = /** @type {RTCPeerConnection} */ (this.#peer);
    await tried(peerConnection.setLocalDescription());
    await new Promise((resolve) => {
      const check = () => peerConnection.iceGatheringState === "complete" && resolve(null);
      peerConnection.onicegatheringstatechange = check;
      setTimeout(resolve, this.#limits.gathering);
      check();
    });
    if (!this.#peer) throw new ConnectionError("failed");
    this.#mine = endOf(peerConnection.localDescription?.sdp ?? "", to);
    this.#judgeServers(this.#mine?.candidates ?? [], peerConnection.iceGatheringState === "complete");
    // A policy, an extension or the lack of a network leaves the browser without any.
    if (!this.#mine) throw new ConnectionError("no_address");
    return textOf(this.#mine);
  }

  /** Tells if no server has given an address. A STUN server need not give one that is known already.
   * @param {import("./connection_text.js").Candidate[]} candidates @param {boolean} isComplete */
  #judgeServers(candidates, isComplete) {
    if (this.#servers.length === 0) return;
    const relays = this.#servers.some(({ urls }) => String(urls).startsWith("turn"));
    if (candidates.some(({ type }) => type === "relay" || (!relays && type === "srflx"))) return;
    const isAsked = relays || !isComplete || candidates.length === 0;
    if (this.#errors.some((code) => code >= 400 && code < 500)) this.#events.useless("denied");
    else if (isAsked || this.#errors.length > 0) this.#events.useless("silent");
  }

  /** @param {import("./connection_text.js").End} end @param {string[]} others addresses beside its own */
  #addAgain({ candidates }, others) {
    let round = 0;
    let failures = 0;
    const all = [...candidates, ...others.map((address) =>
      /** @type {const} */ ({ type: "host", transport: "udp", address, port: 9 }))];
    const add = () => {
      failures = this.#lost() ? failures + 1 : 0;
      if (failures > mostFailures) return this.#end("unreachable");
      ++round;
      for (const [place, candidate] of all.entries()) {
        // One that the browser has no use for is no matter.
        this.#peer?.addIceCandidate({ candidate: candidateLine(candidate, place, round), sdpMid: "0" })
          .catch(() => {});
      }
    };
    this.#adding = setInterval(add, this.#limits.again);
    if (others.length > 0) add();
  }
}
