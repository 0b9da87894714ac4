// Debian's packages that make links of text, each run once over all texts: as npmEngines, but for many texts.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { targets } from "./engines.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

function run(program, words, input) {
  const { status, stdout, stderr, error } = spawnSync(program, words,
    { input, encoding: "utf8", maxBuffer: 2 ** 30 });
  if (error || status !== 0) throw error ?? new Error(`${program}: status ${status}\n${stderr.slice(-500)}`);
  return stdout;
}

// The scripts read an array of texts and write an object: the HTML of each text, by the package's name.
function byScript(program, script, texts) {
  return Object.entries(JSON.parse(run(program, [here(script)], JSON.stringify(texts))));
}

const separator = "\n\n<!--next-->\n\n";

/** The version of a Debian package. */
export const debianVersion = (name) => run("dpkg-query", ["-W", "-f", "${Version}", name], "");

// In one document, with comments between the texts.
function cmark(texts) {
  const html = run("cmark-gfm", ["--unsafe", "-e", "autolink", "-e", "table", "-e", "strikethrough"],
    texts.join(separator));
  return [["cmark-gfm " + debianVersion("cmark-gfm"), html.split("<!--next-->")]];
}

function hugo(texts) {
  const folder = mkdtempSync(join(tmpdir(), "links-hugo-"));
  try {
    mkdirSync(join(folder, "content"));
    mkdirSync(join(folder, "layouts/_default"), { recursive: true });
    writeFileSync(join(folder, "config.toml"), "baseURL = \"https://example.org/\"\ndisableKinds = " +
      "[\"taxonomy\", \"term\", \"RSS\", \"sitemap\", \"home\", \"section\"]\n[markup.goldmark.renderer]\nunsafe = true\n");
    writeFileSync(join(folder, "layouts/_default/single.html"), "{{ .Content }}");
    writeFileSync(join(folder, "content", "all.markdown"), "---\ntitle: all\n---\n" + texts.join(separator));
    run("hugo", ["--quiet", "-s", folder], "");
    const html = readFileSync(join(folder, "public/all/index.html"), "utf8");
    return [["hugo " + debianVersion("hugo"), html.split("<!--next-->")]];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The links that each package makes, by text.
 * @param {string[]} texts
 * @returns {{name: string, links: string[][]}[]}
 */
export function debianLinks(texts) {
  const all = [
    ...byScript("/usr/bin/python3", "engines.py", texts),
    ...byScript("ruby", "engines.rb", texts),
    ...byScript("perl", "engines.pl", texts),
    ...byScript("php", "engines.php", texts),
    ...cmark(texts),
    ...hugo(texts),
  ];
  return all.map(([name, pages]) => {
    if (pages.length !== texts.length) throw new Error(`${name}: ${pages.length} texts of ${texts.length}`);
    return { name, links: pages.map(targets) };
  });
}
