// Which functions of the program a first hand takes: node first_part.mjs. Plays what follows in a
// page whose program notes what is called, and writes web/setup/first_part.txt, by which the program
// is parted. To be run when test "first part" or the bytes of page-first.wasm say so.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { serve } from "../../web/setup/serve.mjs";
import { features, functions, shortName } from "../../web/setup/wasm.mjs";
import { desktop, launch, open, phone } from "./page.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const list = join(root, "web/setup/first_part.txt");
const named = new Uint8Array(readFileSync(join(root, "build/web/site/page-named.wasm")));
const tool = /ALLFOURS_WASM_SPLIT:\w+=(.*)/.exec(
  readFileSync(join(root, "build/web/CMakeCache.txt"), "utf8"))?.[1] ?? "wasm-split";

const work = mkdtempSync(join(tmpdir(), "allfours-first-"));
const watched = join(work, "watched.wasm");
execFileSync(tool, ["--instrument", ...features, join(root, "build/web/site/page-named.wasm"), "-o", watched]);
cpSync(join(root, "dist"), join(work, "dist"), { recursive: true });
const server = await serve(join(work, "dist"), 0);
const address = `http://127.0.0.1:${/** @type {{port: number}} */ (server.address()).port}/`;
const chrome = await launch();
const called = new Set();

// The whole program in place of its first part; nothing in place of the rest.
const { newContext } = chrome;
chrome.newContext = async (options) => {
  const context = await newContext.call(chrome, options);
  const answer = (/** @type {RegExp} */ file, /** @type {Buffer} */ body) =>
    context.route(file, (route) => route.fulfill({ contentType: "application/wasm", body }));
  await answer(/page-first-/, readFileSync(watched));
  await answer(/page-later-/, Buffer.from([0, 97, 115, 109, 1, 0, 0, 0]));
  return context;
};

/** Keeps hold of the program's exports. */
function watch() {
  for (const name of /** @type {const} */ (["instantiate", "instantiateStreaming"])) {
    const real = /** @type {any} */ (WebAssembly[name]);
    /** @type {any} */ (WebAssembly)[name] = async (/** @type {unknown[]} */ ...values) => {
      const made = await real.apply(WebAssembly, values);
      if (made.instance?.exports.__write_profile) Object.assign(window, { program: made.instance.exports });
      return made;
    };
  }
}

/** Which have been called, a number each; the page is of no use afterwards. */
function noted() {
  const exports = /** @type {any} */ (window).program;
  const memory = /** @type {WebAssembly.Memory} */ (
    Object.values(exports).find((one) => one instanceof WebAssembly.Memory));
  const room = 2 << 16;
  const start = memory.buffer.byteLength;
  memory.grow(room >> 16);
  const size = exports.__write_profile(start, room);
  // A hash of the module, then when each was called first.
  return [...new Uint32Array(memory.buffer.slice(start + 8, start + size))]
    .flatMap((time, i) => time ? [i] : []);
}

/**
 * @param {string} what
 * @param {import("./page.mjs").Options} options
 * @param {(game: import("./page.mjs").Game) => Promise<unknown>} play
 */
async function scene(what, options, play) {
  const game = await open(chrome, address, { ...options, prepare: watch, waits: false });
  await game.ready();
  await play(game);
  await game.settled();
  for (const one of await game.page.evaluate(noted)) called.add(one);
  console.log(`${what}: ${called.size} functions so far`);
  await game.page.context().close();
}

try {
  const side = { width: 844, height: 390 };
  for (const viewport of [desktop, phone, side]) {
    const touch = viewport !== desktop;
    await scene("first hand", { viewport, touch, paints: false }, async (game) => {
      await game.press("start");
      await game.playHand();
      await game.press("next_hand");
      await game.turn();
    });
    await scene("by its address", { viewport, touch, paints: false, link: "v=trinidad&seed=parts" },
      async (game) => {
        await game.playHand();
        await game.decide("next_hand");
        await game.turn();
      });
  }
  // The first screen with a kept game, and that game again by its address.
  await scene("a kept game", { link: "v=trinidad&seed=first", paints: false }, async (game) => {
    await game.turn();
    await game.page.goto(address);
    await game.ready();
  });
  await scene("a game again", { link: "v=trinidad&seed=first", paints: false }, async (game) => {
    await game.playHand();
    await game.page.reload();
    await game.ready();
    await game.turn();
  });
  await scene("at the usual pace", { pace: 1 }, async (game) => {
    await game.press("start");
    await game.turn();
  });
  const variants = execFileSync("node",
    [join(root, "build/web/bin/allfours.js"), "variants", "--json"], { encoding: "utf8" });
  for (const [, id] of variants.matchAll(/"variant":"([^"]+)"/g)) {
    await scene(id, { link: `v=${id}&seed=first`, paints: false }, (game) => game.turn());
  }
  const all = functions(named).map(({ name }) => ({ name, short: shortName(name) }));
  // What is called alike goes together where all of it is taken, else each by its whole name.
  const others = new Set(all.filter((_, i) => !called.has(i)).map(({ short }) => short));
  const taken = all.filter(({ name }, i) => name !== "" && called.has(i));
  const names = [...new Set(taken.map(({ name, short }) => others.has(short) ? name : short))].sort();
  writeFileSync(list, [
    "# The functions of the program that a first hand takes, by which it is parted (split.mjs).",
    "# Written by `node tests/browser/first_part.mjs`.", ...names, "",
  ].join("\n"));
  console.log(`${names.length} names`);
} finally {
  await chrome.close();
  server.closeAllConnections();
  server.close();
  rmSync(work, { recursive: true, force: true });
}
