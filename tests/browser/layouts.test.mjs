// Real keyboards: each documented key, also under Caps Lock, on three layouts, or with ALLFOURS_ALL on eight.
// A key is pressed by its key code on an X display whose layout setxkbmap sets, in Chromium and Firefox. The
// test loads web/page/keys.js in a page of its own, with a fake program that records the keys.
// tests/app/shortcuts_test.cpp and keyboard.test.mjs test the effect of each key, key_of.test.mjs the layouts
// without a browser.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

import { chromium, firefox } from "playwright-core";

import { display } from "./engines.mjs";
import { all } from "./page.mjs";
import { shortcutKeys } from "./shortcut_keys.mjs";

const run = promisify(execFile);
const keys = [...await shortcutKeys()];

/** Codes of X for the places on a keyboard, by their names in KeyboardEvent.code. @type {Record<string, number>} */
const places = { Space: 65, Enter: 36, ArrowLeft: 113, ArrowRight: 114, Home: 110, End: 115 };
for (const [first, row] of /** @type {[number, string][]} */ ([[10, "1234567890-="], [24, "qwertyuiop[]"],
  [38, "asdfghjkl;'"], [52, "zxcvbnm,./"]])) {
  [...row].forEach((sign, i) => {
    places[sign] = first + i;
  });
}
const modifiers = { Shift: 50, AltGr: 108 };
const capsLock = 66;

/**
 * How a key is pressed where it is not at its place of a US keyboard: "Shift 7" is Shift with the key that is
 * labelled 7 there.
 * @type {Record<string, Record<string, string>>}
 */
const keyboards = {
  us: { "?": "Shift /" },
  gb: { "?": "Shift /" },
  de: { y: "z", "?": "Shift -", "[": "AltGr 8", "]": "AltGr 9" },
  ch: { y: "z", "?": "Shift -", "[": "AltGr [", "]": "AltGr ]" },
  fr: { a: "q", m: ";", "?": "Shift m", "[": "AltGr 5", "]": "AltGr -" },
  be: { a: "q", m: ";", "?": "Shift m", "[": "AltGr [", "]": "AltGr ]" },
  ru: { "?": "Shift 7" },
  gr: { "?": "Shift /" },
};

const layouts = Object.entries(keyboards)
  .filter(([layout]) => all || ["us", "fr", "ru"].includes(layout));

/** The arguments of xdotool for one key. @param {Record<string, string>} layout @param {string} key */
function pressOf(layout, key) {
  const isUpper = key.length === 1 && key !== key.toLowerCase();
  const usual = isUpper ? `Shift ${key.toLowerCase()}` : key === " " ? "Space" : key;
  const [place, held] = (layout[key] ?? usual).split(" ").reverse();
  const modifier = held ? String(modifiers[/** @type {"Shift" | "AltGr"} */ (held)]) : "";
  const press = ["key", String(places[place])];
  return modifier ? ["keydown", modifier, ...press, "keyup", modifier] : press;
}

const page = `<!doctype html><title>Keys</title><body>Keys<script type="module">
import { labelsOf } from "/key_of.js";
import { keyboardLayout, watchKeys } from "/keys.js";
const all = ${JSON.stringify(keys.map((key) => key === " " ? "Space" : key).join(" "))};
window.asked = [];
watchKeys({ press() {}, pressKey: (key) => { asked.push(key); return !window.idle; }, keys: () => all }, () => true);
window.left = [];
addEventListener("keydown", (event) => { if (!event.defaultPrevented) left.push(event.key); });
window.labels = async (keys) => labelsOf(keys, await keyboardLayout()).join(" ");
window.here = true;
</script>`;

const engines = {
  Chromium: () => chromium.launch({ executablePath: "/usr/bin/chromium", headless: false, args: ["--no-sandbox"] }),
  Firefox: () => firefox.launch({ channel: "moz-firefox", executablePath: "/usr/bin/firefox-esr", headless: false }),
};

const server = createServer(async (request, answer) => {
  const [, name] = /^\/([a-z_]+\.js)$/.exec(request.url ?? "") ?? [];
  answer.setHeader("content-type", name ? "text/javascript" : "text/html");
  answer.end(name ? await readFile(new URL(`../../web/page/${name}`, import.meta.url)) : page);
});
let address = "";
let endDisplay = () => {};
before(async () => {
  endDisplay = await display();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  address = `http://127.0.0.1:${/** @type {{port: number}} */ (server.address()).port}/`;
});
after(() => {
  server.closeAllConnections();
  server.close();
  endDisplay();
});

for (const [name, launch] of Object.entries(engines)) {
  test(name, async (t) => {
    await run("setxkbmap", ["us"]);
    const browser = await launch();
    t.after(() => browser.close());
    const shown = await browser.newPage({ viewport: null });
    await shown.goto(address);
    await shown.waitForFunction("window.here");
    await shown.mouse.click(300, 200);

    /** What the program was asked for, and what the browser kept. @param {string[]} presses */
    const pressed = async (presses) => {
      await shown.evaluate("asked.length = left.length = 0");
      // Esc is the last key: once it is there all are.
      await run("xdotool", [...presses, "key", "Escape"]);
      await shown.waitForFunction(`left.includes("Escape")`);
      return /** @type {{asked: string[], left: string[]}} */ (await shown.evaluate("({ asked, left })"));
    };
    // A window takes keys some time after it is shown; a layout, after it is set.
    /** @param {number} place @param {string} key */
    const reaches = async (place, key) => {
      for (let tries = 0; tries < 100; ++tries) {
        await shown.evaluate("window.last = ''; addEventListener('keydown', ({ key }) => { window.last = key; }, { once: true, capture: true })");
        await run("xdotool", ["key", String(place)]);
        await pause(50);
        if (await shown.evaluate("window.last") === key) return;
      }
      throw new Error(`${name} does not see the key ${place} as ${key}`);
    };
    await reaches(places.q, "q");

    for (const [layout, own] of layouts) {
      await t.test(`layout ${layout}`, async () => {
        await run("setxkbmap", [layout]);
        // Its letters at these places tell each layout from the one before.
        const probe = { us: ["y", "y"], gb: ["y", "y"], de: ["y", "z"], ch: ["y", "z"], fr: ["q", "a"], be: ["q", "a"],
          ru: ["q", "й"], gr: ["w", "ς"] }[layout] ?? [];
        await reaches(places[probe[0]], probe[1]);
        const presses = keys.flatMap((key) => pressOf(own, key));
        assert.deepEqual((await pressed(presses)).asked, keys);
        const lock = ["key", String(capsLock)];
        const locked = await pressed([...lock, ...presses, ...lock]);
        assert.deepEqual(locked.asked, keys, "under Caps Lock");
        // Firefox does not tell the layout: the list names the keys of a US keyboard, of which "f" is everywhere.
        const labels = await shown.evaluate(`labels(["f", "["])`);
        assert.equal(labels, name === "Firefox" ? "f [" : { us: "f [", gb: "f [", ru: "а х", gr: "φ [" }[layout] ?? "f");
      });
    }

    await t.test("a key that opens the browser's search on a French keyboard is kept from it", async () => {
      await run("setxkbmap", ["fr"]);
      await reaches(places.q, "a");
      await shown.evaluate("window.idle = true");
      const { asked, left } = await pressed(["key", String(places["4"]), "key", String(places.s)]);
      assert.deepEqual(asked, ["4", "s"]);
      assert.deepEqual(left, ["s", "Escape"], "though there is no fourth card now");
    });
  });
}
