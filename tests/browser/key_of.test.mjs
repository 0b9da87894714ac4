// The meaning of every key on seventeen keyboard layouts, without a browser: with Shift, under Caps Lock as
// browsers report it, with AltGr, and the labels in the list of keys. Real keyboards: layouts.test.mjs.
import assert from "node:assert/strict";
import { test } from "node:test";

import { keyOf, labelsOf } from "../../web/page/key_of.js";
import { shortcutKeys } from "./shortcut_keys.mjs";

const keys = await shortcutKeys();

// The codes of a keyboard, row by row.
const rows = [
  "Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal",
  "KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight",
  "KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote",
  "KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash",
].map((row) => row.split(" "));

/**
 * What a layout types, and below it the meaning of each key; both without and with Shift. "•" is a dead key,
 * "·" means nothing.
 * @typedef {[typed: string, means: string][]} Rows
 * @typedef {{plain: Rows, shift: Rows}} Keyboard
 */

const digits = "1234567890··";
/** @type {Rows} */
const noShift = [["!@#$%^&*()_+", ""], ["QWERTYUIOP{}", "······U·····"], ["ASDFGHJKL:\"", "·····H·····"],
  ["ZXCVBNM<>?", "·········?"]];
const noShiftQwertz = [["!\"§$%&/()=?•", "··········?·"], ["QWERTZUIOPÜ*", "······U·····"],
  ["ASDFGHJKLÖÄ", "·····H·····"], ["YXCVBNM;:_", ""]];

