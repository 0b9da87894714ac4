// The code for an author's page that shows a game: a tag, a frame or a link, as text to copy, with a preview
// of the table. web/embed/PROTOCOL.md describes the tag and the frame.

import { make } from "./make.js";

/**
 * @typedef {object} AuthorPart
 * @property {string} label
 * @property {string} tag    what the three are called
 * @property {string} frame
 * @property {string} link
 * @property {string} code
 * @property {string} copy
 * @property {string} preview
 * @property {string} title  of the link, and of the frame
 */

const sandbox = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** By kind, the HTML of a link (a page's address and what follows its '#'). */
export const codes = {
  /** @param {string} page @param {string} fragment @param {string} title */
  tag: (page, fragment, title) =>
    `<script src="${escaped(page)}all-fours-table.js" defer></script>\n` +
    `<all-fours-table link="${escaped(fragment)}">\n` +
    `  ${codes.link(page, fragment, title)}\n</all-fours-table>`,
  /** @param {string} page @param {string} fragment @param {string} title */
  frame: (page, fragment, title) =>
    `<iframe src="${escaped(`${page}embed.html#${fragment}`)}" title="${escaped(title)}"\n` +
    `  width="640" height="400" sandbox="${sandbox}" allow="clipboard-write"></iframe>`,
  /** @param {string} page @param {string} fragment @param {string} title */
  link: (page, fragment, title) =>
    `<a href="${escaped(`${page}#${fragment}`)}">${escaped(title)}</a>`,
};

/** @typedef {keyof typeof codes} Kind */

/**
 * @param {AuthorPart} part
 * @param {string} page the folder of this page
 * @param {(field: HTMLTextAreaElement) => Promise<void>} copy
 */
export function makeAuthor(part, page, copy) {
  let fragment = "";
  let kind = /** @type {Kind} */ ("tag");
  const field = make("textarea", { id: "page-code", readOnly: true, rows: 4, spellcheck: false });
  field.addEventListener("focus", () => field.select());
  const preview = make("div", { className: "page-preview" });
  const show = () => {
    field.value = codes[kind](page, fragment, part.title);
    preview.replaceChildren();
  };
  const choices = /** @type {Kind[]} */ (["tag", "frame", "link"]).map((one) => {
    const input = make("input", { type: "radio", name: "page-code", checked: one === kind });
    input.value = one;
    input.addEventListener("change", () => {
      kind = one;
      show();
    });
    return make("label", {}, input, part[one]);
  });
  const copier = make("button", { type: "button", textContent: part.copy });
  copier.id = "page-code-copy";
  copier.addEventListener("click", () => void copy(field));
  const shower = make("button", { type: "button", textContent: part.preview });
  shower.id = "page-code-preview";
  shower.addEventListener("click", () => {
    if (kind === "link") {
      preview.replaceChildren(
        make("a", { href: `${page}#${fragment}`, target: "_blank", textContent: part.title }));
      return;
    }
    const frame = make("iframe", { title: part.title });
    frame.setAttribute("sandbox", sandbox);
    frame.src = `${page}embed.html#${fragment}`;
    preview.replaceChildren(frame);
  });
  const whole = make("details", { className: "page-codes" },
    make("summary", { textContent: part.label }),
    make("fieldset", {}, ...choices),
    make("label", { className: "link-field" }, part.code, field),
    make("p", { className: "buttons" }, shower, copier), preview);
  return {
    whole,
    /** @param {string} link what follows the '#' */
    show(link) {
      fragment = link;
      show();
    },
  };
}
