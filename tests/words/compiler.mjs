// Tests of the text compiler (src/words/compile.mjs) on small generated folders.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { check, conclude } from "./checks.mjs";

const compiler = fileURLToPath(new URL("../../src/words/compile.mjs", import.meta.url));
const place = mkdtempSync(join(tmpdir(), "allfours-words-"));
/** @typedef {Record<string, Record<string, string>>} Folders files by language and name */

/**
 * @param {Folders} folders
 */
function compile(folders) {
  const texts = join(place, "texts");
  rmSync(texts, { recursive: true, force: true });
  for (const [code, files] of Object.entries(folders)) {
    mkdirSync(join(texts, code), { recursive: true });
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(join(texts, code, name), content);
    }
  }
  const out = join(place, "out");
  rmSync(out, { recursive: true, force: true });
  const run = spawnSync("node", [compiler, out, texts], { cwd: place, encoding: "utf8" });
  return { status: run.status, said: run.stderr, out };
}

/** The texts of a pack, with its code first. @param {string} file */
function textsOf(file) {
  const bytes = readFileSync(file);
  const replacements = bytes.readUInt32LE(4 + 4 * 3);
  const texts = bytes.subarray(4 + 4 * (4 + replacements)).toString().split("\0");
  return texts.slice(0, -1);
}

/** @param {string} english @returns {string} the compiled message a = … */
function phrase(english) {
  const { status, said, out } = compile({ en: { "t.ftl": english } });
  return status === 0 ? textsOf(join(out, "words-en.pack"))[1] : `refused: ${said}`;
}

/**
 * @param {string} what
 * @param {string} english of the message a
 * @param {string} wanted
 */
function becomes(what, english, wanted) {
  const text = phrase(english);
  check(what, text === wanted, `${english}\nis ${text}\nand should be ${wanted}`);
}

/**
 * @param {string} what
 * @param {Folders} folders
 * @param {string} wanted the line's start after the folder, "de/t.ftl:3: b is missing"
 * @param {number} [faults] number of faults
 */
function refused(what, folders, wanted, faults = 1) {
  const { status, said, out } = compile(folders);
  const lines = said.trim().split("\n");
  const good = status === 1 && lines.some((line) => line.startsWith(`texts/${wanted}`)) &&
    lines.length === faults + 1;
  check(what, good, `${said}\nand should say texts/${wanted}`);
  let made = [];
  try {
    made = readdirSync(out);
  } catch { /* nothing was made, rightly */ }
  check(`${what}: no output`, made.length === 0, made.join(" "));
}

/** @param {string} english @param {string} german */
const two = (english, german) => ({ en: { "t.ftl": english }, de: { "t.ftl": german } });

becomes("a message", "a = Take the point\n", "Take the point");
becomes("a placeholder", "a = { $who } plays { $card }.\n", "{who} plays {card}.");
becomes("continuation lines are joined", "a =\n    One\n    two\n    three.\n", "One two three.");
becomes("two forms", "a =\n    { $form ->\n        [you] You win.\n       *[others] { $who } wins.\n    }\n",
  "You win.|{who} wins.");
becomes("three forms in any order",
  "a =\n    { $form ->\n       *[others] A { $who }\n        [to-you] B\n        [you] C\n    }\n",
  "C|A {who}|B");
becomes("forms within a sentence",
  "a = Trick { $n }, by { $form ->\n    [you] you\n   *[others] { $who }\n } alone.\n",
  "Trick {n}, by you alone.|Trick {n}, by {who} alone.");
becomes("a selection by number", "a = { $n ->\n    [1] one card\n   *[other] { $n } cards\n } left\n",
  "{n:1=one card|={n} cards} left");
becomes("a selection by word", "a = { $sides ->\n    [alone] Who\n   *[partners] Which side\n } deals?\n",
  "{sides:alone=Who|=Which side} deals?");
becomes("two selections in one message",
  "a = { $n ->\n    [1] a\n   *[other] b\n } { $form ->\n    [you] you\n   *[others] { $who }\n }\n",
  "{n:1=a|=b} you|{n:1=a|=b} {who}");
becomes("quoted characters of the format", "a = { \"[\" }x] \u2013 \u00ab\u202fainsi\u202f\u00bb\n",
  "[x] \u2013 \u00ab\u202fainsi\u202f\u00bb");
becomes("a byte order mark", "\uFEFFa = x\n", "x");
becomes("the plural option [one]", "a = { $n } { $n ->\n    [one] card\n   *[other] cards\n }\n",
  "{n} {n:one=card|=cards}");
