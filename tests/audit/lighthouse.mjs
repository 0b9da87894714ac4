// Opens dist/ in Chromium under Lighthouse, as a phone and as a desktop, and counts what must be 100.
import { fileURLToPath } from "node:url";

import * as chromeLauncher from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";

import { serve } from "../../web/setup/serve.mjs";

const dist = process.env.ALLFOURS_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));
const mustBeWhole = ["accessibility", "best-practices"];
const server = await serve(dist, 0);
const address = `http://127.0.0.1:${server.address().port}/`;
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
for (const [device, config] of [["phone", undefined], ["desktop", desktopConfig]]) {
  const options = { port: chrome.port, onlyCategories: mustBeWhole };
  const { lhr } = await lighthouse(`${address}#v=german&seed=AXE-1`, options, config);
  for (const [id, category] of Object.entries(lhr.categories)) {
    const score = Math.round(category.score * 100);
    console.log(`${device}: ${id} ${score}`);
    if (score === 100) ++passed;
    else ++failed;
    for (const { id: audit, weight } of category.auditRefs) {
      const { score: part, title } = lhr.audits[audit];
      if (weight > 0 && part !== null && part < 1) console.log(`  ${audit}: ${title}`);
    }
  }
}
await chrome.kill();
server.closeAllConnections();
server.close();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
