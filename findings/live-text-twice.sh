#!/usr/bin/env bash
# Guess: a live region that is emptied and filled in one go, so that a repeated sentence is announced
# again, is spoken once by a simulated screen reader.
# Seen (@guidepup/virtual-screen-reader 0.33.0, jsdom 29.1.1): twice, both times with the new sentence,
# for each change is spoken with the text that the region has by then. Setting the same sentence a second
# time without emptying is spoken once; three lines added in one go to a log are spoken once each.
# A test that counts announcements has to take this pair for one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @guidepup/virtual-screen-reader@0.33.0 jsdom@29.1.1 >/dev/null
cat >run.mjs <<'JS'
import { setTimeout as pause } from "node:timers/promises";
import { JSDOM } from "jsdom";

const { window } = new JSDOM('<main><div id="log" role="log"></div><p id="now" role="status"></p></main>',
  { pretendToBeVisual: true, url: "https://example.org/" });
for (const name of Object.getOwnPropertyNames(window)) {
  if (!(name in globalThis)) globalThis[name] = window[name];
}
globalThis.window = window;
globalThis.document = window.document;
const { virtual } = await import("@guidepup/virtual-screen-reader");
await virtual.start({ container: document.body });

/** The phrases spoken because of this change. */
async function spoken(change) {
  await virtual.clearSpokenPhraseLog();
  change();
  await pause(100);
  return (await virtual.spokenPhraseLog()).join(" | ");
}
const [log, now] = ["log", "now"].map((id) => document.getElementById(id));
const said = {
  filled: await spoken(() => { now.textContent = "Your turn"; }),
  "the same again": await spoken(() => { now.textContent = "Your turn"; }),
  "emptied and filled": await spoken(() => {
    now.textContent = "";
    now.textContent = "Your turn";
  }),
  "three lines": await spoken(() => ["Jack", "Queen", "King"].forEach((card) => {
    const line = document.createElement("p");
    line.textContent = card;
    log.append(line);
  })),
};
await virtual.stop();
for (const [change, phrases] of Object.entries(said)) console.log(`${change}: ${phrases}`);
const once = "polite: Your turn";
process.exit(Object.values(said).join(" / ") ===
  `${once} / ${once} / ${once} | ${once} / polite: Jack | polite: Queen | polite: King` ? 0 : 1);
JS
node run.mjs
