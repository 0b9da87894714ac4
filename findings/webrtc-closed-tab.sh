#!/usr/bin/env bash
# Guess: closing a tab closes its data channels, and the other end hears of it at once, as it does when the page
# calls close() or is reloaded.
# Seen (Chromium 156, Firefox 153, playwright-core 1.64.1): so it is in Firefox. Chromium tells the other end of a
# reload, but not of a closed tab: 16 seconds later the connection is "failed", and the channel stays "open" for at
# least 90 seconds. A page that wants to be missed at once closes its connections on "pagehide".
# Needs besides Node: Debian's chromium and firefox-esr.
set -euo pipefail
for program in chromium firefox-esr; do
  command -v "$program" >/dev/null || { echo "needs $program"; exit 2; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts playwright-core@1.64.1 >/dev/null
cat >run.mjs <<'JS'
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { chromium, firefox } from "playwright-core";

const server = createServer((_, response) => response.setHeader("Content-Type", "text/html").end("<title>A</title>"));
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const browsers = {
  Chromium: await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] }),
  Firefox: await firefox.launch({ channel: "moz-firefox", executablePath: "/usr/bin/firefox-esr" }),
};

async function page(browser) {
  const made = await (await browser.newContext()).newPage();
  await made.goto(`http://127.0.0.1:${server.address().port}/`);
  await made.evaluate(() => {
    globalThis.peer = new RTCPeerConnection();
    globalThis.channel = peer.createDataChannel("texts", { negotiated: true, id: 0 });
    globalThis.gathered = async () => {
      await peer.setLocalDescription();
      while (peer.iceGatheringState !== "complete") await new Promise((resolve) => setTimeout(resolve, 20));
      return peer.localDescription.toJSON();
    };
  });
  return made;
}

/** How the other end hears of it, and after how many seconds. */
async function leave(browser, how) {
  const [stays, leaves] = [await page(browser), await page(browser)];
  const answer = await leaves.evaluate(async (description) => {
    await peer.setRemoteDescription(description);
    return gathered();
  }, await stays.evaluate(() => gathered()));
  await stays.evaluate((description) => peer.setRemoteDescription(description), answer);
  await stays.waitForFunction(() => channel.readyState === "open");
  await pause(500);
  const since = Date.now();
  if (how === "peer.close()") await leaves.evaluate(() => peer.close());
  if (how === "the page is reloaded") await leaves.reload();
  if (how === "the tab is closed") await leaves.close({ runBeforeUnload: true });
  await stays.waitForFunction(() => channel.readyState === "closed" || peer.connectionState === "failed", null,
    { timeout: 90_000, polling: 50 });
  const seconds = (Date.now() - since) / 1000;
  return { seconds, heard: await stays.evaluate(() => `channel ${channel.readyState}, connection ${peer.connectionState}`) };
}

const slow = [];
for (const [name, browser] of Object.entries(browsers)) {
  console.log(`${name} ${browser.version()}`);
  for (const how of ["peer.close()", "the page is reloaded", "the tab is closed"]) {
    const { seconds, heard } = await leave(browser, how);
    console.log(`  ${how}: after ${seconds.toFixed(1)} s ${heard}`);
    if (seconds > 5) slow.push(`${name}, ${how}: ${heard}`);
  }
  await browser.close();
}
server.close();
process.exit(slow.join("; ") === "Chromium, the tab is closed: channel open, connection failed" ? 0 : 1);
JS
node run.mjs
