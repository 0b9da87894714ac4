// Lessons as data: each file of src/words/lessons, in the order of their names, becomes a row of
// words/lessons.hpp, the first one in the program, the others in a pack a language that is fetched
// when it is asked for. NN-ID.lesson has lines:
//   game LINK                       the record to play, with all its decisions
//   awards high 1, jack 0           the awards of its first hand: award and side (-: nobody)
//   at 22 trick: points             after 22 events, the last of them a trick, the caption lesson-points is
//                                   shown until the person goes on
//   do 7 play 4s: lead learn-lead   the person is asked for this decision of the record, with the
//                                   texts lesson-lead and lesson-learn-lead, one after the other
//   why 40 jack                     the step before offers the reason of this award
//   family                          it is about a family of games, and listed with those
// and comments (#). The texts of the first lesson are among the texts of the game (texts/*/lessons.ftl),
// those of the other lessons in lessons/texts. A lesson's name has the key lesson-ID, its description
// lesson-ID-note. tests/app/modes/lesson/lesson_test.cpp checks moments, decisions and awards against the
// core.
// A puzzle is a line of puzzles.txt, "12 3 duck Jh LINK": its permanent number, the number of cards that the
// person holds, its theme (with the text puzzle-idea-duck), the wrong card of the theme, and a link with the
// goal (puzzle=hang, with the text puzzle-goal-hang). `allfours bench puzzles` finds puzzles;
// tests/app/modes/puzzle/puzzle_test.cpp solves each again.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {object} Step
 * @property {number} moment
 * @property {boolean} asks
 * @property {string[]} keys one or two
 * @property {number} why
 */
/** @typedef {{id: string, link: string, steps: Step[], family: boolean}} Lesson */
/** @typedef {{id: string, cards: string, idea: string, other: string, link: string}} Puzzle */

/**
 * @param {string} folder
 * @param {string[]} keys of all texts
 * @returns {{lessons: Lesson[], faults: string[]}}
 */
export function readLessons(folder, keys) {
  /** @type {Lesson[]} */
  const lessons = [];
  /** @type {string[]} */
  const faults = [];
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith(".lesson")).sort() : [];
  for (const name of files) {
    const file = join(folder, name);
    const id = name.match(/^\d\d-([a-z-]+)\.lesson$/)?.[1];
    if (!id) {
      faults.push(`${file}:1: a lesson is called 01-learn.lesson`);
      continue;
    }
    const lesson = { id, link: "", steps: /** @type {Step[]} */ ([]), family: false };
    /** @param {string} key @param {number} line */
    const text = (key, line) => {
      if (!keys.includes(key)) faults.push(`${file}:${line}: there is no text ${key}`);
      return key;
    };
    text(`lesson-${id}`, 1);
    text(`lesson-${id}-note`, 1);
    readFileSync(file, "utf8").split("\n").forEach((written, i) => {
      const line = i + 1;
      const game = written.match(/^game (\S+)$/)?.[1];
      const step = written.match(/^(at|do) (\d+) [\w ]+: ([a-z0-9-]+)(?: ([a-z0-9-]+))?$/);
      const why = written.match(/^why (\d+) \w+$/)?.[1];
      const last = lesson.steps.at(-1);
      if (game) {
        lesson.link = game;
      } else if (step) {
        const moment = Number(step[2]);
        if (last && moment < last.moment) faults.push(`${file}:${line}: it comes before the last`);
        const texts = step.slice(3).filter((key) => key).map((key) => text(`lesson-${key}`, line));
        lesson.steps.push({ moment, asks: step[1] === "do", keys: texts, why: 0 });
      } else if (why && last) {
        last.why = Number(why);
      } else if (written === "family") {
        lesson.family = true;
      } else if (!/^(#.*|awards [a-z_]+ [\d-](, [a-z_]+ [\d-])*)?$/.test(written)) {
        faults.push(`${file}:${line}: src/words/lessons.mjs says how lessons are written`);
      }
    });
    if (!lesson.link || lesson.steps.length === 0) {
      faults.push(`${file}:1: a lesson has a game and a step`);
    }
    lessons.push(lesson);
  }
  return { lessons, faults };
}

/**
 * @param {string} folder
 * @param {string[]} keys of all texts
 * @returns {{puzzles: Puzzle[], faults: string[]}}
 */
export function readPuzzles(folder, keys) {
  /** @type {Puzzle[]} */
  const puzzles = [];
  /** @type {string[]} */
  const faults = [];
  const file = join(folder, "puzzles.txt");
  if (!existsSync(file)) return { puzzles, faults };
  readFileSync(file, "utf8").split("\n").forEach((written, i) => {
    if (written === "" || written.startsWith("#")) return;
    const [, id, cards, idea, other, link] =
      written.match(/^(\d+) (\d) ([a-z-]+) ([2-9TJQKA][cdhs]) (\S+&puzzle=[a-z]+\S*)$/) ?? [];
    const goal = link?.match(/&puzzle=([a-z]+)/)?.[1];
    if (!id) faults.push(`${file}:${i + 1}: src/words/lessons.mjs says how puzzles are written`);
    else if (puzzles.some((one) => one.id === id)) faults.push(`${file}:${i + 1}: ${id} is taken`);
    else puzzles.push({ id, cards, idea, other, link });
    for (const key of id ? [`puzzle-idea-${idea}`, `puzzle-goal-${goal}`] : []) {
      if (!keys.includes(key)) faults.push(`${file}:${i + 1}: there is no text ${key}`);
    }
  });
  return { puzzles, faults };
}

/** The first one is the program's, the others are in packs of their own.
 * @param {Lesson[]} lessons @param {string} note @returns {string} words_lessons.cpp */
export const lessonsSource = (lessons, note) => `${note}#include "words/lessons.hpp"

namespace allfours {

namespace {
${lessons.slice(0, 1).map(({ steps }) => `constexpr LessonStep steps[] = {
${steps.map(({ moment, asks, keys, why }) =>
    `    {${moment}, ${why}, ${asks}, "${keys[0]}", "${keys[1] ?? ""}"},
`).join("")}};
`).join("")}}  // namespace

Lesson first_lesson() {
  return {"${lessons[0]?.id ?? ""}", "${lessons[0]?.link ?? ""}", ${lessons.length > 0 ? "steps" : "{}"}};
}

}  // namespace allfours
`;

/**
 * The further lessons with their texts in one language, for src/words/lessons.cpp, which says what
 * the lines are.
 * @param {Lesson[]} lessons all
 * @param {Puzzle[]} puzzles
 * @param {{code: string, phrases: Map<string, {text: string}>}} tongue
 */
export function lessonsPack(lessons, puzzles, { code, phrases }) {
  const lines = [`allfours lessons 1 ${code}`];
  for (const { id, link, steps, family } of lessons.slice(1)) {
    lines.push(`lesson ${id}`, `game ${link}`, ...(family ? ["family"] : []));
    for (const { moment, asks, keys, why } of steps) {
      lines.push(`step ${moment} ${why} ${asks ? "do" : "at"} ${keys.join(" ")}`);
    }
  }
  for (const { id, cards, idea, other, link } of puzzles) {
    lines.push(`puzzle ${id} ${cards} ${idea} ${other} ${link}`);
  }
  for (const [key, { text }] of phrases) lines.push(`text ${key} ${text}`);
  return new TextEncoder().encode(`${lines.join("\n")}\n`);
}
