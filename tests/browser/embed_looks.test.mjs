// Tables whose looks change while a game is played in them, refused tables beyond the dozen that have a frame, and
// hosts that lack a file of the game or answer with a page in its place.
import assert from "node:assert/strict";
import { test } from "node:test";

import { asked, chrome, open, ready, table, tables, withTable } from "./host.mjs";

for (const [attribute, value] of [["theme", "dark"], ["lang", "de"], ["controls", "step"], ["hands", "open"]]) {
  test(`a change of ${attribute} keeps the game, its moment and its seat`, async () => {
    const { page, close } = await open('<all-fours-table variant="trinidad" seed="KINGSTON-12" controls="full" ' +
      'seat="1" bots="random"></all-fours-table>');
    const before = await withTable(page, `await table.ready;
      const { choice } = await table.decide({ e: "say", say: "stand" });
      while (!table.state.choice) await new Promise((done) => setTimeout(done, 50));
      await new Promise((done) => setTimeout(done, 300));
      return { ...table.state, events: table.events.length }`);
    assert.ok(before.moment > 6, "the reader and a bot have decided");
    await page.evaluate("heard.length = 0");
    const after = await withTable(page, `const frame = table.shadowRoot.querySelector("iframe");
      table.setAttribute("${attribute}", "${value}");
      while (table.shadowRoot.querySelector("iframe") === frame || table.events.length < ${before.events} ||
        ${attribute === "hands" ? "table.state.hands !== 'open'" : "false"}) {
        await new Promise((done) => setTimeout(done, 50));
      }
      await table.next().catch(() => {});
      return table.state`);
    for (const name of ["moment", "moments", "seat", "turn"]) assert.equal(after[name], before[name], name);
    // Open hands make other events of the same game.
    const told = await page.evaluate("heard.filter(({ name }) => name === 'event').length");
    assert.equal(told, attribute === "hands" ? before.events : 0);
    await close();
  });
}

test("bots that decide before the reader are not forgotten when the table is moved", async () => {
  const { page, close } = await open(`${table("one", 'controls="full" seat="0" bots="random"')}<div id="there"></div>`);
  await ready(page, "one");
  const before = await withTable(page, `const begin = table.state.moment;
    if (table.state.turn === 0) await table.setSeat(1);
    while (table.state.moment === begin && table.state.turn !== table.state.seat) {
      await new Promise((done) => setTimeout(done, 50));
    }
    await new Promise((done) => setTimeout(done, 300));
    return table.state`);
  const after = await withTable(page, `document.getElementById("there").append(table);
    const { moment, moments, seat } = await table.next().catch(() => table.pause());
    return { moment, moments, seat }`);
  for (const name of ["moment", "seat"]) assert.equal(after[name], before[name], name);
  await close();
});

test("refused tables far from the viewport give up their frames, and tell of it once", async () => {
  const { page, close } = await open(table("one"));
  await ready(page, "one");
  await page.evaluate(async () => {
    for (let number = 0; number < 14; ++number) {
      const bad = /** @type {any} */ (document.createElement("all-fours-table"));
      bad.setAttribute("at", "99");
      bad.setAttribute("lazy", "false");
      bad.style.marginTop = "1200px";
      document.body.append(bad);
      await bad.ready.catch(() => {});
    }
  });
  const frames = `[...document.querySelectorAll("all-fours-table")]
    .filter((one) => one.shadowRoot.querySelector("iframe")).length`;
  assert.ok(await page.evaluate(frames) <= 12, "about a dozen have a frame");
  assert.equal(await page.evaluate("document.getElementById('one').shadowRoot.querySelector('iframe') !== null"), true);
  await page.evaluate("document.querySelectorAll('all-fours-table')[1].scrollIntoView()");
  await page.waitForFunction("document.querySelectorAll('all-fours-table')[1].shadowRoot.querySelector('iframe.speaks')");
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate("heard.filter(({ name }) => name === 'error').length"), 14);
  await close();
});

for (const [what, file, status] of /** @type {[string, string, number][]} */ ([
  ["a page in place of the words", "words-*.pack", 200], ["a page in place of the fonts", "*.ttf", 200],
  ["no fonts", "*.ttf", 404]])) {
  test(`a host with ${what}: alone.html takes the table's place`, async () => {
    const { page } = await open("");
    await page.route(`**/${file}`, (route) => route.fulfill({ status, contentType: "text/html",
      headers: { "Access-Control-Allow-Origin": "*" }, body: "<h1>Not found</h1>" }));
    const { variant } = await page.evaluate(() => {
      const one = /** @type {any} */ (document.createElement("all-fours-table"));
      document.body.prepend(one);
      return one.ready;
    });
    assert.equal(variant, "trinidad");
    assert.ok(asked.some((one) => one.startsWith("alone.html")));
    await page.context().close();
  });
}

test("a page's embedder policy that blocks tables of its own origin is named", async () => {
  const page = await (await chrome.newContext()).newPage();
  await page.addInitScript(`const wait = setTimeout; setTimeout = (call, time = 0, ...more) => wait(call, time / 50, ...more)`);
  for (const opener of [{}, { "Cross-Origin-Opener-Policy": "same-origin" }]) {
    await page.route(`${tables}page.html`, (route) => route.fulfill({ contentType: "text/html",
      headers: { "Cross-Origin-Embedder-Policy": "require-corp", ...opener },
      body: `<!doctype html><title>A page</title><script src="${tables}all-fours-table.js"></script>
        <all-fours-table lazy="false"></all-fours-table>` }));
    await page.goto(`${tables}page.html`);
    const message = await withTable(page, "return table.ready.then(() => 'a table', ({ message }) => message)");
    assert.match(message, /Cross-Origin-Embedder-Policy/);
    await page.unroute(`${tables}page.html`);
  }
  await page.context().close();
});
