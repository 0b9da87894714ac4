#!/usr/bin/env bash
# Guess: under Caps Lock a keydown's `key` is the character that the key then types, for ü as for a.
# Seen (Chromium 156 on X11, playwright-core 1.64.1): it depends on the layout. On the German layout
# `key` is Ü and Ü is typed. On the Swiss and French ones `key` is ü and é, and yet Ü and É are typed.
# XKB gives those keys a type without Caps Lock, and capitalizes afterwards; Chromium does that for
# the text only. Firefox ESR says Ü and É for both.
# A page that compares `key` with a letter in either case must not lean on Caps Lock for that letter:
# case by `shiftKey` and places by `code` hold everywhere.
# Needs besides Node: Debian's chromium, xvfb, x11-xkb-utils (setxkbmap) and xdotool.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for tool in chromium Xvfb setxkbmap xdotool; do command -v "$tool" >/dev/null || { echo "needs $tool"; exit 2; }; done
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts playwright-core@1.64.1 >/dev/null
cat >run.mjs <<'JS'
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "playwright-core";

const display = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "900x700x24", "-nolisten", "tcp"],
  { stdio: ["ignore", "pipe", "ignore"] });
const [number] = await once(display.stdout, "data");
process.env.DISPLAY = `:${String(number).trim()}`;
execFileSync("setxkbmap", ["us"]);
const browser = await chromium.launch(
  { executablePath: "/usr/bin/chromium", headless: false, args: ["--no-sandbox"] });
console.log(`Chromium ${browser.version()}`);
const page = await browser.newPage();
await page.setContent(`<textarea id="typed"></textarea><script>
  window.keys = [];
  addEventListener("keydown", (event) => {
    if (event.key.length === 1) keys.push(event.key + (event.getModifierState("CapsLock") ? "" : "?"));
  });
</script>`);
await page.click("#typed");
const seen = [];
// The codes of X: 38 is A on a German keyboard, 34 the key right of P, 11 the 2.
for (const [layout, places] of [["de", [38, 34]], ["ch", [38, 34]], ["fr", [38, 11]]]) {
  execFileSync("setxkbmap", [layout]);
  await pause(1500);
  execFileSync("xdotool", ["key", "66", ...places.flatMap((place) => ["key", String(place)]), "key", "66"]);
  await pause(1500);
  const [keys, typed] = await page.evaluate(() => {
    const both = [window.keys.splice(0).join(""), document.getElementById("typed").value];
    document.getElementById("typed").value = "";
    return both;
  });
  console.log(`${layout}: key ${keys}, typed ${typed}`);
  seen.push(`${keys}=${typed}`);
}
await browser.close();
display.kill();
process.exit(seen.join(" ") === "AÜ=AÜ Aü=AÜ Qé=QÉ" ? 0 : 1);
JS
node run.mjs
