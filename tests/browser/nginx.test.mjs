// A real nginx with the configuration in dist/ (web/setup/headers.mjs) sends every file as our own server
// does, with the headers given to other hosts. The game works there, and with further headers of a host.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { Agent, createServer, request } from "node:http";
import { connect, createServer as createPlainServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { serve } from "../../web/setup/serve.mjs";
import { headersOf } from "./headers.mjs";
import { launch, open } from "./page.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const dist = process.env.ALLFOURS_DIST ?? join(root, "dist");
// As in web/setup/nginx.sh.
const cache = process.env.ALLFOURS_CACHE ||
  join(process.env.XDG_CACHE_HOME || join(process.env.HOME ?? "", ".cache"), "allfours");
const nginx = join(cache, "nginx-trixie/usr");

/** @typedef {"all" | "plain" | "host"} Which nginx with brotli, without, and behind a host's own */

/** @type {(() => unknown)[]} */
const ends = [];
/** @type {Record<string, number>} */
const ports = {};
let friend = "";
let stranger = "";
const agent = new Agent({ keepAlive: true });

/** @param {import("node:net").Server} server */
async function listening(server) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(() => server.close());
  return /** @type {{port: number}} */ (server.address()).port;
}

/** A page of another site with an embedded table; returns its address. */
async function pageWithTable() {
  const port = await listening(createServer((_, response) => response
    .writeHead(200, { "Content-Type": "text/html; charset=utf-8" })
    .end(`<!doctype html><script src="http://127.0.0.1:${ports.host}/all-fours-table.js"></script>` +
      '<all-fours-table variant="german" seed="BEG-2"></all-fours-table>')));
  return `http://127.0.0.1:${port}`;
}

/** Starts nginx in a folder of its own, with one port per configuration. */
async function start() {
  await access(join(nginx, "sbin/nginx"))
    .catch(() => assert.fail("there is no nginx: tests/run --only browser fetches it"));
  const folder = await mkdtemp(join(tmpdir(), "allfours-nginx-"));
  ends.push(() => rm(folder, { recursive: true }));
  for (const which of ["all", "plain", "host"]) {
    const server = createPlainServer((socket) => {
      const there = connect(join(folder, which));
      socket.on("error", () => there.destroy()).on("close", () => there.destroy());
      there.on("error", () => socket.destroy()).on("close", () => socket.destroy());
      socket.pipe(there).pipe(socket);
    });
    ports[which] = await listening(server);
  }
  friend = await pageWithTable();
  stranger = await pageWithTable();
  const includes = `root ${dist}; include ${join(dist, "nginx-headers.conf")};`;
  const scratch = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ");
  await writeFile(join(folder, "nginx.conf"), `
    load_module ${nginx}/lib/nginx/modules/ngx_http_brotli_static_module.so;
    daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
    events {}
    http {
      access_log off; ${scratch}
      server { listen unix:${folder}/all; brotli_static on; ${includes} }
      server { listen unix:${folder}/plain; ${includes} }
      server {
        listen unix:${folder}/host;
        location / { proxy_pass http://unix:${folder}/all:; proxy_set_header Host $http_host; }
        location = /embed.html {
          proxy_pass http://unix:${folder}/all:;
          add_header Content-Security-Policy "frame-ancestors ${friend}" always;
        }
      }
    }`);
  const server = spawn(join(nginx, "sbin/nginx"),
    ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "errors")], { stdio: "inherit" });
  const ended = once(server, "exit");
  ends.push(async () => {
    server.kill();
    await ended;
  });
  const patience = AbortSignal.timeout(20_000);
  while (!await access(join(folder, "host")).then(() => true, () => false)) {
    assert.equal(server.exitCode, null, "nginx ended");
    patience.throwIfAborted();
    await pause(20);
  }
}

/** @type {import("playwright-core").Browser} */
let chrome;

before(async () => {
  const ours = await serve(dist, 0, { compressed: true });
  ends.push(() => {
    ours.closeAllConnections();
    ours.close();
  });
  ports.ours = /** @type {{port: number}} */ (ours.address()).port;
  await start();
  chrome = await launch();
});

after(async () => {
  await chrome?.close();
  agent.destroy();
  for (const end of ends.reverse()) await end();
});

/** @typedef {{status: number, headers: import("node:http").IncomingHttpHeaders, body: Buffer}} Answer */

/**
 * @param {Which | "ours"} which
 * @param {string} path
 * @param {Record<string, string>} [headers]
 * @param {string} [method]
 * @returns {Promise<Answer>}
 */
