// A hand of All Fours by keyboard with Orca, in each browser and language: plays only while nothing is being
// said, and then tells which lines of the history, and which questions to the person, were never heard, and
// which lines more than once.
// Ends with "N passed, N failed". Started by tests/screen_reader.
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { repeated, signsIn, unheard } from "./heard.mjs";
import { servePage } from "./page.mjs";
import { Session, versionOf } from "./session.mjs";

const { values: options } = parseArgs({
  options: {
    browser: { type: "string", multiple: true, default: ["chromium", "firefox-esr"] },
    language: { type: "string", multiple: true, default: ["en", "de", "fr"] },
    dist: { type: "string", default: fileURLToPath(new URL("../../dist", import.meta.url)) },
    embedded: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
  },
});

const seed = "KINGSTON-42";
const place = options.embedded ? "host" : `#v=trinidad&seed=${seed}`;
/** As long as nothing more is said, a person goes on. */
const pause = 2500;
/** @type {Record<string, string>} the keys of words, src/app/shortcuts.cpp */
const wordKeys = { stand: "s", beg: "b", give: "g", run: "r", take_point: "k" };

/** @typedef {import("./page.mjs").Shown} Shown */
/** @typedef {Awaited<ReturnType<typeof servePage>>["told"]} Told */

/** The key that answers the question to the person, if there is one. @param {Shown} state */
function keyFor({ actions, cards, discards }) {
  const word = actions.find((id) => id.startsWith("say:"))?.slice("say:".length);
  if (word) return wordKeys[word] ?? "Return";
  if (actions.includes("next_hand")) return "";
  // Points wait until they are read.
  if (actions.includes("skip")) return "Return";
  const place = cards.indexOf(true);
  return place < 0 || discards ? "" : String((place + 1) % 10);
}

/** @param {Told} told @param {(state: Shown) => boolean} holds @param {number} most */
async function until(told, holds, most) {
  for (const begun = Date.now(); Date.now() - begun < most; await sleep(100)) {
    if (told.state && holds(told.state)) return true;
  }
  return false;
}

/**
 * Moves on by Tab until the focus is in a place.
 * @param {Session} session
 * @param {Told} told
 * @param {(focused: string) => boolean} there
 * @param {string} name of the place
 */
async function tabTo(session, told, there, name) {
  const arrived = () => there(told.state?.focused ?? "");
  for (let tabs = 0; tabs < 40 && !arrived(); ++tabs) {
    const before = told.state?.focused;
    await session.press("Tab");
    await until(told, ({ focused }) => focused !== before, 2000);
  }
  if (!arrived()) throw new Error(`Tab does not lead to ${name}`);
}

/**
 * Goes to the game as a person does: begins it, or enters the frame of the embedded table.
 * @param {Session} session
 * @param {Told} told
 */
async function begin(session, told) {
  if (options.embedded) {
    await tabTo(session, told, (focused) => focused !== "", "the embedded table");
  } else {
    await tabTo(session, told, (focused) => focused === "begin", "the button that begins");
    await session.press("Return");
  }
}

/**
 * Plays one hand. Answers the questions to the person, and when each came.
 * @param {Session} session
 * @param {Told} told
 */
async function playHand(session, told) {
  /** @type {{text: string, at: number}[]} */
  const asked = [];
  for (let turns = 0; turns < 40; ++turns) {
    const mine = (/** @type {Shown} */ state) => keyFor(state) !== "" || state.actions.includes("next_hand");
    if (!await until(told, mine, 90_000)) throw new Error("the game does not go on");
    await session.quiet(pause, 300_000);
    const state = /** @type {Shown} */ (told.state);
    if (state.actions.includes("next_hand")) return asked;
    const key = keyFor(state);
    // Meanwhile the last card has been played by itself.
    if (!key) continue;
    if (state.prompt) asked.push({ text: state.prompt, at: told.asked });
    const rows = told.rows.length;
    await session.press(key);
    const goesOn = () => told.rows.length > rows || (key === "Return" && told.state !== state);
    if (!await until(told, goesOn, 10_000)) throw new Error(`nothing comes of ${key}`);
  }
  throw new Error("the hand does not end");
}

/** The session under way. @type {Session | null} */
let current = null;

// Its programs are not ended by the signal; and as the first process of --debian node ends by none.
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => void current?.close().then(() => process.exit(130)));
}

/** @param {string} browser @param {string} language */
async function listen(browser, language) {
  const page = await servePage(options.dist, seed, language);
  const session = new Session(language);
  current = session;
  try {
    await session.start();
    await session.open(browser, page.address + place);
    await until(page.told, (state) => options.embedded || state.actions.includes("begin"), 60_000);
    await session.quiet(3000, 60_000);
    await begin(session, page.told);
    // A key ends what is being said.
    await session.quiet(pause, 120_000);
    await session.stickyFocusMode();
    // An embedded table goes on before a person comes to it, who can read the lines until then by the arrows.
    const before = options.embedded ? page.told.rows.length : 0;
    const begun = Date.now();
    const asked = await playHand(session, page.told);
    return { heard: session.heard(), rows: page.told.rows.slice(before), asked, lines: page.told.state?.lines ?? [],
      seconds: Math.round((Date.now() - begun) / 1000) };
  } finally {
    if (options.all) for (const { text, cut } of session.heard()) console.log(`  say: ${text}${cut ? " (cut)" : ""}`);
    await session.close();
    page.close();
  }
}

/** @param {string} browser @param {string} language */
async function check(browser, language) {
  const { heard, rows, asked, lines, seconds } = await listen(browser, language);
  const lost = unheard(rows, heard);
  const unasked = unheard(asked, heard);
  const twice = repeated(rows, heard);
  const signs = lines.flatMap(signsIn);
  console.log(`${browser}, ${language}: ${rows.length - lost.length} of ${rows.length} lines of the history and ` +
    `${asked.length - unasked.length} of ${asked.length} questions heard, ${twice.length} lines repeated, ` +
    `${signs.length} signs in what is announced, ${seconds} s from the first question to the end`);
  for (const text of lost) console.log(`  never heard: ${text}`);
  for (const text of unasked) console.log(`  never asked: ${text}`);
  for (const text of twice) console.log(`  repeated: ${text}`);
  return lost.length + unasked.length + twice.length + signs.length === 0;
}

console.log(["orca", "speech-dispatcher", ...options.browser].map((program) =>
  `${program} ${versionOf(program, "--version").replace(/^[^\d]*/, "")}`).join(", "));
let passed = 0;
let failed = 0;
for (const browser of options.browser) {
  for (const language of options.language) {
    try {
      if (await check(browser, language)) ++passed;
      else ++failed;
    } catch (error) {
      ++failed;
      console.log(`${browser}, ${language}: ${error instanceof Error ? error.message : error}`);
    }
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