/** @type {Record<string, Keyboard>} */
const keyboards = {
  us: {
    plain: [["1234567890-=", digits], ["qwertyuiop[]", "···rtyuiop[]"], ["asdfghjkl;'", "asdfghjkl··"],
      ["zxcvbnm,./", "·xc·bnm···"]],
    shift: /** @type {Rows} */ (noShift),
  },
  gb: {
    plain: [["1234567890-=", digits], ["qwertyuiop[]", "···rtyuiop[]"], ["asdfghjkl;'", "asdfghjkl··"],
      ["zxcvbnm,./", "·xc·bnm···"]],
    shift: [["!\"£$%^&*()_+", ""], ...noShift.slice(1)],
  },
  de: {
    plain: [["1234567890ß•", digits], ["qwertzuiopü+", "···rt·uiop··"], ["asdfghjklöä", "asdfghjkl··"],
      ["yxcvbnm,.-", "yxc·bnm···"]],
    shift: /** @type {Rows} */ (noShiftQwertz),
  },
  ch: {
    plain: [["1234567890'•", digits], ["qwertzuiopü•", "···rt·uiop··"], ["asdfghjklöä", "asdfghjkl··"],
      ["yxcvbnm,.-", "yxc·bnm···"]],
    shift: [["+\"*ç%&/()=?•", "··········?·"], ["QWERTZUIOPè!", "······U·····"], ["ASDFGHJKLéà", "·····H·····"],
      ["YXCVBNM;:_", ""]],
  },
  fr: {
    plain: [["&é\"'(-è_çà)=", digits], ["azertyuiop•$", "a··rtyuiop··"], ["qsdfghjklmù", "·sdfghjklm·"],
      ["wxcvbn,;:!", "·xc·bn····"]],
    shift: [["1234567890°+", digits], ["AZERTYUIOP•£", "······U·····"], ["QSDFGHJKLM%", "·····H·····"],
      ["WXCVBN?./§", "······?···"]],
  },
  be: {
    plain: [["&é\"'(§è!çà)-", digits], ["azertyuiop•$", "a··rtyuiop··"], ["qsdfghjklmù", "·sdfghjklm·"],
      ["wxcvbn,;:=", "·xc·bn····"]],
    shift: [["1234567890°_", digits], ["AZERTYUIOP•*", "······U·····"], ["QSDFGHJKLM%", "·····H·····"],
      ["WXCVBN?./+", "······?···"]],
  },
  // bépo, also French
  "fr bepo": {
    plain: [["\"«»()@+-/*=%", digits], ["bépoè•vdljzw", "b·po···dlj··"], ["auie,ctsrnm", "aui··ctsrnm"],
      ["àyx.k'qghf", "·yx·k··ghf"]],
    shift: [["1234567890°`", digits], ["BÉPOÈ!VDLJZW", ""], ["AUIE;CTSRNM", "·U·········"], ["ÀYX:K?QGHF", "·····?··H·"]],
  },
  cz: {
    plain: [["+ěščřžýáíé=•", digits], ["qwertzuiopú)", "···rt·uiop··"], ["asdfghjklů§", "asdfghjkl··"],
      ["yxcvbnm,.-", "yxc·bnm···"]],
    shift: [["1234567890%•", digits], ["QWERTZUIOP/(", "······U·····"], ["ASDFGHJKL\"!", "·····H·····"],
      ["YXCVBNM?:_", "·······?··"]],
  },
  "us dvorak": {
    plain: [["1234567890[]", "1234567890[]"], ["',.pyfgcrl/=", "···pyfgcrl··"], ["aoeuidhtns-", "ao·uidhtns·"],
      [";qjkxbmwvz", "··jkxbm···"]],
    shift: [["!@#$%^&*(){}", ""], ["\"<>PYFGCRL?+", "··········?·"], ["AOEUIDHTNS_", "···U··H····"],
      [":QJKXBMWVZ", ""]],
  },
  tr: {
    plain: [["1234567890*-", digits], ["qwertyuıopğü", "···rtyu·op··"], ["asdfghjklşi", "asdfghjkl·i"],
      ["zxcvbnmöç.", "·xc·bnm···"]],
    shift: [["!'^+%&/()=?_", "··········?·"], ["QWERTYUIOPĞÜ", "······U·····"], ["ASDFGHJKLŞİ", "·····H·····"],
      ["ZXCVBNMÖÇ:", ""]],
  },
  ru: {
    plain: [["1234567890-=", digits], ["йцукенгшщзхъ", "···rtyuiop[]"], ["фывапролджэ", "asdfghjkl··"],
      ["ячсмитьбю.", "·xc·bnm···"]],
    shift: [["!\"№;%:?*()_+", "······?·····"], ["ЙЦУКЕНГШЩЗХЪ", "······U·····"], ["ФЫВАПРОЛДЖЭ", "·····H·····"],
      ["ЯЧСМИТЬБЮ,", ""]],
  },
  gr: {
    plain: [["1234567890-=", digits], [";ςερτυθιοπ[]", "···rtyuiop[]"], ["ασδφγηξκλ•'", "asdfghjkl··"],
      ["ζχψωβνμ,./", "·xc·bnm···"]],
    shift: [["!@#$%^&*()_+", ""], [":ΣΕΡΤΥΘΙΟΠ{}", "······U·····"], ["ΑΣΔΦΓΗΞΚΛ•\"", "·····H·····"],
      ["ΖΧΨΩΒΝΜ<>?", "·········?"]],
  },
  ua: {
    plain: [["1234567890-=", digits], ["йцукенгшщзхї", "···rtyuiop[]"], ["фівапролджє", "asdfghjkl··"],
      ["ячсмитьбю.", "·xc·bnm···"]],
    shift: [["!\"№;%:?*()_+", "······?·····"], ["ЙЦУКЕНГШЩЗХЇ", "······U·····"], ["ФІВАПРОЛДЖЄ", "·····H·····"],
      ["ЯЧСМИТЬБЮ,", ""]],
  },
  // Letters with Shift are Latin.
  il: {
    plain: [["1234567890-=", digits], ["/'קראטוןםפ][", "···rtyuiop]["], ["שדגכעיחלךף,", "asdfghjkl··"],
      ["זסבהנמצתץ.", "·xc·bnm···"]],
    shift: [["!@#$%^&*)(_+", ""], ["QWERTYUIOP}{", "······U·····"], ["ASDFGHJKL:\"", "·····H·····"],
      ["ZXCVBNM><?", "·········?"]],
  },
  ara: {
    plain: [["١٢٣٤٥٦٧٨٩٠-=", digits], ["ضصثقفغعهخحجد", "···rtyuiop[]"], ["شسيبلاتنمكط", "asdfghjkl··"],
      ["ئءؤرىىةوزظ", "·xc·bnm···"]],
    shift: [["!@#$%^&*)(_+", ""], ["ًٌَُﻹإ`÷×؛<>", "······U·····"], ["ٍِ][ﻷأـ،/:\"", "··][·H·····"], ["~ْ}{ﻵآ'،.؟", "·········?"]],
  },
  th: {
    plain: [["ๅ/-ภถุึคตจขช", digits], ["ๆไำพะัีรนยบล", "···rtyuiop[]"], ["ฟหกดเ้่าสวง", "asdfghjkl··"],
      ["ผปแอิืทมใฝ", "·xc·bnm···"]],
    shift: [["+๑๒๓๔ู฿๕๖๗๘๙", ""], ["๐\"ฎฑธํ๊ณฯญฐ,", "······U·····"], ["ฤฆฏโฌ็๋ษศซ.", "·····H·····"],
      ["()ฉฮฺ์?ฒฬฦ", "······?··?"]],
  },
  ge: {
    plain: [["1234567890-=", digits], ["ქწერტყუიოპ[]", "···rtyuiop[]"], ["ასდფგჰჯკლ;'", "asdfghjkl··"],
      ["ზხცვბნმ,./", "·xc·bnm···"]],
    shift: [["!@#$%^&*()_+", ""], ["ქჭერთღუიოპ{}", "······U·····"], ["აშდფგჰჟკ₾:\"", "·····H·····"],
      ["ძხჩვბნმ<>?", "·········?"]],
  },
};

/** @param {Partial<KeyboardEvent>} event @param {string[]} [held] */
const meaning = (event, held = []) => keyOf({
  key: "", code: "", shiftKey: false, ...event, getModifierState: (name) => held.includes(name),
}, keys);

