// The second pack of a language, the "book": the texts that a first table does not need. They are the rules,
// introductions, sources and meanings of fields, and the texts about playing together and the bar cup
// (isOfBook in src/words/pack.mjs). Loaded after the program.

export class Book {
  /** Packs loaded or being loaded, by language. @type {Map<string, Promise<Uint8Array>>} */
  #coming = new Map();
  #given = new Set();
  #packs;
  #take;

  /**
   * @param {(name: string) => Promise<Uint8Array>} packs any pack: "book-de"
   * @param {(bytes: Uint8Array) => boolean} take hands it to the program; false if it is none
   */
  constructor(packs, take) {
    this.#packs = packs;
    this.#take = take;
  }

  /** True if the program has the pack of the page's language. */
  here() {
    return this.#given.has(document.documentElement.lang);
  }

  /** @param {string} language */
  fetch(language) {
    let coming = this.#coming.get(language);
    if (!coming) {
      coming = this.#packs(`book-${language}`);
      this.#coming.set(language, coming);
      coming.catch(() => this.#coming.delete(language));
    }
    return coming;
  }

  /** Loads the pack into the program, which must be running; rejects if the pack is not available.
   * @param {string} [language] */
  async bring(language = document.documentElement.lang) {
    const bytes = await this.fetch(language);
    if (this.#given.has(language)) return;
    if (!this.#take(bytes)) {
      this.#coming.delete(language);
      throw new Error(`book-${language}: it is none`);
    }
    this.#given.add(language);
  }

  /** After a change of language, loads the new one if a pack was wanted before.
   * @param {(language: string) => void} then */
  follow(then) {
    const language = document.documentElement.lang;
    if (this.#given.size === 0 || this.here() || this.#coming.has(language)) return;
    // If it is not available, the next reader is told.
    this.bring(language).then(() => then(language), () => {});
  }
}
