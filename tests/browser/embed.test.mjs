// Tables in a page of another origin: a dozen of them, loaded as they come into view, without taking focus,
// wheel, keys or scrolling from the page; messages both ways, valid and hostile.
import assert from "node:assert/strict";
import { test } from "node:test";

import { readTongues } from "../../web/paper/words.mjs";
import { asked, open, ready, table, tables, withTable } from "./host.mjs";
import { longGame, noteAsked, phone } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Page */

test("twelve tables load as they come near, each file once, without taking focus", async () => {
  const { page, close } = await open(
    Array.from({ length: 12 }, (_, i) => `<p>Hand ${i}</p>${table(`t${i}`)}`).join(""));
  await ready(page, "t0");
  assert.ok(page.frames().length < 6, `${page.frames().length - 1} frames for one window`);
  await page.locator("#field").focus();
  for (let i = 0; i < 12; ++i) {
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), `t${i}`);
    await page.waitForFunction((id) =>
      /** @type {any} */ (window).heard.some((/** @type {any} */ one) =>
        one.id === id && one.name === "ready"), `t${i}`);
  }
  assert.equal(page.frames().length, 13);
  assert.equal(new Set(asked).size, asked.length, `each file is fetched once: ${asked}`);
  assert.ok(asked.includes("embed.html") && asked.some((file) => file.startsWith("page-first-")), `${asked}`);
  assert.equal(await page.evaluate("document.activeElement.id"), "field");
  assert.equal(await page.evaluate("shifted"), 0);
  const sandboxes = await page.evaluate(() =>
    [...document.querySelectorAll("all-fours-table")].map((one) =>
      one.shadowRoot?.querySelector("iframe")?.getAttribute("sandbox")));
  assert.deepEqual(new Set(sandboxes),
    new Set(["allow-scripts allow-popups allow-popups-to-escape-sandbox"]));
  // The court cards load when the page is idle.
  const drawn = () => Promise.all(page.frames().slice(1).map((frame) => frame.evaluate("allfours.frames")));
  for (let before = await drawn(), after; String(after) !== String(before);) {
    before = after ?? before;
    await page.waitForTimeout(1500);
    after = await drawn();
  }
  for (const frame of page.frames().slice(1)) await frame.evaluate(noteAsked);
  await page.waitForTimeout(2000);
  for (const frame of page.frames().slice(1)) {
    assert.deepEqual(await frame.evaluate("asked"), { frames: 0, timers: 0 }, "while nothing moves");
    assert.deepEqual(await frame.evaluate(() => {
      const outcome = (/** @type {() => unknown} */ call) => {
        try {
          call();
          return "allowed";
        } catch {
          return "refused";
        }
      };
      return [self.origin, outcome(() => localStorage), outcome(() => parent.document.body)];
    }), ["null", "refused", "refused"]);
  }
  await close();
});

test("lazy=\"false\" loads at once at any distance", async () => {
  const { page, close } = await open(`<p style="height: 5000px"></p>${table("far", 'lazy="false"')}`);
  await page.waitForFunction("heard.some((one) => one.name === 'ready')");
  await close();
});

test("the wheel scrolls the embedding page, and keys go to the focused field", async () => {
  const { page, close } = await open(`${table("one")}<p style="height: 2000px"></p>`);
  await ready(page, "one");
  await page.mouse.move(400, 200);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction("scrollY > 150");
  await page.evaluate("scrollTo(0, 0)");
  await page.locator("#field").focus();
  await page.keyboard.type("abc");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#field").inputValue(), "abc");
  assert.deepEqual(await page.evaluate("keys"), ["a", "b", "c", "Escape"]);
  // A press on the table focuses it; Tab leaves it.
  await page.mouse.click(400, 200);
  await page.waitForFunction("document.activeElement.id === 'one'");
  await page.keyboard.press("ArrowDown");
  assert.equal(await page.evaluate("keys.length"), 4);
  assert.equal(await page.evaluate("document.activeElement.id"), "one");
  for (let i = 0; i < 20 && await page.evaluate("document.activeElement.id") === "one"; ++i) {
    await page.keyboard.press("Tab");
  }
  assert.notEqual(await page.evaluate("document.activeElement.id"), "one");
  await close();
});

