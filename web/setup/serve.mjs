// A static server for one folder, on 127.0.0.1 only: `node serve.mjs FOLDER PORT`.
// The browser tests import `serve` and give port 0, for any free one.

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** @type {Record<string, string>} */
const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
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
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

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
    if ((await stat(file)).isDirectory()) file = join(file, "index.html");
    return { file, size: (await stat(file)).size };
  } catch {
    return null;
  }
}

/**
 * Serves the folder; resolves when it listens, rejects when the port cannot be had.
 * @param {string} folder
 * @param {number} port
 * @returns {Promise<import("node:http").Server>}
 */
export function serve(folder, port) {
  const root = normalize(folder).replace(/[\\/]+$/, "");
  const server = createServer(async (request, response) => {
    const found = await find(root, request.url ?? "/");
    if (!found || !["GET", "HEAD"].includes(request.method ?? "")) {
      response.writeHead(found ? 405 : 404, { "Content-Type": "text/plain" }).end();
      return;
    }
    response.writeHead(200, {
      "Content-Type": types[extname(found.file)] ?? "application/octet-stream",
      "Content-Length": found.size,
      // After a rebuild the next reload must see it.
      "Cache-Control": "no-cache",
      "X-Content-Type-Options": "nosniff",
    });
    if (request.method === "HEAD") response.end();
    else createReadStream(found.file).on("error", () => response.destroy()).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, port] = process.argv.slice(2);
  try {
    await serve(folder, Number(port));
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
