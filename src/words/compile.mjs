// Compiles the texts of all languages: node compile.mjs OUT [TEXTS]. Writes into OUT, for each language, a
// pack (words-de.pack), its book (book-de.pack) and the further lessons (lessons-de.pack); the C++ header of
// the keys (words/keys.hpp); the names of the keys that programs assemble, and the languages
// (words_keys.cpp); the packs as C++ for programs that link them (words_linked.cpp); the lessons
// (words_lessons.cpp); the core's English for programs (core_english.cpp); and the page's sentences without
// the program (page-words.json). If the texts have faults, reports them by file and line and writes nothing.
// Without OUT it only checks. PHRASES.md describes the format for translators. Tests: tests/words/run.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { readLanguages } from "./check.mjs";
import { lessonsPack, lessonsSource, readLessons, readPuzzles } from "./lessons.mjs";
import { bookOf, isOfBook, packOf, parted } from "./pack.mjs";

/** @typedef {import("./check.mjs").Tongue} Tongue */

const note = "// Made by src/words/compile.mjs from src/words/texts.\n";

/** @param {string} text @returns {string} a C++ literal */
const literal = (text) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** @param {string} key */
const member = (key) => key.replaceAll("-", "_");

/** @param {import("./pack.mjs").Parted} parts */
const header = ({ keys, named, print }) => `${note}#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace allfours {

// Every phrase of one language, by its key.
struct Words {
${keys.map((key) => `  std::string_view ${member(key)};\n`).join("")}};

inline constexpr std::size_t word_count = ${keys.length};
// So many of the first have a name in the program, too.
inline constexpr std::size_t named_count = ${named.length};
// Of the keys: a pack made for others is refused.
inline constexpr std::uint32_t words_fingerprint = ${print}U;

}  // namespace allfours
`;

/**
 * Each key with how many of its words it has from the one before, and then the others: a quarter less
 * on the page.
 * @param {string[]} keys
 */
function shortened(keys) {
  /** @type {string[]} */
  let before = [];
  return keys.map((key) => {
    const words = key.split("-");
    const differ = words.findIndex((word, i) => word !== before[i]);
    // A word that is kept has its hyphen with it.
    const same = Math.max(Math.min(differ, before.length - 1, 9), 0);
    before = words;
    return `${same}${words.slice(same).join("-")}`;
  });
}

/** @param {string[]} named @param {Tongue[]} tongues */
const names = (named, tongues) => `${note}#include "words/pack.hpp"

namespace allfours {

namespace {
constexpr char names[] =
${shortened(named).map((key) => `    ${literal(key).replace(/"$/, '\\0"')}\n`).join("")};
}  // namespace
extern const std::string_view word_names;
constinit const std::string_view word_names{names, sizeof names - 1};

// They are members one after the other, of one type.
static_assert(sizeof(Words) == word_count * sizeof(std::string_view));
std::span<std::string_view, word_count> phrases_of(Words& words) {
  return std::span<std::string_view, word_count>(reinterpret_cast<std::string_view*>(&words),
                                                 word_count);
}
std::span<const std::string_view, word_count> phrases_of(const Words& words) {
  return std::span<const std::string_view, word_count>(
      reinterpret_cast<const std::string_view*>(&words), word_count);
}

namespace {
constexpr std::array<KnownLanguage, ${tongues.length}> known{{
${tongues.map(({ code, phrases }) =>
    `    {${literal(code)}, ${literal(phrases.get("language-name")?.text ?? code)}},\n`).join("")}}};
}  // namespace

extern const std::span<const KnownLanguage> known_languages;
constinit const std::span<const KnownLanguage> known_languages = known;

}  // namespace allfours
`;

/** @param {Uint8Array} bytes @returns {string} lines of a C++ string literal */
function quoted(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 64) {
    let line = "";
    for (const byte of bytes.subarray(at, at + 64)) {
      // Three octal digits end by themselves; a question mark could begin a trigraph.
      const plain = byte >= 32 && byte < 127 && !'"\\?'.includes(String.fromCharCode(byte));
      line += plain ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, "0")}`;
    }
    text += `    "${line}"\n`;
  }
  return text;
}

/** @param {Uint8Array[]} packs */
const literals = (packs) =>
  packs.map((pack) => `    {\n${quoted(pack).trimEnd()},\n     ${pack.length}},\n`).join("");

/** @param {Uint8Array[]} packs @param {Uint8Array[]} books @param {Uint8Array[]} lessons */
const linked = (packs, books, lessons) => `${note}#include "words/pack.hpp"

namespace allfours {

namespace {
constexpr std::array<std::string_view, ${packs.length}> packs{{
${literals(packs)}}};
constexpr std::array<std::string_view, ${books.length}> books{{
${literals(books)}}};
constexpr std::array<std::string_view, ${lessons.length}> lessons{{
${literals(lessons)}}};
}  // namespace

std::span<const std::string_view> linked_packs() { return packs; }
std::span<const std::string_view> linked_books() { return books; }
std::span<const std::string_view> linked_lessons() { return lessons; }

}  // namespace allfours
`;

