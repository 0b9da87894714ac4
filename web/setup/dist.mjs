// Assembles dist/: node dist.mjs ROOT OUT. Files that the page loads get a name with a hash of their content,
// so that two builds never mix. Files that other sites link to keep their names. ROOT must contain web/,
// build/web/site and build/assets.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";

import { colourSheet, withColours } from "../../assets/colours.mjs";
import { header } from "../paper/header.mjs";
import { chancesPack } from "./chances.mjs";
import { headersFile, nginxFile } from "./headers.mjs";
import { licencesPage } from "./licences.mjs";
import { readTongues } from "../paper/words.mjs";

const [root, out] = process.argv.slice(2);
const stage = join(root, "build/stage");

/** @param {string[]} path */
const read = (...path) => new Uint8Array(readFileSync(join(root, ...path)));
/** @param {string} file */
const readText = (file) => readFileSync(join(root, file), "utf8");

/** @type {Record<string, string>} the built names by the source's */
const names = {};
/** All built names: two files of one name in the source may lie in different folders. @type {Set<string>} */
const built = new Set();

/** @type {Record<string, Record<string, string>>} what the page says itself, by language and key */
const pageWords = JSON.parse(readText("build/web/words/page-words.json"));
const tongues = readTongues();
const packs = Object.keys(pageWords).map((language) => `words-${language}.pack`);
const books = packs.map((pack) => pack.replace("words-", "book-"));
const chances = chancesPack(readText("src/players/chances/chances_made.inc"));

/**
 * Writes a file under a name with the hash of its content.
 * @param {string} file
 * @param {Uint8Array} content
 * @param {string} [folder]
 */
function write(file, content, folder = "") {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 10);
  const extension = extname(file);
  names[file] = `${folder}${basename(file, extension)}-${hash}${extension}`;
  built.add(names[file]);
  writeFileSync(join(out, names[file]), content);
}

/** @param {string[]} options */
const run = (options) =>
  new Uint8Array(execFileSync("esbuild", options, { maxBuffer: 1 << 26 }));

/**
 * Writes a script to the stage with a list filled in that is empty in the source.
 * @param {string} file below web/
 * @param {string} list
 * @param {object} content
 */
function fillIn(file, list, content) {
  const source = readText(`web/${file}`);
  const filled = source.replace(`const ${list} = {}`, () => `const ${list} = ${JSON.stringify(content)}`);
  if (filled === source) throw new Error(`web/${file} has no list to fill in`);
  writeFileSync(join(stage, file), filled);
}

/**
 * A text with something put where the source leaves it out.
 * @param {string} text
 * @param {string} empty as it stands there
 * @param {string} full
 */
function filled(text, empty, full) {
  if (!text.includes(empty)) throw new Error(`there is no ${empty} to fill in`);
  return text.replace(empty, () => full);
}

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/**
 * The HTML with the words it begins with: English, until the program says its own.
 * @param {string} html
 */
function withWords(html) {
  const english = pageWords.en;
  const noScript = Object.entries(pageWords).map(([language, words]) =>
    `<p lang="${language}">${escaped(words.no_script)}</p>`);
  /** @param {string} name */
  const word = (name) => {
    if (!english[name]) throw new Error(`texts/en/page.ftl does not say ${name}`);
    return escaped(english[name]);
  };
  return html
    .replace(/ data-label="([^"]+)"/g, (whole, name) => `${whole} aria-label="${word(name)}"`)
    .replace(/( data-word="([^"]+)"[^>]*>)</g, (_, before, name) => `${before}${word(name)}<`)
    .replace('<meta property="og:description" content="">',
      `<meta property="og:description" content="${word("tagline")}">`)
    .replace(/(<p id="loading">)/, (before) => before + word("loading"))
    .replace(/(<div class="notice" id="no-script">)/, (before) => before + noScript.join(""));
}

/**
 * A script with everything it imports, as one; it knows the names built so far.
 * @param {string} entry below the stage
 * @param {string[]} [options] of esbuild
 */
