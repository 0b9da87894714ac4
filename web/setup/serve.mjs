// A static server for one folder, on 127.0.0.1 only: `node serve.mjs FOLDER PORT`. Like a good host, it sends
// the compressed form of a file (compress.mjs) to clients that accept it. Files with a hash in their name may
// be cached, and fetched by tables in frames of opaque origin. The browser tests import `serve` with port 0,
// for any free port; they change files and therefore need them uncompressed.

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** By the end of the name; anything else is bytes. @type {Record<string, string>} */
export const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** A name with a hash of what is in it. */
export const hashed = /-[0-9a-f]{10}\.\w+$/;

/**
 * The file that a request means, inside the folder, or null.
 * @param {string} folder
 * @param {string} url
 */
async function find(folder, url) {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0]);
    let file = normalize(join(folder, path));
    if (file !== folder && !file.startsWith(folder + sep)) return null;
    const folds = (await stat(file)).isDirectory();
    if (folds) file = join(file, "index.html");
    // What the page of a folder names lies in that folder.
    const moved = folds && !path.endsWith("/");
    return { file, size: (await stat(file)).size, moved };
  } catch {
    return null;
  }
}

/** @param {string} path */
async function sized(path) {
  const { size, mtimeMs } = await stat(path);
  return { path, size, changed: mtimeMs };
}

/**
 * The compressed file beside this one that the request takes, and how it is compressed.
 * @param {string} file
 * @param {string} taken Accept-Encoding
 * @returns {Promise<{path: string, size: number, changed: number, encoding?: string}>}
 */
async function smallest(file, taken) {
  const ways = taken.split(",").map((one) => one.trim()).filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(";")[0]);
  for (const [encoding, extension] of [["br", ".br"], ["gzip", ".gz"]]) {
    if (!ways.includes(encoding)) continue;
    try {
      return { ...await sized(file + extension), encoding };
    } catch {
      // This one has none.
    }
  }
  return sized(file);
}

/**
 * Serves the folder; resolves when it listens, rejects when the port cannot be had.
 * @param {string} folder
 * @param {number} port
 * @param {{compressed?: boolean}} [options]
 * @returns {Promise<import("node:http").Server>}
 */
export function serve(folder, port, { compressed = false } = {}) {
  const root = normalize(folder).replace(/[\\/]+$/, "");
  const server = createServer(async (request, response) => {
    const found = await find(root, request.url ?? "/");
    if (!found || !["GET", "HEAD"].includes(request.method ?? "")) {
      response.writeHead(found ? 405 : 404, { "Content-Type": "text/plain" }).end();
      return;
    }
    if (found.moved) {
      const [, name, rest] = /([^/?]*)(\?.*)?$/.exec(request.url ?? "") ?? [];
      response.writeHead(301, { Location: `./${name}/${rest ?? ""}` }).end();
      return;
    }
    const { path, size, changed, encoding } = compressed
      ? await smallest(found.file, String(request.headers["accept-encoding"] ?? ""))
      : { path: found.file, size: found.size, changed: 0, encoding: undefined };
    const ETag = `"${size.toString(36)}-${changed.toString(36)}"`;
    if (compressed && request.headers["if-none-match"] === ETag) {
      response.writeHead(304, { ETag, "Cache-Control": "no-cache", Vary: "Accept-Encoding" }).end();
      return;
    }
    response.writeHead(200, {
      "Content-Type": types[extname(found.file)] ?? "application/octet-stream",
      "Content-Length": size,
      ...encoding && { "Content-Encoding": encoding },
      ...compressed && { Vary: "Accept-Encoding", ETag },
      ...hashed.test(found.file) && { "Access-Control-Allow-Origin": "*" },
      // After a rebuild the next reload must see it; what has a hash in its name never changes.
      "Cache-Control": compressed && hashed.test(found.file)
        ? "public, max-age=31536000, immutable" : "no-cache",
      "X-Content-Type-Options": "nosniff",
    });
    if (request.method === "HEAD") response.end();
    else createReadStream(path).on("error", () => response.destroy()).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, port] = process.argv.slice(2);
  try {
    await serve(folder, Number(port), { compressed: true });
    console.log(`\nOpen http://127.0.0.1:${port}/  (Ctrl+C ends it)`);
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code;
    console.error(
      code === "EADDRINUSE"
        ? `web/play: port ${port} is taken: stop what uses it, or choose another with --port N.`
        : `web/play: cannot serve at port ${port} (${code}): choose another with --port N.`,
    );
    process.exit(1);
  }
}
