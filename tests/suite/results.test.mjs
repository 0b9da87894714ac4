// Reading results: tests that stop, nested tests, and the decision between two tries.
import assert from "node:assert/strict";
import { test } from "node:test";

import { gtestCases, tapCases, twoTries } from "./results.mjs";

test("a GoogleTest log: passed, failed, skipped, parameters, and one that stopped", () => {
  const cases = gtestCases(`Note: This is test shard 1 of 4.
[ RUN      ] Kernel.WhoWins
[       OK ] Kernel.WhoWins (3 ms)
[ RUN      ] Kernel.Loses
kernel_test.cpp:3: Failure
[  FAILED  ] Kernel.Loses (1500 ms)
[ RUN      ] All/Games.Keep/2
[  FAILED  ] All/Games.Keep/2, where GetParam() = "german" (0 ms)
[ RUN      ] Seeds.Rare
[  SKIPPED ] Seeds.Rare (0 ms)
[ RUN      ] Kernel.Stops
runtime error: overflow
`);
  assert.deepEqual(cases.map(({ name, end }) => [name, end]), [["Kernel.WhoWins", "passed"],
    ["Kernel.Loses", "failed"], ["All/Games.Keep/2", "failed"], ["Seeds.Rare", "skipped"],
    ["Kernel.Stops", "failed"]]);
  assert.equal(cases[1].seconds, 1.5);
  assert.match(cases[1].why ?? "", /kernel_test\.cpp:3/);
  assert.match(cases[4].why ?? "", /overflow/);
});

test("node's TAP: the innermost tests count, and why one failed", () => {
  const cases = tapCases(`TAP version 13
# Subtest: one - "a"
ok 1 - one - "a"
  ---
  duration_ms: 500
  ...
not ok 2 - two
  ---
  duration_ms: 1000
  error: 'no & no'
  ...
# Subtest: many
    # Subtest: in
    ok 1 - in
      ---
      duration_ms: 2000
      ...
    not ok 2 - out
      ---
      error: |-
        Expected
      ...
    1..2
not ok 3 - many
  ---
  error: '1 subtest failed'
  ...
ok 4 - none # SKIP no display
1..4
# pass 2
# fail 2
`);
  assert.deepEqual(cases.map(({ name, end, seconds }) => [name, end, seconds]), [
    ['one - "a"', "passed", 0.5], ["two", "failed", 1], ["many: in", "passed", 2], ["many: out", "failed", 0],
    ["none", "skipped", 0]]);
  assert.equal(cases[1].why, "'no & no'");
});

test("two tries: one failure is flaky; two, or one without a second try, are a failure", () => {
  const one = (/** @type {string} */ name, /** @type {"passed" | "failed"} */ end) =>
    ({ name, end, seconds: 1 });
  const first = [one("a", "passed"), one("b", "failed"), one("c", "failed"), one("d", "failed"),
    one("e", "passed")];
  const second = [one("a", "passed"), one("b", "passed"), one("c", "failed"), one("e", "failed")];
  const { cases, flaky } = twoTries(first, second);
  assert.deepEqual(flaky, ["b", "e"]);
  assert.deepEqual(cases.filter(({ end }) => end === "failed").map(({ name }) => name), ["c", "d"]);
  assert.deepEqual(twoTries(first, null).flaky, []);
});
