#!/usr/bin/env bash
# Guess: a browser takes each address of a STUN or TURN server that RFC 7064 and RFC 7065 allow; a server that it
# cannot reach is found out later, while candidates are gathered.
# Seen (Firefox 153, Chromium 156, playwright-core 1.64.1): Chromium takes all of these. In Firefox the constructor
# of RTCPeerConnection throws for stuns: (NotSupportedError), and for ports that it blocks for pages, such as 1 and
# 25 (SyntaxError), though no page is loaded from there. One such address among the servers, and there is no
# connection at all, not even a direct one. A page that lets people enter a server has to try it by itself first.
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
import { chromium, firefox } from "playwright-core";

const servers = ["stun:stun.example.org:3478", "stun:stun.example.org:65535", "stuns:stun.example.org:5349",
  "stun:stun.example.org:1", "stun:stun.example.org:25", "turns:turn.example.org:443?transport=tcp"];
const browsers = {
  Chromium: await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] }),
  Firefox: await firefox.launch({ channel: "moz-firefox", executablePath: "/usr/bin/firefox-esr" }),
};
const seen = [];
for (const [name, browser] of Object.entries(browsers)) {
  const page = await (await browser.newContext()).newPage();
  const taken = await page.evaluate((all) => all.map((urls) => {
    try {
      new RTCPeerConnection({ iceServers: [{ urls: "stun:stun.example.org" },
        { urls, username: "ann", credential: "secret" }] }).close();
      return "taken";
    } catch (error) {
      return error.name;
    }
  }), servers);
  console.log(`${name} ${browser.version()}`);
  taken.forEach((how, i) => console.log(`  ${servers[i]}: ${how}`));
  seen.push(taken.join());
  await browser.close();
}
process.exit(seen[0] === "taken,taken,taken,taken,taken,taken" &&
  seen[1] === "taken,taken,NotSupportedError,SyntaxError,SyntaxError,taken" ? 0 : 1);
JS
node run.mjs
