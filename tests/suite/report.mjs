// The report of tests/run: node report.mjs BUILD TRY.xml… reads CTest's JUnit files (later ones are second
// tries), its list of tests, and the results of each step in BUILD/results. Prints the kinds with their
// processor time, the skipped, flaky and failed tests by name, and last "N passed, N failed". Writes
// BUILD/../junit.xml with every test of every program, and the names of flaky tests to BUILD/../flaky.txt: a
// test that was also flaky in the previous run has failed.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { gtestCases, tapCases, twoTries } from "./results.mjs";

/** @typedef {import("./results.mjs").Case} Case */
/** @typedef {{name: string, kind: string, seconds: number, ended: boolean, why: string}} Step */

const [build, ...runs] = process.argv.slice(2);
const results = join(build, "results");
const flakyFile = join(build, "..", "flaky.txt");

/** @param {string} path */
const textOf = (path) => existsSync(path) ? readFileSync(path, "utf8") : "";
/** @param {string} text */
const escaped = (text) => text.replace(/[^\t\n\x20-\ufffd]/g, "").replaceAll("&", "&amp;")
  .replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The kind of each test. @type {Map<string, string>} */
const labels = new Map(JSON.parse(textOf(join(build, "tests.json"))).tests.map((/** @type {any} */ one) =>
  [one.name, one.properties.find((/** @type {any} */ property) => property.name === "LABELS")?.value[0]]));

/** Processor seconds of a step, from bash's `times`: "1m2.345s" four times. @param {string} name */
const cpuOf = (name) => [...textOf(join(results, `${name}.cpu`)).matchAll(/(\d+)m([\d.]+)s/g)]
  .reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);

/** The steps of one CTest run. @param {string} file @returns {Step[]} */
function stepsOf(file) {
  return [...textOf(file).matchAll(/<testcase name="([^"]*)"[^>]*?time="([^"]*)" status="([^"]*)"[^]*?<\/testcase>/g)]
    .map(([, name, seconds, status]) => ({
      name, seconds: Number(seconds), ended: status === "run",
      kind: labels.get(name) ?? "",
      why: `${status === "notrun" ? "not run: what it needs has failed" : "see above"}`,
    }));
}

/** The results of a step's tests; null if it left none.
 * @returns {Case[] | null} */
function casesOf(name, attempt) {
  const log = join(results, `${name}.gtest`);
  if (existsSync(log)) return gtestCases(readFileSync(log, "utf8"));
  const count = /^(\d+) (\d+)/.exec(textOf(join(results, `${name}.count`)));
  if (count) {
    const one = (/** @type {"passed" | "failed"} */ end) => (/** @type {unknown} */ _, /** @type {number} */ i) =>
      ({ name: `${name} ${end} ${i + 1}`, end, seconds: 0 });
    return [...Array.from({ length: Number(count[1]) }, one("passed")),
      ...Array.from({ length: Number(count[2]) }, one("failed"))];
  }
  const tap = join(results, `${name}.${attempt}.tap`);
  return existsSync(tap) ? tapCases(readFileSync(tap, "utf8")) : null;
}

/** @param {Step} step @param {number} attempt @returns {Case[]} */
function allCases(step, attempt) {
  const cases = casesOf(step.name, attempt) ?? [];
  // A successful build is no test; a step that fails without a failed test is one.
  if (cases.length === 0 && step.ended && step.kind !== "setup") {
    return [{ name: step.name, end: "passed", seconds: step.seconds }];
  }
  if (!step.ended && !cases.some(({ end }) => end === "failed")) {
    return [...cases, { name: step.name, end: "failed", seconds: step.seconds, why: step.why }];
  }
  return cases;
}

const firstTries = stepsOf(runs[0]);
const secondTries = new Map(runs.slice(1).flatMap(stepsOf).map((step) => [step.name, step]));
const before = new Set(textOf(flakyFile).split("\n").filter((line) => line !== ""));
/** @type {{step: Step, cases: Case[], flaky: Set<string>}[]} */
const done = firstTries.map((step) => {
  const again = secondTries.get(step.name);
  const first = allCases(step, 1);
  // If a whole file stopped, its tests have no names of their own.
  const { cases, flaky } = twoTries(first, again ? allCases(again, 2) : null);
  return { step, cases, flaky: new Set(flaky) };
});

/** @type {Map<string, {passed: number, failed: number, cpu: number, wall: number}>} */
const kinds = new Map();
/** @type {string[]} */
const flakyNow = [];
let passed = 0;
let failed = 0;
let xml = '<?xml version="1.0" encoding="utf-8"?>\n<testsuites>\n';
for (const { step, cases, flaky } of done) {
  const kind = kinds.get(step.kind) ?? { passed: 0, failed: 0, cpu: 0, wall: 0 };
  kinds.set(step.kind, kind);
  kind.cpu += cpuOf(step.name);
  kind.wall += step.seconds;
  xml += `<testsuite name="${escaped(step.name)}" time="${step.seconds}">\n`;
  for (const one of cases) {
    const name = `${step.name}: ${one.name}`;
    let { end } = one;
    if (flaky.has(one.name)) {
      flakyNow.push(name);
      if (before.has(name)) end = "failed";
      console.log(`      FLAKY: ${name}${end === "failed" ? ": as in the run before: failed" : ""}`);
    } else if (end !== "passed") {
      console.log(`      ${end.toUpperCase()}: ${name}`);
    }
    if (end === "passed") ++kind.passed;
    if (end === "failed") ++kind.failed;
    const child = end === "failed" ? `<failure message="${escaped((one.why ?? "").slice(0, 500))}"/>`
      : flaky.has(one.name) ? `<flakyFailure message="${escaped((one.why ?? "").slice(0, 500))}"/>`
        : end === "skipped" ? "<skipped/>" : "";
    const head = `<testcase classname="${escaped(step.name)}" name="${escaped(one.name)}" time="${one.seconds}"`;
    xml += child ? `${head}>${child}</testcase>\n` : `${head}/>\n`;
  }
  xml += "</testsuite>\n";
}
writeFileSync(join(build, "..", "junit.xml"), `${xml}</testsuites>\n`);
if (kinds.has("browser")) writeFileSync(flakyFile, flakyNow.map((name) => `${name}\n`).join(""));

let cpu = 0;
for (const [name, kind] of kinds) {
  passed += kind.passed;
  failed += kind.failed;
  cpu += kind.cpu;
  console.log(`      ${name.padEnd(10)} ${String(kind.passed).padStart(5)} passed ${String(kind.failed).padStart(3)} failed` +
    ` ${kind.cpu.toFixed(0).padStart(6)} s of processor time`);
}
const slow = [...done].sort((one, other) => other.step.seconds - one.step.seconds).slice(0, 8)
  .map(({ step }) => `${step.name} ${step.seconds.toFixed(0)} s`);
console.log(`      ${cpu.toFixed(0)} s of processor time in all; longest: ${slow.join(", ")}`);
if (firstTries.length === 0) {
  console.log("      FAILED: CTest ran nothing");
  failed = 1;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
