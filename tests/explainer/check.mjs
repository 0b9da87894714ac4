// Checks the rules explainer from outside: node tests/explainer/check.mjs PROGRAM FOLDER, where PROGRAM is
// the command line and FOLDER has the pages written by web/rules/build.mjs. Ends with "N passed, N failed".
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";

import { replay, rulesOf, variants as readVariants } from "../../web/rules/events.mjs";
import { readExamples } from "../../web/rules/examples.mjs";
import { facts, holds } from "../../web/rules/find/facts.mjs";
import { wanted } from "../../web/rules/find/wanted.mjs";
import { languages, readTexts } from "../../web/rules/texts.mjs";
import { testHintsForTwo } from "./hints_for_two.mjs";
import { Page } from "./html.mjs";

const [program, folder] = process.argv.slice(2);
let passed = 0;
let failed = 0;

/**
 * One test, with its complaints as sentences.
 * @param {string} name
 * @param {() => Iterable<string>} complaints
 */
function test(name, complaints) {
  /** @type {string[]} */
  let found;
  try {
    found = [...complaints()];
  } catch (error) {
    found = [`it stopped: ${/** @type {Error} */ (error).stack}`];
  }
  if (found.length === 0) {
    ++passed;
    return;
  }
  ++failed;
  console.log(`FAILED: ${name}\n  ${found.slice(0, 20).join("\n  ")}${found.length > 20 ? `\n  and ${found.length - 20} more` : ""}`);
}

const variants = readVariants(program);
// The texts of these pages alone; tests/words compares the languages.
const texts = new Map(languages.map((language) => [language, readTexts(language, ["pages"])]));
const rules = new Map(languages.map((language) => [language, rulesOf(program, language)]));
const english = texts.get("en") ?? new Map();
/** @type {Map<string, Page>} by path below the folder */
const pages = new Map();
for (const place of ["", ...languages]) {
  for (const file of readdirSync(join(folder, place))) {
    if (file.endsWith(".html")) pages.set(join(place, file), new Page(readFileSync(join(folder, place, file), "utf8")));
  }
}
/**
 * @param {string} language
 * @param {string} name
 */
const pageOf = (language, name) => {
  const page = pages.get(`${language}/${name}.html`);
  if (!page) throw new Error(`there is no page ${language}/${name}.html`);
  return page;
};

// --- Texts ---------------------------------------------------------------------------------------

/** The slots of a text without grammatical forms: "side" of {Side.dat}; people may be left out.
 * @param {string} words */
const slotsOf = (words) => [...new Set([...words.matchAll(/\{(\w+)[}:]/g)]
  .map(([, name]) => name[0].toLowerCase() + name.slice(1).replace(/_.*/, "")))].filter((name) => !/^[abc]$/.test(name)).sort().join(" ");

for (const language of languages.slice(1)) {
  const other = texts.get(language) ?? new Map();
  test(`${language} has the same texts as English`, function* () {
    for (const key of english.keys()) if (!other.has(key)) yield `${key} is missing`;
    for (const key of other.keys()) if (!english.has(key)) yield `${key} is not in English`;
  });
  test(`${language} names the same cards, points and scores as English`, function* () {
    for (const [key, words] of english) {
      const theirs = other.get(key);
      if (theirs !== undefined && slotsOf(words) !== slotsOf(theirs)) {
        yield `${key}: {${slotsOf(theirs)}}, in English {${slotsOf(words)}}`;
      }
    }
  });
  test(`${language} is not English`, function* () {
    for (const [key, words] of english) {
      if (words.length > 40 && other.get(key) === words) yield `${key} is left in English`;
    }
  });
}

test("texts for screen readers are invisible", function* () {
  const style = readFileSync(join(folder, "rules.css"), "utf8");
  const [, rule = ""] = /(?:^|\n)\.unseen \{([^}]*)\}/.exec(style) ?? [];
  if (!/position: absolute/.test(rule) || !/clip-path: inset\(50%\)/.test(rule)) yield "rules.css does not hide .unseen";
  const with_it = [...pages].filter(([, page]) => page.all("span").some(({ attributes }) => attributes.get("class") === "unseen"));
  if (with_it.length === 0) yield "no page has such a text";
});

