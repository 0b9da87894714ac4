// Adds a pseudo-language as a translator would: a folder generated from English, with accents on every
// letter, brackets around every phrase, and a third longer. Compiles it and passes its pack to an existing
// program, which uses it in whole games.

import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readLanguages } from "../../src/words/check.mjs";
import { anyFailed, check, conclude } from "./checks.mjs";

const program = process.argv[2];
const words = fileURLToPath(new URL("../../src/words/", import.meta.url));
const place = mkdtempSync(join(tmpdir(), "allfours-pseudo-"));
const plain = "aceginouyzACEGINOUYZ";
const accented = "áçéğíñóúýžÁÇÉĞÍÑÓÚÝŽ";

/** Accents, a third longer, in brackets; text in braces is unchanged. @param {string} text */
const strange = (text) => {
  const letters = text.replace(/\{[^}]*\}|[a-z]/gi, (part) =>
    part.length > 1 ? part : accented[plain.indexOf(part)] ?? part);
  return `⟦${letters}${"~".repeat(Math.ceil(text.length * 0.3))}⟧`;
};

/** The parts of a text separated by bars outside braces. @param {string} text */
function parts(text) {
  const found = [""];
  let depth = 0;
  for (const sign of text) {
    if (sign === "{") depth += 1;
    if (sign === "}") depth -= 1;
    if (sign === "|" && depth === 0) found.push("");
    else found[found.length - 1] += sign;
  }
  return found;
}

/** In the form of an .ftl file. @param {string} text with places as {who} */
const written = (text) => text.replace(/\{(\w+)\}/g, "{ $$$1 }");

/** @param {import("../../src/words/phrases.mjs").Phrase} phrase @returns {string} */
function message({ key, text, comment }) {
  if (key === "rank-letters") return `${key} = ${text}`;
  if (/\blist of \d+\b/.test(comment)) {
    return `${key} = ${text.split(",").map((item) => written(strange(item))).join(", ")}`;
  }
  // A selection within a sentence takes its usual option: a language need not select.
  const usual = text.replace(/\{\w+:(?:[^{}]|\{\w+\})*\|=((?:[^{}]|\{\w+\})*)\}/g, "$1");
  const forms = parts(usual).map((form) => written(strange(form)));
  if (forms.length === 1) return `${key} = ${forms[0]}`;
  const third = forms[2] ? `        [to-you] ${forms[2]}\n` : "";
  return `${key} =\n    { $form ->\n        [you] ${forms[0]}\n${third}       *[others] ${forms[1]}\n    }`;
}

/** @param {string} texts @param {string} out */
const compile = (texts, out) =>
  spawnSync("node", [join(words, "compile.mjs"), join(place, out), texts], { encoding: "utf8" });

const texts = join(place, "texts");
cpSync(join(words, "texts"), texts, { recursive: true });
const { tongues } = readLanguages(join(words, "texts"));
const english = [...tongues[0].phrases.values()];
mkdirSync(join(texts, "qps"));
for (const file of new Set(english.map((phrase) => phrase.file))) {
  writeFileSync(join(texts, "qps", basename(file)),
    english.filter((phrase) => phrase.file === file).map(message).join("\n") + "\n");
}
const before = compile(join(words, "texts"), "before");
check("the texts compile", before.status === 0, before.stderr);
const after = compile(texts, "after");
check("and with a further folder", after.status === 0, after.stderr);
if (!anyFailed()) {
  for (const file of ["words/keys.hpp", ...tongues.flatMap(({ code }) => [`words-${code}.pack`, `book-${code}.pack`])]) {
    check(`${file} is unchanged`,
      readFileSync(join(place, "before", file)).equals(readFileSync(join(place, "after", file))));
  }
  const run = spawnSync(program, ["--gtest_filter=ALanguageMore.*"], {
    encoding: "utf8",
    env: {
      ...process.env, ALLFOURS_PACK: join(place, "after/words-qps.pack"),
      ALLFOURS_BOOK: join(place, "after/book-qps.pack"),
    },
  });
  check("an existing program uses it",
    run.status === 0 && /\[ {2}PASSED {2}\] [1-9]/.test(run.stdout) && !/SKIPPED/.test(run.stdout),
    `${run.error ?? ""}${run.stdout}${run.stderr}`);
}
rmSync(place, { recursive: true });
conclude();