becomes("the option [vowel]", "a = { $who ->\n    [vowel] d’\n   *[other] de\n } { $who }\n",
  "{who:vowel=d’|=de} {who}");
becomes("a list", "# A list of 3, in order.\na =\n    x { $n },\n    y z,\n    w\n", "x {n},y z,w");

const reads = "de/t.ftl:1: a: ";
for (const [what, english, wanted] of [
  ["a term", "-brand = x\na = y\n", "en/t.ftl:1: a term"],
  ["an attribute", "a = x\n    .b = y\n", "en/t.ftl:2: a: an attribute"],
  ["a reference", "b = y\na = x { b }\n", "en/t.ftl:2: a: a reference to another message"],
  ["a function", "a = x { NUMBER($n) }\n", "en/t.ftl:1: a: a function"],
  ["a number in braces", "a = x { 3 }\n", "en/t.ftl:1: a: a number in braces"],
  ["a choice within a choice",
    "a =\n    { $n ->\n       *[other] x { $m ->\n           *[other] y\n        }\n    }\n",
    "en/t.ftl:3: a: a choice within a choice"],
  ["a form nobody knows", "a =\n    { $form ->\n        [me] x\n       *[others] y\n    }\n",
    "en/t.ftl:3: a: a form is you, to-you or others"],
  ["a star at the wrong form", "a =\n    { $form ->\n       *[you] x\n        [others] y\n    }\n",
    "en/t.ftl:3: a: the form with the star is others"],
  ["the same word twice", "a =\n    { $n ->\n        [1] x\n        [1] z\n       *[other] y\n    }\n",
    "en/t.ftl:4: a: [1] stands twice"],
  ["the form as a place", "a = x\n    { $form }\n", "en/t.ftl:2: a: $form is only chosen by"],
  ["a bar", "a = x|y\n", "en/t.ftl:1: a: \"|\" cannot stand"],
  ["a brace as text", "a = x { \"{\" }\n", "en/t.ftl:1: a: \"{\" cannot stand"],
  ["two spaces", "a = x  y\n", "en/t.ftl:1: a: two spaces"],
  ["what is not Fluent", "a = x\n\nthis is nothing\n", "en/t.ftl:3: this is not Fluent"],
  ["a brace that is open", "a = x {\nb = y\n", "en/t.ftl:"],
  ["a capital", "aB = x\n", "en/t.ftl:1: aB: a key is small letters"],
  ["a word of C++", "class = x\n", "en/t.ftl:1: class is a word of C++"],
  ["a list too short", "# A list of 3.\na = x,y\n", "en/t.ftl:2: a: a list of 3"],
  ["a noun that does not agree with its number", "a = { $n } cards\n", "en/t.ftl:1: a: { $n } cards: chosen by $n"],
  ["one after an adjective", "a = You win { $n } more games.\n", "en/t.ftl:1: a: { $n } more: chosen by $n"],
  ["a noun in a choice by another place",
    "a = { $who ->\n    [you] { $n } cards\n   *[other] nothing\n }\n", "en/t.ftl:1: a: { $n } cards: chosen by $n"],
  ["a word that the glossary has another for", "a = Throw off a club.\n", "en/t.ftl:1: a: not “Throw off” but “play another suit”"],
  ["one with an ending", "a = The seeds are lost.\n", "en/t.ftl:1: a: not “seed” but “deal”"],
  ["one in a choice", "a = { $n ->\n    [1] one\n   *[other] In another world.\n }\n", "en/t.ftl:1: a: not “world”"],
  ["a straight quote", "a = \"so\"\n", "en/t.ftl:1: a: quotes are “so”"],
  ["a space before a sign", "a = { $n } %\n", "en/t.ftl:1: a: no space stands before"],
  ["a key twice in English", "a = x\nb = y\na = z\n", "en/t.ftl:3: a stands twice"],
]) refused(what, { en: { "t.ftl": english } }, wanted);

refused("a missing key", two("a = x\nb = y\n", "a = x\n"), "de/t.ftl:2: b is missing (texts/en/t.ftl:2)");
refused("a missing file", { en: { "t.ftl": "a = x\n" }, de: {} }, "de/t.ftl:1: a is missing (texts/en/t.ftl:1)");
refused("a surplus key", two("a = x\n", "a = x\nb = y\n"), "de/t.ftl:2: b: the English has no such key");
refused("a repeated key", two("a = x\n", "a = x\n\na = y\n"), "de/t.ftl:3: a stands twice (texts/de/t.ftl:1)");
refused("a key in another file",
  { en: { "t.ftl": "a = x\n", "u.ftl": "b = x\n" }, de: { "t.ftl": "a = x\nb = y\n", "u.ftl": "" } },
  "de/t.ftl:2: b belongs into u.ftl");
