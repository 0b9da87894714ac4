// The examples in the documents: every table loads in a page of another origin, at the moment it names, and
// the messages to a frame are answered. A tag that a site's filter has changed shows no other game.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import { open, root, tables, withTable } from "./host.mjs";

const folders = [".", "src", "src/app", "src/cli", "src/core", "src/words", "web", "web/embed", "web/module", "web/rules"];

/** The code blocks of this language. @param {string} text @param {string} language */
const blocks = (text, language) =>
  [...text.matchAll(new RegExp("^```" + language + "\\n([^]*?)^```$", "gm"))].map(([, code]) => code);

/** @type {[string, string][]} a document, and the code of one of its examples */
const examples = [];
for (const folder of folders) {
  for (const name of (await readdir(join(root, folder))).filter((one) => one.endsWith(".md"))) {
    const text = await readFile(join(root, folder, name), "utf8");
    for (const code of blocks(text, "html")) examples.push([join(folder, name), code]);
  }
}

/** @param {string} code */
const onTheHost = (code) => code.replaceAll("https://your.host/allfours/", tables);

test("every table in a document loads, at the moment it names", async () => {
  let count = 0;
  for (const [document, code] of examples.filter(([, one]) => one.includes("<all-fours-table"))) {
    const { page, close } = await open(onTheHost(code));
    for (const table of await page.locator("all-fours-table").all()) {
      await table.scrollIntoViewIfNeeded();
      const state = await table.evaluate((element) => /** @type {any} */ (element).ready);
      const at = await table.getAttribute("at");
      if (at !== null) assert.equal(state.moment, Number(at), `${document}: ${code}`);
      ++count;
    }
    const errors = await page.evaluate("heard.filter((one) => one.name === 'error').map((one) => one.detail)");
    assert.deepEqual(errors, [], document);
    await close();
  }
  assert.ok(count >= 2, `${count} tables`);
});

test("the first example of the protocol shows a jack that the dealer has turned", async () => {
  const [, code] = /** @type {[string, string]} */ (examples.find(([document]) => document === "web/embed/PROTOCOL.md"));
  const { page, close } = await open(onTheHost(code));
  await page.locator("all-fours-table").evaluate((element) => /** @type {any} */ (element).ready);
  const events = await page.locator("all-fours-table").evaluate((element) => /** @type {any} */ (element).events);
  assert.match(events.find((/** @type {any} */ event) => event.e === "turn_up").card, /^J/);
  assert.equal(events.at(-1).for, "turn_up_jack");
  await close();
});

test("the frame and the messages of the protocol", async () => {
  const text = await readFile(join(root, "web/embed/PROTOCOL.md"), "utf8");
  const frame = blocks(text, "html").find((code) => code.includes("<iframe"));
  const script = blocks(text, "js").find((code) => code.includes("postMessage"));
  assert.ok(frame && script);
  const { page, close } = await open(onTheHost(frame));
  await page.locator("iframe").evaluate((element) => new Promise((done) => {
    const whole = /** @type {HTMLIFrameElement} */ (element);
    setTimeout(done, 5000);
    whole.addEventListener("load", done);
  }));
  const answers = page.waitForEvent("console", {
    predicate: async (message) => (await message.args()[0]?.jsonValue())?.re === 1, timeout: 30000,
  });
  await page.evaluate(`{ const frame = document.querySelector("iframe"); ${script} }`);
  const answer = await (await answers).args()[0].jsonValue();
  assert.equal(answer.type, "state", JSON.stringify(answer));
  assert.equal(answer.state.moment, Number(/moment: (\d+)/.exec(script)?.[1]));
  await close();
});

test("a tag whose attributes were dropped shows the game of the link inside it", async () => {
  const link = "v=german&seed=BEG-2";
  const inside = `<a href="https://somebody.example/#${link.replace("&", "&amp;")}">A deal</a>`;
  for (const [attributes, variant] of [["", "german"], ['seed="BEG-2"', "german"], ['controls="none"', "german"],
    ['variant="pitch"', "pitch"], ['seed="OTHER"', "trinidad"], ['link="v=cotton&amp;seed=C"', "cotton"]]) {
    const { page, close } = await open(`<all-fours-table ${attributes}>${inside}</all-fours-table>`);
    const state = await withTable(page, "return table.ready");
    assert.equal(state.variant, variant, attributes);
    await close();
  }
});
