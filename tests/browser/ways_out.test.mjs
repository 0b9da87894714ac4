// Every dialog and every pending request, and every way out of them, in three engines: the page goes
// on, no dialog about an old table stays, and the game can be continued. The program's half, with all
// late answers, is tests/platform/ways_out_test.cpp.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { serve } from "../../web/setup/serve.mjs";
import { desktop, launch } from "./page.mjs";
import { display, startFirefox, startWebKit } from "./engines.mjs";

const dist = process.env.ALLFOURS_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));

/** @typedef {import("./engines.mjs").Engine} Engine */

/** @returns {Promise<Engine>} */
async function startChromium() {
  const chrome = await launch();
  const page = await chrome.newPage({ viewport: desktop });
  /** @type {string[]} */
  const wrong = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) wrong.push(message.text());
  });
  page.on("pageerror", (error) => wrong.push(String(error.stack)));
  return {
    name: "Chromium",
    go: async (address) => {
      await page.goto("about:blank");
      await page.goto(address);
    },
    run: (script, ...args) => page.evaluate(`(${script})(...${JSON.stringify(args)})`),
    click: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    wrong: () => wrong,
    close: () => chrome.close(),
  };
}

/** @type {() => void} */
let endDisplay = () => {};
/** The link of a game whose second hand has begun. */
let begun = "";
before(async () => {
  endDisplay = await display();
  const { load } = await import(new URL("npm/allfours.js", `file://${dist}/`).href);
  const game = (await load()).live({ variant: "german", seed: "WAYS-1" });
  while (game.choice().hand === 1) game.decide(game.choose("sensible"));
  begun = game.link;
});
after(() => endDisplay());

/** Until the function, run in the page, answers something.
 * @template T
 * @param {Engine} engine
 * @param {(...args: any[]) => T} script
 * @param {unknown[]} args */
