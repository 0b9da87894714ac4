#!/usr/bin/env bash
# Guess: a TURN server at one of two ends is enough, wherever the other end is: it sends to the address that the
# server relays, and the server's own end learns from that where it is.
# Seen (coturn 4.6.1, Chromium 156, Firefox 153, playwright-core 1.64.1): nothing comes through. The server lets in
# only addresses that its own end has named (RFC 8656, permissions), and a page that may use no camera names only
# "….local", which another network cannot look up. It comes up at once if the other end asks a STUN server, which
# the TURN server itself can be, without a password: then its address is in its answer.
# Here the two ends are on one machine: the host takes only relayed ways, and of the guest's addresses the
# ones with ".local" are left out, as if it were in another network.
# Needs besides Node: Debian's chromium, firefox-esr and turnserver of its coturn, or TURNSERVER, its path.
set -euo pipefail
turnserver=$(command -v "${TURNSERVER:-turnserver}") || { echo "needs turnserver"; exit 2; }
for program in chromium firefox-esr; do
  command -v "$program" >/dev/null || { echo "needs $program"; exit 2; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts playwright-core@1.64.1 >/dev/null
cat >run.mjs <<'JS'
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { networkInterfaces } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { chromium, firefox } from "playwright-core";

const address = Object.values(networkInterfaces()).flat().find(({ family, internal }) => family === "IPv4" && !internal).address;
const port = 20_000 + process.pid % 20_000;
writeFileSync("turn.conf", [`listening-ip=${address}`, `relay-ip=${address}`, `listening-port=${port}`, "lt-cred-mech",
  "user=ann:secret", "realm=example", "no-tls", "no-dtls", "no-cli", "log-file=stdout", "pidfile=turn.pid", "userdb=turn.db"].join("\n"));
const relay = spawn(process.argv[2], ["-c", "turn.conf"], { stdio: "ignore" });
await pause(2000);
const server = createServer((_, response) => response.setHeader("Content-Type", "text/html").end("<title>A</title>"));
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const browsers = {
  Chromium: await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] }),
  Firefox: await firefox.launch({ channel: "moz-firefox", executablePath: "/usr/bin/firefox-esr" }),
};

async function page(browser, configuration) {
  const made = await (await browser.newContext()).newPage();
  await made.goto(`http://127.0.0.1:${server.address().port}/`);
  await made.evaluate((configuration) => {
    globalThis.peer = new RTCPeerConnection(configuration);
    globalThis.channel = peer.createDataChannel("texts", { negotiated: true, id: 0 });
    globalThis.gathered = async () => {
      await peer.setLocalDescription();
      while (peer.iceGatheringState !== "complete") await new Promise((resolve) => setTimeout(resolve, 20));
      return peer.localDescription.toJSON();
    };
  }, configuration);
  return made;
}

/** Does the connection come up within ten seconds? */
async function comesUp(browser, guestServers) {
  const turn = { urls: `turn:${address}:${port}`, username: "ann", credential: "secret" };
  const host = await page(browsers.Chromium, { iceServers: [turn], iceTransportPolicy: "relay" });
  const guest = await page(browser, { iceServers: guestServers });
  const answer = await guest.evaluate(async (description) => {
    await peer.setRemoteDescription(description);
    return gathered();
  }, await host.evaluate(() => gathered()));
  const foreign = answer.sdp.replace(/^a=candidate:.*\.local .*\r\n/gm, "");
  await host.evaluate((description) => peer.setRemoteDescription(description), { type: "answer", sdp: foreign });
  await pause(10_000);
  return host.evaluate(() => channel.readyState === "open");
}

const seen = [];
for (const [name, browser] of Object.entries(browsers)) {
  for (const [servers, what] of [[[], "no server"], [[{ urls: `stun:${address}:${port}` }], "a STUN server"]]) {
    const up = await comesUp(browser, servers);
    console.log(`host: Chromium, TURN; guest: ${name}, ${what}: ${up ? "connected" : "no connection"}`);
    seen.push(up);
  }
}
for (const browser of Object.values(browsers)) await browser.close();
server.close();
relay.kill();
process.exit(seen.join() === "false,true,false,true" ? 0 : 1);
JS
node run.mjs "$turnserver"
