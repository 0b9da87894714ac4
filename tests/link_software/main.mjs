// Sends links of every kind through damage, sentences, mails and pastes, and has the product's reader say what
// opens (tests/links). Prints tables in Markdown; --write puts them into web/LINKS_MEASURED.md. Ends with
// "N passed, N failed": a case fails in which another game opens without a word, or in which the right one could
// be had and is refused.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { damage } from "./damage.mjs";
import { debianLinks } from "./debian_engines.mjs";
import { found, madeLinks, opened, outcomes, page, read } from "./desk.mjs";
import { npmEngines } from "./engines.mjs";
import { mails, wrappers } from "./mails.mjs";
import { addresses, lost, pastes, questionsOf, texts } from "./pastes.mjs";
import { before } from "./before.mjs";
import { sentences, textIn } from "./sentences.mjs";
import { cell, code, number, table } from "./tables.mjs";

const root = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const links = madeLinks();
const written = [];
let passed = 0;
let failed = 0;

function write(...lines) {
  for (const line of lines) {
    console.log(line);
    written.push(line);
  }
}

/** Counts a case: every way of every link is one. */
function judge(name, outcome, mayRefuse) {
  const { right, refused, other, none } = outcome.counts;
  const bad = other + (mayRefuse ? 0 : refused);
  passed += right + none + (mayRefuse ? refused : 0);
  failed += bad;
  if (bad > 0) console.error(`${name}:\n${[...outcome.others, ...(mayRefuse ? [] : outcome.refused)].join("\n")}`);
}

function aboutLinks() {
  const kinds = new Map();
  for (const { kind } of links) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const lengths = links.map(({ link }) => link.length).sort((a, b) => a - b);
  write("# What happens to links on their way", "",
    "Written by `tests/links --write`; do not edit.", "",
    `${links.length} links of every variant, from random games: ` +
    [...kinds].map(([kind, count]) => `${count} ${kind}`).join(", ") +
    `; ${lengths[0]} to ${lengths.at(-1)} characters. The program's own reader says what opens. ` +
    "“Before” is the measurement of 27 November 2026, when links had no end ([LINKS.md](LINKS.md)).", "");
}

function damages() {
  const { ways } = damage(links);
  write("## Damage", "", "Every link cut at every place, and each single character changed to each of the characters " +
    "of an address, lost, doubled, or swapped with the next. *Another game* is the number of cases in which one " +
    "opens without a word.", "");
  const rows = [];
  for (const [way, kinds] of ways) {
    const sum = { right: 0, refused: 0, other: 0 };
    for (const [kind, outcome] of kinds) {
      for (const key of Object.keys(sum)) sum[key] += outcome.counts[key];
      judge(`${way}, ${kind}`, outcome, true);
    }
    const old = way === "cut" ? before.cuts : null;
    rows.push([way, number(sum.right + sum.refused + sum.other), number(sum.refused), number(sum.right),
      number(sum.other), old ? `${number(old.other)} of ${number(old.cuts)}` : ""]);
  }
  write(...table(["damage", "cases", "refused", "the same game", "another game", "before"], rows), "");
  const old = readFileSync(root("tests/corpus/2.0.0/links.txt"), "utf8").trimEnd().split("\n");
  const answers = read(old.map((link) => opened(`${page}#${link}`)));
  const open = answers.filter(({ link }) => link).length;
  passed += open;
  failed += old.length - open;
  write(`Links of older versions (\`tests/corpus\`), without an end: ${open} of ${old.length} open.`, "");
}

// The link that a program makes in a text, as a question: the first address of ours with a fragment.
function questionOf(targets) {
  const ours = targets.filter((target) => target.includes("allfours.example.org"));
  const target = ours.find((address) => address.includes("#"));
  return target === undefined ? null : opened(target);
}

