// The pages about the rules in one language, as HTML. `allfours rules` supplies the rules, their order and
// sources; this file knows no rule.
import { header } from "../paper/header.mjs";
import { exampleHtml } from "./examples.mjs";
import { blocks, capitalised, escaped, filled, line } from "./markup.mjs";
import { measuredGames } from "./measured.mjs";
import { Notes } from "./notes.mjs";
import { cardPoints, ranks, seats } from "./pictures.mjs";
import { languages, said, text } from "./texts.mjs";
import { groupsFor2 } from "./two_hands.mjs";

/** @typedef {import("./texts.mjs").Texts} Texts */
/** @typedef {import("./events.mjs").Variant} Variant */
/** @typedef {import("./events.mjs").Outline} Outline */
/** @typedef {import("./events.mjs").Paragraph} Paragraph */
/** @typedef {import("./events.mjs").GameEvent} GameEvent */
/** @typedef {import("./examples.mjs").Example} Example */
/** @typedef {{example: Example, log: GameEvent[]}} Played */

/** Games whose pages begin with the differences from another game, and fold the common rules. */
const alike = new Map([["tobago", "trinidad"], ["trinidad-2", "trinidad"], ["running", "cotton"],
  ["west-yorkshire-2", "west-yorkshire"], ["west-yorkshire-6", "west-yorkshire"], ["pitch", "seven-up"]]);

/** The groups of the comparison table, by field; fields in which no two variants differ are left out. */
const comparison = [
  { id: "deal", fields: ["players", "target", "direction", "first_dealer", "packets", "face_down"] },
  { id: "trump", fields: ["trump", "begging", "gift_bar", "run", "bunch", "discard"] },
  {
    id: "turned",
    fields: ["turn_up_ace", "turn_up_king", "turn_up_queen", "turn_up_jack", "turn_up_six",
      "turn_up_two", "turn_up_timing"],
  },
  { id: "play", fields: ["play", "no_follow_penalty", "first_trick_open", "throw_in", "early_high"] },
  { id: "points", fields: ["order", "high", "low", "jack", "hang_jack", "game_tie"] },
];

/** @param {Paragraph} paragraph the name of a field, or its own key */
export const rowOf = (paragraph) => paragraph.key.split(".")[0];

/** The pages of one language. */
/** The paragraphs of Trinidad's rules that one sheet has, by their keys; those of a line stand together. */
const sheetParagraphs = [
  ["brief_aim"], ["teams.true"], ["direction.anticlockwise", "eldest_right"], ["brief_trump"], ["table_words"],
  ["turn_up_ace.1", "turn_up_six.2", "turn_up_jack.3"], ["brief_play"], ["trick_winner"], ["brief_points"],
  ["hang_jack.true"], ["card_points"],
];

