// What playing together costs: those who play alone load nothing of it, and the others its code, and its texts, which
// are in the pack of the rules that every game loads after the first table. The reader of QR codes comes with the
// camera alone.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

import { clickInText, openFor } from "./company.mjs";
import { all, browser } from "./page.mjs";
import { pressIn } from "./together.mjs";

const dist = process.env.ALLFOURS_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));
const most = 25_000;
const chrome = browser();

/** Files that the page has asked for, by name without hash.
 * @param {import("./game.mjs").Game} game @returns {Promise<Map<string, string>>} */
async function asked(game) {
  const names = await game.page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname.slice(1)));
  return new Map(names.map((name) => [name.replace(/^assets\//, "").replace(/-[0-9a-f]{10}(?=\.)/, ""), name]));
}

const ofTogether = /^(together|scan|qr_reader|book)/;

for (const locale of ["en-GB", "de-DE", "fr-FR"]) {
  const name = `nothing for those who play alone, and at most ${most} bytes to play together: ${locale}`;
  // German has the longest texts.
  test(name, { skip: locale !== "de-DE" && !all }, async (t) => {
    /** @type {import("./company.mjs").Person} */
    const person = { browser: chrome, way: "text", locale };
    const game = await openFor(person, { link: "v=german&seed=ALONE-1", begins: true });
    await game.turn();
    const alone = [...(await asked(game)).keys()].filter((file) => ofTogether.test(file) && !file.startsWith("book"));
    assert.deepEqual(alone, []);
    await clickInText(game, "together");
    await pressIn(game, "together_host");
    await game.page.locator("#sheet[open] #link").waitFor();
    const files = [...await asked(game)].filter(([file]) => ofTogether.test(file));
    assert.deepEqual(files.map(([file]) => file).sort(), [`book-${locale.slice(0, 2)}.pack`, "together.js"]);
    const contents = await Promise.all(files.map(([, path]) => readFile(join(dist, path))));
    const sizes = contents.map((content) => brotliCompressSync(content).length);
    const sum = sizes.reduce((one, other) => one + other);
    t.diagnostic(`${sum} bytes`);
    assert.ok(sum <= most, `${sum} bytes`);
    await game.close();
  });
}
