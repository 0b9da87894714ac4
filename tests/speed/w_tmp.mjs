import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../../web/setup/serve.mjs";
import { launch } from "../browser/page.mjs";
const root = fileURLToPath(new URL("../..", import.meta.url));
const server = await serve(join(root, "dist"), 0, { compressed: true });
const gameAt = `http://127.0.0.1:${server.address().port}/`;
const chrome = await launch(["--disable-features=IsolateSandboxedIframes"]);
for (const what of ["game", "embed"]) {
  const page = await (await chrome.newContext()).newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const t0 = Date.now(); const at = () => String(Date.now() - t0).padStart(5);
  const log = [];
  page.on("request", (r) => log.push(`${at()} > ${r.url().slice(gameAt.length - 1).slice(0,70)}`));
  page.on("requestfinished", (r) => log.push(`${at()} < ${r.url().slice(gameAt.length - 1).slice(0,70)}`));
  const host = `${gameAt}host.html`;
  await page.route(host, (route) => route.fulfill({ contentType: "text/html", body: `<!doctype html><title>A</title><script src="all-fours-table.js"></script><all-fours-table variant="trinidad" seed="KINGSTON-42" lazy="false"></all-fours-table>` }));
  await page.goto(what === "game" ? gameAt + "#v=trinidad&seed=KINGSTON-42" : host, { waitUntil: "commit" });
  for (;;) { const f = await page.frames().at(-1)?.evaluate("window.allfours?.ready && window.allfours.frames > 0").catch(() => 0); if (f) break; await page.waitForTimeout(20); }
  log.push(at() + " shown");
  await page.waitForTimeout(300);
  console.log(what + "\n" + log.join("\n"));
}
await chrome.close(); server.closeAllConnections(); server.close();