// Every other link: there are many programs, and some are slow.
function linkifierCases() {
  const names = Object.keys(sentences);
  const asked = links.filter((_, i) => i % 2 === 0).flatMap(({ link, means }, i) =>
    names.map((sentence) => ({ sentence, means, text: textIn(sentence, `${page}#${link}`, i + 1) })));
  const cases = [];
  for (const { name, links: linksIn } of npmEngines) {
    console.error(name);
    for (const { sentence, means, text } of asked) {
      cases.push({ key: `${name}\t${sentence}`, means, question: questionOf(linksIn(text)) });
    }
  }
  console.error("Debian's packages");
  for (const { name, links: all } of debianLinks(asked.map(({ text }) => text))) {
    asked.forEach(({ sentence, means }, i) => {
      cases.push({ key: `${name}\t${sentence}`, means, question: questionOf(all[i]) });
    });
  }
  return cases;
}

// A cell of the large table: "." all right, "n" no link, "R" refused, "D" another game, with numbers if mixed.
function mark({ right, refused, other, none }) {
  const parts = [["D", other], ["R", refused], ["n", none]].filter(([, count]) => count > 0);
  if (parts.length === 0) return ".";
  if (parts.length === 1 && right === 0) return parts[0][0];
  return parts.map(([letter, count]) => letter + count).join(" ");
}