refused("an unknown placeholder", two("a = { $who }\n", "a = { $who } { $whom }\n"), `${reads}there is no $whom`);
refused("a missing placeholder", two("a = { $who } { $n }\n", "a = { $who }\n"), `${reads}$n is not said`);
refused("forms where English has none",
  two("a = { $who }\n", "a = { $form ->\n    [you] x\n   *[others] { $who }\n }\n"),
  `${reads}the English does not choose by $form`);
const sides = "a = { $sides ->\n    [alone] x\n   *[partners] y\n }\n";
refused("an unknown option", two(sides, sides.replace("alone", "allone")),
  `${reads}$sides is never allone: alone`);
refused("a list of another length", two("# A list of 2.\na = x,y\n", "a = x,y,z\n"), `${reads}a list of 2`);
refused("a folder not named after a language", { en: { "t.ftl": "a = x\n" }, Deutsch: { "t.ftl": "a = x\n" } },
  "Deutsch:1: a folder is called");
refused("two faults at once", two("a = x\nb = y\n", "c = z\n"), "de/t.ftl:2: b is missing", 3);

{
  const { status, said } = compile(two("# It has $n besides.\na = x\n", "a = x { $n ->\n    [1] y\n   *[other] z\n }\n"));
  check("a comment permits a further placeholder", status === 0, said);
}
for (const [what, code, text, wanted] of [
  ["a plain space before a sign", "fr", "Atout : pique", "a narrow space (U+202F) stands before"],
  ["no space before a sign", "fr", "Atout\u202f: pique; et carreau", "a narrow space (U+202F) stands before"],
  ["a plain space before %", "fr", "cinq %", "a narrow space (U+202F) stands before"],
  ["no space in quotes", "fr", "«Je prends\u202f»", "a narrow space (U+202F) stands after «"],
  ["a space that breaks in quotes", "fr", "« Je prends\u202f»", "a narrow space (U+202F) stands after «"],
  ["a straight apostrophe", "fr", "l'as", "quotes are « ainsi »"],
  ["a straight quote in German", "de", "\"So\"", "quotes are „so“"],
  ["a German word of another thing", "de", "In jeder Welt.", "not “Welt” but “mögliche Verteilung”"],
]) {
  refused(what, { en: { "t.ftl": "a = x\n" }, [code]: { "t.ftl": `a = ${text}\n` } }, `${code}/t.ftl:1: a: ${wanted}`);
}
{
  const text = "a = «\u202fAtout\u202f: pique\u202f!\u202f» – l’as\u202f; 5\u202f% https://a.b\n";
  const { status, said } = compile({ en: { "t.ftl": "a = x\n" }, fr: { "t.ftl": text } });
  check("French with its spaces", status === 0, said);
}
for (const [what, code, noun] of [["in German", "de", "Karten"], ["in French", "fr", "cartes"]]) {
  refused(`a noun that does not agree ${what}`,
    { en: { "t.ftl": "a = { $n }\n" }, [code]: { "t.ftl": `a = { $n } ${noun}\n` } }, `${code}/t.ftl:1: a: { $n } ${noun}`);
}
for (const [what, english] of [
  ["a noun chosen by its number", "a = { $n ->\n    [1] one card\n   *[other] { $n } cards\n }\n"],
  ["a noun behind its number, chosen by it", "a = { $n } { $n ->\n    [one] card\n   *[other] cards\n }\n"],
  ["a number that is never one", "# At least 6 of $n.\na = { $n } cards\n"],
  ["a number that counts nothing", "a = Trick { $n } of { $text }, in hand { $n } from above\n"],
  ["a part of a word", "a = a worldly hung-over pirate, the Errol of cards\n"],
  ["a place that is called so", "a = It wins { $worlds }.\n"],
  ["a message that the glossary lets say it", "fault-log-seed = a seed is missing\n"],
  ["a fault, told to programs, too", "fault-a = \"{ $first }\" is no card.\n"],
]) {
  const { status, said } = compile({ en: { "t.ftl": english } });
  check(what, status === 0, said);
}
{
  const { status, said } = compile(two(sides, "a = x\n"));
  check("a language need not select", status === 0, said);
}
{
  const cased = "## A place may be said in any case.\n\na = { $Side } { $n }\n";
  const { status, said } = compile(two(cased, "a = { $n } { $side_dat }\n"));
  check("the comment of a group permits cases", status === 0, said);
  refused("a case of another placeholder", two(cased, "a = { $n } { $sides_dat }\n"),
    `${reads}there is no $sides_dat`, 2);
  refused("a case that is not permitted", two("a = { $side }\n", "a = { $side_dat }\n"),
    `${reads}there is no $side_dat`, 2);
  const list = two("# A list of 2 or 3.\na = x,y\n", "a = x,y,z\n");
  check("a list may have the lengths in its comment", compile(list).status === 0, compile(list).said);
  refused("a list of another length than both", two(list.en["t.ftl"], "a = x,y,z,w\n"), `${reads}a list of 2 or 3`);
}
{
  const counts = "a = { $n } { $n ->\n    [one] card\n   *[other] cards\n }\n";
  const { status, said, out } = compile({ en: { "t.ftl": counts }, fr: { "t.ftl": counts }, de: { "t.ftl": counts } });
  check("each language has its own plural rule", status === 0, said);
  for (const [code, word] of [["en", "one"], ["de", "one"], ["fr", "below-two"]]) {
    const text = textsOf(join(out, `words-${code}.pack`))[1];
    check(`one in ${code}`, text === `{n} {n:${word}=card|=cards}`, text);
  }
}
{
  const folder = fileURLToPath(new URL("../../src/words/pages", import.meta.url));
  const { status, stderr } = spawnSync("node", [compiler, "", folder], { encoding: "utf8" });
  check("the texts of the pages are valid", status === 0, stderr);
}
{
  const { status, said, out } = compile({
    en: { "t.ftl": "b = B\na = A { $n }\nlanguage-name = English\n" },
    de: { "t.ftl": "a = Ä { $n }\nb = ß\nlanguage-name = Deutsch\n", "at-cotton.ftl": "b = BB\n" },
  });
  check("two languages", status === 0, said);
  const german = textsOf(join(out, "words-de.pack"));
  check("keys are sorted, replacements last",
    german.join("·") === "de·Ä {n}·ß·Deutsch·cotton·BB", german.join("·"));
  const header = readFileSync(join(out, "words/keys.hpp"), "utf8");
  check("the header has the keys", /string_view a;\n.*string_view b;\n.*string_view language_name;/.test(header) &&
    header.includes("word_count = 3"), header);
  const names = readFileSync(join(out, "words_keys.cpp"), "utf8");
  check("and the languages, English first",
    names.indexOf('{"en", "English"}') > 0 && names.indexOf('{"en"') < names.indexOf('{"de", "Deutsch"}'), names);
  const before = statSync(join(out, "words-de.pack")).mtimeMs;
  execFileSync("node", [compiler, out, join(place, "texts")]);
  check("unchanged packs are not rewritten", statSync(join(out, "words-de.pack")).mtimeMs === before);
}
refused("at one table, an unknown key",
  { en: { "t.ftl": "a = x\n" }, de: { "t.ftl": "a = x\n", "at-cotton.ftl": "b = y\n" } },
  "de/at-cotton.ftl:1: b: the English has no such key");

