// Parts of the share dialog: a link for each thing to share, as text, as a QR code and by the device's own
// sharing; and the whole game as a file. Texts and links come from the program (src/app/links/share_dialog.cpp).

import { makeAuthor } from "./author.js";
import { inTime } from "./files.js";
import { sentence } from "./language.js";
import { showCode } from "./link_code.js";
import { make } from "./make.js";
import { saveAs } from "./save_as.js";

/**
 * @typedef {{id: string, label: string, note: string, fragment: string}} Link
 *
 * @typedef {object} LinksPart
 * @property {"links"} kind
 * @property {string} label
 * @property {string} field
 * @property {string} copy
 * @property {string} share
 * @property {string} [code]     none where no QR code can be drawn
 * @property {string} too_long
 * @property {import("./author.js").AuthorPart} [author]  none where no other page can show it
 * @property {Link[]} links
 *
 * @typedef {{kind: "file", label: string, note: string, fragment: string, file: string,
 *     reviews: {event: number, review: object}[]}} FilePart
 */

/** This page; from an embedded table, the whole page beside it. */
const page = () => location.href.split("#")[0].replace(/embed\.html$/, "");

/** @param {string} fragment */
const address = (fragment) => `${page()}#${fragment}`;

/** Puts the text of a field on the clipboard; false if this browser cannot, or refuses.
 * @param {HTMLInputElement | HTMLTextAreaElement} field */
async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Unavailable (an insecure address) or not permitted: falls back to a selection.
  }
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}

/** The sentence in place of something that did not load. @param {unknown} error */
export function notHad(error) {
  console.warn("A part of the page could not be loaded.", error);
  return make("p", { role: "alert", textContent: sentence("part_missing") });
}

/**
 * @param {LinksPart} part
 * @param {(id: string) => void} act
 */
export function makeLinks(part, act) {
  const field = make("input", { id: "link", readOnly: true });
  const note = make("p", { className: "link-note" });
  const picture = make("div", { className: "link-code" });
  let latest = "";
  const copyOf = async (/** @type {HTMLInputElement | HTMLTextAreaElement} */ text) => {
    const copied = await copy(text);
    act(copied ? "copied" : "copy_failed");
    if (copied) return;
    text.focus();
    text.select();
  };
  const author = part.author && makeAuthor(part.author, page().replace(/[^/]*$/, ""), copyOf);
  const show = async (/** @type {Link} */ link) => {
    note.textContent = link.note;
    const whole = field.value = latest = address(link.fragment);
    author?.show(link.fragment);
    if (!part.code) return;
    // Another link may have been selected meanwhile.
    const wanted = () => latest === whole;
    try {
      await showCode(picture, whole, { label: part.code, tooLong: part.too_long }, wanted);
    } catch (error) {
      if (wanted()) picture.replaceChildren(notHad(error));
    }
    if (wanted()) picture.dataset.text = whole;
  };
  const choices = part.links.map((link, i) => {
    const input = make("input", { type: "radio", name: "shared-link", checked: i === 0 });
    input.value = link.id;
    input.addEventListener("change", () => void show(link));
    return make("label", {}, input, link.label);
  });
  const buttons = make("p", { className: "buttons" });
  const copier = make("button", { type: "button", textContent: part.copy, className: "primary" });
  copier.id = "link-copy";
  const copyLink = () => copyOf(field);
  copier.addEventListener("click", () => void copyLink());
  if ("share" in navigator) {
    const sharer = make("button", { type: "button", textContent: part.share });
    sharer.id = "link-share";
    sharer.addEventListener("click", () => {
      navigator.share({ title: "All Fours", url: field.value }).catch((error) => {
        // Closing the device's own dialog is no error; an embedding page may not allow it.
        if (error.name !== "AbortError") void copyLink();
      });
    });
    buttons.append(sharer);
  }
  buttons.append(copier);
  if (part.links.length > 0) void show(part.links[0]);
  field.addEventListener("focus", () => field.select());
  return make("div", { className: "links" },
    ...(choices.length > 1
      ? [make("fieldset", {}, make("legend", { textContent: part.label }), ...choices)] : []),
    note, make("label", { className: "link-field" }, part.field, field), buttons, picture,
    ...(author ? [author.whole] : []));
}