/** Every key of a layout: what is typed and what is meant. @param {Rows} layout */
const eachKey = (layout) => rows.flatMap((codes, i) => {
  const [typed, means] = layout[i].map((row) => [...row]);
  assert.equal(typed.length, codes.length, layout[i][0]);
  return codes.map((code, place) => ({
    code, key: typed[place] === "•" ? "Dead" : typed[place], means: (means[place] ?? "·").replace("·", ""),
  }));
});

/** Letters as Caps Lock turns them. @param {string} key */
const turned = (key) => {
  if ([...key].length !== 1) return key;
  const other = key === key.toLowerCase() ? key.toUpperCase() : key.toLowerCase();
  return [...other].length === 1 ? other : key;
};

for (const [name, { plain, shift }] of Object.entries(keyboards)) {
  test(`layout ${name}`, () => {
    for (const shiftKey of [false, true]) {
      for (const { code, key, means } of eachKey(shiftKey ? shift : plain)) {
        const pressed = { code, key, shiftKey };
        assert.equal(meaning(pressed), means, `${JSON.stringify(pressed)}`);
        // Firefox turns every letter. Chromium leaves some: é and ü on French and Swiss keyboards.
        const ways = /[a-z]/i.test(key) || name === "tr" ? [turned(key)] : [turned(key), key];
        // Turkish I and İ have other small letters than the language of the program says.
        for (const caps of ways.filter((one) => name !== "tr" || !/[Iİi]/.test(one))) {
          assert.equal(meaning({ ...pressed, key: caps }, ["CapsLock"]), means, `Caps Lock: ${caps}, ${code}`);
        }
      }
    }
  });
}

test("each documented character can be typed on each layout", () => {
  for (const [name, { plain, shift }] of Object.entries(keyboards)) {
    const typed = new Set([...eachKey(plain), ...eachKey(shift)].map(({ means }) => means));
    for (const key of keys) {
      // Brackets have letters beside them.
      if (key.length > 1 || key === " " || "[]".includes(key)) continue;
      assert.ok(typed.has(key), `${name}: ${key}`);
    }
  }
});

test("AltGr types what the layout says, and nothing else", () => {
  assert.equal(meaning({ code: "Digit5", key: "[" }, ["AltGraph"]), "[");
  assert.equal(meaning({ code: "Digit5", key: "{" }, ["AltGraph"]), "");
  assert.equal(meaning({ code: "KeyH", key: "₽" }, ["AltGraph"]), "");
  assert.equal(meaning({ code: "KeyH", key: "р" }, ["AltGraph"]), "");
});

test("named keys, the number pad, and keys that the program does not want", () => {
  for (const key of ["Enter", " ", "ArrowLeft", "Home", "End"]) {
    assert.equal(meaning({ key, code: key }), key);
    assert.equal(meaning({ key, code: key }, ["CapsLock"]), key);
  }
  assert.equal(meaning({ key: "4", code: "Numpad4" }), "4");
  assert.equal(meaning({ key: "End", code: "Numpad1" }), "End");
  for (const key of ["Tab", "Escape", "Backspace", "F5", "Shift", "CapsLock", "Dead", "Process", "z", "é", "/", ""]) {
    assert.equal(meaning({ key, code: "" }), "", key);
  }
  // Letters switched off, or a host that lets nobody play.
  const pressed = { key: "'", code: "Digit4", shiftKey: false, getModifierState: () => false };
  assert.equal(keyOf(pressed, new Set(["Enter", " "])), "");
});

/** @param {Rows} plain */
const layoutOf = (plain) => new Map(eachKey(plain).map(({ code, key }) => [code, key]));

test("the list names keys as the reader's keyboard does", () => {
  const labels = (/** @type {string} */ name, /** @type {string[]} */ ...row) =>
    labelsOf(row, layoutOf(keyboards[name].plain)).join(" ");
  assert.equal(labels("us", "f", "["), "f [");
  for (const name of ["de", "ch", "fr", "be", "cz", "tr"]) assert.equal(labels(name, "f", "["), "f", name);
  assert.equal(labels("gr", "f", "["), "φ [");
  assert.equal(labels("ru", "f", "["), "а х");
  assert.equal(labels("ru", "H"), "Р");
  assert.equal(labels("ru", "h"), "р");
  for (const name of Object.keys(keyboards)) {
    assert.equal(labels(name, "1", "2", "0"), "1 2 0", "it is printed on the key, though Shift may type it");
    for (const key of ["?", "←", "Enter", "Eingabe", "Leertaste", "Pos1"]) assert.equal(labels(name, key), key);
    for (const { key, means } of eachKey(keyboards[name].plain)) {
      if (/^[a-z]$/.test(means)) assert.equal(labels(name, means), key);
    }
  }
});

test("nothing is known of the layout in some browsers, and not all of it in others", () => {
  assert.deepEqual(labelsOf(["f", "["], null), ["f", "["]);
  assert.deepEqual(labelsOf(["f", "["], new Map()), ["f", "["]);
  assert.deepEqual(labelsOf(["h"], new Map([["KeyA", "a"]])), ["h"]);
  assert.deepEqual(labelsOf(["["], new Map([["KeyA", "a"]])), ["["]);
});
