// Devices for the tests of connections: pages of Chromium and Firefox that load web/page/connections.js
// alone, and a network between two of them that can lose everything.
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { firefox } from "playwright-core";

import { endOf, read, textOf } from "../../web/page/connection_text.js";
import { fileOf, listen, typeOf } from "./listen.mjs";
import { launch } from "./page.mjs";

export { endOf, read, textOf };

const sources = fileURLToPath(new URL("../../web/page", import.meta.url));

/** The policy of the game's page. */
const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/
  .exec(await readFile(join(sources, "index.html"), "utf8"))?.[1] ?? "";

/** A blank page with that policy, and the files of the page's source. */
export const serveSources = () => listen(async (request, response) => {
  const file = fileOf(request.url);
  const content = file === "index.html" ? "<!doctype html><title>A device</title>"
    : await readFile(join(sources, file)).catch(() => null);
  response.writeHead(content === null ? 404 : 200, { "Content-Type": typeOf(file), "Content-Security-Policy": policy })
    .end(content);
});

/** Browsers by name; those that show addresses do not hide them behind names of mDNS. */
export const browsers = {
  Chromium: () => launch(),
  Firefox: () => firefox.launch({ channel: "moz-firefox", executablePath: "/usr/bin/firefox-esr" }),
  "Chromium with addresses": () => launch(["--disable-features=WebRtcHideLocalIpsWithMdns"]),
  "Chromium without addresses": () => launch(["--force-webrtc-ip-handling-policy=disable_non_proxied_udp"]),
  "Firefox with addresses": () => firefox.launch({ channel: "moz-firefox", executablePath: "/usr/bin/firefox-esr",
    firefoxUserPrefs: { "media.peerconnection.ice.obfuscate_host_addresses": false } }),
};

/** @typedef {keyof typeof browsers} Name */
/** @typedef {{kind: string, channel: number, text?: string, reason?: string}} Told */

/** A promise of a page, which is named if it does not answer in a minute. @template T @param {string} what
 * @param {Promise<T>} promise @returns {Promise<T>} */
const within = (what, promise) => Promise.race([promise, pause(60_000, undefined, { ref: false }).then(() => {
  throw new Error(`the page has not answered "${what}" in a minute`);
})]);

/** A page with `connections`, all that they tell, and the reason of a refusal in place of a result. */
export class Device {
  /** @param {import("playwright-core").Page} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {import("playwright-core").Browser} browser @param {string} address
   * @param {{servers?: string[], limits?: Partial<import("../../web/page/connection.js").Limits>}} [options] */
  static async open(browser, address, { servers = [], limits = {} } = {}) {
    const page = await (await browser.newContext()).newPage();
    await page.goto(address);
    await page.evaluate(async ([servers, limits]) => {
      // The page's own addresses, which the type checker does not know.
      const [{ Connections, ConnectionError }, { usual }] = await Promise.all(
        ["/connections.js", "/connection.js"].map((file) => import(file)));
      const told = /** @type {Told[]} */ ([]);
      const connections = new Connections({
        text: (/** @type {number} */ channel, /** @type {string} */ text) => told.push({ kind: "text", channel, text }),
        up: (/** @type {number} */ channel) => told.push({ kind: "up", channel }),
        down: (/** @type {number} */ channel, /** @type {string} */ reason) =>
          told.push({ kind: "down", channel, reason }),
        useless: (/** @type {number} */ channel, /** @type {string} */ reason) =>
          told.push({ kind: "useless", channel, reason }),
        servers: () => servers,
      }, { ...usual, ...limits });
      const call = async (/** @type {string} */ method, /** @type {unknown[]} */ ...values) => {
        try {
          return await connections[method](...values);
        } catch (error) {
          if (!(error instanceof ConnectionError)) throw error;
          return `- ${error.kind}`;
        }
      };
      /** What gathering was at, at each offer and answer. */
      const states = /** @type {string[]} */ ([]);
      const description = Object.getOwnPropertyDescriptor(RTCPeerConnection.prototype, "localDescription");
      Object.defineProperty(RTCPeerConnection.prototype, "localDescription", { get() {
        states.push(this.iceGatheringState);
        return description?.get?.call(this);
      } });
      Object.assign(window, { connections, told, call, states });
    }, /** @type {const} */ ([servers, limits]));
    return new Device(page);
  }

