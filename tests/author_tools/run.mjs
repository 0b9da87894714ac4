// Gives the examples to every tool, reads the results in Chromium, opens that with the game's script,
// and compares it with the tables of web/embed/AUTHORS.md or, with --write, writes them. The command is
// tests/authors.
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { gameIn, leftIn, openedBy, saysNoScripts, start, stop } from "./browser.mjs";
import { address, html, title } from "./examples.mjs";
import { Missing, write } from "./install.mjs";
import { withAttributes, words } from "./left.mjs";
import { code, nameOf, row, rows, withRows } from "./table.mjs";
import { tools } from "./tools.mjs";

/** @typedef {import("./tools.mjs").Tool} Tool */
/** @typedef {import("./left.mjs").Left} Left */
/** @typedef {Record<string, string>} Words by page */

const book = new URL("../../web/embed/AUTHORS.md", import.meta.url);
const writes = process.argv.includes("--write");
const only = process.argv.slice(2).filter((one) => one !== "--write");

let passed = 0;
let failed = 0;
/** @param {boolean} good @param {string} what */
function check(good, what) {
  if (good) {
    ++passed;
  } else {
    ++failed;
    console.log(`FAILED: ${what}`);
  }
}

const folder = await mkdtemp(join(tmpdir(), "authors-"));
let folders = 0;

/** The examples as they are before any tool: by page. @type {Record<string, Left>} */
const wanted = {};
let rightGame = "";

const shell = (/** @type {string} */ body) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>${body}`;

/** Reads the examples themselves, and checks that the reading can fail. */
async function readExamples() {
  await write(folder, Object.fromEntries(Object.entries(html).map(([page, code]) => [`${page}.html`, shell(code)])));
  for (const page of Object.keys(html)) {
    wanted[page] = (await leftIn(folder, `${page}.html`))[0];
    check(words(page, wanted[page], wanted[page], title) === "shown", `the example ${page} is not read as shown`);
  }
  rightGame = await gameIn(html.tag_only);
  check(rightGame.startsWith('{"state"'), "the tag shows no game");
  check(await gameIn(html.attributes_only) === rightGame, "the tag with attributes shows another game");
  check(await gameIn(html.frame) === rightGame, "the frame shows another game");
  const other = html.tag_only.replace("at=6", "at=5");
  check(![rightGame, ""].includes(await gameIn(other)), "another game is not told from the right one");
  check(await openedBy(address) !== await openedBy(address.replace("at=6", "at=5")), "links are not told apart");
  /** @type {[string, string, string][]} */
  const known = [
    ["tag", html.link, "removed, its content stays"], ["tag", title, "removed, its text stays"],
    ["tag", "", "left out"], ["tag", `<pre>${html.tag.replaceAll("<", "&lt;")}</pre>`, "shown as text"],
    ["tag", html.tag_only, "shown, the script's line removed"],
    ["tag", `<p>${html.tag}`, "shown, in a paragraph"],
    ["attributes", html.attributes.replace(/variant="\w+"/, ""), "shown, without `variant`"],
    ["frame", html.frame.replace("allow-scripts", ""), "shown, with another `sandbox`"], ["frame", "", "left out"],
    ["link", html.link.replaceAll("&amp;", "&amp;amp;"), "with another address"],
  ];
  for (const [page, code, said] of known) {
    await write(folder, { "known.html": shell(code) });
    const [left] = await leftIn(folder, "known.html");
    const heard = words(page, wanted[page], left, title);
    check(heard === said, `self check: "${heard}" instead of "${said}"`);
  }
}

/** The pages that a tool is given. @param {Tool} tool @param {boolean} set @returns {Record<string, string>} */
function pagesFor(tool, set) {
  const pages = Object.fromEntries(Object.entries(html).map(([page, one]) =>
    [page, set && tool.wrap ? tool.wrap(one) : one]));
  Object.keys(tool.forms ?? {}).forEach((form, i) => {
    pages[`form${i}`] = form.replace("address", () => address).replace("text", () => title);
  });
  return pages;
}

/** The file of a page in the folder that a tool has built. @param {string} out @param {string} page */
const built = (out, page) => [`${page}.html`, `${page}/index.html`].find((file) => existsSync(join(out, file)));

/**
 * Builds pages into a folder of their own.
 * @param {Tool} tool @param {Record<string, string>} pages @param {boolean} set
 */
async function build(tool, pages, set) {
  const place = join(folder, `${++folders}`);
  await mkdir(join(place, "out"), { recursive: true });
  try {
    await tool.build(place, pages, set);
  } catch (error) {
    if (error instanceof Missing) throw error;
    return { out: join(place, "out"), error: String(error).split("\n").slice(0, 12).join("\n") };
  }
  return { out: join(place, "out"), error: "" };
}

/**
 * The rest of the example in each page of a tool, in words. Pages are built together if that succeeds.
 * @param {Tool} tool @param {boolean} set @returns {Promise<Words>}
 */
async function effect(tool, set) {
  const pages = pagesFor(tool, set);
  const apart = tool.apart ?? [];
  const together = Object.fromEntries(Object.entries(pages).filter(([page]) => !apart.includes(page)));
  const whole = await build(tool, together, set);
  /** @type {Words} */
  const said = {};
  for (const page of Object.keys(pages)) {
    let { out, error } = whole;
    if (error || apart.includes(page)) ({ out, error } = await build(tool, { [page]: pages[page] }, set));
    const file = built(out, page);
    if (error && process.env.ALLFOURS_VERBOSE) console.log(`${tool.name}, ${page}: ${error}`);
    said[page] = !error && file ? await judge(tool, page, out, file) : "does not build";
  }
  return said;
}

/** @param {Tool} tool @param {string} page @param {string} out @param {string} file */
async function judge(tool, page, out, file) {
  const like = wanted[page] ?? wanted.link;
  const [before, after] = await leftIn(out, file);
  const [first, then] = [before, after].map((left) => words(page, like, left, title));
  const now = like === wanted.link ? await withLink(tool, page, after, then) : await withGame(tool, page, after, then);
  return first === then ? now : `${first} until scripts run, then ${now}`;
}

/**
 * The words with the game that a table or frame shows; another game is a failure.
 * @param {Tool} tool @param {string} page @param {Left} left @param {string} said
 */
async function withGame(tool, page, left, said) {
  const [one] = page === "frame" ? left.frames : left.tables;
  if (!one) return said;
  const game = await gameIn(one.inParagraph ? `<p>${one.html}</p>` : one.html);
  const sentence = game === saysNoScripts && /without|another/.test(said);
  check(game === rightGame || sentence, `${tool.name}, ${page}: instead of the game is shown ${game || "nothing"}, by ${one.html}`);
  return game === rightGame ? said : `${said}, which shows a sentence instead of the table`;
}

/**
 * The words with the game that a changed link opens; another game is a failure.
 * @param {Tool} tool @param {string} page @param {Left} left @param {string} said
 */
async function withLink(tool, page, left, said) {
  if (!said.includes("with another address")) return said;
  const opened = await openedBy(left.links[0]);
  const refused = opened.startsWith("This link cannot be opened");
  check(refused || opened === await openedBy(address), `${tool.name}, ${page}: ${left.links[0]} opens another game`);
  return said.replace("with another address", refused ? "changed, which the game refuses" : "changed, but opens the same game");
}

/** The words of an example in two ways of writing it. @param {Words} said @param {string} page */
function tagCell(said, page) {
  const tag = said[page];
  if (tag !== "does not build" || said[`${page}_only`] === tag) return tag;
  return `${tag} with the script's line; else ${said[`${page}_only`]}`;
}

