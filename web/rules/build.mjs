// Writes the pages about the rules into rules/ of a site: static pages, three languages, one page per
// variant.
//     node web/rules/build.mjs PROGRAM SITE [ADDRESS]
// PROGRAM is the command line `allfours`, which lists the variants and replays the examples. ADDRESS is the
// address of the site, if known: the pages then name it in their canonical and alternate links, and a sitemap
// lists them. Without it all links are relative, and robots.txt only permits reading. This script knows no
// rule of a game.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { colourSheet } from "../../assets/colours.mjs";
import { replay, rulesOf, variants as readVariants } from "./events.mjs";
import { readExamples } from "./examples.mjs";
import { escaped } from "./markup.mjs";
import { Pages } from "./pages.mjs";
import { languages, readTexts, text } from "./texts.mjs";
import { figuresFor2 } from "./two_hands.mjs";

/** @typedef {import("./events.mjs").Variant} Variant */
/** @typedef {import("./pages.mjs").Played} Played */

/**
 * The examples of a variant, replayed; throws if one does not score its awards.
 * @param {string} program
 * @param {Variant} variant
 * @returns {Played[]}
 */
function play(program, variant) {
  const examples = readExamples(variant.variant);
  const logs = replay(program, examples.map((one) => one.link));
  return examples.map((example, i) => ({ example, log: logs[i] }));
}

// The style sheets of the pages, in this order.
const styles = ["sheet", "pictures", "examples", "games", "onepage"];

/**
 * Every field of the rule set, with the values that have texts.
 * @param {Variant} variant
 * @param {import("./texts.mjs").Texts} texts
 */
const fieldsOf = (variant, texts) => Object.entries(variant.rules).map(([name, value]) => {
  const key = name.replaceAll("_", "-");
  const words = [...texts.keys()].filter((one) => one.startsWith(`value-${key}-`))
    .map((one) => one.slice(`value-${key}-`.length).replaceAll("-", "_"));
  const numbers = texts.has(`rule-${key}-0`) ? ["#", "0"] : ["#"];
  return { name, values: typeof value === "boolean" ? ["true", "false"] : typeof value === "number" ? numbers : words };
});

/**
 * The page at rules/, which redirects to the reader's language or offers a choice.
 * @param {Map<string, import("./texts.mjs").Texts>} all
 */
function door(all) {
  const links = languages.map((language) => {
    const texts = /** @type {import("./texts.mjs").Texts} */ (all.get(language));
    return `<li><a href="${language}/index.html" hreflang="${language}" lang="${language}"><b>${
      escaped(text(texts, "language-name"))}</b></a><p lang="${language}">${escaped(text(texts, "index.title"))}</p></li>`;
  }).join("\n");
  const english = /** @type {import("./texts.mjs").Texts} */ (all.get("en"));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(text(english, "index.title"))}</title>
<meta name="description" content="${escaped(text(english, "index.description"))}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="rules.css">
<script type="module" src="../paper/door.js"></script>
</head>
<body>
<div class="sheet">
<main>
<h1>All Fours</h1>
<ul class="games">
${links}
</ul>
</main>
</div>
</body>
</html>
`;
}

/**
 * @param {string} program
 * @param {string} site
 * @param {string} host
 */
function build(program, site, host) {
  const folder = join(site, "rules");
  const all = new Map(languages.map((language) => [language, readTexts(language)]));
  const variants = readVariants(program);
  const played = new Map(variants.map((variant) => [variant.variant, play(program, variant)]));
  const figures = figuresFor2(program);
  /** @type {string[]} */
  const files = [];
  /**
   * @param {string} file
   * @param {string} html
   */
  const write = (file, html) => {
    writeFileSync(join(folder, file), html);
    files.push(file);
  };
  mkdirSync(folder, { recursive: true });
  cpSync(fileURLToPath(new URL("site/", import.meta.url)), folder, { recursive: true });
  const style = ["../paper/unseen.css", "../paper/header.css", "../paper/print_colours.css", ...styles.map((name) => `style/${name}.css`)]
    .map((file) => readFileSync(new URL(file, import.meta.url), "utf8")).join("\n");
  writeFileSync(join(folder, "rules.css"), colourSheet(style) + style);
  cpSync(fileURLToPath(new URL("../page/favicon.svg", import.meta.url)), join(folder, "favicon.svg"));
  write("index.html", door(all));
  for (const language of languages) {
    const pages = new Pages(language, all, variants, rulesOf(program, language), host);
    mkdirSync(join(folder, language), { recursive: true });
    write(`${language}/index.html`, pages.index());
    write(`${language}/compare.html`, pages.compare());
    const texts = /** @type {import("./texts.mjs").Texts} */ (all.get(language));
    write(`${language}/house-rules.html`, pages.houseRules(fieldsOf(variants[0], texts)));
    write(`${language}/sources.html`, pages.sources());
    write(`${language}/tactics.html`, pages.tactics());
    write(`${language}/two-hands.html`, pages.twoHands(figures));
    write(`${language}/trinidad-sheet.html`, pages.onOneSheet());
    for (const variant of variants) {
      write(`${language}/${variant.variant}.html`, pages.variant(variant, played.get(variant.variant) ?? []));
    }
  }
  let robots = "User-agent: *\nAllow: /\n";
  if (host) {
    const urls = ["", ...files.map((file) => `rules/${file}`)]
      .map((file) => `<url><loc>${escaped(host + file)}</loc></url>`);
    writeFileSync(join(site, "sitemap.xml"), `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`);
    robots += `Sitemap: ${host}sitemap.xml\n`;
  }
  writeFileSync(join(site, "robots.txt"), robots);
}

const [program, site, host = ""] = process.argv.slice(2);
if (!program || !site || (host && !/^https?:\/\/[^\s?#]+$/.test(host))) {
  console.error("usage: node web/rules/build.mjs PROGRAM SITE [https://ADDRESS]");
  process.exit(2);
}
build(program, site, host && !host.endsWith("/") ? `${host}/` : host);