function bundle(entry, options = []) {
  fillIn("page/files.js", "built", names);
  fillIn("page/language.js", "sentences", Object.fromEntries(
    tongues.map(({ code, parts: { page } }) => {
      const { bad_message, flood, licences, no_fonts, no_picture, part_missing } = page;
      const { loading, not_loaded, stopped } = pageWords[code];
      return [code, { loading, not_loaded, stopped, bad_message, flood, licences, no_fonts,
        no_picture, part_missing }];
    })));
  return run([
    join(stage, entry), "--bundle", "--format=esm", "--target=es2022", "--minify", "--charset=utf8",
    "--legal-comments=none", "--log-level=warning", ...options,
  ]);
}

/** @param {string} entry of a script or style, for a page that holds it */
const bundleText = (entry) =>
  new TextDecoder().decode(entry.endsWith(".css") ? bundleStyle(entry) : bundle(entry)).trim();

/** @param {string} entry */
const bundleStyle = (entry) => run([
  join(stage, entry), "--bundle", "--minify", "--target=es2022", "--log-level=warning",
]);

/**
 * A page with the watch over it (web/page/watch.js), which its policy knows by its content: a file
 * of its own might not come either.
 * @param {string} html
 */
function watched(html) {
  const words = Object.fromEntries(tongues.map(({ code, parts: { page } }) =>
    [code, [page.stuck, page.afresh, page.framed]]));
  const source = filled(readText("web/page/watch.js"), "const words = {}",
    `const words = ${JSON.stringify(words)}`);
  const script = new TextDecoder().decode(execFileSync("esbuild",
    ["--minify", "--target=es2022", "--charset=utf8", "--loader=js"], { input: source })).trim();
  const known = filled(html, "script-src 'self' ", `script-src 'self' ${policyHash(script)} `);
  const place = /<script src="[^"]*watch\.js"><\/script>/.exec(known)?.[0] ?? "watch.js";
  return filled(known, place, `<script>${script}</script>`);
}

/**
 * A page beside the game with its title and header, in English until its script knows better.
 * @param {"fair" | "compose"} folder
 */
function pageBeside(folder) {
  const languages = tongues.map(({ code, name }) => ({ code, name, address: `?lang=${code}` }));
  const top = header({ root: "../", rules: "../rules/en/", page: folder, language: "en", languages },
    (name) => escaped(tongues[0].parts.page[name]));
  const noScript = tongues.map(({ code, parts }) =>
    `<p lang="${code}">${escaped(parts.page.wants_script)}</p>`);
  const words = tongues[0].parts[folder];
  const title = tongues[0].parts.page.tab.replace("{title}", words.title);
  return [
    ["<title></title>", `<title>${escaped(title)}</title>`],
    ['name="description" content=""', `name="description" content="${escaped(words.description)}"`],
    ["<header></header>", top],
    ["<noscript></noscript>", `<noscript>${noScript.join("")}</noscript>`],
  ].reduce((html, [empty, full]) => filled(html, empty, full),
    watched(readText(`web/${folder}/index.html`)));
}

/** The page's HTML with built names: one script and one style in place of the source's many. */
function page() {
  const html = withWords(watched(readText("web/page/index.html")));
  return html
    .replace(/ *<link rel="modulepreload" href="(?!main\.js)[^"]*">\n/g, "")
    .replace(/ (href|src|content)="(?:assets\/)?([^"]+)"/g, (whole, attribute, file) => {
      if (!(file in names)) return whole;
      // Whole or not at all: the watch hears of what is not.
      const checked = ["main.js", "style.css"].includes(file)
        ? ` integrity=${policyHash(new Uint8Array(readFileSync(join(out, names[file])))).replaceAll("'", '"')}` : "";
      return ` ${attribute}="${names[file]}"${checked}`;
    });
}

/**
 * @param {string} svg
 * @param {number} size
 */
const draw = (svg, size) => new Uint8Array(execFileSync(
  "rsvg-convert", ["--width", String(size), "--height", String(size)], { input: svg }));

