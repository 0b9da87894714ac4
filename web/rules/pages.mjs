// The pages of the explainer in one language, as HTML.
import { comparison, options, sections } from "./outline.mjs";
import { facts, holds } from "./facts.mjs";
import { exampleHtml } from "./examples.mjs";
import { blocks, chosen, escaped, filled, pointsText } from "./markup.mjs";
import { languages, text } from "./texts.mjs";

/** @typedef {import("./texts.mjs").Texts} Texts */
/** @typedef {import("./events.mjs").Variant} Variant */
/** @typedef {import("./events.mjs").GameEvent} GameEvent */
/** @typedef {import("./examples.mjs").Example} Example */
/** @typedef {import("./outline.mjs").Paragraph} Paragraph */
/** @typedef {{example: Example, log: GameEvent[]}} Played */

const ranks = ["ace", "king", "queen", "jack", "six", "two"];
const counting = [["T", "ten", 10], ["A", "ace", 4], ["K", "king", 3], ["Q", "queen", 2], ["J", "jack", 1]];

/** The pages of one language. */
export class Pages {
  /**
   * @param {string} language
   * @param {Map<string, Texts>} all the texts of every language
   * @param {Variant[]} variants
   * @param {string} host where the site will stand, "" if that is not known
   */
  constructor(language, all, variants, host) {
    this.language = language;
    this.all = all;
    this.texts = /** @type {Texts} */ (all.get(language));
    this.variants = variants;
    this.host = host;
  }

