// No sentence occurs in two files of a language, in src/words/texts or web/. (Within a file the translator
// sees both.) Ends with "N passed, N failed".

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { readLanguages } from "../../src/words/check.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Minimal letters of a sentence: shorter texts are labels and may occur twice. */
const enough = 25;

/** Without placeholders. @param {string} text */
const letters = (text) => (text.replace(/\{\w+\}/g, "").match(/\p{L}/gu) ?? []).length;

/**
 * The sentences of a text that are long enough, normalised.
 * @param {string} text
 */
const sentencesOf = (text) =>
  text.replace(/\s+/g, " ").split(/(?<=[.!?…]["”“»]?) +/)
    .map((sentence) => sentence.trim())
    // Without texts for programs: rules, policies.
    .filter((sentence) => letters(sentence) > enough && sentence.split(" ").length > 3 &&
      !sentence.includes("'self'"));

/**
 * The files of each sentence of a language.
 * @type {Map<string, Map<string, Set<string>>>}
 */
const found = new Map();

/**
 * @param {string} language
 * @param {string} place
 * @param {string} text
 */
function add(language, place, text) {
  const sentences = found.get(language) ?? new Map();
  found.set(language, sentences);
  for (const sentence of sentencesOf(text)) {
    sentences.set(sentence, (sentences.get(sentence) ?? new Set()).add(place));
  }
}

/** The alternatives of a phrase, as separate texts. @param {string} text */
const alternatives = (text) => text.split(/[|]|\{\w+:/);

/** The string literals of a script. @param {string} source */
const stringsOf = (source) =>
  [...source.replace(/^\s*(\/\/|\*|\/\*).*$/gm, "").matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, quoted, template]) => quoted ?? template);

/** The visible and spoken texts of a page: between its tags, and in attributes. @param {string} html */
const textsOf = (html) => {
  const plain = html.replace(/<!--[^]*?-->/g, "");
  return [...plain.matchAll(/(?:>|(?:aria-label|title|alt|content|placeholder)=")([^<>"]+)(?=[<"])/g)]
    .map(([, text]) => text);
};

const { tongues } = readLanguages(join(root, "src/words/texts"));
for (const { code, phrases, replacements } of tongues) {
  for (const { text, file } of [...phrases.values(), ...replacements.map(({ phrase }) => phrase)]) {
    for (const one of alternatives(text)) add(code, relative(root, file), one);
  }
}

const web = join(root, "web");
const codes = tongues.map(({ code }) => code);
for (const name of readdirSync(web, { recursive: true }).map(String).sort()) {
  const kind = name.match(/\.(js|mjs|html|md)$/)?.[1];
  // Commands, the package, and documents for developers.
  if (!kind || /^(setup|module)\/|(README|PROTOCOL)\.md$|\.d\.ts$/.test(name)) continue;
  const code = codes.find((one) => name.includes(`/${one}/`) || name.includes(`_${one}.`)) ?? "en";
  const source = readFileSync(join(web, name), "utf8");
  const texts = kind === "html" ? textsOf(source) : kind === "md" ? source.split(/\n\s*\n|\n#|\n- |\n\|/)
    : stringsOf(source);
  for (const text of texts) add(code, relative(root, join(web, name)), text);
}

let passed = 0;
let failed = 0;
for (const [language, sentences] of found) {
  const doubles = [...sentences].filter(([, places]) => places.size > 1);
  if (sentences.size > 100 && doubles.length === 0) {
    passed += 1;
  } else {
    failed += 1;
    console.log(`FAILED: ${language}: ${sentences.size} sentences, ${doubles.length} of them in two files`);
    for (const [sentence, places] of doubles) console.log(`  ${sentence}\n    ${[...places].join("\n    ")}`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
