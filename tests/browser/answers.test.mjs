// The page's worker, on the program that the page loads in two modules, answers as the package does,
// which is built apart: what players decide, advice, verdicts, hands played again.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

const dist = process.env.ALLFOURS_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));
/** @type {typeof import("../../web/module/allfours.js")} */
const { load } = await import(pathToFileURL(join(dist, "npm/allfours.js")).href);

/** @param {RegExp} pattern */
const fileOf = (pattern) => join(dist, readdirSync(dist).find((name) => pattern.test(name)) ?? "");

// The input and output of the worker's script.
/** @type {(event: {data: unknown}) => unknown} */
let hear = () => {};
/** @type {(message: any) => void} */
let said = () => {};
Object.assign(globalThis, {
  addEventListener: (/** @type {string} */ _, /** @type {typeof hear} */ heard) => hear = heard,
  postMessage: (/** @type {any} */ message) => said(message),
});
await import(pathToFileURL(fileOf(/^thinking\.worker-/)).href);
const told = (/** @type {unknown} */ data) => new Promise((done) => {
  said = done;
  hear({ data });
});

/** @param {object} question */
async function ask(question) {
  const { serial, answer } = await told({
    serial: 5, seat: 0, layDown: false, number: -1, bots: "", ...question });
  assert.equal(serial, 5);
  return answer;
}

const modules = [/^page-first-/, /^page-second-/].map((one) => new WebAssembly.Module(readFileSync(fileOf(one))));
// A module that is being made keeps nobody waiting by itself.
const alive = setInterval(() => {}, 1000);
assert.deepEqual(await told({ modules, chances: readFileSync(fileOf(/^chances-/)) }), { ready: true });
clearInterval(alive);
const rules = await load();

for (const [link, decisions] of /** @type {const} */ ([
  ["v=trinidad&seed=ANSWERS-1", 9], ["v=german&seed=ANSWERS-2", 5],
  ["v=pitch&players=2&seed=ANSWERS-3&score=5.4", 4], ["v=california-jack&seed=ANSWERS-4", 13],
  ["v=pitch&players=3&seed=ANSWERS-5&rules=target.9", 6],
])) {
  test(`the worker gives the package's answers for ${link}`, async () => {
    const record = await ask({ record: link, player: "league", number: decisions, bots: "strong" });
    const game = rules.game(record);
    assert.equal(game.decisions, decisions);
    const { seat } = game.choice() ?? { seat: -1 };
    for (const player of rules.players()) {
      assert.equal(await ask({ record, player }), rules.words(game.choose(player)), player);
    }
    assert.equal(await ask({ record, player: "adviser", seat }), game.advise(seat).text);
    const event = game.events().findIndex(({ e }) => e === "play");
    assert.equal(await ask({ record, player: "reviewer", number: event }), game.review(event).text);
  });
}

test("a replayed hand equals the package's", async () => {
  const record = await ask({
    record: "v=pitch&players=2&seed=ANSWERS-6", player: "league", number: 20, bots: "sensible" });
  const { own, computer, link } = rules.game(record).duplicate(1, { seat: 1, bots: "sensible" });
  assert.equal(await ask({ record, player: "duplicate", number: 1, seat: 1, bots: "sensible" }),
    `${own.chance} ${computer.chance} ${rules.parts(link)}`);
});

test("the longest games pass through unchanged", async () => {
  const begun = "v=california-jack&seed=LONG-1&score=-99.-99&rules=target.99";
  const record = await ask({ record: begun, player: "league", number: 1_000_000, bots: "random" });
  assert.ok(record.length > 4096, `${record.length}`);
  assert.equal(rules.game(record).choice(), null);
  // The game is over.
  assert.equal(await ask({ record, player: "league", number: 5, bots: "random" }), record);
  const event = rules.game(record).events().findLastIndex(({ e }) => e === "play");
  assert.equal(await ask({ record, player: "reviewer", number: event }), rules.game(record).review(event).text);
});

test("garbage of any length has no effect on later answers", async () => {
  const { warn } = console;
  console.warn = () => {};
  const good = { record: "v=german&seed=1", player: "sensible" };
  const answer = await ask(good);
  for (const end of ["\0", "&x=\0", "\ud800", "\u{1f0a1}", "\n", "\n\nv=german", "&seed=2", "&log=\xff"]) {
    assert.equal(await ask({ ...good, record: good.record + end }), "failed", JSON.stringify(end));
    assert.equal(await ask(good), answer, JSON.stringify(end));
  }
  for (let length = 80; length < 500_000; length = Math.ceil(length * 2.3)) {
    for (const more of [-1, 0, 1, 65_536 - length]) {
      const record = `v=german&seed=${"A".repeat(Math.max(length + more, 80))}`;
      assert.equal(await ask({ ...good, record }), "failed", `${record.length}`);
      assert.equal(await ask(good), answer, `${record.length}`);
    }
  }
  console.warn = warn;
});

test("an invalid request fails, and the next one is answered", async () => {
  const { warn } = console;
  console.warn = () => {};
  for (const question of [{ record: "v=nothing", player: "expert" },
    { record: "v=german&seed=1", player: "nobody" },
    { record: "v=german&seed=1", player: "reviewer", number: 0 }]) {
    assert.equal(await ask(question), "failed");
  }
  console.warn = warn;
  assert.notEqual(await ask({ record: "v=german&seed=1", player: "expert" }), "failed");
});