  /** The result, or the kind of a ConnectionError after a dash; any other error is thrown.
   * @param {"offer" | "accept" | "answer" | "send" | "close"} method @param {number} channel @param {string} [text]
   * @returns {Promise<string>} */
  call(method, channel, text) {
    const values = text === undefined ? [method, channel] : [method, channel, text];
    return within(method, this.page.evaluate(`call(...${JSON.stringify(values)})`));
  }

  /** The same for each text: "taken" in place of a result.
   * @param {"accept" | "answer"} method @param {number} channel @param {string[]} texts
   * @returns {Promise<string[]>} */
  callAll(method, channel, texts) {
    return this.page.evaluate(async ([method, channel, texts]) => {
      const results = [];
      for (const text of texts) {
        const result = await /** @type {any} */ (window).call(method, channel, text);
        results.push(result?.startsWith("- ") ? result : "taken");
      }
      if (method === "answer") /** @type {any} */ (window).connections.close(channel);
      return results;
    }, /** @type {const} */ ([method, channel, texts]));
  }

  /** @returns {Promise<Told[]>} */
  told() {
    return within("told", this.page.evaluate("told"));
  }

  /** Closes the page. A browser that hangs in doing so ends with the process. */
  async leave() {
    await Promise.race([this.page.context().close(), pause(20_000, undefined, { ref: false })]);
  }

  /** Waits until this kind was told. @param {string} kind @param {number} [patience] in ms */
  async until(kind, patience = 20_000) {
    for (const end = Date.now() + patience; ; await pause(50)) {
      const found = (await this.told()).find((one) => one.kind === kind);
      if (found) return found;
      if (Date.now() > end) throw new Error(`no ${kind}, but ${JSON.stringify(await this.told())}`);
    }
  }
}

/** Two routers between two devices: each lets in what comes from where its device has called within half a
 * minute. `offer` and `answer` change texts so that the devices meet through the routers. */
export class Routers {
  #memory = 30_000;
  #sockets = [createSocket("udp4"), createSocket("udp4")];
  #ports = [0, 0];
  #called = [-Infinity, -Infinity];
  #address = "";
  #closed = false;
  /** Does it lose everything? */
  cut = false;

  /** @param {number} [loss] of packets, 0 to 1 @param {number} [delay] of each packet in ms */
  constructor(loss = 0, delay = 0) {
    this.loss = loss;
    this.delay = delay;
  }

  /** @param {string} via of an offer: device 0 */
  async offer(via) {
    this.#address = read(via)?.candidates.find(({ address }) => /^[\d.]+$/.test(address))?.address ?? "";
    for (const [at, socket] of this.#sockets.entries()) {
      socket.bind(0, this.#address);
      await once(socket, "listening");
      // What a device sends to the other's router.
      socket.on("message", (packet) => {
        const from = 1 - at;
        this.#called[from] = Date.now();
        if (this.cut || Math.random() < this.loss || Date.now() - this.#called[at] > this.#memory) return;
        setTimeout(() => this.#pass(packet, from), this.delay);
      });
    }
    return this.#through(via, 0);
  }

  /** @param {string} via of an answer: device 1 */
  answer(via) {
    return this.#through(via, 1);
  }

  close() {
    this.#closed = true;
    for (const socket of this.#sockets) socket.close();
  }

  /** @param {Buffer} packet @param {number} from */
  #pass(packet, from) {
    if (!this.#closed) this.#sockets[from].send(packet, this.#ports[1 - from], this.#address);
  }

  /** @param {string} via @param {number} at */
  #through(via, at) {
    const end = read(via);
    if (!end) throw new Error(`unreadable: ${via}`);
    this.#ports[at] = end.candidates.find(({ address, transport }) =>
      address === this.#address && transport === "udp")?.port ?? 0;
    return textOf({ ...end, candidates: [{ type: "srflx", transport: "udp", address: this.#address,
      port: this.#sockets[at].address().port }] });
  }
}
