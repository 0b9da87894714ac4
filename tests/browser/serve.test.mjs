// The server of web/play: compression where accepted, equal content for all, caching of files with a hash in
// their name.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { get } from "node:http";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { serve } from "../../web/setup/serve.mjs";

const dist = process.env.ALLFOURS_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));
/** @type {import("node:http").Server} */
let server;

before(async () => {
  server = await serve(dist, 0, { compressed: true });
});
after(() => server.close());

/**
 * @param {string} path
 * @param {string} taken
 * @returns {Promise<{headers: import("node:http").IncomingHttpHeaders, body: Buffer}>}
 */
const fetched = (path, taken) => new Promise((resolve, reject) => {
  const { port } = /** @type {{port: number}} */ (server.address());
  get({ port, host: "127.0.0.1", path: `/${path}`, headers: { "Accept-Encoding": taken } }, (response) => {
    /** @type {Buffer[]} */
    const parts = [];
    response.on("data", (part) => parts.push(part));
    response.on("end", () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
  }).on("error", reject);
});

/** The content types of a page, its script, its program and its texts. */
const sent = /^(index\.html|(main|page-first|words-en)-[0-9a-f]{10}\.(js|wasm|pack))$/;

test("compressed and plain content are equal", async () => {
  const files = (await readdir(dist)).filter((file) => sent.test(file));
  assert.equal(files.length, 4, files.join(" "));
  for (const file of files) {
    const content = await readFile(join(dist, file));
    for (const [taken, encoding, open] of /** @type {const} */ ([
      ["gzip, deflate, br", "br", brotliDecompressSync], ["gzip", "gzip", gunzipSync],
      ["br;q=0, gzip;q=0.5", "gzip", gunzipSync], ["identity", undefined, (/** @type {Buffer} */ it) => it],
    ])) {
      const { headers, body } = await fetched(file, taken);
      assert.equal(headers["content-encoding"], encoding, `${file} for ${taken}`);
      assert.ok(content.equals(open(body)), `${file} for ${taken}`);
      assert.equal(headers.vary, "Accept-Encoding");
      if (encoding) assert.ok(body.length < content.length / 2 || file === "index.html", file);
    }
  }
});

test("files with a hash in their name are cached, others revalidated", async () => {
  for (const file of (await readdir(dist)).filter((one) => sent.test(one))) {
    const { headers } = await fetched(file, "br");
    assert.equal(headers["cache-control"],
      file === "index.html" ? "no-cache" : "public, max-age=31536000, immutable", file);
  }
});

test("nothing outside the folder is sent", async () => {
  const name = ["README", "md"].join(".");
  for (const way of ["../", "%2e%2e/", "..%2f"]) {
    const { body } = await fetched(way + name, "br");
    assert.ok(!body.toString().includes("All Fours"), way);
  }
});

test("a folder redirects to its address with a slash", async () => {
  const { headers } = await fetched("fair?lang=de", "br");
  assert.equal(headers.location, "./fair/?lang=de");
  assert.match(String((await fetched("fair/?lang=de", "identity")).body), /<title>/);
});
