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

test("every variant is played to its end, and its link gives the same game", () => {
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

test("a game is a value: older ones serve as undo", () => {
  const before = allfours.game({ variant: "german", seed: "NODE-2" });
  const link = before.link;
  const log = before.events();
  const after = before.decide(before.think());
  assert.notEqual(after.link, link);
  assert.equal(after.decisions, 1);
  assert.equal(before.link, link);
  assert.deepEqual(before.events(), log);
  const live = allfours.live(before);
  live.decide(live.think());
  for (const one of [before, live]) {
    assert.throws(() => { one.rules.target = 99; }, TypeError);
    assert.throws(() => { one.names[0] = "Zoe"; }, TypeError);
  }
});

test("a call without its caller is by the seat to move, as an object and as text", () => {
  let called = 0;
  for (let number = 0; called < 3; ++number) {
    assert.ok(number < 60, "no revoke could be called");
    let game = allfours.game({ variant: "german", seed: `REVOKE-${number}`, rules: { table_rules: true } });
    /** @type {{seat: number, trick: number} | null} */
    let revoked = null;
    while (game.choice()) {
      const { kind, seat, illegal } = game.choice();
      const log = game.events();
      const trick = log.slice(log.findLastIndex(({ e }) => e === "deal")).filter(({ e }) => e === "trick").length + 1;
      if (revoked && kind === "play" && trick > revoked.trick && seat !== revoked.seat) {
        const words = game.decide(`call_revoke ${revoked.seat} ${revoked.trick}`).link;
        assert.equal(game.decide({ e: "call_revoke", ...revoked }).link, words);
        assert.equal(game.decide({ e: "call_revoke", by: seat, ...revoked }).link, words);
        ++called;
        break;
      }
      if (kind === "play" && illegal?.length && !revoked) {
        game = game.decide({ e: "play", card: illegal[0] });
        revoked = { seat, trick };
      } else {
        game = game.decide(game.think());
      }
    }
  }
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

test("an impossible call throws an error with a message", () => {
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
  for (const wrong of [null, undefined, 5]) refused(() => game.decide(wrong), /A decision is/);
  refused(() => game.decide({ e: "discard" }), /"cards" is not a list of cards/);
  refused(() => game.decide({ e: "say" }), /"say" is missing/);
  refused(() => game.decide({ e: "say", say: "bgg" }), /"bgg" is not a word/);
  refused(() => game.decide({ e: "play", card: "Zz" }), /"Zz" is not a card/);
  refused(() => game.decide({ e: "discard", cards: ["2c", "3"] }), /"3" is not a card/);
  refused(() => game.decide({ e: "call_revoke", by: 1, seat: 2, trick: 1 }), /"seat" is a number from 0 to 1/);
  refused(() => game.whyNot(), /A card is a text/);
  for (const wrong of [undefined, null, 5, []]) refused(() => allfours.game(wrong), /A setup is an object with variant/);
  refused(() => allfours.game({}), /variant is the name/);
  refused(() => allfours.game({ variant: "german", dealr: 1 }), /no "dealr"; it has .*dealer/);
  refused(() => allfours.game({ variant: "german", rules: { taget: 9 } }), /taget/);
  refused(() => allfours.game({ variant: "german", rules: 9 }), /rules/);
  refused(() => allfours.game({ variant: "german", score: "1.2" }), /score/);
  refused(() => allfours.game({ variant: "german", seed: "A&dealer=1" }), /cannot be seed/);
  refused(() => allfours.game({ variant: "german", seed: "A\0&dealer=1" }), /cannot be seed/);
  refused(() => allfours.game({ variant: "german", seed: "A\0" }), /deal's name/);
  refused(() => allfours.game({ variant: "german", seed: "A",
    rules: { target: /** @type {any} */ ("9,hang_jack.true") } }), /cannot be target/);
  refused(() => allfours.game({ variant: "german", seed: "A",
    rules: /** @type {any} */ ({ "target.9,hang_jack": true }) }), /cannot be target\.9/);
  refused(() => allfours.game("v=german&seed=A&rules=target.9,target.11"), /names target twice/);
  refused(() => allfours.game({ variant: "german", seed: "" }), /deal's name/);
  refused(() => allfours.game({ variant: "german", deal: { hand: [] } }), /A deal has no "hand"/);
  refused(() => allfours.game({ variant: "german", deal: { hands: ["2c"] } }), /hands, a list/);
  for (const cards of ["2c3c", "-", "2c.3c", "2", ["2", "c"], ["2c", , "3c"]]) {
    refused(() => allfours.game({ variant: "german", deal: { hands: [Array.isArray(cards) ? cards : [cards]] } }), /A card is a text/);
  }
  refused(() => allfours.game({ variant: "german", deal: { hands: [[], [], ["2c"]] } }), /no more hands than players: 2/);
  for (const seed of [NaN, Infinity, null]) {
    refused(() => allfours.game({ variant: "german", seed }), /The part seed of a setup is/);
  }
  refused(() => allfours.game({ variant: "german", cut: "2c" }), /No card is cut/);
  refused(() => allfours.read(), /A log is text/);
  assert.match(allfours.validate({ variant: "german", plyers: 2 }), /plyers/);
  refused(() => game.decide({ e: "play", card: "ZZ" }), /not a card/);
  refused(() => game.events(2), /no seat 2/);
  refused(() => game.events(1.5), /seat/);
  refused(() => game.think("nobody"), /sensible/);
  const itself = { e: "say" };
  itself.itself = itself;
  for (const wrong of [itself, { e: "say", say: 1n }]) refused(() => game.decide(wrong), /A decision is/);
  for (const wrong of [1n, Symbol("A"), () => {}]) {
    refused(() => allfours.game(wrong), /A setup is an object/);
    refused(() => allfours.game({ variant: "german", seed: wrong }), /seed of a setup is a number or a string/);
    refused(() => allfours.game({ variant: "german", rules: { target: wrong } }), /The rule target is a/);
    refused(() => allfours.game({ variant: "german", deal: { hands: [[wrong]] } }), /A card is a text like "Jh"/);
    refused(() => game.decide(wrong), /A decision is/);
    refused(() => game.events(wrong), /seat/);
  }
  const live = allfours.live({ variant: "german", seed: "NODE-4" });
  for (let decision = 0; decision < 3; ++decision) live.decide(live.think());
  for (const wrong of ["1", "a", 1.9, 2 ** 32 + 1, NaN, 0, -1, null, {}]) {
    refused(() => live.undo(wrong), /to take back is a whole number from 1 on/);
    refused(() => game.review(wrong === 0 ? -1 : wrong), /of a decision is a whole number from 0 on|is no decision/);
    refused(() => game.events(undefined, wrong === 0 ? "0" : wrong), /first event is a whole number from 0 on/);
    refused(() => game.duplicate(wrong), /A hand is a whole number from 1 on/);
  }
  assert.equal(live.decisions, 3);
  for (const wrong of [null, "x", { plyer: "random" }]) refused(() => game.duplicate(1, wrong), /options of a duplicate/);
  for (const wrong of [5, null, {}]) {
    refused(() => allfours.whole(wrong), /A link is text/);
    refused(() => allfours.parts(wrong), /A link is text/);
  }
  for (const wrong of ["", "hello"]) refused(() => allfours.parts(wrong), /A link begins with "v="/);
  refused(() => allfours.game("v=whist&seed=A"), /whist/);
  refused(() => allfours.game("https://some.where/#v=german&seed=A&log=9"), /version/);
  assert.equal(allfours.validate({ variant: "german" }), null);
  assert.match(allfours.validate({ variant: "german", players: 5 }), /2/);
  assert.match(allfours.validate({ variant: "german", rules: { target: 0 } }), /target/);
  // The module still works after all these errors.
  assert.equal(playedOut(game).events().at(-1).e, "game_end");
});

test("parts in the form of a whole link get their end", () => {
  const whole = allfours.whole("game=german&seed=NODE-9");
  assert.equal(whole, allfours.whole("v=german&seed=NODE-9"));
  // What it returns opens.
  assert.equal(allfours.whole(whole), whole);
  assert.throws(() => allfours.whole("v=german&seed=NODE-9&end=abc"), /cut short or changed/);
  assert.throws(() => allfours.whole(whole.slice(0, -1)), /cut short or changed/);
  assert.throws(() => allfours.whole(""), /begins with "v="/);
  assert.equal(allfours.game(whole).seed, "NODE-9");
  assert.equal(allfours.parts(whole), "v=german&seed=NODE-9");
});

// Webpack makes any other form throw, whatever file it names.
test("what bundlers read as a file to include is the name of one", async () => {
  const source = await readFile(fileURLToPath(import.meta.resolve("allfours")), "utf8");
  const files = [...source.matchAll(/new URL\(([^,()]+), import\.meta\.url\)/g)].map(([, file]) => file);
  assert.deepEqual(files, ['"allfours.wasm"']);
});

test("advice comes with a reason", () => {
  const game = allfours.game({ variant: "pitch", players: 2, seed: "NODE-8" });
  const advice = game.advise();
  const choice = game.choice();
  assert.ok(choice?.kind === "play");
  assert.equal(advice.seat, choice.seat);
  assert.deepEqual(advice.options.map((option) => option.words),
    choice.cards.map((card) => `play ${card}`));
  const { chance } = advice.options[advice.best];
  for (const option of advice.options) assert.ok(option.chance <= chance);
  assert.ok(advice.reasons.length > 0);
  assert.match(advice.text, /^advice 1 \d \d+ /);
  assert.deepEqual(game.advise(choice.seat), advice);
  assert.throws(() => game.advise(/** @type {0 | 1} */ (1 - choice.seat)), /nothing to choose/);
});

test("a decision can be reviewed", () => {
  const game = allfours.game({ variant: "pitch", players: 2, seed: "NODE-8" });
  const { best, options } = game.advise();
  const event = game.events().length;
  const verdict = game.decide(options[best].words).review(event);
  assert.equal(verdict.event, event);
  assert.equal(verdict.mark, "best");
  assert.equal(verdict.cost, 0);
  assert.equal(verdict.chosen, best);
  assert.match(verdict.text, /^verdict 2 \d+ \d+ plain\nlay \d+ \d+ \d+ (exact|partly)\n(line.*\n){2}advice 1 /);
  assert.throws(() => game.review(0), /no decision/);
  assert.throws(() => game.review(1.5));
});

test("a hand is replayed by another bot", () => {
  const game = playedOut(allfours.game({ variant: "german", seed: "NODE-6" }));
  const played = game.duplicate(1, { seat: 1, player: "random" });
  assert.deepEqual([played.hand, played.before], [1, [0, 0]]);
  const line = allfours.game(played.link).events();
  const end = line.find((event) => event.e === "hand_end");
  assert.deepEqual(end?.score, played.computer.score);
  assert.ok(played.parting);
  const { event, there, own, computer } = played.parting;
  const wordsOf = ({ e, say, card, cards }) =>
    allfours.words(JSON.parse(JSON.stringify({ e, say, card, cards })));
  assert.equal(wordsOf(game.events()[event]), own);
  assert.equal(wordsOf(line[there]), computer);
  assert.notEqual(own, computer);
  const [mine, theirs] = [0, 1].map((seat) =>
    game.duplicate(1, { seat: /** @type {0 | 1} */ (seat), player: "sensible" }).own.chance);
  assert.ok(Math.abs(mine + theirs - 10_000) <= 1);
  assert.throws(() => game.duplicate(99), /No hand 99/);
  assert.throws(() => game.duplicate(1, { seat: 5 }), /no seat 5/);
  assert.throws(() => game.duplicate(1, { bots: ["sensible"].concat(["expert", "expert"]) }), /3/);
});

test("a log is read back, and the error for an invalid one names its line", () => {
  const game = playedOut(allfours.game({ variant: "german", seed: "NODE-6" }));
  const lines = game.events().map((event) => JSON.stringify(event));
  assert.equal(allfours.read(`${lines.join("\n")}\n`).link, game.link);
  lines[5] = lines[5].replace(/"seat":\d/, '"seat":7');
  assert.throws(() => allfours.read(lines.join("\n")), /^AllFoursError: Line 6: /);
  assert.throws(() => allfours.read("{}"), /Line 1: "e" is missing/);
  assert.throws(() => allfours.read(`\n${lines[1]}`), (/** @type {any} */ error) => {
    assert.deepEqual(error.fault, { kind: "log_begin", about: ['"first_dealer"'], line: 2 });
    assert.match(error.message, /^Line 2: .*"first_dealer"/);
    return error instanceof AllFoursError;
  });
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

test("a worker makes the same decisions as the main thread", async () => {
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

test("without a seed the game gets a random one", () => {
  const seeds = new Set();
  for (let i = 0; i < 20; ++i) seeds.add(allfours.game({ variant: "german" }).seed);
  assert.equal(seeds.size, 20);
  for (const seed of seeds) assert.match(seed, /^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
});

test("a live game moves forward and back, and equals the game of its link", () => {
  let value = allfours.game({ variant: "west-yorkshire", seed: "LIVE-1" });
  const live = allfours.live(value);
  const log = live.events();
  while (live.choice()) {
    const decision = live.think();
    const happened = live.decide(decision);
    assert.ok(happened.length > 0);
    log.push(...happened);
    value = value.decide(decision);
    assert.equal(live.link, value.link);
    assert.equal(live.decisions, value.decisions);
    if (live.decisions % 9 === 0) {
      live.undo();
      assert.equal(live.decisions, value.decisions - 1);
      assert.deepEqual(live.decide(decision), happened);
    }
  }
  assert.deepEqual(live.events(), log);
  assert.deepEqual(value.events(), log);
  assert.deepEqual(live.table(2), value.table(2));
  const { link } = live;
  for (const decision of ["say beg", { e: "say", say: "stand" }, { e: "play", card: "As" }]) {
    assert.throws(() => live.decide(decision), { reason: "game_over" });
  }
  assert.equal(live.link, link);
  live.undo(live.decisions);
  assert.equal(live.link, live.setupLink);
  assert.throws(() => live.undo(), /0 decisions to take back/);
  live.close();
  assert.throws(() => live.events(), /no game #\d+ any more/);
  assert.equal(allfours.game(link).link, link);
});

test("chosen cards have the positions in the README", () => {
  const deal = { hands: [["Ah", "Kh"], [], ["2c"]], pack: ["Jh", "3s"] };
  const game = allfours.game({ variant: "trinidad", seed: "GIVEN", dealer: 3, deal });
  const { hands } = game.events().find((event) => event.e === "deal");
  assert.deepEqual(hands[0].slice(0, 2), ["Ah", "Kh"]);
  assert.equal(hands[2][0], "2c");
  assert.deepEqual(game.table().turned, ["Jh"]);
  const [{ given, pack, stream }] = game.packs();
  assert.ok(given);
  assert.equal(stream, "deal/1");
  assert.deepEqual(pack.slice(24, 26), ["Jh", "3s"]);
  const text = allfours.game({ ...{ variant: "trinidad", seed: "GIVEN", dealer: 3 }, deal: "AhKh..2c..Jh3s" });
  assert.equal(text.link, game.link);
  const cut = allfours.game({ variant: "california-jack", seed: "CUT", cut: "Jd" });
  assert.equal(cut.events().find((event) => event.e === "cut_trump").card, "Jd");
  assert.equal(allfours.game(cut.link).table().trump, "d");
});

test("each deal reports whether it has begun and whether it is over", () => {
  let game = allfours.game("v=german&seed=BEGUN-1");
  const told = () => game.packs().map(({ begun, over }) => [begun, over]);
  assert.deepEqual(told(), [[false, false]]);
  game = game.decide(game.think());
  assert.deepEqual(told(), [[true, false]]);
  while (game.packs().length === 1) game = game.decide(game.think());
  assert.deepEqual(told(), [[true, true], [false, false]]);
  while (game.choice()) game = game.decide(game.think());
  assert.ok(told().every(([begun, over]) => begun && over));
});

test("only the program that runs the table learns who may lay a hand down", () => {
  const live = allfours.live("v=west-yorkshire&seed=OUT&rules=throw_in.true");
  let asked = 0;
  while (live.choice()) {
    const seats = live.mayLayDown();
    asked += seats.length;
    for (const seat of [0, 1, 2, 3]) {
      assert.equal(live.choice(seat).may_lay_down, seats.includes(seat));
      if (seat !== live.choice().seat) assert.deepEqual(Object.keys(live.choice(seat)), ["seat", "kind", "may_lay_down"]);
    }
    live.decide(live.choose("random"));
  }
  assert.ok(asked > 0);
});

test("the README runs, and its results are true", () => {
  execFileSync(process.execPath, [fileURLToPath(new URL("tutorial.mjs", import.meta.url))]);
  const printed = execFileSync(process.execPath, ["readme.mjs"], { encoding: "utf8" });
  assert.match(printed, /^game=trinidad&seed=KINGSTON-42&log=1/m);
});

test("the snippet of the repository's README runs and prints a score and a link", () => {
  const printed = execFileSync(process.execPath, ["snippet.mjs"], { encoding: "utf8" });
  assert.match(printed, /^\[ \d+, \d+ \] game=trinidad&seed=KINGSTON-42&log=1/m);
});

test("the bots are listed, and the strongest plays", async () => {
  const names = allfours.players();
  assert.ok(names.includes("expert"));
  const file = (name) => readFile(new URL(name, import.meta.resolve("allfours")), "utf8");
  const [, typed] = (await file("allfours.d.ts")).match(/type Player = ([^;]+);/) ?? [];
  assert.deepEqual(typed?.split(" | ").map((name) => JSON.parse(name)), names);
  const readme = await file("README.md");
  for (const name of names) assert.ok(readme.includes(`| \`${name}\` |`), name);
  const game = allfours.game({ variant: "german", seed: "EXPERT-1" });
  const decision = game.choose("expert");
  assert.deepEqual(game.choose("expert"), decision);
  assert.notEqual(game.decide(decision).link, game.link);
});