test("every text is used", function* () {
  const examples = variants.flatMap((variant) => readExamples(variant.variant));
  const used = new Set([...examples.flatMap((one) => one.steps.map((step) => `step-${step.text}`)),
    ...examples.map((one) => `title-${one.id}`)].map((key) => key.replace(/[._]/g, "-")));
  const scripts = readdirSync(new URL("../../web/rules", import.meta.url)).filter((file) => file.endsWith(".mjs"))
    .map((file) => readFileSync(new URL(`../../web/rules/${file}`, import.meta.url), "utf8")).join("\n").replace(/[._]/g, "-");
  // The pages beside the game use a text as words.x, in quotes, or by destructuring words.
  const beside = ["web/paper", "web/fair", "web/compose", "web/setup"].flatMap((folder) => {
    const place = new URL(`../../${folder}/`, import.meta.url);
    return readdirSync(place).filter((file) => /\.(mjs|js|html)$/.test(file))
      .map((file) => readFileSync(new URL(file, place), "utf8"));
  }).join("\n");
  for (const key of english.keys()) {
    const [, part, name] = /^(fair|compose|page|nav)-(.+)$/.exec(key) ?? [];
    const plain = `${part === "nav" ? "nav_" : ""}${name?.replaceAll("-", "_")}`;
    if (part && new RegExp(`(words\\.|page\\.|"|\\{ |, )${plain}\\b`).test(beside)) continue;
    // Awards have a sentence for each way to make them, even if no example shows it.
    if (/^step-(award|first-dealer)-|^(role|side|group|glossary|tactics|word|table)-/.test(key)) continue;
    if (/^(step|title)-/.test(key) ? used.has(key) : scripts.includes(`"${key}`)) continue;
    if (!/-(title|lead|description)$/.test(key) || !scripts.includes(key.replace(/-[a-z]+$/, ""))) yield key;
  }
});

test("no sentence occurs twice in the texts of a language", function* () {
  for (const language of languages) {
    /** @type {Map<string, string>} */
    const seen = new Map();
    for (const [key, words] of readTexts(language)) {
      // A selection by placeholder differs in its options; short labels may be equal.
      const plain = words.replace(/[_]/g, "");
      if (plain.length < 60) continue;
      if (seen.has(plain)) yield `${language}: ${key} says what ${seen.get(plain)} says`;
      seen.set(plain, key);
    }
  }
});

// --- The rule sets -------------------------------------------------------------------------------

/**
 * The permitted values of a field, from the message of the command line.
 * @param {string} field
 */
function allowed(field) {
  const { stderr } = spawnSync(program, ["deal", "--variant", "trinidad", "--seed", "x", "--set", `${field}=?`], { encoding: "utf8" });
  const words = /it can be ([\w ]+)\./.exec(stderr);
  return words ? words[1].split(" ") : [];
}

for (const language of languages) {
  test(`${language}: the page of house rules has every value of every field`, function* () {
    const page = pageOf(language, "house-rules");
    for (const [field, value] of Object.entries(variants[0].rules)) {
      if (!page.byId(field)) yield `no #${field}`;
      if (typeof value === "number") {
        if (!page.byId(`${field}.any`)) yield `no #${field}.any`;
        continue;
      }
      const words = allowed(field);
      if (words.length < 2) yield `the command line does not say what ${field} can be`;
      for (const word of words) if (!page.byId(`${field}.${word}`)) yield `no #${field}.${word}`;
      for (const element of page.elements) {
        const id = element.attributes.get("id") ?? "";
        if (id.startsWith(`${field}.`) && !words.includes(id.slice(field.length + 1))) yield `#${id} is no value`;
      }
    }
  });
}

