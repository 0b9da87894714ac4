// The rest of an example after a tool: reads a page in Chromium, compares it with the example, and says it in
// the words of AUTHORS.md. Tested by tests/authors, which first runs it on pages of known contents.
import { game } from "./examples.mjs";

/**
 * @typedef {object} Left
 * @property {{attributes: Record<string, string>, inParagraph: boolean, html: string, links: string[]}[]} tables
 * @property {{attributes: Record<string, string>, inParagraph: boolean, html: string}[]} frames
 * @property {string[]} links the addresses of links to the game, outside tables too
 * @property {string[]} scripts of the game
 * @property {boolean} hasOtherScripts
 * @property {string} text of the page
 */

/** Runs in the page. @param {string} from @returns {Left} */
export function read(from) {
  const attributes = (/** @type {Element} */ { attributes }) =>
    Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
  const links = (/** @type {ParentNode} */ place) => [...place.querySelectorAll("a[href]")]
    .map((link) => /** @type {HTMLAnchorElement} */ (link).href).filter((href) => href.startsWith(from));
  const shape = (/** @type {Element} */ element) => ({
    attributes: attributes(element), inParagraph: element.closest("p") !== null, html: element.outerHTML,
  });
  const scripts = [...document.querySelectorAll("script")];
  return {
    tables: [...document.querySelectorAll("all-fours-table")].map((table) =>
      ({ ...shape(table), links: links(table) })),
    frames: [...document.querySelectorAll("iframe")].map(shape),
    links: links(document),
    scripts: scripts.map(({ src }) => src).filter((src) => src.startsWith(from)),
    hasOtherScripts: scripts.some(({ src }) => !src.startsWith(from)),
    text: (document.body?.textContent ?? "").replace(/\s+/g, " "),
  };
}

/** @param {string[]} names */
const list = (names) => names.map((name) => `\`${name}\``).join(", ");

/** @param {Record<string, string>} wanted @param {Record<string, string>} found */
function differences(wanted, found) {
  const lost = Object.keys(wanted).filter((name) => !(name in found));
  const changed = Object.keys(wanted).filter((name) => name in found && found[name] !== wanted[name]);
  return [...(lost.length > 0 ? [`without ${list(lost)}`] : []),
    ...(changed.length > 0 ? [`with another ${list(changed)}`] : [])];
}

/** An element in the text, as a page shows it. @param {string} name @param {Left} left */
const asText = (name, left) => left.text.includes(`<${name}`) || left.text.includes(`＜${name}`);

/** @param {Left} wanted @param {Left} left @param {string} title */
function tagWords(wanted, left, title) {
  const [table] = left.tables;
  if (!table) {
    if (asText("all-fours-table", left)) {
      return `shown as text${left.links.includes(wanted.links[0]) ? ", its address a link" : ""}`;
    }
    if (left.links.includes(wanted.links[0])) return "removed, its content stays";
    return left.text.includes(title) ? "removed, its text stays" : "left out";
  }
  const parts = differences(wanted.tables[0].attributes, table.attributes);
  if (table.links[0] !== wanted.tables[0].links[0]) parts.push("without the link inside");
  if (left.scripts.length < wanted.scripts.length) parts.push("the script's line removed");
  if (left.scripts.length > Math.max(1, wanted.scripts.length)) parts.push("the script's line twice");
  if (table.inParagraph) parts.push("in a paragraph");
  return ["shown", ...parts].join(", ");
}

/** @param {Left} wanted @param {Left} left */
function frameWords(wanted, left) {
  const frame = left.frames.find(({ attributes }) => attributes.src?.startsWith(game));
  if (!frame && asText("iframe", left)) return "shown as text";
  if (!frame) return left.frames.length > wanted.frames.length ? "with another address" : "left out";
  const parts = differences(wanted.frames[0].attributes, frame.attributes);
  return ["shown", ...parts, ...(frame.inParagraph ? ["in a paragraph"] : [])].join(", ");
}

/** @param {Left} wanted @param {Left} left @param {string} title */
function linkWords(wanted, left, title) {
  if (left.links.includes(wanted.links[0])) return asText("a href", left) ? "shown as text, its address a link" : "shown";
  if (left.links.length > 0) return `${asText("a href", left) ? "shown as text, its link " : ""}with another address`;
  if (asText("a href", left) || left.text.includes(wanted.links[0])) return "shown as text";
  return left.text.includes(title) ? "removed, its text stays" : "left out";
}

/** Words for the tag with single attributes, beside those for the code that *Share* writes. @param {string} tag @param {string} attributes */
export function withAttributes(tag, attributes) {
  if (tag === attributes) return tag;
  const lost = /, without `[^,]*(?:, `[^,]*`)*/.exec(attributes)?.[0] ?? "";
  const rest = attributes.replace(lost, "");
  return `${tag}; a tag with single attributes ${rest === tag ? lost.slice(2) : attributes}`;
}

/**
 * @param {string} page its name in examples.mjs, or of a form of link
 * @param {Left} wanted
 * @param {Left} left
 * @param {string} title
 */
export function words(page, wanted, left, title) {
  if (/^(tag|attributes)/.test(page)) return tagWords(wanted, left, title);
  return page === "frame" ? frameWords(wanted, left) : linkWords(wanted, left, title);
}
