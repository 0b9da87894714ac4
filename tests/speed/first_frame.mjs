// Time until the first playable frame of a table: node tests/speed/first_frame.mjs [ROUNDS]. Chromium with a
// quarter of the processor, 1.6 Mbit/s and 150 ms latency; alternates between the floor (tests/speed/floor,
// SDL2 and Dear ImGui alone), the game cold, a table in another page cold, and the game from its service worker.
// Prints medians, minima,
// maxima and ratios. Builds the floor; needs dist/ (web/play --build-only). Slow; on a busy machine compare
// the ratios.
import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { serve } from "../../web/setup/serve.mjs";
import { launch } from "../browser/page.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const rounds = Number(process.argv[2] ?? 7);
const build = join(root, "build/floor");
execFileSync("cmake", ["--preset", "web", "-B", build, "-DALLFOURS_FLOOR=ON"], { cwd: root, stdio: "ignore" });
execFileSync("cmake", ["--build", build, "--target", "floor"], { stdio: ["ignore", 2, 2] });
const floor = join(build, "page");
rmSync(floor, { recursive: true, force: true });
mkdirSync(floor);
copyFileSync(join(root, "tests/speed/floor/index.html"), join(floor, "index.html"));
for (const file of ["floor.js", "floor.wasm"]) cpSync(join(build, "site", file), join(floor, file));
execFileSync("node", [join(root, "web/setup/compress.mjs"), floor, join(build, "compressed")]);

// A sandboxed frame in the process of its page, so that both are slowed down together.
const chrome = await launch(["--disable-features=IsolateSandboxedIframes"]);
const servers = await Promise.all([floor, join(root, "dist")].map((folder) =>
  serve(folder, 0, { compressed: true })));
const [floorAt, gameAt] = servers.map((server) =>
  `http://127.0.0.1:${/** @type {{port: number}} */ (server.address()).port}/`);
const deal = "#v=trinidad&seed=KINGSTON-42";

/** Slows the page down; every request counts as cold.
 * @param {import("playwright-core").Page} page */
async function slowed(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions",
    { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Milliseconds from the request until the expression is true, in the page or in its frame. The page tells by
 * itself: asking it again and again would slow it down.
 * @param {import("playwright-core").Page} page
 * @param {string} address
 * @param {string} ready an expression */
async function timed(page, address, ready) {
  await slowed(page);
  await page.addInitScript(`{
    const look = () => {
      if (${ready}) console.log("ready at " + (performance.timeOrigin + performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }`);
  const told = page.waitForEvent("console", {
    predicate: (message) => message.text().startsWith("ready at "), timeout: 60000 });
  await page.goto(address, { waitUntil: "commit" });
  const at = Number((await told).text().slice("ready at ".length));
  return at - await page.evaluate(() => performance.timeOrigin);
}

/** The same for a page with a table in it. @param {import("playwright-core").Page} page */
async function timedEmbed(page) {
  const host = `${gameAt}host.html`;
  await page.route(host, (route) => route.fulfill({ contentType: "text/html", body:
    `<!doctype html><title>A page with a table</title><script src="all-fours-table.js"></script>
    <all-fours-table variant="trinidad" seed="KINGSTON-42" lazy="false"></all-fours-table>` }));
  return timed(page, host, gameReady);
}

const gameReady = "window.allfours?.ready && window.allfours.frames > 0";
/** @type {Record<string, number[]>} */
const times = { floor: [], cold: [], embed: [], warm: [] };
for (let round = 0; round < rounds; ++round) {
  const plain = await chrome.newContext();
  times.floor.push(await timed(await plain.newPage(), floorAt, "window.floorReady"));
  await plain.close();
  const fresh = await chrome.newContext();
  times.cold.push(await timed(await fresh.newPage(), gameAt + deal, gameReady));
  await fresh.close();
  const hosting = await chrome.newContext();
  times.embed.push(await timedEmbed(await hosting.newPage()));
  await hosting.close();
  const kept = await chrome.newContext();
  const first = await kept.newPage();
  await first.goto(gameAt);
  await first.waitForFunction(async () => {
    const worker = await navigator.serviceWorker.ready;
    return worker.active?.state === "activated" && (await caches.keys()).length > 0;
  });
  await first.waitForTimeout(3000);
  await first.close();
  times.warm.push(await timed(await kept.newPage(), gameAt + deal, gameReady));
  await kept.close();
}
/** @param {number[]} all */
const median = (all) => [...all].sort((a, b) => a - b)[all.length >> 1];
for (const [what, all] of Object.entries(times)) {
  console.log(`${what}: ${Math.round(median(all))} ms (${Math.round(Math.min(...all))} to ${Math.round(Math.max(...all))})`);
}
console.log(`cold : floor ${(median(times.cold) / median(times.floor)).toFixed(2)}`);
console.log(`embed : cold ${(median(times.embed) / median(times.cold)).toFixed(2)}`);
console.log(`warm : cold ${(median(times.warm) / median(times.cold)).toFixed(2)}`);
await chrome.close();
for (const server of servers) {
  server.closeAllConnections();
  server.close();
}
