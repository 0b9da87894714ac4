#!/usr/bin/env bash
# Guess: a WebRTC answer may come whenever people send it. Until then the host waits, and so does the guest: a
# connection that would come up at once comes up later, too.
# Seen (Firefox 153, Chromium 156, playwright-core 1.64.1): two Firefoxes connect at once, but not eight seconds
# later. Firefox answers for its own mDNS name only once it has the other's description; the guest finds no
# address, gives up after five seconds, and does not begin again when the host calls. Two Chromiums connect
# late: the host's answers a stranger's checks before it has the answer, so that the guest's ICE is
# "connected" long before. (The guest's DTLS handshake runs meanwhile, and fails after some four minutes.)
# Who passes descriptions by hand has to add the host's candidates again and again, with an address of numbers
# among them.
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
  Firefox: await firefox.launch({ channel: "moz-firefox", executablePath: "/usr/bin/firefox-esr" }),
  Chromium: await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] }),
};

async function page(browser) {
  const made = await (await browser.newContext()).newPage();
  await made.goto(`http://127.0.0.1:${server.address().port}/`);
  await made.evaluate(() => {
    globalThis.peer = new RTCPeerConnection();
    globalThis.gathered = async () => {
      await peer.setLocalDescription();
      while (peer.iceGatheringState !== "complete") await new Promise((resolve) => setTimeout(resolve, 20));
      return peer.localDescription.toJSON();
    };
  });
  return made;
}

async function connect(browser, delay) {
  const [host, guest] = [await page(browser), await page(browser)];
  const offer = await host.evaluate(() => {
    peer.createDataChannel("texts");
    return gathered();
  });
  const answer = await guest.evaluate(async (description) => {
    await peer.setRemoteDescription(description);
    return gathered();
  }, offer);
  await pause(delay);
  const before = await guest.evaluate(() => peer.iceConnectionState);
  await host.evaluate((description) => peer.setRemoteDescription(description), answer);
  await pause(5000);
  return { before, after: await host.evaluate(() => peer.connectionState) };
}

const seen = [];
for (const [name, browser] of Object.entries(browsers)) {
  console.log(`${name} ${browser.version()}`);
  for (const delay of [0, 8000]) {
    const { before, after } = await connect(browser, delay);
    console.log(`  after ${delay / 1000} s: the guest's ICE is ${before}, then the host is ${after}`);
    seen.push(delay ? `${before} ${after}` : after);
  }
  await browser.close();
}
server.close();
process.exit(seen.join() === "connected,failed connecting,connected,connected connected" ? 0 : 1);
JS
node run.mjs
