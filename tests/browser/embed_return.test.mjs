// What a table in an embedding page shows after its element has been moved or its attributes have changed, whatever
// its link, its controls and its last refusal; and where its deal comes from if a site drops or empties attributes.
import assert from "node:assert/strict";
import { test } from "node:test";

import { chrome, open, pages, table, tables, host, withTable } from "./host.mjs";

const there = '<div id="there"></div>';
const move = 'document.getElementById("there").append(table);';
const settled = `await new Promise((done) => setTimeout(done, 300)); await table.ready;
  const { seed, moment, moments, seat } = await table.goto(table.state.moment);
  return { seed: table.events[0].seed ?? null, moment, moments, seat }`;

test("decisions survive a change to fewer controls, and a move without buttons", async () => {
  for (const [controls, change] of [["full", 'table.setAttribute("controls", "step");'],
    ["full", 'table.setAttribute("controls", "none");'], ["step", move]]) {
    const { page, close } = await open(
      `<all-fours-table variant="trinidad" seed="KINGSTON-12" controls="${controls}" seat="1"></all-fours-table>${there}`);
    const before = await withTable(page, `await table.ready;
      await table.decide({ e: "say", say: "stand" });
      while (table.state.turn !== table.state.seat) await new Promise((done) => setTimeout(done, 50));
      ${settled}`);
    const after = await withTable(page, `${change} ${settled}`);
    assert.deepEqual(after, before, `${controls}: ${change}`);
    await close();
  }
});

test("a link that was mended is shown again after a move", async () => {
  for (const link of ["#v=german&amp;amp;amp;seed=BEG-2&amp;amp;amp;at=3", "&ldquo;#v=german&amp;seed=BEG-2&amp;at=3&rdquo;"]) {
    const { page, close } = await open(`<all-fours-table link="${link}"></all-fours-table>${there}`);
    const before = await withTable(page, settled);
    assert.equal(before.moment, 3, link);
    assert.deepEqual(await withTable(page, `${move} ${settled}`), before, link);
    await close();
  }
});

test("after a refused change of the deal, the table before it is shown again", async () => {
  const { page, close } = await open(`${table("one", 'at="4"')}${there}`);
  const before = await withTable(page, settled);
  await withTable(page, `table.setAttribute("seed", "a b!");
    await new Promise((done) => table.addEventListener("allfours-error", done, { once: true }))`);
  assert.deepEqual(await withTable(page, `${move} ${settled}`), before);
  assert.equal(await page.evaluate("heard.filter(({ name }) => name === 'error').length"), 1);
  await close();
});

test("seat and hands that change while a table is elsewhere count when it returns", async () => {
  const { page, close } = await open(`${table("one", 'at="4"')}${there}`);
  await withTable(page, settled);
  await page.evaluate("heard.length = 0");
  const after = await withTable(page, `table.remove();
    table.setAttribute("seat", "1");
    table.setAttribute("hands", "open");
    ${move} ${settled}`);
  assert.equal(after.seat, 1);
  assert.equal(after.seed, "BEG-2");
  assert.equal(await page.evaluate("heard.filter(({ name }) => name === 'event').length"), 4,
    "the events say more, and are dispatched again");
  await close();
});

test("a table that is not displayed makes room for others", async () => {
  const { page, close } = await open(Array.from({ length: 14 }, (_, i) =>
    `<div hidden>${table(`t${i}`, 'at="3"')}</div>`).join(""));
  for (let i = 0; i < 14; ++i) {
    await page.evaluate((shown) => {
      document.querySelectorAll("div").forEach((one, place) => { one.hidden = place !== shown; });
      return /** @type {any} */ (document.getElementById(`t${shown}`)).ready;
    }, i);
  }
  assert.ok(await page.locator("all-fours-table iframe").count() <= 12);
  await close();
});

test("empty attributes count as missing ones", async () => {
  const { page, close } = await open(
    '<div lang="de"><all-fours-table link="" variant="german" seed="BEG-2" at="3" lang=""></all-fours-table></div>');
  assert.equal((await withTable(page, settled)).moment, 3);
  assert.equal(await page.frameLocator("all-fours-table iframe").locator("html").getAttribute("lang"), "de");
  await close();
});

test("the link inside the tag is found among others, encoded, and after its tag has arrived", async () => {
  const link = "https://example.org/#v=german&seed=BEG-2&at=3";
  const encoded = link.replace("#", "%23").replaceAll("&", "%26").replaceAll("=", "%3D");
  for (const inside of [`<a href="#note-1">1</a> <a href="${link.replaceAll("&", "&amp;")}">x</a>`,
    `<a href="https://example.com/?url=${encodeURIComponent(link)}">x</a>`, `<a href="${encoded}">x</a>`]) {
    const { page, close } = await open(`<all-fours-table>${inside}</all-fours-table>`);
    assert.equal((await withTable(page, settled)).moment, 3, inside);
    await close();
  }
  // The page arrives in two pieces.
  pages.set("/", `<!doctype html><html lang="en"><title>Late</title>`);
  const page = await chrome.newPage();
  await page.goto(host);
  await page.addScriptTag({ url: `${tables}all-fours-table.js` });
  const at = await page.evaluate(async (href) => {
    const frame = document.createElement("iframe");
    document.body.append(frame);
    const inner = /** @type {Document} */ (frame.contentDocument);
    inner.open();
    inner.write(`<script src="${document.scripts[0].src}"></${"script"}><all-fours-table>`);
    await new Promise((done) => setTimeout(done, 500));
    inner.write(`<a href="${href}">x</a></all-fours-table>`);
    inner.close();
    const late = /** @type {any} */ (inner.querySelector("all-fours-table"));
    while (!late.ready) await new Promise((done) => setTimeout(done, 50));
    return (await late.ready).moment;
  }, link);
  assert.equal(at, 3);
  await page.context().close();
});

test("a policy that only reports blocks no table", async () => {
  const { page, close } = await open(table("one"));
  await withTable(page, `const blocked = { disposition: "report", effectiveDirective: "frame-src",
      blockedURI: "${tables}", bubbles: true };
    document.dispatchEvent(new SecurityPolicyViolationEvent("securitypolicyviolation", blocked));
    await table.ready`);
  assert.equal(await page.evaluate("heard.filter(({ name }) => name === 'error').length"), 0);
  await close();
});
