// Adds the service worker to a finished dist/: node worker.mjs ROOT OUT. It contains the list of all files
// that the pages need offline, with hashes.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [root, out] = process.argv.slice(2);

/** @param {string | Uint8Array} content */
const sha256 = (content) => createHash("sha256").update(content).digest("hex");

/** A table in a page of another origin, or in a frame that has none, never asks a service worker;
 * the rest is read by no page.
 * @param {string} path */
const isKept = (path) =>
  /\.(html|js|css|wasm|pack|ttf|png|svg|webmanifest)$/.test(path) &&
  !["alone.html", "embed.html", "sw.js"].includes(path);

/** The address that people have of a file, below the folder of the pages.
 * @param {string} path */
const addressOf = (path) => path.replace(/(^|\/)index\.html$/, "$1") || "./";

const paths = readdirSync(out, { recursive: true }).map(String).filter(isKept).sort();
const files = Object.fromEntries(paths.map((path) =>
  [addressOf(path), sha256(new Uint8Array(readFileSync(join(out, path))))]));
const build = sha256(JSON.stringify(files)).slice(0, 10);
writeFileSync(join(out, "sw.js"), new Uint8Array(execFileSync("esbuild", [
  join(root, "web/page/offline.worker.js"), "--bundle", "--format=esm", "--target=es2022",
  "--minify", "--charset=utf8", "--legal-comments=none", "--log-level=warning",
  `--define:ALLFOURS_FILES=${JSON.stringify(files)}`, `--define:ALLFOURS_BUILD="${build}"`,
])));
