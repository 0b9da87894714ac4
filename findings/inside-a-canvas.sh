#!/usr/bin/env bash
# Guess: tools agree on buttons that stand inside a canvas for screen readers: all of them see these.
# Seen (playwright-core 1.64.1, Chromium 156, axe-core 4.14.1, @guidepup/virtual-screen-reader 0.33.0 with
# jsdom 29.1.1): Chromium shows them to screen readers, gives them the focus and presses them by Enter;
# axe-core complains when one has no name; the simulated reader reads them. Playwright's getByRole and
# ariaSnapshot see none, and isVisible() says no; only a locator by CSS finds them.
# A test by role that counts no buttons proves nothing about a canvas.
# Needs besides Node: Debian's chromium.
set -euo pipefail
command -v chromium >/dev/null || { echo "needs chromium"; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts playwright-core@1.64.1 axe-core@4.14.1 jsdom@29.1.1 \
  @guidepup/virtual-screen-reader@0.33.0 >/dev/null
cat >run.mjs <<'JS'
import { JSDOM } from "jsdom";
import { chromium } from "playwright-core";

const body = `<main><h1>Table</h1><canvas width="300" height="200">
  <button id="named">Jack of clubs</button><button id="nameless"></button></canvas></main>`;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
console.log(`Chromium ${browser.version()}`);
const page = await browser.newPage();
await page.setContent(`<!doctype html><html lang="en"><title>Table</title>${body}`);
await page.addScriptTag({ path: "node_modules/axe-core/axe.min.js" });
const devtools = await page.context().newCDPSession(page);
const { nodes } = await devtools.send("Accessibility.getFullAXTree");
const shown = nodes.filter(({ ignored, role }) => !ignored && role.value === "button");
const pressed = page.evaluate(() => new Promise((resolve) => {
  document.getElementById("named").onclick = () => resolve(document.activeElement.id);
}));
await page.locator("#named").press("Enter");
const { violations } = await page.evaluate(() => globalThis.axe.run());
const seen = {
  "Chromium's tree": shown.map(({ name }) => name.value || "(no name)").join(", "),
  "pressed by Enter": await pressed,
  "axe-core": violations.map(({ id, nodes: found }) => `${id} ${found.map(({ target }) => target)}`).join(", "),
  "getByRole": await page.getByRole("button").count(),
  "ariaSnapshot": (await page.locator("main").ariaSnapshot()).includes("Jack"),
  "isVisible": await page.locator("#named").isVisible(),
};
await browser.close();

const { window } = new JSDOM(body, { pretendToBeVisual: true, url: "https://example.org/" });
for (const name of Object.getOwnPropertyNames(window)) {
  if (!(name in globalThis)) globalThis[name] = window[name];
}
Object.assign(globalThis, { window, document: window.document });
const { virtual } = await import("@guidepup/virtual-screen-reader");
await virtual.start({ container: document.body });
for (let step = 0; step < 6; ++step) await virtual.next();
seen["simulated reader"] = (await virtual.spokenPhraseLog()).filter((phrase) => phrase.startsWith("button")).join(" | ");
await virtual.stop();
for (const [tool, result] of Object.entries(seen)) console.log(`${tool}: ${result}`);
process.exit(Object.values(seen).join("; ") === "Jack of clubs, (no name); named; button-name #nameless; 0; " +
  "false; false; button, Jack of clubs | button" ? 0 : 1);
JS
node run.mjs