/** The rules as a separate module, loaded on demand.
 * @returns {Promise<import("../module/allfours.d.ts").AllFours>} */
async function rules() {
  const { load } = await inTime(import(new URL("npm/allfours.js", import.meta.url).href), "allfours.js");
  return load();
}

/** Saves a text of the program as a file; the button holds the newest.
 * @param {{label: string, text: string, file: string}} part */
export function makeSave(part) {
  const button = make("button", { type: "button", textContent: part.label, value: part.text });
  button.id = "save-text";
  button.addEventListener("click", () => saveAs(part.file, new Blob([button.value], { type: "text/plain" })));
  return make("p", { className: "buttons" }, button);
}

/** Passes a text file to the program; an unreadable file counts as malformed.
 * @param {{label: string, id: string}} part
 * @param {(id: string) => void} act */
export function makeLoad(part, act) {
  const file = make("input", { type: "file", accept: ".txt,text/plain" });
  file.id = "load-text";
  file.setAttribute("aria-describedby", "sheet-message");
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    let text = "";
    try {
      text = await chosen.slice(0, 1 << 20).text();
    } catch {
      // The program reports it like any other malformed text.
    }
    file.value = "";
    act(part.id + text);
  });
  return make("label", { className: "load" }, part.label, file);
}

/** @param {FilePart} part */
export function makeFile(part) {
  const button = make("button", { type: "button", textContent: part.label });
  button.id = "save-log";
  const trouble = make("div");
  const save = async () => {
    /** @type {object[]} */
    const events = (await rules()).game(part.fragment).events();
    // Includes the known reviews of decisions (src/core/EVENTS.md).
    for (const { event, review } of part.reviews) events[event] = { ...events[event], review };
    const lines = events.map((event) => `${JSON.stringify(event)}\n`);
    saveAs(part.file, new Blob(lines, { type: "application/jsonl" }));
  };
  button.addEventListener("click", () => {
    trouble.replaceChildren();
    save().catch((error) => trouble.append(notHad(error)));
  });
  return make("div", { className: "log-file" }, button, trouble, make("p", { textContent: part.note }));
}

/** The link of a saved game's log; any other text unchanged, JSON too: the program finds the link in it.
 * @param {string} text */
async function linkIn(text) {
  const clean = text.trim();
  if (clean.startsWith("{")) {
    try {
      return (await rules()).read(clean).link;
    } catch (error) {
      if (!clean.includes("#")) throw error;
    }
  }
  return clean.replaceAll("\0", "");
}

/** A fault of a log for the program (src/app/links/fault_words.hpp): one line each for its kind, the log's line and
 * the details. "unread" if the log or its reader is unavailable.
 * @param {unknown} error */
function inLines(error) {
  const { fault } = /** @type {{fault?: import("../module/allfours.d.ts").LogFault}} */ (error);
  if (!fault) return "unread";
  /** @param {string} part */
  const escaped = (part) => part.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
  return [fault.kind, fault.line, ...fault.about.map(escaped)].join("\n");
}

/**
 * @param {{label: string, file: string, open: string}} words
 * @param {(id: string) => void} act
 */
export function makeOpening(words, act) {
  const text = make("textarea", { rows: 5, id: "opening-text", spellcheck: false });
  text.setAttribute("aria-describedby", "sheet-message");
  const open = async () => {
    try {
      act(`open_link:${await linkIn(text.value)}`);
    } catch (error) {
      act(`open_failed:${inLines(error)}`);
    }
  };
  const file = make("input", { type: "file", accept: ".jsonl,.txt,text/plain" });
  file.id = "opening-file";
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    try {
      // A game is some ten thousand characters.
      text.value = await chosen.slice(0, 1 << 20).text();
    } catch {
      act("open_failed:unread");
      return;
    }
    await open();
  });
  const button = make("button", { type: "button", textContent: words.open, className: "primary" });
  button.id = "opening-open";
  button.addEventListener("click", () => void open());
  return make("div", { className: "opening" },
    make("label", {}, words.label, text),
    make("label", {}, words.file, file),
    make("p", { className: "buttons" }, button));
}
