// The comparison of tests/screen_reader: signs do not count, nothing counts twice, nor what was cut off.
import assert from "node:assert/strict";
import { test } from "node:test";

import { repeated, signsIn, unheard } from "./heard.mjs";

/** @param {string} text @param {number} from @param {boolean} [cut] */
const said = (text, from, cut = false) => ({ text, from, until: from + 1000, cut });

test("a text is heard if its words are, whatever its signs are called", () => {
  const texts = [{ text: "Winston: “Stand!”", at: 0 }, { text: "You 6♠, Ella 8♥.", at: 0 }];
  assert.deepEqual(unheard(texts, [said("Winston:  Stand!", 10),
    said("You 6 spade suit , Ella 8 heart suit", 20)]), []);
  assert.deepEqual(unheard(texts, [said("Winston:  Stand!", 10)]), ["You 6♠, Ella 8♥."]);
});

test("one utterance is not two texts", () => {
  const texts = [{ text: "You win the trick.", at: 0 }, { text: "You win the trick.", at: 5000 }];
  assert.equal(unheard(texts, [said("You win the trick.", 10)]).length, 1);
  assert.equal(unheard(texts, [said("You win the trick.", 10), said("You win the trick.", 5010)]).length, 0);
  assert.equal(unheard(texts, [said("You win the trick. You win the trick.", 5010)]).length, 0);
});

test("what was cut off, or said before, was not heard", () => {
  const texts = [{ text: "Your lead.", at: 10_000 }];
  assert.equal(unheard(texts, [said("Your lead.", 10_500, true)]).length, 1);
  assert.equal(unheard(texts, [said("Your lead.", 500)]).length, 1);
  assert.equal(unheard(texts, [said("The lead. Your turn", 10_500)]).length, 1);
});

test("a text is repeated if it is said more often than it came", () => {
  const texts = ["Trinidad, to 14.", "You win the trick.", "Nora turns a king.", "You win the trick."]
    .map((text, i) => ({ text, at: 10_000 * i }));
  const once = [said("Trinidad heading 2", 500), said("You win the trick.", 10_010),
    said("Nora turns a king. You win the trick.", 30_010)];
  assert.deepEqual(repeated(texts, once), []);
  assert.deepEqual(repeated(texts, [...once, said("You win the trick.", 40_000, true)]), []);
  assert.deepEqual(
    repeated(texts, [...once, said("Nora turns a king. You win the trick. You win the trick.", 40_000)]),
    ["You win the trick.", "You win the trick.", "Nora turns a king."]);
});

test("finds the signs that are not words", () => {
  assert.deepEqual(signsIn("You & Nora +1: 6♣ 7♦"), ["&", "+", "♣", "♦"]);
});
