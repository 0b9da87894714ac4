// The pending requests of a table, and the promise of its first state.

/** @typedef {import("./all-fours-table.d.ts").State} State */
/**
 * @typedef {object} Request
 * @property {Record<string, unknown>} message
 * @property {boolean} sent
 * @property {(state: State) => void} resolve
 * @property {(error: Error) => void} reject
 */

export class Requests {
  #last = 0;
  #unsendable;
  /** @type {Map<number, Request>} */
  #open = new Map();

  /** @param {(type: string) => Error} unsendable the error of a message that no message port takes */
  constructor(unsendable) {
    this.#unsendable = unsendable;
  }

  get none() {
    return this.#open.size === 0;
  }

  /**
   * @param {Record<string, unknown>} message
   * @returns {Promise<State>}
   */
  add(message) {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { message: { ...message, id }, sent: false, resolve, reject });
    });
  }

  /** Sends the requests not sent yet. @param {MessagePort | null} port */
  send(port) {
    for (const [id, request] of this.#open) {
      if (request.sent) continue;
      request.sent = true;
      try {
        port?.postMessage(request.message);
      } catch {
        this.#open.delete(id);
        request.reject(this.#unsendable(String(request.message.type)));
      }
    }
  }

  /** All requests must be sent again, to a new frame. */
  unsend() {
    for (const request of this.#open.values()) request.sent = false;
  }

  /** Removes and returns the request with this id. @param {number | undefined} id */
  take(id) {
    const request = id === undefined ? undefined : this.#open.get(id);
    if (id !== undefined) this.#open.delete(id);
    return request;
  }

  /** @param {Error} error for all pending requests */
  reject(error) {
    for (const { reject } of this.#open.values()) reject(error);
    this.#open.clear();
  }
}

/** The promise `ready`. */
export class Ready {
  /** True until a table comes after all, or another promise is made. */
  isRejected = false;
  /** @type {(state: State) => void} */
  #resolve = () => {};
  /** @type {(error: Error) => void} */
  #reject = () => {};
  promise = this.#make();

  #make() {
    /** @type {Promise<State>} */
    const promise = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    promise.catch(() => {});  // awaiting code still gets the rejection
    return promise;
  }

  /** Makes another promise, for another table. */
  renew() {
    this.isRejected = false;
    this.promise = this.#make();
  }

  /** @param {State} state */
  resolve(state) {
    this.#resolve(state);
  }

  /** @param {Error} error */
  reject(error) {
    this.isRejected = true;
    this.#reject(error);
  }
}
