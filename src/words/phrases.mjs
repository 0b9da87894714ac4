// Parses one .ftl file into phrases: the subset of Project Fluent that PHRASES.md describes, and nothing
// else. The form of a phrase is that of src/words/words.cpp: placeholders as {who}; forms as "you|others|to
// you"; a choice by another variable as {sides:alone=text|=text}. Knows one file; check.mjs compares
// languages. Tests: tests/words.

import { entriesOf } from "./fluent.mjs";

/**
 * @typedef {object} Phrase
 * @property {string} key
 * @property {string} text as words.cpp fills it
 * @property {string} file
 * @property {number} line
 * @property {string} comment
 * @property {string} group  the comment on the messages it stands among
 * @property {Set<string>} places
 * @property {Map<string, Set<string>>} choices by variable, the words chosen by
 */

/** The forms of { $form -> … }, in the order of the written phrase. */
const forms = ["you", "others", "to-you"];

/** What is wrong with the files, a line each: "file:line: what". */
export class Faults {
  /** @type {string[]} */
  list = [];

  /**
   * @param {string} file
   * @param {number} line
   * @param {string} what
   */
  add(file, line, what) {
    this.list.push(`${file}:${line}: ${what}`);
  }
}

/** Stops the reading of one phrase. */
class Unknown extends Error {
  /**
   * @param {string} what
   * @param {number} [at] offset into the file
   */
  constructor(what, at) {
    super(what);
    this.at = at;
  }
}

/** @param {any} expression of a placeable or a selector */
function variableOf(expression) {
  if (expression.type === "VariableReference") return expression.id.name;
  const names = /** @type {Record<string, string>} */ ({
    MessageReference: "a reference to another message",
    TermReference: "a term",
    FunctionReference: "a function",
    NumberLiteral: "a number in braces",
    SelectExpression: "a choice within a choice",
    Placeable: "braces within braces",
  });
  throw new Unknown(`${names[expression.type] ?? expression.type} is not known here; ` +
    "PHRASES.md says what is", expression.span.start);
}

/** @param {any} variant */
const keyOf = (variant) => variant.key.type === "NumberLiteral" ? variant.key.value : variant.key.name;

/** Words that stand for many values, in any choice but that of the form. */
export const kinds = ["one", "vowel"];

/** What a language counts as one thing: 1, or all below two, as French does. @param {string} code */
const oneIn = (code) => new Intl.PluralRules(code).select(0) === "one" ? "below-two" : "one";

/** One message's pattern into a phrase. */
class Writer {
  /** @param {string} code of the language */
  constructor(code) {
    this.one = oneIn(code);
  }

  /** @type {Set<string>} */
  places = new Set();
  /** @type {Map<string, Set<string>>} */
  choices = new Map();

  /** @param {any} pattern */
  write(pattern) {
    const whole = this.#pattern(pattern, "others");
    const used = this.choices.get("form");
    if (!used) return whole;
    const written = [this.#pattern(pattern, "you"), whole];
    if (used.has("to-you")) written.push(this.#pattern(pattern, "to-you"));
    return written.join("|");
  }

  /**
   * @param {any} pattern
   * @param {string} form
   * @param {boolean} [inside] of a choice
   */
  #pattern(pattern, form, inside = false) {
    let text = "";
    for (const element of pattern.elements) {
      if (element.type === "TextElement") {
        text += this.#plain(element.value.replace(/ *\n */g, " "), element.span.start);
      } else if (element.expression.type === "StringLiteral") {
        text += this.#plain(element.expression.parse().value, element.span.start);
      } else if (element.expression.type === "SelectExpression" && !inside) {
        text += this.#choice(element.expression, form);
      } else {
        const place = variableOf(element.expression);
        if (place === "form") throw new Unknown("$form is only chosen by, never said", element.span.start);
        this.places.add(place);
        text += `{${place}}`;
      }
    }
    return text;
  }

  /**
   * @param {any} select
   * @param {string} form
   */
  #choice(select, form) {
    const variable = variableOf(select.selector);
    const words = this.choices.get(variable) ?? new Set();
    this.choices.set(variable, words);
    const seen = new Set();
    let written = "";
    let chosen, usual;
    for (const variant of select.variants) {
      const word = keyOf(variant);
      if (seen.has(word)) throw new Unknown(`[${word}] stands twice`, variant.span.start);
      seen.add(word);
      if (variable === "form" && !forms.includes(word)) {
        throw new Unknown(`a form is you, to-you or others, not ${word}`, variant.span.start);
      }
      const text = this.#pattern(variant.value, form, true);
      if (word === form) chosen = text;
      if (variant.default) {
        usual = text;
        if (variable === "form" && word !== "others") {
          throw new Unknown("the form with the star is others", variant.span.start);
        }
      } else {
        written += `${word === "one" ? this.one : word}=${text}|`;
      }
      // The word of the star stands for all the rest, whatever it is called.
      if (!variant.default || variable === "form") words.add(word);
    }
    return variable === "form" ? chosen ?? usual : `{${variable}:${written}=${usual}}`;
  }

  /**
   * @param {string} text
   * @param {number} at
   */
  #plain(text, at) {
    const bad = text.match(/[{}|\p{Cc}]/u);
    if (bad) throw new Unknown(`${JSON.stringify(bad[0])} cannot stand in a phrase`, at);
    return text;
  }
}

/** A list has a comma between two items, and no space. @param {string} text */
const asList = (text) => text.split(",").map((item) => item.trim()).join(",");

/**
 * @param {string} file for the faults
 * @param {string} content some editors put a byte order mark before it
 * @param {Faults} faults
 * @param {string} code of the language
 * @returns {Phrase[]}
 */
export function phrasesOf(file, content, faults, code) {
  const source = content.replace(/^\uFEFF/, "");
  /** @param {number} offset */
  const lineAt = (offset) => source.slice(0, offset).split("\n").length;
  /** @type {Phrase[]} */
  const phrases = [];
  let group = "";
  for (const entry of entriesOf(source)) {
    if (entry.type === "GroupComment") group = entry.content;
    if (entry.type === "Junk") {
      for (const note of entry.annotations) {
        faults.add(file, lineAt(note.span.start), `this is not Fluent: ${note.message}`);
      }
      continue;
    }
    if (entry.type === "Term") {
      faults.add(file, lineAt(entry.span.start), "a term is not known here; PHRASES.md says what is");
      continue;
    }
    if (entry.type !== "Message") continue;
    const at = entry.id.span.start;
    const key = entry.id.name;
    const line = lineAt(at);
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(key)) {
      faults.add(file, line, `${key}: a key is small letters and digits, with single hyphens`);
      continue;
    }
    try {
      if (entry.attributes.length > 0) {
        throw new Unknown("an attribute is not known here", entry.attributes[0].span.start);
      }
      if (!entry.value) throw new Unknown("it says nothing", at);
      const writer = new Writer(code);
      const comment = entry.comment?.content ?? "";
      const text = writer.write(entry.value);
      const { places, choices } = writer;
      phrases.push({ key, text, file, line, comment, group, places, choices });
      const open = text.match(/ {2}|^ | $| \||\| /);
      if (open) throw new Unknown("two spaces in a row, or one at an end", at);
    } catch (error) {
      if (!(error instanceof Unknown)) throw error;
      faults.add(file, lineAt(error.at ?? at), `${key}: ${error.message}`);
    }
  }
  return phrases;
}

/** @param {Phrase} phrase @param {string} comment of the English message */
export const listed = (phrase, comment) =>
  /\blist of \d+\b/.test(comment) ? { ...phrase, text: asList(phrase.text) } : phrase;