/**
 * What the core says in English to programs (core/text/fault.hpp, core/text/english.hpp).
 * @param {Tongue} english
 */
function core({ phrases }) {
  /** @param {RegExp} pattern of a key @returns {[string, string][]} what it names, and its text */
  const named = (pattern) => [...phrases.values()].flatMap(({ key, text }) => {
    const name = pattern.exec(key)?.[1];
    return name === undefined ? [] : [/** @type {[string, string]} */ ([name, text])];
  });
  const places = ["first", "second", "third", "fourth"];
  const faults = named(/^fault-(.+)$/).map(([name, text]) =>
    [member(name), text.replace(/\{(\w+)\}/g, (_, place) => `{${places.indexOf(place)}}`)]);
  /** @param {string} what @param {(fault: string[]) => string} answer */
  const byKind = (what, answer) => `std::string_view ${what}(FaultKind kind) {
  switch (kind) {
${faults.map((fault) => `    case FaultKind::${fault[0]}:
      return ${literal(answer(fault))};
`).join("")}  }
  return {};
}
`;
  /** @param {string} what @param {string} argument @param {[string, string][]} all */
  const byName = (what, argument, all) => `std::string_view ${what}(std::string_view ${argument}) {
${all.map(([name, text]) => `  if (${argument} == ${literal(name)}) return ${literal(text)};
`).join("")}  return {};
}
`;
  const variants = named(/^variant-(.+)$/).filter(([name]) => !name.endsWith("-short"));
  const meanings = named(/^field-(.+)-meaning$/).map(([name, text]) =>
    /** @type {[string, string]} */ ([member(name), text]));
  return `${note}#include "core/text/english.hpp"
#include "core/text/fault.hpp"

namespace allfours {

${byKind("wire", ([name]) => name)}
${byKind("english_phrase", ([, text]) => text)}
${byName("english_name", "variant", variants)}
${byName("english_meaning", "field", meanings)}
}  // namespace allfours
`;
}

/**
 * The texts of page.ftl by language and key.
 * @param {Tongue[]} tongues
 */
const pageWords = (tongues) => Object.fromEntries(tongues.map(({ code, phrases }) =>
  [code, Object.fromEntries([...phrases.values()].filter(({ file }) => file.endsWith("/page.ftl"))
    .map(({ key, text }) => [member(key), text]))]));

/**
 * Leaves a file that says the same already alone, so that nothing is built anew for it.
 * @param {string} file
 * @param {Uint8Array | string} content
 */
function write(file, content) {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  if (existsSync(file) && Buffer.compare(new Uint8Array(readFileSync(file)), bytes) === 0) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

const [out, given] = process.argv.slice(2);
const texts = given ?? fileURLToPath(new URL("texts", import.meta.url));
const { keys, tongues, faults } = readLanguages(relative(process.cwd(), texts) || ".");
// They lie beside the texts of the game.
const beside = basename(texts) === "texts" ? join(relative(process.cwd(), dirname(texts)), "lessons") : "";
const further = beside && existsSync(join(beside, "texts")) ? readLanguages(join(beside, "texts"))
  : { keys: [], tongues: [], faults: [] };
const { lessons, faults: untaught } = readLessons(beside, [...keys, ...further.keys]);
const { puzzles, faults: unsolved } = readPuzzles(beside, [...keys, ...further.keys]);
faults.push(...further.faults, ...untaught, ...unsolved);
for (const key of further.keys.filter((one) => keys.includes(one))) {
  faults.push(`${beside}/texts:1: ${key} is a text of the game already`);
}
for (const { phrase } of tongues.flatMap(({ replacements }) => replacements)) {
  const { file = "" } = tongues[0].phrases.get(phrase.key) ?? {};
  if (isOfBook(phrase.key, file)) {
    faults.push(`${phrase.file}:${phrase.line}: ${phrase.key} is of the book, the same at all tables`);
  }
}
if (faults.length > 0) {
  console.error(faults.join("\n"));
  console.error(`${faults.length} faults in the texts; src/words/PHRASES.md says how they are written.`);
  process.exit(1);
}
if (out) {
  const parts = parted(keys, tongues[0]);
  const packs = tongues.map((tongue) => packOf(tongue, parts));
  const books = tongues.map((tongue) => bookOf(tongue, parts));
  tongues.forEach(({ code }, i) => {
    write(join(out, `words-${code}.pack`), packs[i]);
    write(join(out, `book-${code}.pack`), books[i]);
  });
  write(join(out, "words/keys.hpp"), header(parts));
  write(join(out, "words_keys.cpp"), names(parts.named, tongues));
  const taught = new Map(further.tongues.map((tongue) => [tongue.code, lessonsPack(lessons, puzzles, tongue)]));
  for (const [code, pack] of taught) write(join(out, `lessons-${code}.pack`), pack);
  write(join(out, "words_linked.cpp"), linked(packs, books, [...taught.values()]));
  write(join(out, "words_lessons.cpp"), lessonsSource(lessons, note));
  write(join(out, "core_english.cpp"), core(tongues[0]));
  write(join(out, "page-words.json"), JSON.stringify(pageWords(tongues)));
}
