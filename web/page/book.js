// The book of a language: what only who reads it wants, the rules, what the games are, the sources and what
// fields mean (src/words/words.hpp). It comes behind the part of the program that reads it (parts.js).

export class Book {
  /** Those that are here, or on their way, by language. @type {Map<string, Promise<void>>} */
  #coming = new Map();
  /** Those that the program is still to be given. @type {Map<string, Uint8Array>} */
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
        // Whoever wants to read it asks for it again.
      }
    }
  }

  /** The program has the one of the page's language. */
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

  /**
   * The program has it then, or will as soon as it runs; refused where it cannot be had.
   * @param {string} [language]
   */
  async bring(language = document.documentElement.lang) {
    await this.fetch(language);
    this.#give(language);
  }

  /**
   * Where one is read, and the page speaks another language now, that one's comes as well.
   * @param {(language: string) => void} then
   */
  follow(then) {
    const language = document.documentElement.lang;
    if (this.#given.size === 0 || this.here() || this.#coming.has(language)) return;
    // Where it cannot be had, whoever wants to read it is told.
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