/** @param {Uint8Array | string} content */
const policyHash = (content) =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/**
 * Bytes as text that HTML leaves as it is (web/embed/packed.js): each its own character, those that
 * it would change or end by 256 on. What a host compresses finds the bytes' own repeats in it.
 * @param {Uint8Array} bytes
 */
const asText = (bytes) => Buffer.from(bytes).toString("latin1")
  .replace(/[\0\r<]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 256));

/**
 * A page of an embedded table, which needs no header of its host's.
 * @param {string} entry its script, below the stage
 * @param {{fetches: boolean, holds: string[]}} how it comes by its files: some hold them
 */
function embedPage(entry, { fetches, holds }) {
  const body = withWords(readText("web/page/index.html")).match(/<body>[^]*<\/body>/)?.[0];
  if (!body) throw new Error("web/page/index.html has no body");
  const style = bundleText("embed/embed.css");
  const script = bundleText(entry).replaceAll("</script", "<\\/script");
  // web/embed/fetched.js narrows it to its own folder. What the table has brought has an address as a blob.
  const policy = `default-src 'none'; ${fetches ? "connect-src http: https:; " : ""}` +
    `script-src ${policyHash(script)} 'wasm-unsafe-eval' blob:; style-src ${policyHash(style)}; ` +
    "img-src blob: data:; worker-src blob:; base-uri 'none'; form-action 'none'";
  const packed = holds.map((file) => `    <script type="text/plain" id="packed-${file}">${
    asText(new Uint8Array(readFileSync(join(out, names[file]))))}</script>\n`);
  // Of UTF-8 whatever charset a host says: so the first character.
  return `\ufeff<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>All Fours</title>
    <style>${style}</style>
  </head>
  ${body.replace("</body>", () =>
    `${packed.join("")}    <script type="module">${script}</script>\n  </body>`)}
</html>
`;
}

rmSync(out, { recursive: true, force: true });
rmSync(stage, { recursive: true, force: true });
mkdirSync(join(out, "assets"), { recursive: true });
mkdirSync(stage, { recursive: true });
cpSync(join(root, "web/page"), join(stage, "page"), { recursive: true });
cpSync(join(root, "build/web/site"), join(stage, "page"), { recursive: true });
cpSync(join(root, "build/assets/qr"), join(stage, "page/qr"), { recursive: true });
cpSync(join(root, "web/module"), join(stage, "module"), { recursive: true });
for (const folder of ["embed", "paper", "compose", "fair"]) {
  cpSync(join(root, "web", folder), join(stage, folder), { recursive: true });
}
const styles = readdirSync(stage, { recursive: true }).map(String).filter((file) => extname(file) === ".css");
writeFileSync(join(stage, "paper/colours.css"),
  colourSheet(styles.map((file) => readFileSync(join(stage, file), "utf8")).join("\n")));

for (const file of readdirSync(join(root, "build/assets"))) {
  if (extname(file) === ".txt") cpSync(join(root, "build/assets", file), join(out, "assets", file));
  // What the tests look at, and what becomes a file of the page.
  else if (![".pam", ""].includes(extname(file))) write(file, read("build/assets", file), "assets/");
}
write("favicon.svg", read("web/page/favicon.svg"));
// The pages in folders of their own name it so.
cpSync(join(root, "web/page/favicon.svg"), join(out, "favicon.svg"));
const icon = readText("web/page/favicon.svg");
write("icon-192.png", draw(icon, 192));
write("icon-512.png", draw(icon, 512));
// Cut to any shape by the system: without corners of its own.
write("icon-maskable.png", draw(icon.replace(/ rx="[^"]*"/, ""), 512));
write("manifest.webmanifest", new TextEncoder().encode(
  readText("web/page/manifest.webmanifest").replace(/"src": "([^"]+)"/g, (_, file) =>
    `"src": "${names[file]}"`)));