  /** @param {string} key */
  #say(key) {
    return escaped(text(this.texts, key));
  }

  /**
   * @param {string} key
   * @param {string} value
   */
  #pair(key, value) {
    return this.#say("word.pair").replace("{name}", this.#say(key)).replace("{value}", escaped(value));
  }

  /** @param {number[]} counts */
  #numbers(counts) {
    const words = counts.map(String);
    const last = words.pop();
    return words.length > 0 ? `${words.join(", ")} ${text(this.texts, "word.or")} ${last}` : `${last}`;
  }

  // --- The frame of a page ---------------------------------------------------------------------

  /**
   * @param {string} file
   * @param {string} title
   * @param {string} description
   * @param {string} body
   * @param {boolean} [tables] are there tables to step?
   */
  #page(file, title, description, body, tables = false) {
    /** @param {string} language */
    const address = (language) => this.host ? `${this.host}rules/${language}/${file}` : `../${language}/${file}`;
    const alternates = languages.map((language) =>
      `<link rel="alternate" hreflang="${language}" href="${address(language)}">`).join("\n");
    const others = languages.map((language) => {
      const name = escaped(text(/** @type {Texts} */ (this.all.get(language)), "language"));
      return language === this.language
        ? `<li><b lang="${language}" aria-current="true">${name}</b></li>`
        : `<li><a href="../${language}/${file}" hreflang="${language}" lang="${language}">${name}</a></li>`;
    }).join("");
    const pages = [["index.html", "nav.home"], ["compare.html", "nav.compare"], ["house-rules.html", "nav.house"]]
      .map(([name, key]) => `<li><a href="${name}"${name === file ? ' aria-current="page"' : ""}>${this.#say(key)}</a></li>`).join("");
    const data = {
      "@context": "https://schema.org", "@type": "Article", headline: title, description,
      inLanguage: this.language, about: { "@type": "Game", name: "All Fours" },
    };
    return `<!doctype html>
<html lang="${this.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#0a2019">
<link rel="icon" href="../favicon.svg" type="image/svg+xml">
<link rel="canonical" href="${this.host ? address(this.language) : file}">
${alternates}
<link rel="alternate" hreflang="x-default" href="${address("en")}">
<link rel="stylesheet" href="../rules.css">
<script type="module" src="../explainer.js"></script>${tables ? '\n<script src="../../all-fours-table.js" defer></script>' : ""}
<script type="application/ld+json">${JSON.stringify(data).replace(/</g, "\\u003c")}</script>
</head>
<body data-page="${file.replace(".html", "")}">
<a class="skip" href="#text">${this.#say("nav.skip")}</a>
<header>
<a class="brand" href="index.html">${this.#say("site")}</a>
<nav aria-label="${this.#say("nav.label")}"><ul>${pages}<li><a class="play" href="../../">${this.#say("nav.play")}</a></li></ul></nav>
<nav class="languages" aria-label="${this.#say("nav.languages")}"><ul>${others}</ul></nav>
</header>
${body}
</body>
</html>
`;
  }

  /**
   * @param {[string, string][]} headings id and words
   */
  #contents(headings) {
    return `<nav class="contents" aria-labelledby="contents"><h2 id="contents">${this.#say("nav.contents")}</h2><ol>${
      headings.map(([id, words]) => `<li><a href="#${id}">${words}</a></li>`).join("")}</ol></nav>`;
  }

  // --- Paragraphs ------------------------------------------------------------------------------

  /**
   * A text of the rules, filled for a rule set.
   * @param {string} key
   * @param {Set<string>} known
   * @param {{[name: string]: string}} slots
   */
  #filled(key, known, slots) {
    return filled(chosen(text(this.texts, key), known), (name) =>
      slots[name] === undefined ? undefined : escaped(slots[name]));
  }

  /**
   * The key of a field's text: of this value, or of any number.
   * @param {string} field
   * @param {string | number | boolean} value
   */
  #keyOf(field, value) {
    return this.texts.has(`${field}.${value}`) ? `${field}.${value}` : `${field}.#`;
  }

  /**
   * @param {Variant} variant
   * @param {string | number | boolean} value
   * @returns {{[name: string]: string}}
   */
  #slots(variant, value) {
    const number = Number(value);
    const most = Math.max(...variant.players);
    const words = text(this.texts, "word.numbers").split(",");
    return {
      n: String(value), points: pointsText(this.texts, number), target: String(variant.rules.target),
      players: words[most - 2], sides: words[(most >= 4 ? most / 2 : most) - 2],
    };
  }

  /**
   * @param {string[]} ours
   * @param {string} id
   */
  #isOurs(ours, id) {
    if (ours.length > 0 && ours.every((one) => one.startsWith("!"))) return !ours.includes(`!${id}`);
    return ours.includes("*") || ours.includes(id);
  }

  /**
   * The mark behind a paragraph: who says so.
   * @param {string} source
   * @param {boolean} ours
   */
  #mark(source, ours) {
    if (ours) return ` <a class="mark ours" href="#sources" title="${this.#say("sources.ours")}">R</a>`;
    return ` <a class="mark" href="#sources" title="${this.#say("sources.says").replace("{number}", source)}">${source}</a>`;
  }

  /**
   * @param {Paragraph} paragraph
   * @param {Variant} variant
   * @param {Set<string>} known
   */
  #paragraph(paragraph, variant, known) {
    const { key, field, ours = [] } = paragraph;
    const value = variant.rules[key];
    const mine = this.#isOurs(ours, variant.variant);
    const own = variant.source.split(", ");
    const all = (paragraph.source ?? "").split(", ");
    const both = all.filter((one) => own.includes(one));
    const source = field || paragraph.source === "own" ? variant.source : (both.length > 0 ? both : all).join(", ");
    const html = this.#filled(field ? this.#keyOf(key, value) : key, known, this.#slots(variant, value));
    const id = field ? `${key}.${value}` : key;
    return `<div class="rule" id="${id}">\n${blocks(html, this.#mark(source, mine))}${
      key === "turned_cards" ? this.#turnedTable(variant) : ""}${key === "card_points" ? this.#countingTable() : ""}\n</div>`;
  }

  /** @param {Variant} variant */
  #turnedTable(variant) {
    const rows = ranks.filter((rank) => Number(variant.rules[`turn_up_${rank}`]) > 0).map((rank) => {
      const points = Number(variant.rules[`turn_up_${rank}`]);
      return `<tr id="turn_up_${rank}.${points}"><th scope="row">${this.#say(`rank.${rank}`)}</th><td>${escaped(pointsText(this.texts, points))}</td></tr>`;
    }).join("");
    return `<table class="small"><thead><tr><th scope="col">${this.#say("table.rank")}</th><th scope="col">${this.#say("table.points")}</th></tr></thead><tbody>${rows}</tbody></table>`;
  }

  #countingTable() {
    return `<table class="small across"><tbody><tr>${counting.map(([, rank]) => `<th scope="col">${this.#say(`rank.${rank}`)}</th>`).join("")}</tr><tr>${
      counting.map(([, , points]) => `<td>${points}</td>`).join("")}</tr></tbody></table>`;
  }

  // --- A variant -------------------------------------------------------------------------------

  /**
   * @param {Variant} variant
   * @param {Played[]} examples
   */
  variant(variant, examples) {
    const id = variant.variant;
    const known = facts(variant);
    /** @type {[string, string][]} */
    const headings = [];
    const left = new Set(examples);
    const written = sections.map((section) => {
      const paragraphs = section.paragraphs.filter((one) => holds(one.when ?? [], known));
      if (paragraphs.length === 0) return "";
      headings.push([section.id, this.#say(`section.${section.id}`)]);
      const parts = paragraphs.map((paragraph) => {
        const here = examples.filter((one) => one.example.place === paragraph.key);
        here.forEach((one) => left.delete(one));
        return [this.#paragraph(paragraph, variant, known), ...here.map((one) =>
          exampleHtml(this.texts, this.language, known, one.example, one.log))].join("\n");
      });
      return `<section id="${section.id}">\n<h2>${this.#say(`section.${section.id}`)}</h2>\n${parts.join("\n")}\n</section>`;
    });
    if (left.size > 0) throw new Error(`${id}: no place for ${[...left].map((one) => one.example.id).join(", ")}`);
    written.push(this.#options(variant, known, headings), this.#sources(headings));
    const title = text(this.texts, `${id}.title`);
    const target = String(variant.rules.target);
    const play = `../../#v=${id}`;
    const body = `<div class="sheet">
<main id="text">
<h1>${escaped(title)}</h1>
<p class="lead">${this.#say(`${id}.summary`)}</p>
<dl class="facts">
<div><dt>${this.#say("facts.players")}</dt><dd>${escaped(this.#numbers(variant.players))}</dd></div>
<div><dt>${this.#say("facts.target")}</dt><dd>${target}</dd></div>
<div><dt>${this.#say("field.order")}</dt><dd>${this.#say(`order.${variant.rules.order}.short`)}</dd></div>
<div><dt>${this.#say("facts.sources")}</dt><dd>${escaped(variant.source)}</dd></div>
</dl>
<div class="intro">
${blocks(this.#filled(`${id}.intro`, known, this.#slots(variant, target)))}
</div>
<p><a class="button" href="${play}">${this.#say("facts.play")}</a></p>
${this.#contents(headings)}
${written.join("\n")}
</main>
</div>`;
    return this.#page(`${id}.html`, `${title} – ${text(this.texts, "site")}`, text(this.texts, `${id}.summary`), body, examples.length > 0);
  }

  /**
   * @param {Variant} variant
   * @param {Set<string>} known
   * @param {[string, string][]} headings
   */
  #options(variant, known, headings) {
    const here = options.filter((one) => holds(one.when, known));
    headings.push(["options", this.#say("section.options")]);
    const items = here.map((one) => {
      const [field, value] = one.rule.split(".");
      const slots = value === "#" ? this.#any() : this.#slots(variant, value);
      return `<div class="rule option"${value === "#" ? "" : ` id="${one.rule}"`}><h3>${this.#say(`field.${field}`)}</h3>${
        blocks(this.#filled(one.rule, known, slots), this.#mark(one.source, false))}</div>`;
    });
    return `<section id="options">\n<h2>${this.#say("section.options")}</h2>\n${
      items.length > 0 ? `<p>${this.#say("options.lead")}</p>\n${items.join("\n")}` : ""
    }\n<p><a href="house-rules.html">${this.#say("options.all")}</a></p>\n</section>`;
  }

  /** @param {[string, string][]} headings */
  #sources(headings) {
    headings.push(["sources", this.#say("section.sources")]);
    const lead = this.#say("sources.lead").replace("{mark}", '<b class="mark ours">R</b>');
    const items = ["000", "001", "002", "003", "004"].map((one) => `<li>${this.#say(`source.${one}`)}</li>`).join("");
    return `<section id="sources">\n<h2>${this.#say("section.sources")}</h2>\n<p>${lead}</p>\n<ul class="sources">${items}</ul>\n</section>`;
  }

  /** What stands where a number can be chosen. */
  #any() {
    return {
      points: text(this.texts, "house.any_points"), n: text(this.texts, "house.any_amount"),
      target: text(this.texts, "house.any_points"), players: text(this.texts, "word.numbers").split(",")[2],
      sides: text(this.texts, "word.numbers").split(",")[0],
    };
  }

  // --- The other pages -------------------------------------------------------------------------

  index() {
    const games = this.variants.map((variant) => {
      const id = variant.variant;
      return `<li><a href="${id}.html"><b>${this.#say(`${id}.title`)}</b></a><p>${this.#say(`${id}.summary`)}</p><p class="muted">${
        this.#pair("facts.players", this.#numbers(variant.players))} · ${this.#pair("facts.target", String(variant.rules.target))}</p></li>`;
    }).join("\n");
    const start = this.#say("index.start").replace("{link}", `<a href="trinidad.html">${this.#say("trinidad.title")}</a>`);
    const body = `<div class="sheet">
<main id="text">
<h1>${this.#say("index.title")}</h1>
<p class="lead">${this.#say("index.lead")}</p>
<p>${start}</p>
<h2 id="variants">${this.#say("index.variants")}</h2>
<ul class="games">
${games}
</ul>
<h2 id="more">${this.#say("index.more")}</h2>
<ul><li><a href="compare.html">${this.#say("compare.title")}</a></li><li><a href="house-rules.html">${this.#say("house.title")}</a></li></ul>
<p><a href="../../fair/?lang=${this.language}">${this.#say("index.fair")}</a> · <a href="../../compose/?lang=${this.language}">${this.#say("index.compose")}</a></p>
</main>
</div>`;
    return this.#page("index.html", text(this.texts, "index.title"), text(this.texts, "index.description"), body);
  }

  /**
   * A field's value in a word or two.
   * @param {string} field
   * @param {Variant} variant
   */
  #short(field, variant) {
    if (field === "players") return escaped(this.#numbers(variant.players));
    const value = variant.rules[field];
    if (typeof value === "boolean") return this.#say(value ? "word.yes" : "word.no");
    if (typeof value === "number") return value === 0 ? this.#say("word.no") : String(value);
    return this.#say(`${field}.${value}.short`);
  }

  compare() {
    /** @type {[string, string][]} */
    const headings = [];
    const tables = comparison.map((group) => {
      const fields = group.fields.filter((field) =>
        new Set(this.variants.map((variant) => this.#short(field, variant))).size > 1);
      const title = this.#say(`group.${group.id}`);
      headings.push([group.id, title]);
      const rows = this.variants.map((variant) => `<tr><th scope="row"><a href="${variant.variant}.html">${this.#say(`${variant.variant}.title`)}</a></th>${
        fields.map((field) => `<td>${this.#short(field, variant)}</td>`).join("")}</tr>`).join("\n");
      return `<section id="${group.id}"><h2 id="${group.id}-title">${title}</h2>
<div class="wide" role="region" aria-labelledby="${group.id}-title" tabindex="0"><table class="compare"><thead><tr><th scope="col">${this.#say("table.variant")}</th>${
        fields.map((field) => `<th scope="col">${this.#say(`field.${field}`)}</th>`).join("")}</tr></thead><tbody>
${rows}
</tbody></table></div></section>`;
    });
    const body = `<div class="sheet broad">
<main id="text">
<h1>${this.#say("compare.title")}</h1>
<p class="lead">${this.#say("compare.lead")}</p>
${this.#contents(headings)}
${tables.join("\n")}
</main>
</div>`;
    return this.#page("compare.html", `${text(this.texts, "compare.title")} – ${text(this.texts, "site")}`,
      text(this.texts, "compare.description"), body);
  }

  /** @param {{name: string, values: string[]}[]} fields every field of the rule set, in order */
  houseRules(fields) {
    const known = new Set(["partners", "more"]);
    const parts = fields.map(({ name, values }) => {
      const items = values.map((value) => `<div class="rule" id="${value === "#" ? `${name}.any` : `${name}.${value}`}">${
        blocks(this.#filled(`${name}.${value}`, known, this.#any()))}</div>`);
      return `<section id="${name}"><h2>${this.#say(`field.${name}`)}</h2>\n${items.join("\n")}</section>`;
    });
    const body = `<div class="sheet">
<main id="text">
<h1>${this.#say("house.title")}</h1>
<p class="lead">${this.#say("house.lead")}</p>
${parts.join("\n")}
</main>
</div>`;
    return this.#page("house-rules.html", `${text(this.texts, "house.title")} – ${text(this.texts, "site")}`,
      text(this.texts, "house.description"), body);
  }
}