for (const variant of variants) {
  const { variant: id, rules: fields } = variant;
  const outline = rules.get("en")?.get(id);
  /** @type {Set<string>} */
  const emitted = new Set();
  for (const players of variant.players) {
    const log = execFileSync(program, ["simulate", "--variant", id, "--players", String(players), "--seed", "explainer",
      "--games", "150", "--bots", "random"], { encoding: "utf8", maxBuffer: 1 << 30 });
    for (const [, rule] of log.matchAll(/"why":\{"rule":"([^"]+)"/g)) emitted.add(rule);
  }
  for (const language of languages) {
    const page = pageOf(language, id);
    test(`${language}/${id}: every award's rule has its paragraph`, function* () {
      if (emitted.size < 4) yield "the simulation gave hardly an award";
      for (const rule of emitted) if (!page.byId(rule)) yield `no #${rule}`;
    });
    test(`${language}/${id}: the page has every paragraph of the outline, in order, word for word`, function* () {
      const mine = rules.get(language)?.get(id);
      const wanted = mine?.sections.slice(1).flatMap((section) => section.paragraphs) ?? [];
      const here = page.elements.filter((one) => /^rule$/.test(one.attributes.get("class") ?? ""));
      const ids = here.map((one) => one.attributes.get("id"));
      if ([...ids].sort().join(" ") !== wanted.map((one) => one.key).sort().join(" ")) yield `there are ${ids.join(" ")}`;
      for (const paragraph of wanted) {
        const element = page.byId(paragraph.key);
        const said = paragraph.text.replace(/[_•¶]|\s+/g, "").slice(0, 40);
        if (!element || !page.words(element).replace(/\s+/g, "").includes(said)) yield `#${paragraph.key} does not say "${said}"`;
      }
      if (outline?.sections.flatMap((one) => one.paragraphs).map((one) => one.key).join(" ") !==
        mine?.sections.flatMap((one) => one.paragraphs).map((one) => one.key).join(" ")) yield "another outline than in English";
    });
    test(`${language}/${id}: every paragraph has a note with its source`, function* () {
      for (const paragraph of rules.get(language)?.get(id)?.sections.slice(1).flatMap((one) => one.paragraphs) ?? []) {
        const element = page.byId(paragraph.key);
        const notes = element ? page.inside(element).filter((one) => one.attributes.get("class")?.startsWith("note")) : [];
        if (notes.length !== (paragraph.ours ? 1 : paragraph.sources.length)) yield `#${paragraph.key} has ${notes.length} notes`;
        for (const note of notes) {
          const label = note.attributes.get("aria-label") ?? "";
          if (paragraph.ours ? !label.includes(paragraph.reason ?? "?") : label.length < 10) yield `#${paragraph.key}: "${label}"`;
        }
      }
    });
    test(`${language}/${id}: the numbers in the text are those of the rule set`, function* () {
      const target = page.byId(`target.${fields.target}`);
      if (!target || !page.words(target).includes(`${fields.target} `)) yield "the target's paragraph does not name it";
      const end = page.byId("strict_order");
      if (!end || !page.words(end).includes(String(fields.target))) yield "the order's paragraph does not name the target";
      for (const [field, value] of Object.entries(fields)) {
        const row = page.byId(`${field}.${value}`);
        if (!/^turn_up_(ace|king|queen|jack|six|two)$/.test(field)) continue;
        if (Number(value) > 0 && !(row && page.words(row).includes(String(value)))) yield `no row for ${field}`;
      }
      const left = page.html.match(/\{\w[^}"]*\}|\[\[|\]\]|\*\*|__|[•¶]/);
      if (left) yield `"${left[0]}" was left in the text`;
    });
  }
}

// --- Examples ------------------------------------------------------------------------------------

/**
 * The event for a step about an irregularity, from its slots.
 * @type {Record<string, (slots: Record<string, string | number>) => object>}
 */
const mistakes = {
  "misdeal.call": ({ d }) => ({ e: "call_misdeal", by: d }),
  "misdeal.redeal": () => ({ e: "redeal", why: "misdeal" }),
  "looked.looks": ({ b }) => ({ e: "look", seat: b }),
  "looked.on": ({ a, card }) => ({ e: "play", seat: a, card }),
  "taken_back.back": ({ b, card }) => ({ e: "take_back", seat: b, card }),
  "revoke.call": ({ b, d }) => ({ e: "call_revoke", by: d, seat: b, upheld: true }),
  "exposed_card.falls": ({ b, card }) => ({ e: "expose", seat: b, card }),
  "exposed_card.call": ({ b, d, card }) => ({ e: "call_card", by: d, seat: b, card }),
};

/** A slot as in an event: the number of a seat, otherwise the text after the colon. @param {string | number} slot */
function slotValue(slot) {
  const [kind, value = ""] = String(slot).split(":");
  return kind === "seat" ? Number(value) : value;
}

for (const { variant: id } of variants) {
  test(`${id}: its page has every required example`, function* () {
    const outline = rules.get("en")?.get(id);
    const known = outline ? facts(outline) : new Set();
    const due = wanted.filter(({ when }) => holds(when, known)).map((one) => one.id ?? one.kind);
    const there = readExamples(id).map((one) => one.id);
    if (due.length < 10) yield `only ${due.length} are wanted`;
    if (there.join(" ") !== due.join(" ")) yield `there are ${there.join(" ")}, wanted are ${due.join(" ")}`;
  });
}

for (const variant of variants) {
  const { variant: id } = variant;
  const examples = readExamples(id);
  const logs = replay(program, examples.map((one) => one.link));
  examples.forEach((example, n) => {
    const log = logs[n];
    const first = example.steps[0].at;
    const last = example.steps[example.steps.length - 1].at;
    const scored = log.flatMap((event, i) => event.e === "award" && i + 1 >= first && i + 1 <= last ? [{ at: i + 1, event }] : []);
    test(`${id}, ${example.id}: the game gives exactly the awards of the example`, function* () {
      const game = scored.map(({ at, event }) => ({ at, side: event.side, points: event.points, for: event.for, cards: event.cards }));
      if (JSON.stringify(game) !== JSON.stringify(example.awards)) yield `${JSON.stringify(game)}, not ${JSON.stringify(example.awards)}`;
      const game0 = log[0];
      if (game0.e !== "game" || game0.variant !== id) yield `it is a game of ${JSON.stringify(game0).slice(0, 60)}`;
      let before = 0;
      for (const step of example.steps) {
        if (step.at < before || step.at > log.length) yield `"${step.text}" is at ${step.at}, after ${before} and of ${log.length}`;
        before = step.at;
      }
    });
    test(`${id}, ${example.id}: the steps agree with the events`, function* () {
      for (const step of example.steps) {
        const event = log[step.at - 1];
        const slots = step.slots ?? example.slots ?? {};
        const said = { turn_up: "turn_up", other_suit: "turn_up", same_suit: "turn_up", other_suit_turned: "turn_up", cut_trump: "cut_trump" };
        const kind = said[/** @type {keyof typeof said} */ (step.text)];
        if (kind && (event.e !== kind || slots.card !== `card:${event.card}`)) yield `${step.text}: ${JSON.stringify(event)}`;
        if (/^(beg|give|run|take_point|bunch|agree|stand)$/.test(step.text) && (event.e !== "say" || event.say !== step.text)) yield `${step.text}: ${JSON.stringify(event)}`;
        const named = mistakes[step.text]?.(Object.fromEntries(
          Object.entries(slots).map(([name, value]) => [name, slotValue(value)])));
        if (named && Object.entries(named).some(([name, value]) => event[/** @type {keyof typeof event} */ (name)] !== value)) {
          yield `${step.text}: ${JSON.stringify(event)}`;
        }
        if (step.text === "misdeal.deals") {
          const counts = event.e === "deal_by_hand" ? event.counts : [];
          const right = counts.map((_, seat) => Number(slots.due) - Number(slots.b === `seat:${seat}`) + Number(slots.c === `seat:${seat}`));
          if (counts.length === 0 || counts.join(" ") !== right.join(" ")) yield `${step.text}: ${JSON.stringify(event)}`;
        }
        if (step.text.startsWith("award.")) {
          if (event.e !== "award") yield `${step.text}: ${JSON.stringify(event)}`;
          else {
            if (event.side !== null && slots.side !== undefined && (slots.side !== `side:${event.side}` || slots.points !== `points:${event.points}`)) yield `${step.text}: ${JSON.stringify(event)}`;
            if (event.side === null !== /none|nobody/.test(step.text)) yield `${step.text}: ${JSON.stringify(event)}`;
            if (!step.text.includes(event.for === "hang_jack" || !event.for.startsWith("turn_up") ? event.for : "turned") && !step.text.includes("early_high")) yield `${step.text} tells ${event.for}`;
            if (/dealt|taken/.test(step.text) && !step.text.includes(event.why.rule)) yield `${step.text} tells ${event.why.rule}`;
            if (event.for === "game" && slots.counts !== `score:${event.why.points?.join(" ")}`) yield `${step.text}: ${JSON.stringify(event.why)}`;
          }
        }
        // A trick is told while its cards lie on the table.
        if (/^(wins_trick|wins_trick_same|hang_jack\.taken|played_out)$/.test(step.text) &&
          (event.e === "trick" || log[step.at]?.e !== "trick")) yield `${step.text}: ${JSON.stringify(event)}`;
        if (/\.plays$/.test(step.text) && (event.e !== "play" || slots.card !== `card:${event.card}`)) yield `${step.text}: ${JSON.stringify(event)}`;
        if (/\.may$/.test(step.text)) {
          const play = log.slice(step.at).find((one) => one.e === "play");
          if (play?.e !== "play" || slots.may !== `cards:${play.legal.join(" ")}`) yield `${step.text}: ${JSON.stringify(play)}`;
        }
      }
    });
    for (const language of languages) {
      test(`${language}/${id}, ${example.id}: the text and its table state every award, and no other`, function* () {
        const page = pageOf(language, id);
        const article = page.byId(`example-${example.id}`);
        if (!article) return yield "it is not on its page";
        const inside = page.inside(article);
        const rows = inside.filter((one) => one.attributes.has("data-for")).map(({ attributes }) =>
          ["data-at", "data-side", "data-points", "data-for", "data-cards"].map((name) => attributes.get(name)).join("|"));
        const due = scored.map(({ at, event }) => [at, event.side ?? "none", event.points, event.for, event.cards.join(" ")].join("|"));
        if (rows.join(";") !== due.join(";")) yield `the table has ${rows.join(";")}, due is ${due.join(";")}`;
        for (const { at, event } of scored) {
          const told = inside.filter((one) => one.tag === "li" && one.attributes.get("data-award") === String(at));
          if (told.length !== 1) yield `${told.length} sentences for the award at ${at}`;
          else if (event.points !== 0 && !page.words(told[0]).includes(String(Math.abs(event.points)))) yield `"${page.words(told[0])}" does not name ${event.points}`;
        }
        const sentences = inside.filter((one) => one.tag === "li" && one.attributes.has("data-at"));
        if (sentences.length !== example.steps.length) yield `${sentences.length} sentences for ${example.steps.length} steps`;
        const table = inside.find((one) => one.tag === "all-fours-table");
        if (table?.attributes.get("link") !== `${example.link}&at=${first}`) yield "its table stands elsewhere";
        if (table?.attributes.get("lang") !== language) yield "its table speaks another language";
        const open = inside.filter((one) => one.tag === "a" && one.attributes.get("href") === `../../#${example.link}`);
        if (open.length !== 1) yield "the deal cannot be opened in the game";
      });
    }
  });
}

testHintsForTwo({ test, program, pageOf, texts });

// --- Every page ----------------------------------------------------------------------------------

for (const [path, page] of pages) {
  test(`${path} names its sources in full`, function* () {
    const shelf = page.words(page.all("main")[0]).match(/\b00[0-4]\b|\[R\]/);
    if (shelf) yield `"${shelf[0]}" is no name`;
  });
  test(`${path} is valid HTML`, function* () {
    yield* page.wrong;
    if (!page.html.startsWith("<!doctype html>\n")) yield "no doctype";
    if (page.all("h1").length !== 1) yield `${page.all("h1").length} h1`;
    if (page.all("main").length !== 1) yield `${page.all("main").length} main`;
    /** @type {Set<string>} */
    const ids = new Set();
    for (const { attributes } of page.elements) {
      const id = attributes.get("id");
      if (id === undefined) continue;
      if (ids.has(id)) yield `#${id} is there twice`;
      ids.add(id);
    }
    let level = 1;
    for (const { tag } of page.elements.filter((one) => /^h[1-6]$/.test(one.tag))) {
      if (Number(tag[1]) > level + 1) yield `${tag} follows h${level}`;
      level = Number(tag[1]);
    }
    for (const element of page.elements) {
      const { tag, attributes } = element;
      for (const name of ["aria-labelledby", "aria-describedby"]) {
        if (attributes.has(name) && !ids.has(attributes.get(name) ?? "")) yield `${name}="${attributes.get(name)}" leads nowhere`;
      }
      if (tag === "img" && !attributes.has("alt")) yield "an img without alt";
      if (attributes.get("role") === "img" && !attributes.get("aria-label")) yield "a picture without a label";
      if (["a", "button", "th", "caption", "summary", "h1", "h2", "h3"].includes(tag) && page.words(element) === "") yield `an empty ${tag}`;
      if ([...attributes.keys()].some((name) => name === "style" || name.startsWith("on"))) yield `<${tag}> has style or script in it`;
    }
    const [language] = path.split("/");
    const html = page.all("html")[0];
    if (html.attributes.get("lang") !== (path.includes("/") ? language : "en")) yield "the wrong lang";
    for (const name of ["title", "meta"]) if (page.all(name).length === 0) yield `no ${name}`;
    const description = page.all("meta").find((one) => one.attributes.get("name") === "description");
    const length = description?.attributes.get("content")?.length ?? 0;
    if (length < 20 || length > 170) yield `a description of ${length} letters`;
    if (page.html.length > 200_000) yield `${page.html.length} bytes`;
    if (path.includes("/")) {
      const alternates = page.all("link").filter((one) => one.attributes.get("rel") === "alternate").map((one) => one.attributes.get("hreflang"));
      if (alternates.sort().join(" ") !== [...languages, "x-default"].sort().join(" ")) yield `alternates ${alternates.join(" ")}`;
    }
  });
  test(`${path} has no broken link`, function* () {
    for (const { tag, attributes } of page.elements) {
      const address = attributes.get(tag === "script" ? "src" : "href");
      if (address === undefined) continue;
      if (/^[a-z]+:|^\//.test(address)) yield `${address} is not relative`;
      const [file, anchor] = address.split("#");
      const target = normalize(join(path, "..", file === "" ? path.split("/").pop() ?? "" : file));
      // The game and its files are above the folder of these pages.
      if (target.startsWith("..")) continue;
      const place = join(folder, target);
      if (!existsSync(place)) yield `${address}: there is no ${target}`;
      else if (anchor && !pages.get(target)?.byId(anchor)) yield `${address}: no #${anchor} there`;
    }
  });
}

test("the languages have the same pages, sections, paragraphs and examples", function* () {
  for (const [path, page] of pages) {
    if (!path.startsWith("en/")) continue;
    /** @param {Page} one */
    const ids = (one) => one.elements.map(({ attributes }) => attributes.get("id")).filter(Boolean).join(" ");
    for (const language of languages) {
      const other = pages.get(path.replace("en/", `${language}/`));
      if (!other || ids(other) !== ids(page)) yield path.replace("en/", `${language}/`);
    }
  }
  if (pages.size !== 1 + languages.length * (variants.length + 7)) yield `${pages.size} pages`;
});

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
