// The interactive part of the pages about the rules: steps the tables from the text, and marks the sentence
// for the current moment of a table. Without it the pages read the same. It uses only the public interface of
// the table (web/embed/PROTOCOL.md) and knows no rule.

/**
 * The part of <all-fours-table> used here.
 * @typedef {HTMLElement & {goto?: (moment: number) => Promise<unknown>}} Table
 */

/** The number of tables with a frame: browsers limit the WebGL contexts of a page. */
const mostTables = 6;

/** @type {Set<Example>} the examples whose tables are loaded */
const loaded = new Set();

class Example {
  /** @type {HTMLElement[]} */
  #steps;
  #current = 0;
  #moment;
  /** The number of pending moves requested by the text. */
  #moves = 0;

  /** @param {HTMLElement} article */
  constructor(article) {
    this.article = article;
    this.#steps = [...article.querySelectorAll(".steps li")].map((step) => /** @type {HTMLElement} */ (step));
    this.#moment = this.#at(0);
    this.#steps.forEach((step, i) => this.#makeButton(step, i));
    const stepper = /** @type {HTMLElement} */ (article.querySelector(".stepper"));
    stepper.hidden = false;
    for (const button of stepper.querySelectorAll("button")) {
      button.addEventListener("click", () => this.#go(this.#current + Number(button.dataset.step)));
    }
    article.addEventListener("allfours-ready", () => {
      loaded.add(this);
      makeRoom(this);
    });
    article.addEventListener("allfours-award", (event) => this.#told(/** @type {CustomEvent} */ (event).detail.moment));
    article.addEventListener("allfours-state", (event) => this.#told(/** @type {CustomEvent} */ (event).detail.moment));
    this.#mark(0);
  }

  get table() {
    return /** @type {Table} */ (this.article.querySelector("all-fours-table"));
  }

  /** @param {number} step */
  #at(step) {
    return Number(this.#steps[step].dataset.at);
  }

  /**
   * @param {HTMLElement} step
   * @param {number} i
   */
  #makeButton(step, i) {
    const button = document.createElement("button");
    button.type = "button";
    const words = /** @type {HTMLElement} */ (step.firstElementChild);
    words.replaceWith(button);
    button.append(words);
    button.addEventListener("click", () => this.#go(i));
  }

  /** @param {number} step */
  #go(step) {
    if (step < 0 || step >= this.#steps.length) return;
    this.#mark(step);
    const move = this.table.goto?.(this.#at(step));
    if (!move) return;
    ++this.#moves;
    // A table that cannot be loaded shows a message itself; the text continues.
    move.catch(() => {}).finally(() => --this.#moves);
  }

  /** The sentence for a moment of the table: the last one that is not ahead of it.
   * @param {number} moment */
  #told(moment) {
    this.#moment = moment;
    // The reader may be ahead of the table.
    if (this.#moves > 0) return;
    let step = Math.max(0, this.#steps.filter((_, i) => this.#at(i) <= moment).length - 1);
    // Of several sentences for one moment the chosen one stays.
    if (this.#at(this.#current) === this.#at(step)) step = this.#current;
    this.#mark(step);
  }

  /** @param {number} step */
  #mark(step) {
    this.#current = step;
    this.#steps.forEach((one, i) => {
      if (i === step) one.setAttribute("aria-current", "step");
      else one.removeAttribute("aria-current");
    });
    for (const row of this.article.querySelectorAll(".awards tbody tr")) {
      const at = Number(/** @type {HTMLElement} */ (row).dataset.at);
      row.classList.toggle("now", at === this.#at(step) && this.#steps[step].dataset.award !== undefined);
    }
    const [back, on] = this.article.querySelectorAll("button[data-step]");
    back.toggleAttribute("disabled", step === 0);
    on.toggleAttribute("disabled", step === this.#steps.length - 1);
  }

  /** The distance from the middle of the viewport. */
  get distance() {
    const { top, bottom } = this.article.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - innerHeight / 2);
  }

  /** Removes the table; it returns at the same moment when it is near the viewport again. */
  unload() {
    const table = this.table;
    const fresh = /** @type {HTMLElement} */ (table.cloneNode(false));
    const link = (fresh.getAttribute("link") ?? "").replace(/&at=\d+$/, `&at=${this.#moment}`);
    fresh.setAttribute("link", link);
    table.replaceWith(fresh);
    loaded.delete(this);
  }
}

/** @param {Example} newest */
function makeRoom(newest) {
  while (loaded.size > mostTables) {
    const others = [...loaded].filter((one) => one !== newest);
    others.reduce((far, one) => (one.distance > far.distance ? one : far)).unload();
  }
}

/**
 * For the address of a rule that is missing on this page because a house rule changed it: the paragraph of
 * its field, or else the page of all house rules.
 */
function findRule() {
  const id = decodeURIComponent(location.hash.slice(1));
  const found = id && document.getElementById(id);
  if (found) {
    // It may be folded, if another game has the same rule.
    const fold = found.closest("details");
    if (fold && !fold.open) {
      fold.open = true;
      found.scrollIntoView();
    }
  }
  if (!id || found) return;
  const [field] = id.split(".");
  const near = document.getElementById(field) ?? document.getElementById(`${field}.any`) ??
    document.querySelector(`[id^="${CSS.escape(field)}."]`);
  if (document.body.dataset.page !== "house-rules" && id.includes(".")) {
    location.replace(`house-rules.html#${id}`);
  } else near?.scrollIntoView();
}

// Search engines want absolute addresses here; without a known host only the browser has them.
for (const link of document.querySelectorAll("link[rel=canonical], link[rel=alternate]")) {
  link.setAttribute("href", /** @type {HTMLLinkElement} */ (link).href);
}
for (const article of document.querySelectorAll(".example")) new Example(/** @type {HTMLElement} */ (article));
addEventListener("hashchange", findRule);
findRule();
