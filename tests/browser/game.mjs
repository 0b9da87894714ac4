// The game as a person finds it in a page: read through its text mirror, pressed on its canvas, and played to the end
// of a hand or of a game. page.mjs opens the page.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { hurried } from "./clock.mjs";

/** Where contests go on after a game. */
const dialogs = ["duels", "season", "bars"];
const goesOn = dialogs.map((dialog) => `#actions .primary[data-act="${dialog}"]`).join(", ");

const screenshots = fileURLToPath(new URL("../../build/screenshots", import.meta.url));

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{id: string, x: number, y: number, width: number, height: number}} Target */

/** A page with the game, read through its text mirror and pressed on its canvas. */
export class Game {
  /**
   * @param {Page} page
   * @param {boolean} touch
   * @param {() => Promise<void>} close
   */
  constructor(page, touch, close) {
    this.page = page;
    this.touch = touch;
    this.close = close;
    /** Does time run fast while waiting? Not again inside such a wait. */
    this.hurries = false;
  }

  /** The table is there, and its texts, which load a little later: frames may be held back until then. */
  async ready() {
    await this.page.waitForFunction(() => /** @type {any} */ (window).allfours?.ready &&
      document.getElementById("title")?.textContent !== "", null, { timeout: 20000, polling: 50 });
  }

  /** Starts a game opened by link, if the link is valid. */
  async begin() {
    await this.page.evaluate(() => {
      const button = /** @type {HTMLElement | null} */ (document.querySelector('[data-act="begin"]'));
      button?.click();
    });
  }

  /** @returns {Promise<Target[]>} */
  targets() {
    return this.page.evaluate("allfours.targets()");
  }

  /** @returns {Promise<number>} */
  frames() {
    return this.page.evaluate("allfours.frames");
  }

  /** Waits until nothing moves: no frame for a fifth of a second. */
  async settled() {
    for (let before = -1, now = await this.frames(); now !== before; ) {
      before = now;
      await this.page.waitForTimeout(200);
      now = await this.frames();
    }
  }

  /**
   * Presses something on the canvas with a real pointer, once it is there and at rest.
   * @param {string} id
   */
  async press(id) {
    const place = await this.#place(id);
    await this.rested();
    if (this.touch) await this.page.touchscreen.tap(place.x, place.y);
    else await this.page.mouse.click(place.x, place.y);
  }

  /** Presses a button of the dialog, or of the text mirror, by its action. @param {string} id */
  async click(id) {
    const button = this.page.locator(`#sheet[open] [data-act="${id}"], #actions [data-act="${id}"]`);
    await button.first().waitFor({ state: "attached" });
    await button.first().evaluate((one) => /** @type {HTMLElement} */ (one).click());
  }

