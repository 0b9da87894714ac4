// Wikis in PHP, from Debian's packages unpacked in the cache, without a web server: each program's own parser;
// and blogs. Tested by tests/authors, which runs on them.
import { copyFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { put, run, unpacked } from "./install.mjs";
import { blogs } from "./wordpress.mjs";

const kind = "wikis";
/** @param {string} name */
const script = (name) => fileURLToPath(new URL(name, import.meta.url));
/** @param {string} folder @param {Record<string, string>} pages @param {(code: string) => Promise<string>} convert */
async function each(folder, pages, convert) {
  for (const [page, code] of Object.entries(pages)) await put(folder, page, await convert(`${code}\n`));
}

/** A wiki of its own, installed once a run. @type {Map<string, Promise<string>>} */
const wikisMade = new Map();
/** @param {string} name @param {() => Promise<string>} make */
const once = (name, make) => {
  const made = wikisMade.get(name) ?? make();
  wikisMade.set(name, made);
  return made;
};

const mediawiki = async () => join(await unpacked("mediawiki", "usr/share/mediawiki/includes/libs/mime/defines.php"), "usr/share/mediawiki");
/** MediaWiki's folder of settings and its SQLite database. @param {string} folder */
const newWiki = (folder) => once("mediawiki", async () => {
  const data = join(folder, "wiki");
  await mkdir(data, { recursive: true });
  await run("php", [join(await mediawiki(), "maintenance/install.php"), "--dbtype", "sqlite", "--dbpath", data,
    "--dbname", "wiki", "--server", "https://site.example", "--scriptpath", "", "--confpath", data,
    "--pass", "a-long-passphrase-9", "Wiki", "Admin"]);
  const settings = await readFile(join(data, "LocalSettings.php"), "utf8");
  await writeFile(join(data, "raw.php"), `${settings}\n$wgRawHtml = true;\n`);
  return data;
});

const dokuwiki = () => unpacked("dokuwiki", "usr/share/dokuwiki/inc/parserutils.php");
/** DokuWiki's folder of settings, with or without raw HTML. @param {string} folder @param {boolean} set */
const newDokuWiki = (folder, set) => once(`dokuwiki ${set}`, async () => {
  const data = join(folder, "dokuwiki");
  await rm(data, { recursive: true, force: true });
  await cp(join(await dokuwiki(), "etc/dokuwiki"), data, { recursive: true, filter: (from) => !from.endsWith(".auth.php") });
  for (const part of ["pages", "attic", "media", "media_attic", "media_meta", "meta", "cache", "index", "locks", "tmp", "log"]) {
    await mkdir(join(data, "data", part), { recursive: true });
  }
  await writeFile(join(data, "local.php"), `<?php\n$conf['savedir'] = '${data}/data';\n$conf['htmlok'] = ${Number(set)};\n`);
  await copyFile(join(data, "acl.auth.php.dist"), join(data, "acl.auth.php"));
  await copyFile(join(data, "users.auth.php.dist"), join(data, "users.auth.php"));
  return data;
});

/** @type {import("./tools.mjs").Tool[]} */
export const wikis = [
  {
    kind, name: "MediaWiki", forms: { "[address text]": "[address text]", "address": "address" },
    version: async () => `MediaWiki ${/MW_VERSION', '([\d.]+)'/.exec(await readFile(join(await mediawiki(), "includes/Defines.php"), "utf8"))?.[1]}`,
    setting: "`$wgRawHtml = true` (on a wiki that only trusted people edit), the code between `<html>` and `</html>`",
    wrap: (code) => `<html>${code}</html>`, keeps: ["tag"],
    async build(folder, pages, set) {
      const data = await newWiki(folder);
      const parse = join(await mediawiki(), "maintenance/parse.php");
      await each(folder, pages, (input) =>
        run("php", [parse, "--conf", join(data, set ? "raw.php" : "LocalSettings.php")], { input }));
    },
  },
  {
    kind, name: "DokuWiki", forms: { "[[address|text]]": "[[address|text]]", "address": "address" },
    version: async () => `DokuWiki ${/[\d-]+\w*/.exec(await readFile(join(await dokuwiki(), "usr/share/dokuwiki/VERSION"), "utf8"))?.[0]}`,
    setting: "`htmlok`, the code between `<HTML>` and `</HTML>`",
    wrap: (code) => `<HTML>\n${code}\n</HTML>`, keeps: ["tag"],
    async build(folder, pages, set) {
      const settings = await newDokuWiki(folder, set);
      await each(folder, pages, async (input) => run("php", [script("dokuwiki.php"), await dokuwiki(), settings], { input }));
    },
  },
  ...blogs,
];
