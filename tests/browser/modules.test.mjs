// The program's two modules (web/page/modules.js, program.js): a first decision needs the first alone; all other
// actions wait for the second; a function that the first calls although it is in the second costs time and
// nothing else; and a second module that is not available is reported.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, test } from "node:test";

import { functions, shortName } from "../../web/setup/function_names.mjs";
import { root } from "./host.mjs";
import { browser, phone, usually } from "./page.mjs";

const site = browser([], { paints: false });

/** What still waits when a test has failed would keep its page, and the file, for good. */
const releases = /** @type {(() => void)[]} */ ([]);
afterEach(() => releases.splice(0).forEach((release) => release()));

/** @typedef {Record<"page-first" | "page-second", Buffer>} Split */

/** A page whose second module is held back, and what its console says of that.
 * @param {import("./page.mjs").Options} options
 * @param {Split} [split] in place of the one that was built */
async function held(options, split) {
  const game = await site.open({ ...options, path: "robots.txt", waits: false });
  const { page } = game;
  const said = /** @type {string[]} */ ([]);
  page.on("console", (message) => {
    if (message.type() === "info") said.push(message.text());
  });
  let release = () => {};
  const free = new Promise((keep) => release = () => keep(undefined));
  releases.push(release);
  await page.context().route(/page-(first|second)-/, async (route) => {
    const module = /** @type {keyof Split} */ (/page-(first|second)/.exec(route.request().url())?.[0]);
    if (module === "page-second") await free;
    if (split) await route.fulfill({ contentType: "application/wasm", body: split[module] });
    else await route.continue();
  });
  await page.goto(`${site.address}#${options.link ?? ""}`);
  return { game, page, said, release };
}

/** A first decision. @param {import("./game.mjs").Game} game */
async function decide(game) {
  const [word] = await game.turn();
  await game.decide(word ?? (await game.playable())[0]);
}

/** What the menu has in it. @param {import("./game.mjs").Game} game */
const menuIsOpen = async (game) => (await game.targets()).some(({ id }) => id === "settings");

for (const [where, options] of /** @type {const} */ ([
  ["at a desk", {}], ["on a phone", { viewport: phone, touch: true }],
])) {
  test(`a game begun on the start screen needs the first module alone until others decide, ${where}`, async () => {
    const { game, said, release } = await held(options);
    await game.ready();
    await game.press("start");
    await game.page.locator("#rows li").first().waitFor({ state: "attached" });
    await game.settled();
    assert.deepEqual(said, []);
    release();
    await game.playHand();
    await game.close();
  });

  const links = ["v=german&seed=parts&lang=de", "v=california-jack&seed=four&lang=fr", "v=trinidad&seed=p3"];
  for (const link of usually(1, where === "at a desk" ? links : links.toReversed())) {
    test(`a first decision needs the first module alone: ${link}, ${where}`, async () => {
      const { game, said, release } = await held({ ...options, link });
      await game.ready();
      await game.begin();
      await decide(game);
      await game.settled();
      assert.deepEqual(said, []);
      // Then it goes on with all there is.
      release();
      await game.playHand();
      await game.decide("next_hand");
      await game.turn();
      await game.close();
    });
  }
}

for (const [how, open] of /** @type {const} */ ([
  ["pressed in the picture", (game) => game.press("menu")], ["a key", (game) => game.page.keyboard.press("m")],
])) {
  test(`an action that is no first decision waits, says so, and is done: ${how}`, async () => {
    const { game, page, said, release } = await held({ link: "v=german&seed=parts" });
    await game.ready();
    await game.begin();
    await game.turn();
    await open(game);
    await page.locator("#loading").waitFor();
    assert.equal(await menuIsOpen(game), false);
    // A decision does not wait for it.
    await decide(game);
    release();
    await page.locator("#loading").waitFor({ state: "hidden" });
    await game.settled();
    assert.ok(await menuIsOpen(game));
    assert.deepEqual(said, []);
    await game.close();
  });
}

/** The program split so that these functions, by their short names, are in the second module, too.
 * @param {string[]} names @returns {Split} */
function splitAt(names) {
  const settings = readFileSync(join(root, "build/web/CMakeCache.txt"), "utf8");
  const tool = (/** @type {string} */ name) => new RegExp(`ALLFOURS_${name}:\\w+=(.*)`).exec(settings)?.[1] ?? "";
  const program = join(root, "build/web/site/page.wasm");
  const moved = functions(tool("LLVM_NM"), program).filter(({ readable }) => names.includes(shortName(readable)));
  assert.ok(moved.length >= names.length, "each is a function of the program");
  const folder = mkdtempSync(join(tmpdir(), "allfours-split-"));
  const [list, first, second] = ["list", "first", "second"].map((file) => join(folder, file));
  const built = readFileSync(join(root, "build/web/site/second_module.txt"), "utf8");
  writeFileSync(list, [built, ...moved.map(({ name }) => name)].join("\n"));
  execFileSync(tool("WASM_SPLIT"), ["--enable-bulk-memory", program, `--split-funcs=@${list}`, "-o1", first, "-o2", second]);
  const split = { "page-first": readFileSync(first), "page-second": readFileSync(second) };
  rmSync(folder, { recursive: true });
  return split;
}

test("a first picture that needs the second module comes as soon as that is here", async () => {
  const { game, page, said, release } = await held({ link: "v=german&seed=parts" }, splitAt(["allfours::ui::Ui::draw"]));
  await page.waitForFunction(() => "allfours" in window);
  await page.waitForTimeout(1000);
  assert.equal(await page.evaluate(() => /** @type {any} */ (window).allfours.ready), false);
  release();
  await game.ready();
  assert.equal(said.length, 1, said.join());
  await game.begin();
  await decide(game);
  await game.playHand();
  await game.close();
});

test("a first decision that needs the second module is made once, as soon as that is here", async () => {
  const { game, page, said, release } = await held({ link: "v=german&seed=parts" },
    splitAt(["allfours::say_word"]));
  await game.ready();
  await game.begin();
  const [word] = await game.turn();
  const rows = (await game.rows()).length;
  await game.press(word);
  await page.waitForTimeout(500);
  assert.equal((await game.rows()).length, rows, "nothing is half done");
  release();
  await game.turn();
  assert.equal(said.length, 1, said.join());
  assert.equal((await game.rows()).filter(({ text }) => /You: /.test(text)).length <= 1, true);
  await game.playHand();
  await game.close();
});

test("a second module that never comes is given up, and said", async () => {
  const { page } = await held({ link: "v=german&seed=parts", noise: /nothing came/, script: `{
    const set = setTimeout;
    window.setTimeout = (call, delay, ...rest) => set(call, delay >= 10000 ? delay / 10 : delay, ...rest);
  }` });
  await page.locator("#problem").filter({ hasText: "could not be loaded" }).waitFor();
  await page.context().close();
});

for (const file of [/page-second-/, /chances-/]) {
  test(`a file that is not there is said: ${file.source}`, async () => {
    const game = await site.open({ without: file, noise: /404/ });
    await game.page.locator("#problem").filter({ hasText: "could not be loaded" }).waitFor();
    await game.close();
  });
}
