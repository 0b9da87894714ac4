// The rules pack ("book") of a language: texts that only readers need: rules, introductions, sources,
// meanings of fields (src/words/words.hpp). Loaded after the part of the program that reads it (parts.js).

export class Book {
  /** Packs loaded or being loaded, by language. @type {Map<string, Promise<void>>} */
  #coming = new Map();
  /** Packs to be passed to the program once it runs. @type {Map<string, Uint8Array>} */
  #came = new Map();
  #given = new Set();
  /** @type {{takeWords: (bytes: Uint8Array) => boolean} | null} */
  #program = null;
  #packs;

  /** @param {(name: string) => Promise<Uint8Array>} packs any pack: "book-de" */
  constructor(packs) {
    this.#packs = packs;
  }

  /** @param {{takeWords: (bytes: Uint8Array) => boolean}} program */
  attach(program) {
    this.#program = program;
    for (const language of this.#came.keys()) {
      try {
        this.#give(language);
      } catch {
        // The next reader tries again.
      }
    }
  }

  /** True if the program has the pack of the page's language. */
  here() {
    return this.#given.has(document.documentElement.lang);
  }

  /** @param {string} [language] */
  fetch(language = document.documentElement.lang) {
    let coming = this.#coming.get(language);
    if (!coming) {
      coming = this.#packs(`book-${language}`).then((bytes) => {
        this.#came.set(language, bytes);
      }).catch((error) => {
        this.#coming.delete(language);
        throw error;
      });
      this.#coming.set(language, coming);
    }
    return coming;
  }

  /** Loads the pack into the program, or keeps it until the program runs; rejects if it is not available.
   * @param {string} [language] */
  async bring(language = document.documentElement.lang) {
    await this.fetch(language);
    this.#give(language);
  }

  /** After a change of language, loads the new one if a pack was wanted before.
   * @param {(language: string) => void} then */
  follow(then) {
    const language = document.documentElement.lang;
    if (this.#given.size === 0 || this.here() || this.#coming.has(language)) return;
    // If it is not available, the next reader is told.
    this.bring(language).then(() => then(language), () => {});
  }

  /** @param {string} language */
  #give(language) {
    const bytes = this.#came.get(language);
    if (!this.#program || !bytes) return;
    this.#came.delete(language);
    if (!this.#program.takeWords(bytes)) {
      this.#coming.delete(language);
      throw new Error(`book-${language}: it is none`);
    }
    this.#given.add(language);
  }
}
