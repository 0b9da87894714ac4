// The page in the other two browser engines: a hand is played, a reload resumes it, a table on a page about
// the rules works, one in a sandboxed frame comes by its files, and all but that works offline. Engines differ in
// graphics, storage and what they let such a frame fetch; everything else is tested in Chromium alone.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { serve } from "../../web/setup/serve.mjs";
import { display, startFirefox, startWebKit } from "./engines.mjs";
import { fileOf, listen, typeOf } from "./listen.mjs";

const dist = process.env.ALLFOURS_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));

/** @typedef {import("./engines.mjs").Engine} Engine */

/** @type {() => void} */
let endDisplay = () => {};
before(async () => {
  endDisplay = await display();
});
after(() => endDisplay());

/** Waits until the function, run in the page, returns a value.
 * @template T
 * @param {Engine} engine
 * @param {(...args: any[]) => T} script
 * @param {unknown[]} args */
async function until(engine, script, ...args) {
  for (let tries = 0; tries < 400; ++tries) {
    const answer = await engine.run(script, ...args);
    if (answer) return /** @type {NonNullable<T>} */ (answer);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${engine.name}: this does not come true: ${script} ${JSON.stringify(args)}`);
}

/** @param {Engine} engine */
const ready = (engine) => until(engine, () => /** @type {any} */ (window).allfours?.ready);

/** The choices in the text mirror, once there are any: ids of actions or cards.
 * @param {Engine} engine */
const choices = (engine) => until(engine, () => {
  const begin = /** @type {HTMLElement | null} */ (document.querySelector('[data-act="begin"]'));
  begin?.click();
  /** @param {string} selector */
  const ids = (selector) => [...document.querySelectorAll(selector)]
    .map((button) => /** @type {HTMLElement} */ (button).dataset.act ?? "");
  const said = ids("#actions button").filter((id) => /^(say:|next_hand|play_again)/.test(id));
  const all = said.length > 0 ? said : ids('#hand button:not([aria-disabled="true"])');
  return all.length > 0 ? all : null;
});

const rows = () => document.querySelectorAll("#rows li").length;

/** Clicks a target once it is at rest.
 * @param {Engine} engine
 * @param {string} id */
async function press(engine, id) {
  let last = "";
  const place = async () => {
    const target = await until(engine, (/** @type {string} */ wanted) =>
      /** @type {any} */ (window).allfours.targets()
        .filter((/** @type {{id: string}} */ one) => one.id === wanted).at(-1), id);
    const still = JSON.stringify(target) === last;
    last = JSON.stringify(target);
    return still ? target : null;
  };
  let target = null;
  while (!(target = await place())) await new Promise((resolve) => setTimeout(resolve, 50));
  await until(engine, () => /** @type {any} */ (window).allfours.rested);
  await engine.click(target.x + target.width * 0.2, target.y + target.height * 0.2);
}

/** Presses a choice, and waits until this has added a row.
 * @param {Engine} engine
 * @param {string} id */
async function decide(engine, id) {
  const before = await engine.run(rows);
  await press(engine, id);
  await until(engine, (/** @type {number} */ count) =>
    document.querySelectorAll("#rows li").length > count, before);
}

for (const start of [startFirefox, startWebKit]) {
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

    await t.test("a hand is played by pointer, and its awards are in the panel", async () => {
      await engine.go(address);
      await engine.run(() => localStorage.setItem("allfours.settings.2", "pace 2\ngames_begun 3\nlast_card off\n"));
      await engine.go(`${address}#v=trinidad&seed=BEG-1`);
      await ready(engine);
      let cards = 0;
      for (;;) {
        const [first] = await choices(engine);
        if (first === "next_hand") break;
        if (first.startsWith("card:")) ++cards;
        await decide(engine, first);
      }
      assert.equal(cards, 6);
      const awards = await engine.run(() =>
        [...document.querySelectorAll('#rows li[data-kind="award"]')].map((row) => row.textContent));
      for (const point of ["High", "Low", "Game"]) {
        assert.ok(awards.some((text) => text?.includes(point)), `${point} in ${awards}`);
      }
    });

    await t.test("a key continues, and a reload resumes the same game", async () => {
      await until(engine, () => /** @type {any} */ (window).allfours.rested);
      await engine.key("n");
      await until(engine, () => /Hand 2/.test(document.getElementById("rows")?.textContent ?? ""));
      await choices(engine);
      const told = () => [...document.querySelectorAll("#rows li, #hand button")]
        .map((part) => part.textContent);
      const before = await engine.run(told);
      await engine.go(address);
      await ready(engine);
      await choices(engine);
      assert.deepEqual(await engine.run(told), before);
    });

    // Engines pass over entries that a page has added without a press.
    await t.test("Back closes a list, a sheet and the game", async () => {
      const entry = (/** @type {number} */ wanted) => history.state?.entry === wanted;
      const offers = (/** @type {string} */ id) => document.querySelector(`[data-act="${id}"]`) !== null;
      const shows = (/** @type {string} */ id) => /** @type {any} */ (window).allfours.targets()
        .some((/** @type {{id: string}} */ one) => one.id === id);
      await press(engine, "menu");
      await press(engine, "new_game");
      await until(engine, offers, "start");
      await press(engine, "games");
      await until(engine, entry, 1);
      await engine.back();
      await until(engine, entry, 0);
      assert.ok(await engine.run(offers, "start"));
      await press(engine, "start");
      await until(engine, entry, 1);
      // The start screen has a menu elsewhere, until the table has been drawn.
      await until(engine, shows, "hint");
      await press(engine, "menu");
      await until(engine, entry, 2);
      await engine.back();
      await until(engine, entry, 1);
      assert.ok(!await engine.run(offers, "start"), "the table is still there");
      await engine.back();
      await until(engine, offers, "start");
      assert.equal(await engine.run(() => location.hash), "");
    });

    await t.test("a table on a page about the rules works", async () => {
      await engine.go(`${address}rules/en/trinidad.html`);
      await engine.run(() => document.querySelector("all-fours-table")?.scrollIntoView());
      const table = () => /** @type {any} */ (document.querySelector("all-fours-table")).state?.moment;
      const moment = await until(engine, table);
      await engine.run(() => { /** @type {any} */ (document.querySelector("all-fours-table")).next(); });
      await until(engine, (/** @type {number} */ from) =>
        /** @type {any} */ (document.querySelector("all-fours-table")).state.moment > from, moment);
    });

    await t.test("a sandboxed frame loads its parts from a host that lets it, else becomes alone.html", async () => {
      const known = engine.wrong().length;
      for (const [headers, alone] of /** @type {[Record<string, string>, boolean][]} */ ([
        [{ "Access-Control-Allow-Origin": "*" }, false], [{}, true]])) {
        /** @type {string[]} */
        const asked = [];
        const tables = await listen(async (request, response) => {
          const file = fileOf(request.url);
          asked.push(file);
          const content = await readFile(join(dist, file)).catch(() => null);
          response.writeHead(content ? 200 : 404, { "Content-Type": typeOf(file), ...headers })
            .end(request.method === "HEAD" ? "" : content);
        });
        const host = await listen((_, response) => response.writeHead(200, { "Content-Type": "text/html" })
          .end(`<!doctype html><iframe sandbox="allow-scripts" width="480" height="320"
            src="${tables.address}embed.html#v=german&seed=BEG-2"></iframe><script>
            document.querySelector("iframe").onload = ({ target }) => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = ({ data }) => { if (data.type === "ready") window.heard = data.state; };
              target.contentWindow.postMessage({ allfours: 1, type: "connect" }, "*", [port2]);
            };</script>`));
        await engine.go(host.address);
        await until(engine, () => /** @type {any} */ (window).heard?.moment);
        assert.equal(asked.includes("alone.html"), alone, `${asked}`);
        tables.close();
        host.close();
      }
      // Firefox says what it refuses.
      engine.wrong().splice(known);
    });

    await t.test("everything works offline", async () => {
      await engine.go(address);
      await until(engine, () => navigator.serviceWorker.controller?.state === "activated");
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await engine.go(`${address}#v=pitch&seed=OFFLINE`);
      await ready(engine);
      const [first] = await choices(engine);
      await decide(engine, first);
      await engine.go(`${address}rules/en/pitch.html`);
      await until(engine, () => document.querySelector("h1")?.textContent === "Pitch");
    });

    assert.deepEqual(engine.wrong(), []);
  });
}