  /** Plays to the end of the game. */
  async playGame() {
    for (let hand = 0; hand < 80; ++hand) {
      await this.playHand();
      // The end of a contest leads on to its dialog, not to another game.
      if ((await this.actions()).includes("play_again") || await this.#contestDialog()) return;
      await this.click("next_hand");
      await this.page.locator('#actions [data-act="next_hand"]').waitFor({ state: "detached" });
    }
    throw new Error("the game does not end");
  }

  /** Closes the dialog by Escape. The program hears of it in a task of its own. */
  async closeSheet() {
    await this.page.keyboard.press("Escape");
    await this.page.locator("#sheet[open]").waitFor({ state: "hidden" });
    await this.page.evaluate(() => new Promise((done) => void setTimeout(done)));
  }

  /** Waits until a new question accepts an answer (src/app/press.hpp). */
  rested() {
    return hurried(this, () => this.page.waitForFunction(
      () => /** @type {any} */ (window).allfours?.rested ?? true, null, { polling: 10 }));
  }

  /**
   * Presses a choice and waits for the decision: every decision is an event, and every event a row.
   * @param {string} id
   */
  decide(id) {
    return hurried(this, async () => {
      const before = await this.page.locator("#rows li").count();
      await this.press(id);
      await this.page.waitForFunction(
        (rows) => document.querySelectorAll("#rows li").length > rows, before);
    });
  }

  /**
   * Waits until the program has drawn the previous press: press and release take one frame each. For a page
   * that draws no frames the wait ends after five seconds.
   */
  #drawn() {
    return this.page.evaluate(() => Promise.race([
      new Promise((go) => {
        let left = 3;
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : go(null));
        next();
      }),
      new Promise((go) => setTimeout(go, 5000)),
    ]));
  }

  /**
   * A point where this target is topmost.
   * @param {string} id
   */
  async #place(id) {
    let before = "";
    for (let tries = 0; tries < 100; ++tries) {
      const targets = await this.targets();
      const target = targets.filter((one) => one.id === id).at(-1);
      const now = JSON.stringify(target);
      if (target && now === before) {
        for (const [across, down] of [[0.5, 0.5], [0.2, 0.5], [0.5, 0.15], [0.15, 0.15]]) {
          const x = target.x + target.width * across;
          const y = target.y + target.height * down;
          const top = targets
            .filter((o) => x >= o.x && x < o.x + o.width && y >= o.y && y < o.y + o.height)
            .at(-1);
          if (top?.id === id) return { x, y };
        }
      }
      before = now ?? "";
      await this.#drawn();
    }
    throw new Error(`nothing to press for ${id}: ${JSON.stringify(await this.targets())}`);
  }

  /** @param {string} id of an element of the page's text */
  async text(id) {
    return (await this.page.locator(`#${id}`).textContent()) ?? "";
  }

  /** The actions offered now, except cards. */
  async actions() {
    return this.#ids("#actions button");
  }

  /** The cards of the hand, or only those that can be pressed. */
  async hand() {
    return this.#ids("#hand button");
  }
  async playable() {
    return this.#ids('#hand button:not([aria-disabled="true"])');
  }

  /**
   * @param {string} selector
   * @returns {Promise<string[]>}
   */
  #ids(selector) {
    return this.page.locator(selector).evaluateAll((buttons) =>
      buttons.map((button) => /** @type {HTMLElement} */ (button).dataset.act ?? ""));
  }

  /** The rows of the hand history in the text mirror. */
  rows() {
    return this.page.locator("#rows li").evaluateAll((items) => items.map((item) => {
      const { kind, points, side, moment } = /** @type {HTMLElement} */ (item).dataset;
      const part = (/** @type {string} */ name) =>
        item.querySelector(`.${name}`)?.textContent ?? "";
      return {
        kind, moment: Number(moment), points: Number(points), side: Number(side),
        title: part("title"), who: part("who"), why: part("why"), score: part("score"),
        text: item.textContent ?? "",
      };
    }));
  }

  /**
   * Waits for the person's turn or the end of a hand; returns which of these actions are available, or the dialog that
   * comes next at the end of a duel's deal or of a contest.
   * @returns {Promise<string[]>}
   */
  async turn() {
    const mine = '#hand button:not([aria-disabled="true"])';
    const word = ["begin", "say", "next_hand", "next_deal", "play_again", "lay_down", "deal_rightly"]
      .map((verb) => `#actions button[data-act^="${verb}"]`).join(", ") + `, ${goesOn}`;
    const waits = '#actions button[data-act="skip"]';
    await hurried(this, () =>
      this.page.locator(`${mine}, ${word}, ${waits}`).first().waitFor({ state: "attached" }));
    // An award of a person's first games stays until a touch.
    if ((await this.actions()).includes("skip")) {
      await this.rested();
      await this.page.locator(waits).evaluateAll(([button]) => /** @type {HTMLElement} */ (button)?.click());
      return this.turn();
    }
    // A game that a link has opened meanwhile.
    if ((await this.actions()).includes("begin")) {
      await this.begin();
      return this.turn();
    }
    const dialog = await this.#contestDialog();
    if (dialog) return [dialog];
    await this.rested();
    const words = /^(say:|next_hand|next_deal|play_again|lay_down|keep|deal_rightly)/;
    return (await this.actions()).filter((id) => words.test(id));
  }

  /** The dialog in which a contest goes on after this game, if it does. */
  #contestDialog() {
    return this.page.locator(goesOn).evaluateAll(([button]) =>
      /** @type {HTMLElement | undefined} */ (button)?.dataset.act);
  }

  /**
   * Plays to the end of the hand, by pointer alone: stands, gives, discards or plays the first possible card.
   */
  playHand() {
    return hurried(this, () => this.#playHand());
  }
  async #playHand() {
    let discards = 0;
    for (let steps = 0; steps < 100; ++steps) {
      const actions = await this.turn();
      const ends = ["next_hand", "next_deal", "play_again", ...dialogs];
      if (ends.some((id) => actions.includes(id))) return { discards };
      if (actions.includes("keep")) {
        await this.press("keep");
        await this.page.locator('[data-act="keep"]').waitFor({ state: "detached" });
      } else if (actions.length > 0) {
        await this.decide(actions[0]);
      } else if (await this.page.locator("#hand button[aria-pressed]").count() > 0) {
        discards += await this.discard();
      } else {
        // A card just played may still be there.
        const [card] = await this.playable();
        if (card) await this.decide(card);
      }
    }
    throw new Error("the hand does not end");
  }

  /** Marks cards from the left until the discard is possible, and discards. */
  async discard() {
    const cards = await this.playable();
    for (const [count, card] of cards.entries()) {
      await this.press(card);
      await this.page.locator(`#hand button[data-act="${card}"][aria-pressed="true"]`)
        .waitFor({ state: "attached" });
      if ((await this.actions()).includes("discard")) {
        await this.decide("discard");
        return count + 1;
      }
    }
    throw new Error("the cards cannot be discarded");
  }

  /** @param {string} name of a picture among the tests' output */
  async picture(name) {
    await mkdir(screenshots, { recursive: true });
    await this.settled();
    return this.page.screenshot({ path: join(screenshots, `${name}.png`) });
  }
}