const lessons = packs.map((pack) => pack.replace("words-", "lessons-"));
for (const pack of [...packs, ...books, ...lessons]) write(pack, read("build/web/words", pack));
for (const module of ["page-first.wasm", "page-second.wasm"]) write(module, read("build/web/site", module));
write("chances.pack", chances);
// A classic script, too, which frames of opaque origin may start in every browser; it imports nothing.
write("thinking.worker.js", bundle("page/thinking.worker.js", ["--format=iife"]));
write("thinking.page.js", bundle("page/thinking.page.js"));
// A script after those that it names.
for (const file of ["courts.js", "qr_reader.js", "scan.js", "sheet.js", "verdicts.js", "together.js"]) {
  write(file, bundle(`page/${file}`));
}
write("verdicts.css", bundleStyle("page/verdicts.css"));
// A browser that heeds this compiles all of it while the program is on its way, not call by call.
write("main.js", bundle("page/main.js", ["--banner:js=//# allFunctionsCalledOnLoad"]));
write("style.css", bundleStyle("page/style.css"));
writeFileSync(join(out, "index.html"), page());
writeFileSync(join(out, "embed.html"), embedPage("embed/fetched.js", { fetches: true, holds: [] }));
writeFileSync(join(out, "alone.html"), embedPage("embed/packed.js", { fetches: false, holds: [
  "allfours-sans.ttf", "allfours-sans-bold.ttf", "allfours-index.ttf", "courts.svg", ...packs, ...books,
  "page-first.wasm", "page-second.wasm", "chances.pack", "thinking.worker.js", "sheet.js", "verdicts.js", "verdicts.css",
] }));
const silent = Object.fromEntries(
  tongues.map(({ code, parts: { page: { no_table, again, table_gone, kept_out, bad_message } } }) =>
    [code, { no_table, again, table_gone, kept_out, bad_message }]));
writeFileSync(join(stage, "embed/table_cover.js"), filled(
  withColours(readText("web/embed/table_cover.js")), "const words = {}",
  `const words = ${JSON.stringify(silent)}`));
const firstParts = ["page-first.wasm", "allfours-sans.ttf", "allfours-sans-bold.ttf", "allfours-index.ttf"];
writeFileSync(join(stage, "embed/table_parts.js"), filled(readText("web/embed/table_parts.js"), "const first = []",
  `const first = ${JSON.stringify(firstParts.map((file) => names[file]))}`));
// Any page may load it, whatever letters that page is written in, and as a module, too.
writeFileSync(join(out, "all-fours-table.js"), run([
  join(stage, "embed/all-fours-table.js"), "--bundle", "--format=iife", "--target=es2022",
  "--minify-whitespace", "--minify-syntax", "--log-level=warning"]));
for (const name of ["PROTOCOL.md", "AUTHORS.md"]) cpSync(join(root, "web/embed", name), join(out, name));
for (const folder of /** @type {const} */ (["compose", "fair"])) {
  cpSync(join(stage, folder), join(out, folder), { recursive: true });
  writeFileSync(join(out, folder, "index.html"), pageBeside(folder));
}
mkdirSync(join(out, "paper"));
writeFileSync(join(out, "paper/paper.css"), bundleStyle("paper/paper.css"));
writeFileSync(join(out, "paper/paper.js"), bundle("paper/paper.js"));
writeFileSync(join(out, "paper/door.js"), bundle("paper/door.js"));
writeFileSync(join(out, "paper/look.js"), bundle("paper/look.js", ["--format=iife"]));
for (const { code, parts } of tongues) {
  writeFileSync(join(out, `paper/words-${code}.js`), `export default ${JSON.stringify(parts)};\n`);
}
const top = header({ root: "", rules: "rules/en/", page: "licences", language: "en", languages: [] },
  (name) => escaped(tongues[0].parts.page[name]));
writeFileSync(join(out, "licences.html"), licencesPage(root, top, tongues.map(({ code, parts: { page: words } }) =>
  ({ code, title: words.licences, intro: words.licences_intro }))));
writeFileSync(join(out, "_headers"), headersFile([...built]));
writeFileSync(join(out, "nginx-headers.conf"), nginxFile());
writeFileSync(join(out, "all-fours-table.d.ts"),
  readText("web/embed/all-fours-table.d.ts").replaceAll("../module/", "./npm/"));
