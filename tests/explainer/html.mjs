// A minimal HTML parser for our own pages: finds elements by tag, with attributes and text. Every element
// must be closed and every value quoted.

/** @typedef {{tag: string, attributes: Map<string, string>, start: number, end: number}} Element */

const empty = new Set(["meta", "link", "br", "img", "input", "hr"]);

export class Page {
  /** @type {Element[]} */
  elements = [];
  /** @type {string[]} faults of the nesting */
  wrong = [];

  /** @param {string} html */
  constructor(html) {
    this.html = html;
    /** @type {Element[]} */
    const open = [];
    for (const match of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)((?:\s+[a-zA-Z-]+(?:="[^"]*")?)*)\s*>/g)) {
      const [whole, closing, tag, rest] = match;
      if (closing) {
        const last = open.pop();
        if (last?.tag !== tag) this.wrong.push(`</${tag}> closes <${last?.tag}>`);
        if (last) last.end = match.index;
        continue;
      }
      const attributes = new Map([...rest.matchAll(/([a-zA-Z-]+)(?:="([^"]*)")?/g)]
        .map(([, name, value]) => [name, unescaped(value ?? "")]));
      const start = match.index + whole.length;
      const element = { tag, attributes, start, end: start };
      this.elements.push(element);
      if (!empty.has(tag)) open.push(element);
    }
    for (const element of open) this.wrong.push(`<${element.tag}> is not closed`);
    const signs = html.replace(/<!doctype html>|<\/?[a-z][^<>]*>/g, "");
    if (/[<>]/.test(signs.replace(/\{"@context".*\}/, ""))) this.wrong.push("a stray < or >");
  }

  /** @param {string} tag */
  all(tag) {
    return this.elements.filter((one) => one.tag === tag);
  }

  /** @param {string} id */
  byId(id) {
    return this.elements.find((one) => one.attributes.get("id") === id);
  }

  /** @param {Element} element */
  inside(element) {
    return this.elements.filter((one) => one.start > element.start && one.end <= element.end);
  }

  /** @param {Element} element */
  words(element) {
    return unescaped(this.html.slice(element.start, element.end).replace(/<[^>]*>/g, "")).trim();
  }
}

/** @param {string} text */
const unescaped = (text) => text.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&amp;/g, "&");
