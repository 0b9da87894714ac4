#!/usr/bin/env bash
# Guess: twelve sandboxed frames of one page that fetch the same file, which may be kept for ever, load it once.
# Seen (playwright-core 1.64.1): Chromium 156 fetches it anew for each frame of opaque origin, since its cache is
# split by page and frame; the page in the frame comes from the cache. The headless shell of the same version has
# no split, and fetches the file once, as Firefox 153 does, and as all do for frames that have an origin.
# A test of traffic in the shell proves nothing about people's browsers, unless it switches the split on
# (--enable-features=SplitCacheByNetworkIsolationKey).
# Needs besides Node: Debian's chromium, chromium-headless-shell and firefox-esr.
set -euo pipefail
for program in /usr/bin/chromium /usr/bin/chromium-headless-shell /usr/bin/firefox-esr; do
  [ -x "$program" ] || { echo "needs $program"; exit 2; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts playwright-core@1.64.1 >/dev/null
cat >run.mjs <<'JS'
import { createServer } from "node:http";
import { chromium, firefox } from "playwright-core";

const frames = 12;
const answers = {
  "/frame": `<!doctype html><script>
    fetch("file").then((answer) => answer.text()).then(() => parent.postMessage("loaded", "*"));</script>`,
  "/file": "x".repeat(9000),
};
let asked = [];
const server = createServer(({ url }, response) => {
  asked.push(url);
  response.writeHead(200, { "Content-Type": "text/html", "Access-Control-Allow-Origin": "*",
    "Cache-Control": "public, max-age=31536000, immutable" }).end(answers[url] ?? "<!doctype html>");
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address();

/** How often the page of the frames and the file are asked for. */
async function count(browser, sandbox) {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`http://localhost:${port}/`);
  asked = [];
  for (let i = 0; i < frames; ++i) {
    await page.evaluate(([from, rules]) => new Promise((resolve) => {
      addEventListener("message", resolve, { once: true });
      const frame = document.createElement("iframe");
      if (rules) frame.setAttribute("sandbox", rules);
      frame.src = `${from}frame`;
      document.body.append(frame);
    }), [`http://127.0.0.1:${port}/`, sandbox]);
  }
  await page.context().close();
  return ["/frame", "/file"].map((path) => asked.filter((one) => one === path).length).join("+");
}

const seen = [];
const started = (executablePath) => chromium.launch({ executablePath, args: ["--no-sandbox"] });
for (const [name, start] of [
  ["Chromium", () => started("/usr/bin/chromium")],
  ["its headless shell", () => started("/usr/bin/chromium-headless-shell")],
  ["Firefox", () => firefox.launch({ channel: "moz-firefox", executablePath: "/usr/bin/firefox-esr" })],
]) {
  const browser = await start();
  for (const sandbox of ["allow-scripts", ""]) seen.push(await count(browser, sandbox));
  console.log(`${name} ${browser.version()}: sandboxed ${seen.at(-2)}, with an origin ${seen.at(-1)} (page+file)`);
  await browser.close();
}
server.close();
process.exit(seen.join("; ") === "1+12; 1+1; 1+1; 1+1; 1+1; 1+1" ? 0 : 1);
JS
node run.mjs