const fetched = (which, path, headers = {}, method = "GET") => new Promise((resolve, reject) => {
  request({ agent, port: ports[which], host: "127.0.0.1", path, headers, method }, (response) => {
    /** @type {Buffer[]} */
    const parts = [];
    response.on("data", (part) => parts.push(part));
    response.on("end", () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
  }).on("error", reject).end();
});

/** @param {Answer} answer */
function content({ headers, body }) {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
  return headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
}

/** The parts of an answer that must be equal. @param {Answer} answer */
const told = ({ status, headers }) => ({
  status, type: headers["content-type"], encoding: headers["content-encoding"],
  cache: headers["cache-control"], length: headers["content-length"], sniff: headers["x-content-type-options"],
});

test("every file of dist/ is sent as by the project's server, with the headers for other hosts", async () => {
  const rules = await readFile(join(dist, "_headers"), "utf8");
  const names = new Set([...rules.matchAll(/^ {2}([^:]+):/gm)].map(([, name]) => name.toLowerCase()));
  names.delete("cache-control");
  assert.ok(names.size >= 8, [...names].join(" "));
  /** @type {string[]} */
  const files = [];
  for (const file of (await readdir(dist, { recursive: true })).map(String)) {
    if ((await stat(join(dist, file))).isFile()) files.push(file);
  }
  assert.ok(files.length > 200, `${files.length} files`);
  const paths = ["/", "/fair/", "/compose/", ...files.map((file) => `/${file.split("/").map(encodeURIComponent).join("/")}`)];
  /** @type {Record<string, number>} */
  const seen = {};
  for (const path of paths) {
    const file = path.endsWith("/") ? `${path}index.html` : path;
    const there = await readFile(join(dist, decodeURIComponent(file)));
    for (const taken of ["gzip, deflate, br, zstd", "gzip", "identity", "br;q=0, gzip;q=0.5"]) {
      const [theirs, ours] = await Promise.all(/** @type {const} */ (["all", "ours"]).map((which) =>
        fetched(which, path, { "Accept-Encoding": taken })));
      assert.deepEqual(told(theirs), told(ours), `${path} for ${taken}`);
      assert.ok(content(theirs).equals(there), `${path} for ${taken}`);
      // Caches must know that there are several encodings.
      if (theirs.headers["content-encoding"]) assert.match(String(theirs.headers.vary), /Accept-Encoding/);
      const encoding = theirs.headers["content-encoding"] ?? "none";
      seen[encoding] = (seen[encoding] ?? 0) + 1;
      // Exactly the headers in _headers.
      const expected = Object.fromEntries(Object.entries(headersOf(rules, path))
        .map(([name, value]) => [name.toLowerCase(), value]));
      if (expected["cache-control"]) assert.equal(theirs.headers["cache-control"], expected["cache-control"], path);
      delete expected["cache-control"];
      assert.deepEqual(Object.fromEntries(Object.entries(theirs.headers).filter(([name]) => names.has(name))),
        expected, path);
    }
    const head = await fetched("all", path, { "Accept-Encoding": "br" }, "HEAD");
    assert.deepEqual(told(head), told(await fetched("all", path, { "Accept-Encoding": "br" })), `HEAD ${path}`);
    assert.equal(head.body.length, 0);
  }
  assert.ok(seen.br > 80 && seen.gzip > 160 && seen.none > 200, JSON.stringify(seen));
});

test("an nginx without brotli sends gzip, also through a proxy", async () => {
  for (const path of ["/", "/embed.html", "/all-fours-table.js", "/licences.html"]) {
    const { headers } = await fetched("plain", path, { "Accept-Encoding": "br, gzip" });
    assert.equal(headers["content-encoding"], "gzip", path);
    assert.match(String((await fetched("plain", path, { "Accept-Encoding": "gzip", Via: "1.1 proxy" }))
      .headers["content-encoding"]), /gzip/, path);
  }
});

test("a missing file gives 404, which is not cached", async () => {
  for (const path of ["/nothing", "/main-00000000ff.js", "/rules/xx/", "/index.html/x", "/.."]) {
    const { status, headers } = await fetched("all", path);
    assert.ok(status === 404 || status === 400, `${path}: ${status}`);
    assert.equal(headers["cache-control"], undefined, path);
  }
  assert.equal((await fetched("all", "/", {}, "POST")).status, 405);
  // A repeated request returns the file only if it has changed.
  const first = await fetched("all", "/");
  const again = await fetched("all", "/", { "If-None-Match": String(first.headers.etag) });
  assert.equal(again.status, 304);
  assert.equal(again.headers["cache-control"], "no-cache");
});

test("the game works there, compressed", async () => {
  const game = await open(chrome, `http://127.0.0.1:${ports.all}/`, { link: "v=german&seed=BEG-2" });
  await game.turn();
  await game.decide("say:stand");
  const packed = await game.page.evaluate(() => performance.getEntriesByType("resource")
    .map((entry) => /** @type {PerformanceResourceTiming} */ (entry))
    .filter(({ name }) => /\/(main|page-first|words-en)-/.test(name))
    .map(({ name, encodedBodySize, decodedBodySize }) => ({ name, factor: decodedBodySize / encodedBodySize })));
  assert.ok(packed.length >= 3, JSON.stringify(packed));
  for (const { name, factor } of packed) assert.ok(factor > 1.5, `${name}: ${factor}`);
  await game.close();
});

test("a host that lets one site frame its tables blocks others, and works itself", async () => {
  const page = await chrome.newPage();
  const state = () => page.evaluate(() => {
    const table = /** @type {any} */ (document.querySelector("all-fours-table"));
    return Promise.race([table.ready.then(() => "ready", (/** @type {Error} */ error) => `refused: ${error.message}`),
      new Promise((done) => setTimeout(done, 4000, "nothing"))]);
  });
  await page.goto(friend);
  assert.equal(await state(), "ready");
  await page.goto(stranger);
  assert.notEqual(await state(), "ready");
  assert.ok(page.frames().length > 1);
  const inside = page.frames()[1].evaluate(() => document.querySelector("#canvas") !== null);
  assert.equal(await inside.catch(() => false), false);
  await page.close();
  const game = await open(chrome, `http://127.0.0.1:${ports.host}/`, { link: "v=german&seed=BEG-2" });
  await game.turn();
  await game.decide("say:stand");
  await game.close();
});
