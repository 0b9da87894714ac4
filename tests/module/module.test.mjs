// The JavaScript package under Node: games, refusals, seat views, links, other ways to load it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

import { AllFoursError, load } from "allfours";

const allfours = await load();
const wasm = new URL(import.meta.resolve("allfours/allfours.wasm"));

function playedOut(game, player) {
  while (game.choice()) game = game.decide(game.think(player));
  return game;
}

test("every variant is played to its end, and its link is the same game again", () => {
  assert.ok(allfours.variants().length >= 15);
  for (const { id, players } of allfours.variants()) {
    for (const count of players) {
      const game = playedOut(allfours.game({ variant: id, players: count, seed: "NODE-1" }));
      const log = game.events();
      assert.equal(log.at(-1).e, "game_end", id);
      assert.equal(log.filter((event) => event.e === "game").length, 1);
      assert.deepEqual(allfours.game(game.link).events(), log, id);
      assert.ok(game.table().over);
      assert.deepEqual(game.table().score, log.at(-1).score, id);
    }
  }
});

test("a game is a value: an older one is the undo", () => {
  const before = allfours.game({ variant: "german", seed: "NODE-2" });
  const link = before.link;
  const log = before.events();
  const after = before.decide(before.think());
  assert.notEqual(after.link, link);
  assert.equal(after.decisions, 1);
  assert.equal(before.link, link);
  assert.deepEqual(before.events(), log);
});

test("a seat is told what it can know", () => {
  const game = allfours.game({ variant: "french", seed: "NODE-3" });
  for (const seat of [0, 1]) {
    const deal = game.events(seat).find((event) => event.e === "deal");
    assert.equal(deal.hands[seat].length, 6);
    assert.equal(deal.hands[1 - seat], null);
    assert.equal(game.events(seat)[0].seed, null);
    assert.equal(game.table(seat).hands[1 - seat], null);
  }
  assert.equal(game.events()[0].seed, "NODE-3");
});

test("what cannot be is an error with a sentence", () => {
  const game = allfours.game({ variant: "german", seed: "NODE-4" });
  const { seat } = game.choice();
  const refused = (call, pattern, reason) => assert.throws(call, (error) => {
    assert.ok(error instanceof AllFoursError);
    assert.match(error.message, pattern);
    assert.equal(error.reason, reason);
    return true;
  });
  refused(() => game.decide({ e: "say", seat: 1 - seat, say: "stand" }), /./, "not_your_turn");
  refused(() => game.decide({ e: "say", say: "run" }), /./, "word_not_possible");
  refused(() => game.decide({ e: "play", card: "2c" }), /./, "not_now");
  refused(() => game.decide({ e: "sing" }), /lay_down/);
  refused(() => game.decide(null), /lay_down/);
  refused(() => game.decide({ e: "play", card: "ZZ" }), /not a card/);
  refused(() => game.events(2), /no seat 2/);
  refused(() => game.events(1.5), /seat/);
  refused(() => game.think("nobody"), /sensible/);
  refused(() => allfours.game("v=whist&seed=A"), /whist/);
  refused(() => allfours.game("https://some.where/#v=german&seed=A&log=9"), /version/);
  assert.equal(allfours.validate({ variant: "german" }), null);
  assert.match(allfours.validate({ variant: "german", players: 5 }), /2/);
  assert.match(allfours.validate({ variant: "german", rules: { target: 0 } }), /target/);
  // After all this the module is as good as before.
  assert.equal(playedOut(game).events().at(-1).e, "game_end");
});

test("a log is read back, and a bad one names its line", () => {
  const game = playedOut(allfours.game({ variant: "german", seed: "NODE-6" }));
  const lines = game.events().map((event) => JSON.stringify(event));
  assert.equal(allfours.read(`${lines.join("\n")}\n`).link, game.link);
  lines[5] = lines[5].replace(/"seat":\d/, '"seat":7');
  assert.throws(() => allfours.read(lines.join("\n")), /^AllFoursError: Line 6: /);
  assert.throws(() => allfours.read("{}"), /Line 1: "e" is missing/);
});

test("house rules are those of the rule set", () => {
  const game = allfours.game({ variant: "trinidad", seed: "A", rules: { hang_jack: false } });
  assert.equal(game.rules.hang_jack, false);
  assert.match(game.link, /rules=hang_jack\.false/);
  for (const field of allfours.fields()) {
    assert.ok(field.name in game.rules, field.name);
    assert.notEqual(field.values === undefined, field.least === undefined, field.name);
  }
});

test("it loads from bytes, from a compiled module, and from a response", async () => {
  const bytes = await readFile(wasm);
  for (const from of [bytes, await WebAssembly.compile(bytes), new Response(bytes), wasm.href]) {
    const again = await load(from);
    assert.deepEqual(again.players(), allfours.players());
  }
  await assert.rejects(load(new Response("", { status: 404 })), /404/);
});

test("a worker thinks what the main thread thinks", async () => {
  const link = "v=trinidad&seed=NODE-5";
  const worker = new Worker(`
    const { parentPort } = require("node:worker_threads");
    import(${JSON.stringify(import.meta.resolve("allfours"))}).then(async ({ load }) => {
      const allfours = await load();
      let game = allfours.game(${JSON.stringify(link)});
      while (game.choice()) game = game.decide(game.think());
      parentPort.postMessage(game.link);
    });`, { eval: true });
  const there = await new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  assert.equal(there, playedOut(allfours.game(link)).link);
  await worker.terminate();
});

test("the example of the README runs", async () => {
  const file = fileURLToPath(new URL("example.mjs", import.meta.url));
  const lines = execFileSync(process.execPath, [file], { encoding: "utf8" }).trim().split("\n");
  assert.match(lines.at(-1), /^v=trinidad&seed=KINGSTON-42&log=1/);
  assert.match(lines.at(-2), /^[a-z_]+ \S+ \d+ \[ \d+, \d+ \]$/);
  const readme = await readFile(new URL("README.md", import.meta.resolve("allfours")), "utf8");
  const example = await readFile(file, "utf8");
  const code = (text) => text.split("\n").map((line) => line.replace(/ *\/\/.*/, "")).filter(Boolean);
  for (const line of code(example)) assert.ok(code(readme).includes(line), line);
});