/** A page on a phone with a touch screen. */
const onPhone = { viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const narrow = '<meta name="viewport" content="width=device-width">';

/**
 * A finger touches the window, moves up by `up` pixels, and leaves.
 * @param {Page} page
 * @param {number} x
 * @param {number} y
 * @param {number} up
 */
async function dragUp(page, x, y, up) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (/** @type {"touchStart" | "touchMove" | "touchEnd"} */ type, /** @type {number[]} */ ...to) =>
    devtools.send("Input.dispatchTouchEvent", {
      type, touchPoints: to.length > 0 ? [{ x: to[0], y: to[1] }] : [],
    });
  await touch("touchStart", x, y);
  for (let way = 10; way <= up; way += 10) await touch("touchMove", x, y - way);
  await touch("touchEnd");
  await devtools.detach();
}

/** The position of a target of the table in the embedding page.
 * @param {Page} page
 * @param {string} id */
async function targetOf(page, id) {
  const [frame, box] = await Promise.all([
    page.frames()[1].evaluate((name) =>
      /** @type {any} */ (window).allfours.targets().find((/** @type {any} */ one) => one.id === name), id),
    page.locator("all-fours-table").boundingBox(),
  ]);
  assert.ok(frame && box, id);
  return { x: box.x + frame.x + frame.width * 0.3, y: box.y + frame.y + frame.height * 0.4 };
}

/** Waits until the page is at rest, then scrolls to its top.
 * @param {Page} page */