refused("at one table, a key of the rules pack",
  { en: { "rules.ftl": "rule-a = x\n" }, de: { "rules.ftl": "rule-a = x\n", "at-cotton.ftl": "rule-a = y\n" } },
  "de/at-cotton.ftl:1: rule-a is of the book");
{
  const { status, said, out } = compile({
    en: { "rules.ftl": "rule-a = A { $n }\nbegins = B\n", "t.ftl": "value-c = C\nrule-d = D\nlanguage-name = English\n" },
    de: { "rules.ftl": "rule-a = Ä { $n }\nbegins = ß\n", "t.ftl": "value-c = Z\nrule-d = T\nlanguage-name = Deutsch\n" },
  });
  check("rules are in the rules pack", status === 0, said);
  const words = textsOf(join(out, "words-de.pack"));
  check("composed keys come first", words.join("·") === "de·Z·ß·Deutsch·T", words.join("·"));
  const names = readFileSync(join(out, "words_keys.cpp"), "utf8");
  check("and have names", names.includes("value-c") && !/begins|rule-/.test(names), names);
  const [, ...book] = readFileSync(join(out, "book-de.pack"), "utf8").slice(12).split("\0");
  check("the rules pack has its keys and texts", book.join("·") === "rule-a·Ä {n}·", book.join("·"));
}

const real = spawnSync("node", [compiler], { encoding: "utf8" });
check("the texts of this repository", real.status === 0, real.stderr);

rmSync(place, { recursive: true });
conclude();
