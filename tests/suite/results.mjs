// Reads the results of a step of tests/run (step): the test cases in a GoogleTest log or in node's TAP
// output. Pure functions with tests of their own: node results.test.mjs.

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {"passed" | "failed" | "skipped"} end
 * @property {number} seconds
 * @property {string} [why]
 */

/**
 * From the output of a GoogleTest program. A test that started and did not end has failed.
 * @param {string} log
 * @returns {Case[]}
 */
export function gtestCases(log) {
  /** @type {Case[]} */
  const cases = [];
  let running = "";
  let said = "";
  for (const line of log.split("\n")) {
    const begun = /^\[ RUN {6}\] (\S+)/.exec(line);
    const done = /^\[ {2}(?: {5}OK|FAILED {1}|SKIPPED) \] (\S+?),? .*\((\d+) ms\)$/.exec(line);
    if (begun) {
      running = begun[1];
      said = "";
    } else if (done && done[1] === running) {
      const end = line.includes("OK ]") ? "passed" : line.includes("SKIPPED") ? "skipped" : "failed";
      cases.push({ name: running, end, seconds: Number(done[2]) / 1000, ...end === "passed" ? {} : { why: said } });
      running = "";
    } else {
      said += `${line}\n`;
    }
  }
  if (running) cases.push({ name: running, end: "failed", seconds: 0, why: said });
  return cases;
}

/**
 * From the TAP output of `node --test`: the line of a test follows those of its subtests, which are indented
 * further; only the innermost count. (--test-force-exit truncates its JUnit file.)
 * @param {string} tap
 * @returns {Case[]}
 */
export function tapCases(tap) {
  /** @type {(Case & {depth: number})[]} */
  const cases = [];
  for (const line of tap.split("\n")) {
    const [, indent, bad, name, skip] =
      /^( *)(not )?ok \d+ - (.*?)( # (?:SKIP|TODO)\b.*)?$/.exec(line) ?? [];
    const last = cases.at(-1);
    if (name !== undefined) {
      const depth = indent.length;
      const inner = cases.filter((one) => one.depth > depth);
      for (const one of inner) Object.assign(one, { name: `${name}: ${one.name}`, depth });
      const told = inner.some(({ end }) => end === "failed") || (inner.length > 0 && !bad);
      if (!told) {
        cases.push({ name, depth, end: skip ? "skipped" : bad ? "failed" : "passed", seconds: 0 });
      }
    } else if (last) {
      const [, ms] = /^ +duration_ms: ([\d.]+)$/.exec(line) ?? [];
      const [, why] = /^ +error: (.*)$/.exec(line) ?? [];
      if (ms && last.seconds === 0) last.seconds = Number(ms) / 1000;
      if (why && last.end === "failed") last.why ??= why;
    }
  }
  return cases.map(({ depth: _, ...one }) => one);
}

/**
 * Tests that passed in only one of two tries are flaky. Tests that failed in both, or failed without a second
 * try, have failed.
 * @param {Case[]} first
 * @param {Case[] | null} second
 */
export function twoTries(first, second) {
  if (!second) return { cases: first, flaky: /** @type {string[]} */ ([]) };
  const ends = new Map(second.map((one) => [one.name, one]));
  const before = new Map(first.map((one) => [one.name, one]));
  const names = [...new Set([...before.keys(), ...ends.keys()])];
  /** @type {string[]} */
  const flaky = [];
  const cases = names.map((name) => {
    const tries = [before.get(name), ends.get(name)].flatMap((one) => one ? [one] : []);
    const good = tries.find(({ end }) => end !== "failed");
    const bad = tries.find(({ end }) => end === "failed");
    if (good && bad) flaky.push(name);
    return good && bad ? { ...good, why: bad.why } : tries[0];
  });
  return { cases, flaky };
}