/** @param {Words} said */
function tagCells(said) {
  const [tag, attributes] = ["tag", "attributes"].map((page) => tagCell(said, page));
  return withAttributes(tag, attributes);
}

/** @param {Tool} tool @param {Words} said */
function linkCell(tool, said) {
  const others = Object.keys(tool.forms ?? {}).map((form, i) => [form, said[`form${i}`]])
    .filter(([, one]) => one !== said.link).map(([form, one]) => `${code(form)} ${one}`);
  return [said.link, ...others].join("; ");
}

/** The row of a tool in AUTHORS.md. @param {Tool} tool @param {string} name with versions */
async function rowOf(tool, name) {
  const plain = await effect(tool, false);
  const cells = [name, tagCells(plain), plain.frame, linkCell(tool, plain)];
  if (!tool.setting) return row([...cells, "nothing", ""]);
  const set = await effect(tool, true);
  const lost = tool.keeps?.includes("tag") && !set.tag_only.startsWith("shown, ") && set.tag_only !== "shown";
  check(!lost, `${tool.name}: the setting does not keep the tag: ${set.tag_only}`);
  return row([...cells, tool.setting, `the tag ${tagCells(set)}; the frame ${set.frame}`]);
}

await start();
await readExamples();
let text = await readFile(book, "utf8");
/** @type {string[]} */
const skipped = [];
for (const kind of new Set(tools.map((tool) => tool.kind))) {
  const old = rows(text, kind);
  /** @type {string[]} */
  const lines = [];
  for (const tool of tools.filter((one) => one.kind === kind)) {
    const before = old.get(tool.name);
    if (only.length > 0 && !only.includes(tool.name)) {
      if (before) lines.push(before);
      continue;
    }
    try {
      const name = await tool.version();
      if (nameOf(name) !== tool.name) throw new Error(`${name} is not ${tool.name}`);
      const line = await rowOf(tool, name);
      lines.push(line);
      if (!writes) check(line === before, `${tool.name}: AUTHORS.md has\n  ${before ?? "no row"}\nand seen was\n  ${line}`);
      console.log(`${name}: ${line === before ? "as written" : writes ? line : "not as written"}`);
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      console.log(`SKIPPED ${tool.name}: ${error.message}`);
      skipped.push(tool.name);
      if (before) lines.push(before);
    }
  }
  if (writes) text = withRows(text, kind, lines);
  else if (only.length === 0) {
    check([...old.keys()].join() === tools.filter((one) => one.kind === kind).map(({ name }) => name).join(),
      `the table of ${kind} has other tools than the test`);
  }
}
if (writes) await writeFile(book, text);
await stop();
for (const { end } of tools) await end?.();
await rm(folder, { recursive: true, force: true });
if (skipped.length > 0) console.log(`skipped, neither passed nor failed: ${skipped.join(", ")}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