export class Pages {
  /**
   * @param {string} language
   * @param {Map<string, Texts>} all the texts of every language
   * @param {Variant[]} variants
   * @param {Map<string, Outline>} rules by variant
   * @param {string} host the address of the site, "" if unknown
   */
  constructor(language, all, variants, rules, host) {
    this.language = language;
    this.all = all;
    this.texts = /** @type {Texts} */ (all.get(language));
    this.variants = variants;
    this.rules = rules;
    this.host = host;
    this.notes = new Notes(this.texts, rules);
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
    return escaped(said(this.texts, "word.pair", { name: text(this.texts, key), value }));
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
   * @param {boolean} [tables] does the page have tables?
   */
  #page(file, title, description, body, tables = false) {
    /** @param {string} language */
    const address = (language) => this.host ? `${this.host}rules/${language}/${file}` : `../${language}/${file}`;
    const alternates = languages.map((language) =>
      `<link rel="alternate" hreflang="${language}" href="${address(language)}">`).join("\n");
    const top = header({
      root: "../../", rules: "", page: file.replace(".html", ""), language: this.language,
      languages: languages.map((code) => ({
        code, name: escaped(text(/** @type {Texts} */ (this.all.get(code)), "language-name")),
        address: `../${code}/${file}`,
      })),
    }, (key) => this.#say(key));
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
<script src="../../paper/look.js"></script>
<link rel="stylesheet" href="../rules.css">
<script type="module" src="../explainer.js"></script>${tables ? '\n<script src="../../all-fours-table.js" defer></script>' : ""}
<script type="application/ld+json">${JSON.stringify(data).replace(/</g, "\\u003c")}</script>
</head>
<body data-page="${file.replace(".html", "")}">
<a class="skip" href="#text">${this.#say("nav.skip")}</a>
${top}
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
   * @param {Paragraph} paragraph
   * @param {Outline} rules
   */
  #paragraph(paragraph, rules) {
    const pictures = /** @type {Record<string, () => string>} */ ({
      pack: () => ranks(this.texts),
      card_points: () => cardPoints(this.texts, rules),
      lead: () => seats(this.texts, rules),
    });
    return `<div class="rule" id="${paragraph.key}">\n${
      blocks(escaped(paragraph.text), this.notes.of(paragraph))}${pictures[paragraph.key]?.() ?? ""}\n</div>`;
  }

  // --- A variant -------------------------------------------------------------------------------

  /**
   * A section's paragraphs with their examples; those shared with another game are folded.
   * @param {import("./events.mjs").Section} section
   * @param {Outline} rules
   * @param {Set<Played>} left the examples not placed yet
   */
  #section(section, rules, left) {
    const other = this.rules.get(alike.get(rules.variant) ?? "");
    const known = new Set(other?.sections.flatMap((one) => one.paragraphs).map((one) => `${one.key} ${one.text}`));
    const shown = { same: "", own: "" };
    for (const paragraph of section.paragraphs) {
      const here = [...left].filter((one) => one.example.place === rowOf(paragraph));
      here.forEach((one) => left.delete(one));
      shown[known.has(`${paragraph.key} ${paragraph.text}`) ? "same" : "own"] += [
        this.#paragraph(paragraph, rules),
        ...here.map((one) => exampleHtml(this.texts, rules, this.language, one.example, one.log)), ""].join("\n");
    }
    const heading = escaped(section.heading);
    const folded = shown.same && `<details class="same"><summary>${escaped(said(this.texts, "same.show",
      { heading: section.heading, game: other?.name ?? "" }))}</summary>\n${shown.same}</details>`;
    return `<section id="${section.section}">\n<h2>${heading}</h2>\n${this.notes.explain(shown.own + folded)}\n</section>`;
  }

  /**
   * @param {Variant} variant
   * @param {Played[]} examples
   */
  variant(variant, examples) {
    const id = variant.variant;
    const rules = /** @type {Outline} */ (this.rules.get(id));
    /** @type {[string, string][]} */
    const headings = [];
    const left = new Set(examples);
    const [brief, ...sections] = rules.sections;
    const written = sections.map((section) => {
      headings.push([section.section, escaped(section.heading)]);
      return this.#section(section, rules, left);
    });
    if (left.size > 0) throw new Error(`${id}: no place for ${[...left].map((one) => one.example.id).join(", ")}`);
    written.push(this.#options(rules, headings), this.notes.glossary(headings));
    const play = `../../#v=${id}`;
    // The oldest book's rule differs in one field from the reading used here.
    const cotton = rules.sections.some((one) => one.paragraphs.some(({ key }) => key === "cotton_wrote"))
      ? ` <a class="button plain" href="${play}&rules=begging.dealer_answers">${this.#say("cotton.try")}</a>` : "";
    const sheet = id === "trinidad" ? ` <a class="button plain" href="trinidad-sheet.html">${this.#say("onepage.link")}</a>`
      : measuredGames.includes(id) ? ` <a class="button plain" href="two-hands.html">${this.#say("tactics-two-title")}</a>` : "";
    const body = `<div class="sheet">
<main id="text">
<h1>${escaped(rules.name)}</h1>
<p class="lead">${escaped(rules.summary)}</p>
<section id="brief" class="brief">
<h2>${escaped(brief.heading)}</h2>
<ul>${brief.paragraphs.map((one) => `<li>${escaped(one.text)}</li>`).join("\n")}</ul>
</section>
<dl class="facts">
<div><dt>${this.#say("facts.players")}</dt><dd>${escaped(this.#numbers(variant.players))}</dd></div>
<div><dt>${this.#say("facts.target")}</dt><dd>${variant.rules.target}</dd></div>
<div><dt>${escaped(capitalised(text(this.texts, "field.order")))}</dt><dd>${this.#say(`value.order.${variant.rules.order}`)}</dd></div>
<div><dt>${this.#say("facts.sources")}</dt><dd>${this.notes.names(variant.source.split(", "))}</dd></div>
</dl>
<div class="intro">
${blocks(escaped(rules.intro))}
</div>
<p><a class="button" href="${play}">${this.#say("facts.play")}</a>${cotton}${sheet}</p>
${this.#contents(headings)}
${written.join("\n")}
</main>
</div>`;
    return this.#page(`${id}.html`, `${rules.name} – ${text(this.texts, "site")}`, rules.summary, body, examples.length > 0);
  }

  /**
   * @param {Outline} rules
   * @param {[string, string][]} headings
   */
  #options(rules, headings) {
    headings.push(["options", this.#say("section.options")]);
    const items = rules.options.map((one) => {
      const id = one.key.endsWith(".#") ? "" : ` id="${one.key}"`;
      const label = one.key.includes(".")
        ? `<h3>${escaped(capitalised(text(this.texts, `field.${rowOf(one)}`)))}</h3>` : "";
      return `<div class="rule option"${id}>${label}${blocks(escaped(one.text), this.notes.of(one))}</div>`;
    });
    return `<section id="options">\n<h2>${this.#say("section.options")}</h2>\n${
      items.length > 0 ? `<p>${this.#say("options.lead")}</p>\n${items.join("\n")}` : ""
    }\n<p><a href="house-rules.html">${this.#say("options.all")}</a></p>\n</section>`;
  }

  // --- The other pages -------------------------------------------------------------------------

  index() {
    const games = this.variants.map((variant) => {
      const id = variant.variant;
      return `<li><a href="${id}.html"><b>${this.#say(`variant.${id}`)}</b></a><p>${this.#say(`summary.${id}`)}</p><p class="muted">${
        this.#pair("facts.players", this.#numbers(variant.players))} · ${this.#pair("facts.target", String(variant.rules.target))}</p></li>`;
    }).join("\n");
    const start = filled(text(this.texts, "index.start"), () => `<a href="trinidad.html">${this.#say("variant.trinidad")}</a>`);
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
<ul><li><a href="compare.html">${this.#say("compare.title")}</a></li><li><a href="house-rules.html">${this.#say("house.title")}</a></li><li><a href="tactics.html">${this.#say("tactics.title")}</a></li><li><a href="two-hands.html">${this.#say("tactics-two-title")}</a></li><li><a href="trinidad-sheet.html">${this.#say("onepage.title")}</a></li><li><a href="sources.html">${this.#say("sources.title")}</a></li></ul>
<p><a href="../../fair/?lang=${this.language}">${this.#say("index.fair")}</a> · <a href="../../compose/?lang=${this.language}">${this.#say("index.compose")}</a></p>
</main>
</div>`;
    return this.#page("index.html", text(this.texts, "index.title"), text(this.texts, "index.description"), body);
  }

  /**
   * A field's value in a word or two; empty if the rules do not mention it.
   * @param {string} field
   * @param {Variant} variant
   */
  #short(field, variant) {
    if (field === "players") return escaped(this.#numbers(variant.players));
    const value = variant.rules[field];
    const isSaid = this.rules.get(variant.variant)?.sections.some(({ paragraphs }) =>
      paragraphs.some((one) => one.key === `${field}.${value}`));
    if (!isSaid) return this.#say("nothing");
    if (typeof value === "boolean") return this.#say(value ? "value.yes" : "nothing");
    return typeof value === "number" ? String(value) : this.#say(`value.${field}.${value}`);
  }

  compare() {
    /** @type {[string, string][]} */
    const headings = [];
    const tables = comparison.map((group) => {
      const fields = group.fields.filter((field) =>
        new Set(this.variants.map((variant) => this.#short(field, variant))).size > 1);
      const title = this.#say(`group.${group.id}`);
      headings.push([group.id, title]);
      const rows = this.variants.map((variant) => `<tr><th scope="row"><a href="${variant.variant}.html">${this.#say(`variant.${variant.variant}`)}</a></th>${
        fields.map((field) => `<td>${this.#short(field, variant)}</td>`).join("")}</tr>`).join("\n");
      return `<section id="${group.id}"><h2 id="${group.id}-title">${title}</h2>
<div class="wide" role="region" aria-labelledby="${group.id}-title" tabindex="0"><table class="compare"><thead><tr><th scope="col">${this.#say("table.variant")}</th>${
        fields.map((field) => `<th scope="col">${this.#label(field)}</th>`).join("")}</tr></thead><tbody>
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

  /** @param {string} field */
  #label(field) {
    return escaped(capitalised(text(this.texts, field === "players" ? "facts.players" : `field.${field}`)));
  }

  /** @param {{name: string, values: string[]}[]} fields every field of the rule set, in order */
  houseRules(fields) {
    /** @type {Record<string, string>} */
    const open = {
      points: text(this.texts, "any.points"), n: text(this.texts, "any.amount"),
      target: text(this.texts, "any.points"), players: text(this.texts, "number.4"),
      sides: text(this.texts, "number.2"), scorer: "side", rivals: "side", trump: "turn-up",
      begging: "dealer-answers", play: "", order: "", game: text(this.texts, "points.1"),
      hang: said(this.texts, "points.n", { n: "3" }),
    };
    const parts = fields.map(({ name, values }) => {
      const items = values.map((value) => `<div class="rule" id="${name}.${value === "#" ? "any" : value}">${
        blocks(escaped(said(this.texts, `rule.${name}.${value === "#" ? "n" : value}`, open)))}</div>`);
      return `<section id="${name}"><h2>${this.#label(name)}</h2>\n<p class="muted">${
        this.#say(`field.${name}.meaning`)}</p>\n${items.join("\n")}</section>`;
    });
    return this.#page("house-rules.html", `${text(this.texts, "house.title")} – ${text(this.texts, "site")}`,
      text(this.texts, "house.description"), this.#sheet("house", parts.join("\n")));
  }

  /**
   * A page with a title, an introductory sentence, and contents.
   * @param {string} key of the title and the sentence
   * @param {string} html
   */
  #sheet(key, html) {
    return `<div class="sheet">
<main id="text">
<h1>${this.#say(`${key}.title`)}</h1>
<p class="lead">${this.#say(`${key}.lead`)}</p>
${html}
</main>
</div>`;
  }

  sources() {
    return this.#page("sources.html", `${text(this.texts, "sources.title")} – ${text(this.texts, "site")}`,
      text(this.texts, "sources.description"), this.#sheet("sources", this.notes.page(this.variants)));
  }

  /** Hints on play, from the tactics chapter of a source; and on Trinidad, measured here. */
  tactics() {
    const note = this.notes.of({ key: "", text: "", sources: ["002"], ours: false });
    const parts = this.#numbered("tactics").map((key) =>
      `<section><h2>${this.#say(`${key}-title`)}</h2>\n${blocks(this.#say(key), note)}</section>`);
    parts.push(`<section id="trinidad"><h2>${this.#say("tactics-trinidad-title")}</h2>
<p>${this.#say("tactics-trinidad-lead")}</p>
${this.#hints("tactics-trinidad")}</section>`);
    parts.push(`<p><a href="two-hands.html">${this.#say("tactics-two-title")}</a></p>`);
    return this.#page("tactics.html", `${text(this.texts, "tactics.title")} – ${text(this.texts, "site")}`,
      text(this.texts, "tactics.description"), this.#sheet("tactics", `${this.notes.explain(parts.join("\n"))}\n${this.notes.glossary([])}`));
  }

  /** Hints on the games for two, with figures that were measured. @param {import("./two_hands.mjs").Figures} figures */
  twoHands(figures) {
    /** @type {[string, string][]} */
    const headings = groupsFor2.map(({ id }) => [id, this.#say(`tactics-two-${id}`)]);
    const parts = groupsFor2.map(({ id, hints }) => `<section id="${id}"><h2>${this.#say(`tactics-two-${id}`)}</h2>
${hints.map((hint) => `<h3>${this.#say(`tactics-two-${hint}-title`)}</h3>\n${
      blocks(escaped(said(this.texts, `tactics-two-${hint}`, figures[hint])))}`).join("\n")}</section>`);
    const games = measuredGames.map((id) => `<a href="${id}.html">${this.#say(`variant.${id}`)}</a>`).join(" · ");
    return this.#page("two-hands.html", `${text(this.texts, "tactics-two-title")} – ${text(this.texts, "site")}`,
      text(this.texts, "tactics-two-description"), this.#sheet("tactics-two",
        `${this.#contents(headings)}\n${this.notes.explain(parts.join("\n"))}
<p class="muted">${escaped(said(this.texts, "tactics-two-how", figures.how))}</p>
<p>${games} · <a href="tactics.html">${this.#say("tactics-title")}</a></p>
${this.notes.glossary([])}`));
  }

  /** The keys PREFIX-1, PREFIX-2 … @param {string} prefix */
  #numbered(prefix) {
    return [...this.texts.keys()].filter((key) => key.startsWith(`${prefix}-`) && /^\d+$/.test(key.slice(prefix.length + 1)));
  }

  /** Hints with a heading each. @param {string} prefix of their keys */
  #hints(prefix) {
    return this.#numbered(prefix).map((key) =>
      `<h3>${this.#say(`${key}-title`)}</h3>\n<p>${this.#say(key)}</p>`).join("\n");
  }

  /** Trinidad on one sheet of paper, or two screens of a phone: the rules, and how to play well. */
  onOneSheet() {
    const rules = /** @type {Outline} */ (this.rules.get("trinidad"));
    const all = rules.sections.flatMap((one) => one.paragraphs);
    const told = sheetParagraphs.map((keys) => `<li>${keys.map((key) => {
      const found = all.find((one) => one.key === key);
      if (!found) throw new Error(`the rules of Trinidad have no ${key}`);
      return line(escaped(found.text));
    }).join(" ")}</li>`);
    return this.#page("trinidad-sheet.html", `${text(this.texts, "onepage.title")} – ${text(this.texts, "site")}`,
      text(this.texts, "onepage.lead"), this.#sheet("onepage", `<div class="onepage">
<section class="brief"><h2>${escaped(rules.name)}</h2>
<ul>${told.join("\n")}</ul></section>
<section class="brief"><h2>${this.#say("tactics.title")}</h2>
${this.#hints("tactics-trinidad")}</section>
</div>
<p><a class="button" href="../../#v=trinidad">${this.#say("facts.play")}</a> <a class="button plain" href="trinidad.html">${this.#say("onepage.all")}</a></p>`));
  }
}
