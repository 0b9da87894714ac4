// Runs Lighthouse in Chromium on pages of dist/ and on an embedding page, as a phone and as a desktop. Checks
// the required scores; reports the others.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";

import * as chromeLauncher from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";

import { serve } from "../../web/setup/serve.mjs";

const dist = process.env.ALLFOURS_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));
const always = { accessibility: 100, "best-practices": 100, seo: 98 };
// Canvas drawing is slow without a GPU, so the performance of the game is only reported.
const reading = { ...always, performance: 95 };

const server = await serve(dist, 0);
const address = `http://127.0.0.1:${server.address().port}/`;
const text = await readFile(new URL("../browser/host.html", import.meta.url), "utf8");
const hostServer = createServer((request, response) => {
  const page = request.url === "/" ? text.replace("{tables}", address) : null;
  response.writeHead(page ? 200 : 404, { "Content-Type": "text/html" }).end(page ?? "");
});
await new Promise((resolve) => hostServer.listen(0, "127.0.0.1", resolve));
const host = `http://127.0.0.1:${hostServer.address().port}/`;

/** @type {[string, string, Record<string, number>][]} name, address, least scores */
const pages = [
  ["game", `${address}#v=german&seed=AXE-1`, always],
  ["embed host", host, always],
  ["composer", `${address}compose/?lang=en`, always],
  ["fair deals", `${address}fair/?lang=en`, always],
  ["rules", `${address}rules/en/index.html`, reading],
  ["rules of Trinidad", `${address}rules/en/trinidad.html`, reading],
  ["rules of California Jack, German", `${address}rules/de/california-jack.html`, reading],
  ["comparison, French", `${address}rules/fr/compare.html`, reading],
];
const chosen = process.argv.slice(2);

const chrome = await chromeLauncher.launch({
  chromePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
  chromeFlags: [
    "--headless=new", "--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--disable-quic",
  ],
});
let passed = 0;
let failed = 0;
for (const [name, url, least] of pages) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  for (const [device, config] of [["phone", undefined], ["desktop", desktopConfig]]) {
    const options = { port: chrome.port, onlyCategories: [...Object.keys(always), "performance"] };
    const { lhr } = await lighthouse(url, options, config);
    for (const [id, category] of Object.entries(lhr.categories)) {
      // A page that is only canvas has no largest contentful paint, and thus no performance score.
      const score = category.score === null ? NaN : Math.round(category.score * 100);
      const wanted = least[id];
      const told = wanted === undefined ? "" : score >= wanted ? ", passed" : `, FAILED: wanted ${wanted}`;
      console.log(`${name}, ${device}: ${id} ${Number.isNaN(score) ? "not measured" : score}${told}`);
      if (wanted === undefined) continue;
      if (score >= wanted) ++passed;
      else ++failed;
      if (score === 100) continue;
      for (const { id: audit, weight } of category.auditRefs) {
        const { score: part, title, displayValue = "" } = lhr.audits[audit];
        if (weight > 0 && part !== null && part < 1) console.log(`  ${audit}: ${title} ${displayValue}`);
      }
    }
  }
}
await chrome.kill();
for (const one of [server, hostServer]) {
  one.closeAllConnections();
  one.close();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