async function toTheTop(page) {
  await page.evaluate(async () => {
    for (let before = -1; before !== scrollY;) {
      before = scrollY;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    scrollTo(0, 0);
  });
  await page.waitForFunction("scrollY === 0");
}

test("a finger on the table pans and zooms the embedding page", async () => {
  const { page, close } = await open(
    `${narrow}${table("one")}<p style="height: 2000px"></p>`, onPhone);
  await ready(page, "one");
  await dragUp(page, 195, 200, 160);
  await page.waitForFunction("scrollY > 60");
  await toTheTop(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.synthesizePinchGesture", { x: 195, y: 200, scaleFactor: 2 });
  await page.waitForFunction("visualViewport.scale > 1.5");
  await close();
});

test("a finger drags a card without panning the embedding page", async () => {
  const { page, close } = await open(`${narrow}${
    table("one", 'controls="full" style="height: 560px; aspect-ratio: auto"')
  }<p style="height: 2000px"></p>`, onPhone);
  await ready(page, "one");
  const frame = page.frames()[1];
  const stand = frame.locator('#actions [data-act="say:stand"]');
  await stand.waitFor({ state: "attached" });
  // Beside the cards it pans the page, whoever's turn it is.
  await dragUp(page, 195, 130, 100);
  await page.waitForFunction("scrollY > 40");
  await toTheTop(page);
  await stand.evaluate((one) => /** @type {HTMLElement} */ (one).click());
  const playable = frame.locator('#hand button:not([aria-disabled="true"])').first();
  await playable.waitFor({ state: "attached" });
  const card = await playable.getAttribute("data-act") ?? "";
  await page.waitForTimeout(1000);
  const { x, y } = await targetOf(page, card);
  await dragUp(page, x, y, 260);
  await frame.locator(`#hand [data-act="${card}"]`).waitFor({ state: "detached" });
  assert.equal(await page.evaluate("scrollY"), 0);
  await close();
});

test("a table is stepped from its page", async () => {
  const { page, close } = await open(table("one", 'at="3"'));
  assert.equal(await withTable(page, "return (await table.ready).moment"), 3);
  assert.equal(await withTable(page, "return (await table.next()).moment"), 4);
  assert.equal(await withTable(page, "return (await table.goto(1)).moment"), 1);
  assert.equal(await withTable(page, "return table.events.length"), 1);
  const end = await withTable(page, "return table.goto(table.state.moments)");
  assert.equal(await withTable(page, "return table.events.length"), end.moments);
  assert.equal(await withTable(page, "return (await table.previous()).moment"), end.moments - 1);
  assert.equal(await withTable(page, "return (await table.play()).moments"), end.moments);
  await page.waitForFunction("document.querySelector('all-fours-table').state.playing === false");
  await withTable(page, "table.setAttribute('at', 2)");
  await page.waitForFunction("document.querySelector('all-fours-table').state.moment === 2");
  // Each event is dispatched as it is shown, and equals that of the log.
  const told = await page.evaluate(
    "heard.filter((one) => one.name === 'event').map((one) => one.detail)");
  assert.deepEqual(told.slice(0, 3).map((/** @type {any} */ one) => one.event.e),
    ["game", "first_dealer", "hand"]);
  for (const { moment } of told) assert.ok(moment >= 1 && moment <= end.moments);
  await close();
});

test("a seat sees its own hand, and decides", async () => {
  const { page, close } = await open(table("one"));
  const state = await ready(page, "one");
  const seat = /** @type {any} */ (state).turn;
  const seen = await withTable(page, `const { seat } = await table.setSeat(${seat});
    return { seat, events: table.events, choice: table.state.choice }`);
  assert.equal(seen.seat, seat);
  const deal = seen.events.find((/** @type {any} */ event) => event.e === "deal");
  assert.equal(deal.hands[seat].length, 6);
  assert.equal(deal.hands[1 - seat], null);
  assert.equal(seen.events[0].seed, null);
  assert.deepEqual(seen.choice, { kind: "say", says: ["stand", "beg"] });
  const refused = await withTable(page, `try {
      await table.decide({ e: "say", say: "run" });
    } catch (error) { return [error.code, error.message]; }`);
  assert.equal(refused[0], "not_possible");
  await withTable(page, `await table.decide({ e: "say", say: "stand" })`);
  await page.waitForFunction(
    "document.querySelector('all-fours-table').events.some((one) => one.say === 'stand')");
  await page.waitForFunction("heard.some((one) => one.name === 'error')");
  await close();
});

test("with open hands the messages contain everything", async () => {
  const { page, close } = await open(table("one", 'hands="open" controls="none"'));
  await ready(page, "one");
  const events = await withTable(page, "return table.events");
  assert.equal(events[0].seed, "BEG-2");
  assert.ok(events.find((/** @type {any} */ event) => event.e === "deal").hands
    .every((/** @type {any} */ hand) => hand.length === 6));
  await close();
});

// Vue on the server and some minifiers write `controls` so (findings/value-of-controls.sh).
test("controls without a value leave the choice to data-controls", async () => {
  const { page, close } = await open(table("one", 'controls data-controls="none"') + table("two", "controls"));
  const [none, step] = await Promise.all(["one", "two"].map(async (id) => {
    await page.evaluate((name) => document.getElementById(name)?.scrollIntoView(), id);
    await ready(page, id);
    return page.evaluate((name) => document.getElementById(name)?.shadowRoot?.querySelector("iframe")?.src ?? "", id);
  }));
  assert.match(none, /&controls=none(&|$)/);
  assert.doesNotMatch(step, /controls=/);
  await close();
});

test("refusals are in the table's language", async () => {
  for (const { code, parts } of readTongues()) {
    const { page, close } = await open(table("one", `lang="${code}"`));
    await ready(page, "one");
    const refused = (/** @type {string} */ what) =>
      withTable(page, `try { ${what} } catch (error) { return error.message }`);
    assert.equal(await refused('await table.goto("3")'),
      parts.page.bad_message.replace("{text}", "goto").replace("{n}", "1"));
    assert.equal(await refused("const next = table.next(); table.remove(); await next"),
      parts.page.table_gone);
    await close();
  }
});

test("a broken link is an error, and the previous table stays", async () => {
  const { page, close } = await open(table("one"));
  await ready(page, "one");
  const code = await withTable(page, `try { await table.load("v=whist&seed=A") }
    catch (error) { return error.code }`);
  assert.equal(code, "bad_link");
  assert.equal(await withTable(page, "return table.state.variant"), "german");
  assert.equal(await withTable(page,
    `return (await table.load({ variant: "sca", seed: "B" })).variant`), "sca");
  await withTable(page, "table.setAttribute('variant', 'pitch')");
  await page.waitForFunction("document.querySelector('all-fours-table').state.variant === 'pitch'");
  // Changed looks need another frame.
  await withTable(page, "table.setAttribute('controls', 'none')");
  assert.equal((await withTable(page, "return table.ready")).variant, "pitch");
  await close();
});

test("a malformed link is refused as a whole, with the true reason", async () => {
  const { page, close } = await open(table("one"));
  await ready(page, "one");
  const load = (/** @type {unknown} */ link) => withTable(page,
    `try { return (await table.load(${JSON.stringify(link)})).variant }
     catch (error) { return error.code + " " + error.message }`);
  assert.match(await load(`v=german&seed=A&log=1${"A".repeat(1 << 20)}`), /^bad_link .*65536/);
  assert.match(await load("v=sca&seed=A%00&colour=red"), /^bad_link /);
  assert.match(await load("v=sca&seed=A\u0000&colour=red"), /^bad_link /);
  assert.match(await load({ variant: "sca", seed: "A&score=3.4" }), /^bad_link .*score/);
  assert.match(await load({ variant: "sca", seed: "A%26score=3.4" }), /^bad_link /);
  assert.equal(await withTable(page, "return table.state.variant"), "german");
  // An attribute cannot contain another part of a link.
  const heard = await withTable(page, `
    const error = new Promise((resolve) => table.addEventListener("allfours-error",
      ({ detail }) => resolve(detail.code + " " + detail.message), { once: true }));
    table.setAttribute("seed", "A&score=3.4");
    return await error`);
  assert.match(heard, /^bad_link .*score/);
  await close();
});

test("a generated link is shown with its seat and language, at any moment, but not if truncated", async () => {
  const { load } = await import(new URL("../../dist/npm/allfours.js", import.meta.url).href);
  const allfours = await load();
  const link = allfours.whole("v=trinidad&seed=KINGSTON-42&seat=2&at=3&lang=de");
  const { page, close } = await open(
    `<all-fours-table id="one" lazy="false" link="${link.replaceAll("&", "&amp;")}"></all-fours-table>`);
  await ready(page, "one");
  const state = await withTable(page, "return table.state");
  assert.equal(state.seat, 2);
  assert.equal(state.moment, 3);
  assert.equal((await withTable(page, "return table.goto(2)")).moment, 2);
  const why = await withTable(page, `try { await table.load(${JSON.stringify(link.slice(0, -12))}) }
    catch (error) { return error.code + " " + error.message }`);
  assert.match(why, /^bad_link .*abgeschnitten oder verändert.*KINGSTON-42/);
  await close();
});

test("a long game and the parts after it arrive in the frame", async () => {
  const long = await longGame();
  const { page, close } = await open(
    `<all-fours-table id="one" lazy="false" link="${long.link.replaceAll("&", "&amp;")}" hands="open"
      ></all-fours-table>`);
  await ready(page, "one");
  const state = await withTable(page, "return table.state");
  assert.equal(state.variant, "california-jack");
  assert.equal(state.moments, long.events().length);
  const events = await withTable(page, "return table.events");
  assert.ok(events.find((/** @type {any} */ event) => event.e === "deal").hands
    .every((/** @type {any} */ hand) => hand.length === 6));
  await close();
});

test("the table survives any message of a host", async () => {
  const { page, close } = await open(`<iframe id="raw" sandbox="allow-scripts" width="480"
    height="320" src="${tables}embed.html#v=german&seed=BEG-2"></iframe>`);
  const outcome = await page.evaluate(async () => {
    const frame = /** @type {HTMLIFrameElement} */ (document.getElementById("raw"));
    await new Promise((resolve) => {
      if (frame.contentDocument === null) resolve(null);
      else frame.addEventListener("load", resolve);
    });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    /** @type {any[]} */
    const heard = [];
    const post = (/** @type {any} */ message, ports = /** @type {MessagePort[]} */ ([])) =>
      frame.contentWindow?.postMessage(message, "*", ports);
    // Before there is a port, only a connection counts.
    for (const junk of [null, 5, "connect", [], { allfours: 2 }, { allfours: 1, type: "goto" },
      { allfours: 1, type: "connect" }]) post(junk);
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => heard.push(data);
    post({ allfours: 1, type: "connect" }, [channel.port2]);
    // A second connection is refused.
    const second = new MessageChannel();
    let stolen = 0;
    second.port1.onmessage = () => stolen++;
    post({ allfours: 1, type: "connect" }, [second.port2]);
    const until = async (/** @type {() => boolean} */ done) => {
      for (let i = 0; i < 200 && !done(); ++i) await new Promise((r) => setTimeout(r, 50));
    };
    await until(() => heard.some((one) => one.type === "ready"));

    let state = 7;
    const random = () => (state = (state * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
    const pick = (/** @type {any[]} */ list) => list[Math.floor(random() * list.length)];
    const types = ["load", "goto", "next", "previous", "play", "pause", "setSeat", "decide",
      "constructor", "__proto__", "toString", "", "state", 5, null];
    const values = [undefined, null, 0, 1, -1, 1.5, NaN, Infinity, 1e308, 2 ** 53, "", "1", "x".repeat(9000),
      "v=german&seed=A", "v=german&seed=A&log=1ZZZ", "%00%ff", "\u0000", "\ud800", [], [[]], {}, true,
      { e: "say" }, { e: "say", say: "beg" }, { e: "say", say: "host_load:x" }, { e: "play", card: "2c" },
      { e: "play", card: "2c 3c" }, { e: "discard", cards: Array(99).fill("2c") }, { e: "lay_down" },
      { e: "say", say: "beg", seat: 99 }, new Date(), new Map([[1, 2]]), new Uint8Array(3), 10n];
    for (let i = 0; i < 1500; ++i) {
      const message = pick([
        { type: pick(types), id: pick(values), moment: pick(values), seat: pick(values),
          link: pick(values), decision: pick(values) }, pick(values)]);
      channel.port1.postMessage(message);
    }
    // Some of these may be over the limit; later ones are not.
    await new Promise((r) => setTimeout(r, 2500));
    channel.port1.postMessage({ type: "load", link: "v=german&seed=BEG-2", id: 4711 });
    await until(() => heard.some((one) => one.re === 4711));
    const answer = heard.find((one) => one.re === 4711);
    channel.port1.postMessage({ type: "goto", moment: "3", id: 4712 });
    channel.port1.postMessage({ type: "goto", moment: 3, id: 4713 });
    channel.port1.postMessage({ type: "later", id: 4714 });
    channel.port1.postMessage({ type: "next", id: 4715 });
    await until(() => heard.some((one) => one.re === 4715));
    const of = (/** @type {number} */ id) => heard.filter((one) => one.re === id);
    return {
      stolen, answer, bad: of(4712), good: of(4713), unknown: of(4714), last: of(4715),
      types: [...new Set(heard.map((one) => one.type))],
      codes: [...new Set(heard.filter((one) => one.type === "error").map((one) => one.code))],
    };
  });
  assert.equal(outcome.stolen, 0);
  assert.equal(outcome.answer.state.variant, "german");
  assert.equal(outcome.bad.length, 1);
  assert.equal(outcome.bad[0].code, "bad_message");
  assert.equal(outcome.good[0].state.moment, 3);
  assert.deepEqual(outcome.unknown, []);
  assert.equal(outcome.last[0].state.moment, 4);
  for (const code of outcome.codes) {
    assert.ok(["bad_message", "bad_link", "not_possible", "too_many"].includes(code), code);
  }
  const frame = page.frames()[1];
  assert.equal(await frame.evaluate("allfours.ready"), true);
  assert.equal(await frame.locator("#problem").isVisible(), false);
  await close();
});
