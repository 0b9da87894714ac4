// allfours.wasm in memory: calls with texts and numbers, answers, errors.

/**
 * An impossible request; `reason` names the cause of a refused decision, `fault` the fault of a log.
 */
export class AllFoursError extends Error {
  name = "AllFoursError";

  /**
   * @param {string} sentence
   * @param {import("./allfours.d.ts").Reason} [reason]
   * @param {import("./allfours.d.ts").LogFault} [fault]
   */
  constructor(sentence, reason, fault) {
    super(sentence);
    this.reason = reason;
    this.fault = fault;
  }
}

/** The module's memory and functions. */
export class Core {
  #exports;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  /** @param {WebAssembly.Instance} instance */
  constructor(instance) {
    this.#exports = /** @type {Record<string, any>} */ (instance.exports);
    this.#exports._initialize();
  }

  /**
   * Calls a function with texts and numbers; returns its answer or throws its error.
   * @param {string} name
   * @param {(string | number)[]} values
   * @returns {any}
   */
  ask(name, ...values) {
    const texts = values.map((value) =>
      typeof value === "string" ? this.#encoder.encode(value) : null);
    const size = texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
    let place = this.#exports.allfours_room(size);
    // Only now: the allocation may have moved the memory.
    const memory = new Uint8Array(this.#exports.memory.buffer);
    const given = values.flatMap((value, i) => {
      const text = texts[i];
      if (!text) return [value];
      memory.set(text, place);
      place += text.length;
      return [place - text.length, text.length];
    });
    const at = this.#exports[`allfours_${name}`](...given);
    const bytes = new Uint8Array(
      this.#exports.memory.buffer, at, this.#exports.allfours_answer_size());
    const answer = JSON.parse(this.#decoder.decode(bytes));
    if (answer?.error !== undefined) {
      throw new AllFoursError(answer.error, answer.reason, answer.fault);
    }
    return answer;
  }

  /**
   * Calls a function without an answer.
   * @param {string} name
   * @param {string} text
   */
  tell(name, text) {
    const bytes = this.#encoder.encode(text);
    const place = this.#exports.allfours_room(bytes.length);
    new Uint8Array(this.#exports.memory.buffer).set(bytes, place);
    this.#exports[`allfours_${name}`](place, bytes.length);
  }
}
