// What pages do to tables by mistake: bad arguments and attributes, style resets, tables moved at once or without a
// host. Every promise settles, the errors name the reason, and the table goes on.
import assert from "node:assert/strict";
import { test } from "node:test";

import { chrome, host, open, pages, ready, table, tables, withTable } from "./host.mjs";

/** In the page: `outcome(call)` is the state, or the code of the error. */
const outcome = `const outcome = async (call) => {
  try { const { variant, seat, moment } = await call(); return variant + " " + seat + " " + moment; }
  catch (error) { return error.code ?? String(error); }
};`;

test("an argument that no message can hold is refused, and the next call works", async () => {
  const { page, close } = await open(table("one"));
  await ready(page, "one");
  assert.deepEqual(await withTable(page, `${outcome}
    return [await outcome(() => table.decide({ e: "play", card() {} })), await outcome(() => table.goto(Symbol())),
      await outcome(() => table.next()), await outcome(() => table.goto(2))]`),
    ["bad_message", "bad_message", "german 0 5", "german 0 2"]);
  assert.equal(await withTable(page, `return heard.filter(({ name, detail }) => name === "error" &&
    detail.code === "bad_message" && /decide|goto/.test(detail.message)).length`), 2);
  await close();
});

test("load takes a link or a deal, and refuses the rest", async () => {
  const { page, close } = await open(table("one"));
  await ready(page, "one");
  const codes = await withTable(page, `${outcome}
    const codes = [];
    for (const what of [undefined, null, 5, true, NaN, [], { link: "v=french&seed=A" }, { varient: "french" }, () => {}]) {
      codes.push(await outcome(() => table.load(what)));
    }
    return codes`);
  assert.deepEqual(codes, Array(9).fill("bad_message"));
  assert.deepEqual(await withTable(page, `${outcome}
    return [await outcome(() => table.load(new URL("https://some.where/#v=french&seed=A&at=2"))),
      await outcome(() => table.load({ variant: "pitch", players: 3, seed: "A", at: 2, rules: undefined }))]`),
    ["french 0 2", "pitch 0 2"]);
  await close();
});

test("after a bad first deal another one can be loaded, by a call or by attributes", async () => {
  for (const repair of ['table.setAttribute("variant", "french"); await new Promise((done) => setTimeout(done))',
    'await table.load({ variant: "french", seed: "BEG-2" })']) {
    const { page, close } = await open('<all-fours-table variant="whist" seed="BEG-2"></all-fours-table>');
    assert.deepEqual(await withTable(page, `${outcome}
      const first = [await outcome(() => table.ready), await outcome(() => table.ready), await outcome(() => table.next()),
        await outcome(() => table.load("v=whist&seed=A"))];
      ${repair};
      while (!table.state) await new Promise((done) => setTimeout(done, 50));
      return [...first, await outcome(() => table.ready), await outcome(() => table.next())]`),
      ["bad_link", "bad_link", "not_possible", "bad_link", "french 0 5", "french 0 5"], repair);
    await close();
  }
});

test("a table that does not load rejects what waits for it, and what comes later", async () => {
  // The element's patience of 15 seconds, fifty times as fast.
  const { page, close } = await open("", {});
  await page.addInitScript(`const wait = setTimeout; setTimeout = (call, time = 0, ...more) => wait(call, time / 50, ...more)`);
  pages.set("/nowhere", `<!doctype html><title>No table</title><link rel="icon" href="data:,">
    <script>window.heard = []; addEventListener("allfours-error", ({ detail }) => heard.push(detail.code))</script>
    <script type="module">
      const text = await (await fetch("/script")).text();
      const script = document.createElement("script");
      script.textContent = text;
      document.head.append(script);
    </script><all-fours-table lazy="false"></all-fours-table>`);
  // The script comes from this host, which has no table beside it.
  pages.set("/script", await (await fetch(`${tables}all-fours-table.js`)).text());
  await page.goto(`${host}nowhere`);
  assert.deepEqual(await withTable(page, `${outcome}
    await customElements.whenDefined("all-fours-table");
    const early = [outcome(() => table.ready), outcome(() => table.next())];
    return [...await Promise.all(early), await outcome(() => table.ready), await outcome(() => table.load("v=german&seed=A")),
      heard.join()]`), ["failed", "failed", "failed", "failed", "failed"]);
  assert.equal(await withTable(page, "return table.shadowRoot.querySelectorAll('button').length"), 1);
  await page.context().close();
  await close().catch(() => {});
});

test("a seat that changes with the deal counts, and a seat that does not exist is refused", async () => {
  const { page, close } = await open(table("one", 'seat="9"'));
  await ready(page, "one");
  await page.waitForFunction('heard.some(({ name, detail }) => name === "error" && detail.code === "not_possible")');
  assert.equal(await withTable(page, "return table.state.seat"), 0);
  await withTable(page, 'table.setAttribute("variant", "trinidad"); table.setAttribute("seat", "2")');
  await page.waitForFunction("document.querySelector('all-fours-table').state.variant === 'trinidad' && " +
    "document.querySelector('all-fours-table').state.seat === 2");
  await withTable(page, 'table.setAttribute("at", "2")');
  await page.waitForFunction("document.querySelector('all-fours-table').state.moment === 2");
  // As if it were not there.
  await withTable(page, 'table.setAttribute("at", "")');
  await page.waitForFunction("((one) => one.moment === one.moments)(document.querySelector('all-fours-table').state)");
  await close();
});