async function until(engine, script, ...args) {
  for (let tries = 0; tries < 400; ++tries) {
    const answer = await engine.run(script, ...args);
    if (answer) return /** @type {NonNullable<T>} */ (answer);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${engine.name}: this does not come true: ${script} ${JSON.stringify(args)}`);
}

/** @param {Engine} engine */
const ready = (engine) => until(engine, () => /** @type {any} */ (window).allfours?.ready);

/** Presses a button of the page's text; false if there is none. @param {string} id */
const press = (id) => {
  const button = /** @type {HTMLElement | null} */ (document.querySelector(`[data-act="${id}"]`));
  button?.click();
  return Boolean(button);
};
/** @param {string} hash */
const type = (hash) => {
  location.hash = hash;
  return true;
};
const dialogOpen = () => {
  const sheet = /** @type {HTMLDialogElement | null} */ (document.getElementById("sheet"));
  return sheet?.open ? sheet.dataset.name ?? "" : "";
};
const trouble = () => {
  const problem = document.getElementById("problem");
  return problem && !problem.hidden ? problem.textContent : "";
};
const atStart = () => document.body.dataset.screen === "start";
const atOther = () => /OTHER/.test(document.getElementById("deal")?.textContent ?? "");

/**
 * The buttons that open something, and the dialog that is open then.
 * @type {{name: string, ids: string[], dialog?: string, start?: boolean}[]}
 */
const opened = [
  { name: "review", ids: ["verdicts"], dialog: "verdicts" },
  { name: "same deals", ids: ["duplicate"], dialog: "duplicate" },
  { name: "hint", ids: ["hint", "hint"] },
  { name: "share", ids: ["share"], dialog: "share" },
  { name: "settings", ids: ["settings"], dialog: "settings" },
  { name: "statistics", ids: ["statistics"], dialog: "statistics" },
  { name: "keys", ids: ["keys"], dialog: "keys" },
  { name: "duels", ids: ["duels"], dialog: "duel" },
  { name: "season", ids: ["season"], dialog: "season", start: true },
  { name: "opponents", ids: ["games", "opponents"], dialog: "opponents", start: true },
  { name: "house rules", ids: ["games", "house_rules"], start: true },
  { name: "a link to open", ids: ["open"], dialog: "open", start: true },
  { name: "a deal's name", ids: ["edit_seed"], start: true },
  { name: "lessons", ids: ["lesson_list"], start: true },
  { name: "puzzles", ids: ["puzzle_list"], start: true },
];

/** @type {{name: string, go: (engine: Engine) => Promise<unknown>, there?: () => boolean,
 *     leaves?: boolean}[]} `leaves`: from a table alone */
const ways = [
  { name: "Back to the start", leaves: true, go: (engine) => engine.run(type, ""), there: atStart },
  { name: "a link typed", go: (engine) => engine.run(type, "v=pitch&players=2&seed=OTHER"), there: atOther },
  { name: "New game", leaves: true, go: (engine) => engine.run(press, "new_game"), there: atStart },
  { name: "another tab", go: (engine) => engine.run(() => {
    for (const key of Object.keys(localStorage)) {
      dispatchEvent(new StorageEvent("storage", { key, storageArea: localStorage }));
    }
  }) },
  { name: "the worker's death", go: (engine) => engine.run(() => {
    for (const worker of /** @type {any} */ (window).workers) worker.dispatchEvent(new ErrorEvent("error"));
  }) },
];

/** Records the workers created by the page. */
const noteWorkers = () => {
  const Real = window.Worker;
  /** @type {Worker[]} */
  const workers = [];
  Object.assign(window, { workers, Worker: class extends Real {
    /** @param {string | URL} url @param {WorkerOptions} [options] */
    constructor(url, options) {
      super(url, options);
      workers.push(this);
    }
  } });
};

for (const start of [startChromium, startFirefox, startWebKit]) {
  test(start.name.replace("start", ""), async (t) => {
    const server = await serve(dist, 0);
    const { port } = /** @type {{port: number}} */ (server.address());
    const address = `http://127.0.0.1:${port}/`;
    const engine = await start();
    t.after(async () => {
      await engine.close();
      server.closeAllConnections();
      server.close();
    });
    await engine.go(address);
    await engine.run(() => localStorage.setItem("allfours.settings.2", "pace 2\nundo_told on\n"));
    await engine.go(`${address}#${begun}`);
    await ready(engine);
    await engine.run(noteWorkers);

    const sit = async () => {
      await engine.run(type, "");
      await until(engine, atStart);
      await engine.run(type, begun);
      await until(engine, press, "begin");
      await until(engine, () => document.querySelectorAll("#hand button").length > 0);
    };
    /** @param {typeof opened[0]} one */
    const haveOpen = async ({ ids, dialog, start: here }) => {
      if (here) {
        // A table closes the lists of the start screen.
        await engine.run(type, "v=pitch&players=2&seed=OTHER");
        await until(engine, atOther);
        await engine.run(type, "");
        await until(engine, atStart);
      } else {
        await sit();
      }
      for (const id of ids) await until(engine, press, id);
      if (dialog) await until(engine, dialogOpen);
      assert.equal(await engine.run(dialogOpen), dialog ?? "");
    };

    for (const one of opened) {
      await t.test(one.name, async () => {
        for (const { name, go, there, leaves } of ways) {
          if (one.start && leaves) continue;
          await haveOpen(one);
          await go(engine);
          if (there) {
            await until(engine, there);
            await until(engine, () => !document.querySelector("dialog[open]"));
          }
          assert.equal(await engine.run(trouble), "", name);
          assert.deepEqual(engine.wrong(), [], name);
        }
      });
    }

    await t.test("a reload with the review open, and on it goes", async () => {
      await haveOpen(opened[0]);
      await engine.go(address);
      await ready(engine);
      assert.equal(await engine.run(dialogOpen), "");
      assert.equal(await engine.run(trouble), "");
      await until(engine, () => /WAYS-1/.test(document.getElementById("deal")?.textContent ?? ""));
      const rows = () => document.querySelectorAll("#rows li").length;
      const before = await engine.run(rows);
      await until(engine, () => {
        const choice = /** @type {HTMLElement | null} */ (document.querySelector(
          '#actions [data-act^="say:"], #hand button:not([aria-disabled="true"])'));
        choice?.click();
        return Boolean(choice);
      });
      await until(engine, (/** @type {number} */ count) =>
        document.querySelectorAll("#rows li").length > count, before);
      assert.deepEqual(engine.wrong(), []);
    });
  });
}
