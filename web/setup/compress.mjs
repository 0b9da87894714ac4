// Compresses the files of a finished dist/: FILE.br (brotli, 11) and FILE.gz beside each that shrinks. node
// compress.mjs OUT CACHE; CACHE has earlier results by content.

import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync }
  from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const [out, cache] = process.argv.slice(2);

/** @type {Record<string, (bytes: Uint8Array) => Promise<Uint8Array>>} */
const ways = {
  br: async (bytes) => new Uint8Array(await promisify(brotliCompress)(bytes,
    { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })),
  gz: async (bytes) => new Uint8Array(await promisify(gzip)(bytes, { level: 9 })),
};

/** No page loads the texts of the package, and npm would pack them compressed, too. @param {string} path */
const shrinks = (path) => !/^npm\/.*\.(md|ts|json)$/.test(path) &&
  /\.(html|js|css|wasm|pack|ttf|svg|webmanifest|json|md|txt|ts|xml)$/.test(path);

mkdirSync(cache, { recursive: true });
const paths = readdirSync(out, { recursive: true }).map(String).filter(shrinks);
/** @type {Set<string>} */
const used = new Set();
await Promise.all(paths.map(async (path) => {
  const bytes = new Uint8Array(readFileSync(join(out, path)));
  const hash = createHash("sha256").update(bytes).digest("hex");
  for (const [way, compress] of Object.entries(ways)) {
    const kept = join(cache, `${hash}.${way}`);
    used.add(`${hash}.${way}`);
    if (!existsSync(kept)) {
      const part = `${kept}.${process.pid}.${used.size}`;
      writeFileSync(part, await compress(bytes));
      renameSync(part, kept);
    }
    // One that is no smaller is of no use.
    if (readFileSync(kept).length < bytes.length) copyFileSync(kept, join(out, `${path}.${way}`));
  }
}));
for (const old of readdirSync(cache)) if (!used.has(old)) rmSync(join(cache, old));