function linkifiers() {
  const cases = linkifierCases();
  const by = outcomes(cases);
  const engines = [...new Set(cases.map(({ key }) => key.split("\t")[0]))];
  const names = Object.keys(sentences);
  const sum = { right: 0, refused: 0, other: 0, none: 0 };
  for (const [key, outcome] of by) {
    for (const kind of Object.keys(sum)) sum[kind] += outcome.counts[kind];
    judge(key.replace("\t", ", "), outcome, true);
  }
  write("## Sentences and linkifiers", "",
    `Every other link in ${names.length} sentences and Markdown forms, through ${engines.length} programs that make links ` +
    "of text; opened as the browser opens what comes out. “No link”: the text stays text, to be copied.", "");
  const old = before.linkifiers;
  write(...table(["", "cases", "right", "no link", "refused, with the reason", "another game"], [
    ["today", cases.length, sum.right, sum.none, sum.refused, sum.other].map(cell),
    ["before", old.cases, old.right, old.none, old.refused, old.other].map(cell),
  ]), "");
  write("`.` all right, `n` no link, `R` refused, `D` another game; with numbers, only so many of the " +
    `${Math.ceil(links.length / 2)} links. A number of “before” is that of the programs, of 35, that lost ordinary links.`, "");
  write(...table(["sentence", ...engines.map((_, i) => `${i + 1}`), "before"], names.map((name) =>
    [code(textIn(name, "LINK").replaceAll("\n", " ⏎ ").replace("\u200B", "[U+200B]").trim()),
      ...engines.map((engine) => mark(by.get(`${engine}\t${name}`).counts)), before.sentences[name] ?? ""])), "");
  write(engines.map((name, i) => `${i + 1}: ${name}`).join("; ") + ".", "");
  const reasons = new Map();
  for (const { refusals } of by.values()) {
    for (const [reason, count] of refusals) {
      const short = reason.replace(/(left: ).*|(says ").*/, "$1$2…");
      reasons.set(short, (reasons.get(short) ?? 0) + count);
    }
  }
  if (reasons.size > 0) {
    write("What the page says of those it refuses:", "", ...table(["cases", "sentence"],
      [...reasons].sort((a, b) => b[1] - a[1]).map(([reason, count]) => [number(count), reason])), "");
  }
}

const linkIt = npmEngines.find(({ name }) => name.startsWith("linkify-it 5"));
const notes = ["Look at this: ", "We got as far as this, and I would like you to go on from here: "];

async function lines() {
  const asked = links.flatMap(({ link, means }) =>
    notes.map((note) => ({ means, text: `${note}${page}#${link} and so on.\n\nBye, Ada\n` })));
  write("## Wrapped lines, mails and calendars", "", "Each link in two sentences, one short and one long, wrapped at 72 " +
    "columns or sent as a mail; the result pasted whole into *Open a link or a file*; and what " + linkIt.name +
    " makes of it, clicked, which was the first measurement.", "");
  const rows = [];
  for (const [name, change] of [...wrappers, ...mails]) {
    console.error(name);
    const all = await change(asked.map(({ text }) => text));
    const cases = asked.map(({ means }, i) => ({ key: "all", means, question: found(all[i]) }));
    const outcome = outcomes(cases).get("all");
    judge(name, outcome, false);
    const { right, refused, other } = outcome.counts;
    const clicked = outcomes(asked.map(({ means }, i) =>
      ({ key: "all", means, question: questionOf(linkIt.links(all[i])) }))).get("all");
    judge(`${name}, clicked`, clicked, true);
    const old = before.wrappers[name.replace(/ \(.*/, "")] ?? "";
    const hit = clicked.counts;
    rows.push([name, ...[cases.length, right, refused, other, hit.right, hit.refused + hit.none, hit.other].map(cell), old]);
  }
  write(...table(["program", "cases", "pasted: right", "refused", "another game", "clicked: right", "refused or none",
    "another game", "before, of 476: clicked, another game"], rows), "");
}

function pasted() {
  const cases = [];
  for (const { link, means } of links) {
    for (const [name, form] of Object.entries(pastes)) {
      cases.push({ key: `forms\t${name}\t`, means, question: found(form(link)) });
    }
    for (const [name, form] of Object.entries(texts)) {
      cases.push({ key: `texts\t${name}\t`, means, question: found(form(link)) });
    }
    for (const [group, forms] of [["addresses", addresses], ["lost", lost]]) {
      for (const [name, form] of Object.entries(forms)) {
        const address = form(link);
        if (address === null) continue;
        for (const [way, question] of questionsOf(address)) {
          cases.push({ key: `${group}\t${name}\t${way}`, means, question });
        }
      }
    }
  }
  const by = outcomes(cases);
  for (const [key, outcome] of by) judge(key.replaceAll("\t", ", "), outcome, key.startsWith("lost"));
  const said = (counts) => (counts === undefined ? "" : mark(counts) === "." ? "right" : mark(counts) === "R" ? "refused" :
    `${counts.right} right, ${counts.refused} refused${counts.other > 0 ? `, ${counts.other} another game` : ""}`);
  const counts = (group, name, way) => by.get(`${group}\t${name}\t${way}`)?.counts;
  write("## Pasted texts", "", "The ways of pasting a link of the first measurement, which took the first of them alone; " +
    "and forms in which programs hold an address.", "");
  write(...table(["pasted", "links", "result"], [...Object.keys(pastes).map((name) => ["forms", name]),
    ...Object.keys(texts).map((name) => ["texts", name])].map(([group, name]) => {
    const outcome = by.get(`${group}\t${name}\t`);
    return [cell(name), number(outcome.total), said(outcome.counts)];
  })), "");
  write("## Changed addresses", "", "An address as programs on the way leave it, opened by the browser and pasted.", "");
  const both = (group) => table(["changed", "links", "opened", "pasted"], Object.keys(group === "lost" ? lost : addresses)
    .filter((name) => by.has(`${group}\t${name}\topened`)).map((name) => [cell(name),
      number(by.get(`${group}\t${name}\topened`).total), said(counts(group, name, "opened")),
      said(counts(group, name, "pasted"))]));
  write(...both("addresses"), "");
  write("After these changes nobody can know the game, or not for certain. All must be refused with a reason.", "");
  write(...both("lost"), "");
}

const only = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const parts = { damages, linkifiers, lines, pasted };
aboutLinks();
for (const [name, part] of Object.entries(parts)) {
  if (only.length === 0 || only.includes(name)) await part();
}
if (process.argv.includes("--write") && only.length === 0) {
  writeFileSync(root("web/LINKS_MEASURED.md"), `${written.join("\n").trimEnd()}\n`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