test("a table that is moved at its first event dispatches all of them, each once", async () => {
  for (const name of ["event", "ready"]) {
    const { page, close } = await open(`${table("one")}<div id="there"></div>`);
    await withTable(page, `const there = document.getElementById("there");
      const move = ({ detail }) => {
        if (there.firstChild || (detail.moment ?? 0) === 1) return;
        there.append(table);
      };
      table.addEventListener("allfours-${name}", move);`);
    await page.waitForFunction("heard.filter(({ name }) => name === 'event').length === 5");
    await page.waitForTimeout(500);
    assert.deepEqual(await page.evaluate("heard.filter(({ name }) => name === 'event').map(({ detail }) => detail.moment)"),
      [1, 2, 3, 4, 5], name);
    assert.equal(await page.evaluate("heard.filter(({ name }) => name === 'ready').length"), 1);
    assert.equal(await withTable(page, "return table.parentNode.id"), "there");
    await close();
  }
});

test("a table that is moved at an award dispatches every event and every award once", async () => {
  const { load } = await import(new URL("../../dist/npm/allfours.js", import.meta.url).href);
  const allfours = await load();
  let game = allfours.game({ variant: "german", seed: "MOVED-1" });
  const kinds = () => game.events().map((/** @type {any} */ { e }) => e);
  while (!kinds().includes("hand_end")) game = game.decide(game.think());
  const moments = kinds().flatMap((/** @type {string} */ e, /** @type {number} */ i) => e === "award" ? [i + 1] : []);
  assert.ok(moments.length >= 4);
  for (const at of [moments[0] - 1, ...moments.slice(0, 2)]) {
    const { page, close } = await open('<div id="there"></div>');
    await page.evaluate(`const table = document.createElement("all-fours-table");
      table.setAttribute("link", "${allfours.parts(game.link)}");
      document.body.prepend(table);
      const there = document.getElementById("there");
      table.addEventListener("allfours-event", ({ detail }) => {
        if (detail.moment === ${at} && !there.firstChild) there.append(table);
      });`);
    const told = (/** @type {string} */ kind) => page.evaluate(`heard.filter(({ name }) => name === "${kind}")
      .map(({ detail }) => detail.moment)`);
    await page.waitForFunction(`heard.filter(({ name }) => name === "event").length >= ${kinds().length}`);
    await page.waitForTimeout(500);
    assert.deepEqual(await told("event"), kinds().map((/** @type {string} */ _, /** @type {number} */ i) => i + 1));
    assert.deepEqual(await told("award"), moments, `moved at ${at}`);
    await close();
  }
});

test("a reset of the page's style leaves the table in its place", async () => {
  for (const reset of ["* { all: unset }", "*:where(:not(html, iframe)) { all: unset; display: revert }",
    "all-fours-table { display: contents; contain: none }", "all-fours-table { position: static }"]) {
    const { page, close } = await open(`<style>${reset}</style><div id="place" style="display: block; width: 480px">
      ${table("one")}</div>`);
    await ready(page, "one");
    const [place, frame] = await withTable(page, `return [document.getElementById("place"),
      table.shadowRoot.querySelector("iframe")].map((one) => one.getBoundingClientRect().toJSON())`);
    assert.equal(frame.width, 480, reset);
    assert.equal(frame.height, 300, reset);
    assert.ok(frame.left >= place.left && frame.top >= place.top && frame.bottom <= place.bottom + 1, reset);
    await close();
  }
});

test("inside a component the table speaks the language of the page", async () => {
  const { page, close } = await open('<div lang="de"><div id="component"></div></div>', { locale: "en-US" });
  await page.evaluate(() => {
    const shadow = /** @type {HTMLElement} */ (document.getElementById("component")).attachShadow({ mode: "open" });
    shadow.innerHTML = '<all-fours-table seed="BEG-2" lazy="false"></all-fours-table>';
  });
  assert.match(await page.evaluate(`document.getElementById("component").shadowRoot.firstChild.shadowRoot
    .querySelector("iframe").src`), /&lang=de(&|$)/);
  await close();
});

test("an ampersand as HTML writes it parts a link all the same", async () => {
  const { page, close } = await open(table("one"));
  await ready(page, "one");
  const whole = await withTable(page, `return (await table.load({ variant: "french", seed: "AMP-1", at: 2 })).moment`);
  assert.equal(whole, 2);
  for (const link of ["v=french&amp;seed=AMP-1&amp;at=2", "https://some.where/?a=1#v=french&amp;amp;seed=AMP-1&amp;at=2",
    "https://some.where/?a=1&#v=french&seed=AMP-1&at=2"]) {
    const another = await page.evaluate(async (text) => {
      const one = /** @type {any} */ (document.createElement("all-fours-table"));
      one.setAttribute("link", text);
      document.body.prepend(one);
      const { variant, moment } = await one.ready;
      const again = await one.load(text);
      one.remove();
      return [variant, moment, again.variant, again.moment];
    }, link);
    assert.deepEqual(another, ["french", 2, "french", 2], link);
  }
  await close();
});

test("import() of the script finds the tables beside it", async () => {
  pages.set("/imported", '<!doctype html><title>Imported</title><link rel="icon" href="data:,">');
  const page = await (await chrome.newContext()).newPage();
  await page.goto(`${host}imported`);
  // A script of another origin that is imported needs that origin's leave, as in a page of the same host.
  await page.route("**/all-fours-table.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "Access-Control-Allow-Origin": "*" } });
  });
  assert.equal(await page.evaluate(`(async () => {
    await import("${tables}all-fours-table.js");
    const table = document.createElement("all-fours-table");
    document.body.append(table);
    return (await table.ready).variant;
  })()`), "trinidad");
  await page.context().close();
});
