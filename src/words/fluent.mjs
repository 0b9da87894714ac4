// Where the reader of Project Fluent's files is: the npm package @fluent/syntax, which web/play and
// tests/run fetch into their cache (web/setup/words.sh), pinned by package-lock.json beside this.

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The same rule as in web/setup/common.sh. */
const cache = process.env.ALLFOURS_CACHE ||
  join(process.env.XDG_CACHE_HOME || join(process.env.HOME ?? "", ".cache"), "allfours");
const key = createHash("sha256")
  .update(readFileSync(new URL("package-lock.json", import.meta.url), "utf8")).digest("hex").slice(0, 12);
const file = join(cache, `fluent-${key}/node_modules/@fluent/syntax/esm/index.js`);

if (!existsSync(file)) {
  console.error(`The reader of .ftl files is not in ${cache}: run web/play or tests/run once.`);
  process.exit(2);
}
const fluent = await import(pathToFileURL(file).href);

/**
 * A file as its entries, what cannot be read among them (`Junk`).
 * @param {string} text
 * @returns {any[]}
 */
export const entriesOf = (text) => new fluent.FluentParser().parse(text).body;
