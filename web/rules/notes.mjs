// Sources: the numbered notes beside paragraphs, the page of sources, and the terms that are explained at
// their first occurrence.
import { capitalised, escaped } from "./markup.mjs";
import { said, text } from "./texts.mjs";

/** @typedef {import("./texts.mjs").Texts} Texts */
/** @typedef {import("./events.mjs").Outline} Outline */
/** @typedef {import("./events.mjs").Paragraph} Paragraph */

const terms = ["eldest", "follow", "void"];

/** @param {Paragraph} paragraph a ruling; its row is a field's name or its own key */
const rulingId = (paragraph) => `ours-${paragraph.key.split(".")[0]}`;

export class Notes {
  /**
   * @param {Texts} texts
   * @param {Map<string, Outline>} rules
   */
  constructor(texts, rules) {
    this.texts = texts;
    this.rules = rules;
    this.sources = [...rules.values()][0].sources;
  }

  /**
   * A link that describes its target in words.
   * @param {string} href
   * @param {string} words
   * @param {string} shown
   * @param {string} kind
   * @param {string} label for screen readers; contains the visible text
   */
  #note(href, words, shown, kind, label = words) {
    return `<a class="note ${kind}" href="sources.html#${href}" aria-label="${escaped(label)}" data-tip="${escaped(words)}">${escaped(shown)}</a>`;
  }

  /** The notes behind a paragraph. @param {Paragraph} paragraph */
  of(paragraph) {
    if (paragraph.ours) {
      const words = said(this.texts, "word.pair",
        { name: capitalised(text(this.texts, "note.ours")), value: paragraph.reason ?? "" });
      return ` ${this.#note(rulingId(paragraph), words, text(this.texts, "note.ours"), "ours")}`;
    }
    return paragraph.sources.map((id) => {
      const place = this.sources.findIndex((one) => one.id === id);
      const words = said(this.texts, "note.says", { name: this.sources[place].name });
      const number = String(place + 1);
      return ` ${this.#note(`source-${number}`, words, number, "", `${number}. ${words}`)}`;
    }).join("");
  }

  /** The names of sources, as links. @param {string[]} ids */
  names(ids) {
    return ids.map((id) => {
      const place = this.sources.findIndex((one) => one.id === id);
      return `<a href="sources.html#source-${place + 1}">${escaped(this.sources[place].name)}</a>`;
    }).join(", ");
  }

  /** @param {import("./events.mjs").Variant[]} variants */
  page(variants) {
    /** @param {string[]} ids of variants */
    const games = (ids) => ids.map((id) =>
      `<a href="${id}.html">${escaped(this.rules.get(id)?.name ?? "")}</a>`).join(", ");
    const sources = this.sources.map((source, i) => {
      const of = variants.filter((one) => one.source.split(", ").includes(source.id)).map((one) => one.variant);
      return `<section class="source" id="source-${i + 1}"><h2>${i + 1}. ${escaped(source.name)}</h2>
<p>${escaped(source.entry)}</p>
<p class="muted">${escaped(said(this.texts, "sources.in", { language: source.language }))} · ${
  said(this.texts, "sources.games", { games: games(of) })}</p></section>`;
    });
    /** @type {Map<string, {paragraph: Paragraph, in: string[]}>} */
    const rulings = new Map();
    for (const rules of this.rules.values()) {
      for (const paragraph of rules.sections.flatMap((one) => one.paragraphs).filter((one) => one.ours)) {
        const known = rulings.get(rulingId(paragraph)) ?? { paragraph, in: [] };
        rulings.set(rulingId(paragraph), known);
        known.in.push(rules.variant);
      }
    }
    const items = [...rulings].map(([id, { paragraph, in: of }]) => `<li id="${id}"><p>${
      escaped(paragraph.text).replace(/[_]|[•¶] /g, "")}</p><p>${escaped(paragraph.reason ?? "")}</p><p class="muted">${
      said(this.texts, "sources.games", { games: games(of) })}</p></li>`);
    return `${sources.join("\n")}
<section id="ours"><h2>${escaped(text(this.texts, "sources.ours.title"))}</h2>
<p>${escaped(text(this.texts, "sources.ours.lead"))}</p>
<ul class="rulings">${items.join("\n")}</ul></section>`;
  }

  /**
   * Terms of the glossary become links where a section first uses them.
   * @param {string} html
   */
  explain(html) {
    let out = html;
    for (const term of terms) {
      const word = text(this.texts, `glossary.${term}`);
      const meaning = escaped(said(this.texts, "word.pair", { name: word, value: text(this.texts, `glossary.${term}.meaning`) }));
      const find = new RegExp(`(<p>|<li>)((?:[^<]|<(?:strong|em|/strong|/em)>)*?)(?<![\\p{L}<])(${word})(?!\\p{L})`, "iu");
      out = out.replace(find, (_, tag, before, found) =>
        `${tag}${before}<a class="term" href="#word-${term}" aria-label="${meaning}" data-tip="${meaning}">${found}</a>`);
    }
    return out;
  }

  /** @param {[string, string][]} headings */
  glossary(headings) {
    const title = escaped(text(this.texts, "glossary.title"));
    headings.push(["words", title]);
    return `<section id="words">\n<h2>${title}</h2>\n<dl class="glossary">${terms.map((term) =>
      `<div id="word-${term}"><dt>${escaped(text(this.texts, `glossary.${term}`))}</dt><dd>${
        escaped(text(this.texts, `glossary.${term}.meaning`))}</dd></div>`).join("")}</dl>\n</section>`;
  }
}
