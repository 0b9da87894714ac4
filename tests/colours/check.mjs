#!/usr/bin/env node
// The colours of assets/colours.txt: text contrast is sufficient, and web/ and src/ define no other colour.
// Tests itself first. Ends with "N passed, N failed".
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { colours, parseColours } from "../../assets/colours.mjs";
import { closestPair, difference, visions } from "./vision.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
let passed = 0;
let failed = 0;

/**
 * @param {boolean} good
 * @param {string} complaint
 */
function check(good, complaint) {
  if (good) ++passed;
  else {
    ++failed;
    console.log(complaint);
  }
}

// --- Contrast -------------------------------------------------------------------------------------

/** @param {string} hex "#rrggbb" */
function luminance(hex) {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * Contrast as defined by WCAG 2, 1–21.
 * @param {string} a
 * @param {string} b
 */
function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/**
 * Insufficient contrasts, one sentence each.
 * @param {ReturnType<typeof parseColours>} all
 */
function unreadable(all) {
  const found = [];
  for (const [name, one] of all) {
    for (const ground of one.grounds) {
      const under = all.get(ground);
      for (const look of /** @type {const} */ (["light", "dark"])) {
        const [ink, paper] = [one[look], under?.[look] ?? ""];
        const has = contrast(ink, paper);
        if (ink.length > 7 || paper.length > 7) found.push(`${name} on ${ground}: one is translucent`);
        else if (has < one.contrast) {
          found.push(`${name} on ${ground}, ${look}: contrast ${has.toFixed(2)}, not ${one.contrast}`);
        }
      }
    }
  }
  return found;
}

check(Math.abs(contrast("#ffffff", "#000000") - 21) < 0.01, "white on black has not 21");
check(Math.abs(contrast("#777777", "#ffffff") - 4.478) < 0.001, "grey on white has not 4.48");
const grey = (/** @type {string} */ hex) =>
  unreadable(parseColours(`ground #ffffff =\ntext ${hex} = 4.5 ground`)).length;
check(grey("#777777") === 2 && grey("#767676") === 0, "what is just too faint is not told from what is not");
const faint = unreadable(colours);
check(faint.length === 0, faint.join("\n"));
for (const name of colours.keys()) {
  const text = /^(on_|ink|link|warning|card_|four_|felt_(red|black|four)|paper_(red|black|four))/.test(name);
  if (text) check(colours.get(name)?.contrast === 4.5, `${name} is text, and names no ground`);
}

// --- The pack of four colours ---------------------------------------------------------------------

check(difference("#000000", "#ffffff", "normal") > 99.9, "black and white are as far apart as can be");
check(difference("#c8242f", "#16703a", "deuteranopia") < 30, "red and green are told apart without green cones");
// The signs of a line of text have words beside them, and less room: each needs a contrast of 4.5 to its
// ground, and the suit that follows the text is as light or as dark as the text.
const packs = /** @type {const} */ ([
  [40, ["four_spades", "four_hearts", "four_clubs", "four_diamonds"]],
  [28, ["felt_black", "felt_four_hearts", "felt_four_clubs", "felt_four_diamonds"]],
  [28, ["paper_black", "paper_four_hearts", "paper_four_clubs", "paper_four_diamonds"]],
]);
for (const [least, names] of packs) {
  for (const look of /** @type {const} */ (["light", "dark"])) {
    const pack = names.map((name) => /** @type {string} */ (colours.get(name)?.[look]));
    for (const vision of visions) {
      const closest = closestPair(pack, vision);
      check(closest.difference >= least, `${vision}, ${look}: ${names[closest.first]} and ${
        names[closest.second]} differ by ${closest.difference.toFixed(1)}, not ${least}`);
    }
  }
}

// --- Colours elsewhere ----------------------------------------------------------------------------

// Stand-alone files repeat a colour, and are listed here.
/** @type {Record<string, string[]>} */
const copies = {
  "web/page/favicon.svg": ["felt_middle", "paper"],
  "web/page/manifest.webmanifest": ["felt_dark", "bar"],
  "web/page/index.html": ["bar"],
  "web/compose/index.html": ["bar"],
  "web/fair/index.html": ["bar"],
  "web/rules/pages.mjs": ["bar"],
};

// In a style sheet at any place of a value; elsewhere in a string or as a value. Not a private member (#add),
// an entity (&#10;) or an address.
const hexInStyle = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi;
const hexElsewhere = /(?<=[:"'`,(=]\s*)#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!\()/gi;
const called = /\b(?:rgba?|hsla?|IM_COL32)\(\s*(?:0x)?\d[^)]*\)/g;
const named = /(?<=:[^;{}]*\s)(?:white|black|red|green|blue|gr[ae]y|yellow)\b/g;

/**
 * The colours used in a file.
 * @param {string} file
 * @param {string} text
 */
function written(file, text) {
  const style = extname(file) === ".css";
  // In a style sheet the text between braces: selectors may have ids.
  const searched = style
    ? [...text.replace(/\/\*[^]*?\*\//g, "").matchAll(/{[^{}]*}/g)].join("\n") : text;
  const patterns = style ? [hexInStyle, called, named] : [hexElsewhere, called];
  return [...new Set(patterns.flatMap((one) => searched.match(one) ?? []))]
    .map((one) => one.toLowerCase());
}

check(written("a.css", "a { color: #1f6b4f; }").length === 1, "a colour in a style is not found");
check(written("a.css", "a { border: 1px solid rgb(0 0 0 / 50%); }").length === 1, "rgb() is not found");
check(written("a.css", "a { color: white; }").length === 1, "a named colour is not found");
check(written("a.css", "#add, .white { color: var(--ink); }").length === 0, "an id is taken for a colour");
check(written("a.js", 'x.color = "#fff";').length === 1, "a colour in a script is not found");
check(written("a.js", "  #add(one) { this.#add(two); }\n  #bad = 1;").length === 0, "a private member is taken for a colour");
check(written("a.cpp", "mix(a, rgb(0xffffff), 0.5F)").length === 1, "a colour in C++ is not found");

const kinds = [".css", ".js", ".mjs", ".html", ".svg", ".webmanifest", ".cpp", ".hpp"];
const files = ["web", "src"].flatMap((folder) => readdirSync(join(root, folder), { recursive: true })
  .map((file) => join(folder, String(file)))).filter((file) => kinds.includes(extname(file)));
check(files.length > 200, `only ${files.length} files`);
for (const file of files) {
  const known = (copies[file] ?? []).map((name) => colours.get(name)?.light);
  const strange = written(file, readFileSync(join(root, file), "utf8")).filter((one) => !known.includes(one));
  check(strange.length === 0, `${file}: ${strange.join(" ")}: a colour's place is assets/colours.txt`);
}
for (const [file, names] of Object.entries(copies)) {
  const text = readFileSync(join(root, file), "utf8");
  for (const name of names) {
    check(text.includes(colours.get(name)?.light ?? "?"), `${file} has not the ${name} of assets/colours.txt`);
  }
}

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
