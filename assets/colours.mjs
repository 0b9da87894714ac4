// Reads colours.txt, and writes it as the custom properties of the pages.
import { readFileSync } from "node:fs";

/**
 * @typedef {object} Colour
 * @property {string} light
 * @property {string} dark
 * @property {number} contrast that it has at least on its grounds
 * @property {string[]} grounds
 */

const pattern = /^([a-z]\w*)\s+(#\w+)\s+(=|#\w+)(?:\s+([\d.]+)((?:\s+\w+)+))?$/;
const value = /^#[0-9a-f]{6}([0-9a-f]{2})?$/;

/**
 * The colours by name.
 * @param {string} text of colours.txt
 * @returns {Map<string, Colour>}
 */
export function parseColours(text) {
  /** @type {Map<string, Colour>} */
  const found = new Map();
  for (const [i, line] of text.split("\n").entries()) {
    if (line === "" || line.startsWith("#")) continue;
    const [, name, light, written, contrast, grounds] = pattern.exec(line) ?? [];
    const dark = written === "=" ? light : written;
    if (!value.test(light ?? "") || !value.test(dark)) {
      throw new Error(`assets/colours.txt, line ${i + 1}: "${line}" is not: name light dark [contrast ground …]`);
    }
    if (found.has(name)) throw new Error(`assets/colours.txt, line ${i + 1}: ${name} is there already`);
    found.set(name, {
      light, dark, contrast: Number(contrast ?? 0), grounds: grounds?.trim().split(/\s+/) ?? [],
    });
  }
  for (const [name, { grounds }] of found) {
    const unknown = grounds.find((ground) => !found.has(ground));
    if (unknown) throw new Error(`assets/colours.txt: ${name} stands on ${unknown}, which is not there`);
  }
  return found;
}

export const colours = parseColours(readFileSync(new URL("colours.txt", import.meta.url), "utf8"));

/** @param {string} name */
export function colour(name) {
  const found = colours.get(name);
  if (!found) throw new Error(`assets/colours.txt has no ${name}`);
  return found;
}

/** @param {string} property "--felt-dark" */
const nameOf = (property) => property.slice(2).replaceAll("-", "_");

/**
 * The style that gives the custom properties in `css` their colours: the device's light or dark, or
 * what <html data-look> says; on paper always the light ones. An error if one is neither of the list
 * nor the style's own.
 * @param {string} css
 */
export function colourSheet(css) {
  const own = new Set([...css.matchAll(/(--[a-z\d-]+)\s*:/g)].map(([, property]) => property));
  const used = [...new Set([...css.matchAll(/var\((--[a-z\d-]+)/g)].map(([, property]) => property))]
    .filter((property) => !own.has(property) || colours.has(nameOf(property))).sort();
  const block = (/** @type {"light" | "dark"} */ look, /** @type {string[]} */ properties) =>
    `{color-scheme:${look};${properties.map((one) => `${one}:${colour(nameOf(one))[look]}`).join(";")}}`;
  const dark = block("dark", used.filter((one) => colour(nameOf(one)).dark !== colour(nameOf(one)).light));
  return `:root${block("light", used)}
@media screen and (prefers-color-scheme:dark){:root:not([data-look="light"])${dark}}
@media screen{:root[data-look="dark"]${dark}}
`;
}

/**
 * A text with colours in place of its custom properties, where no style of the page reaches: those of
 * the light look.
 * @param {string} text
 */
export const withColours = (text) =>
  text.replace(/var\((--[a-z\d-]+)\)/g, (_, property) => colour(nameOf(property)).light);
