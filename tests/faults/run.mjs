// Mutation testing: plants each fault of list.mjs in a copy of the sources, builds it, and runs the test that
// should find it. Slow, so tests/run only checks that each fault still applies (check.mjs). With a text as
// argument: only faults whose room or description contains it. Ends with "N passed, N failed"; a fault that
// its test does not find counts as failed.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { faults } from "./list.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const copy = join(root, "build", "faults");
const wanted = process.argv[2] ?? "";
const chosen = faults.filter((fault) => `${fault.room}: ${fault.what}`.includes(wanted));
const programs = new Set(chosen.map((fault) => fault.program));

/** @param {string} program @param {string[]} parameters */
const run = (program, ...parameters) =>
  spawnSync(program, parameters, { cwd: copy, encoding: "utf8", maxBuffer: 1 << 28 });

/** Builds a test program, or dist/. @param {string} program */
function build(program) {
  const done = program === "dist" ? run("web/play", "--build-only")
    : run("cmake", "--build", "build/native", "--target", program);
  return done.status === 0 ? "" : `${done.stdout}${done.stderr}`.slice(-3000);
}

/** Runs tests of the page or of the package. @param {string} test */
function holdsOfDist(test) {
  const [file, name] = test.split(": ");
  const packages = join(copy, "tests", "browser", "node_modules");
  if (!existsSync(packages)) symlinkSync(join(root, "tests", "browser", "node_modules"), packages);
  if (file === "module") {
    const { status, stdout } = run("tests/module/run");
    return { held: status === 0, failed: [...stdout.matchAll(/^not ok \d+ - (.*)/gm)].map((row) => row[1]) };
  }
  const node = readdirSync(packages).find((one) => one.startsWith("node-linux-"));
  const done = run(join(packages, node ?? "", "bin", "node"), "--test", "--test-reporter=tap", "--test-force-exit",
    `--test-name-pattern=^${name}`, `tests/browser/${file}.test.mjs`);
  if (!/^# (pass|fail) [1-9]/m.test(done.stdout)) throw new Error(`no test is called ${test}`);
  return { held: done.status === 0, failed: [...done.stdout.matchAll(/^not ok \d+ - (.*)/gm)].map((row) => row[1]) };
}

/** Runs tests; returns whether they pass. @param {string} program @param {string} test */
function holds(program, test) {
  if (program === "dist") return holdsOfDist(test);
  const done = run(`build/native/bin/${program}`, `--gtest_filter=${test}`);
  if (/0 tests from 0 test suites/.test(done.stdout)) throw new Error(`no test is called ${test}`);
  const failed = [...done.stdout.matchAll(/^\[ {2}FAILED {2}\] (\S+?)(,| \()/gm)].map((row) => row[1]);
  return { held: done.status === 0, failed: [...new Set(failed)] };
}

// Only tracked files are copied; build results of an earlier run are reused. Sources that are gone would still be
// built, and are removed.
const tracked = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
for (const folder of ["src", "tests"].filter((name) => existsSync(join(copy, name)))) {
  const known = new Set(tracked);
  for (const name of readdirSync(join(copy, folder), { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    if (/\.(cpp|hpp)$/.test(path) && !known.has(path)) rmSync(join(copy, path));
  }
}
for (const name of tracked) {
  const from = join(root, name);
  const to = join(copy, name);
  let same = false;
  try {
    same = readFileSync(from).equals(readFileSync(to));
  } catch { /* not there yet */ }
  if (same) continue;
  mkdirSync(dirname(to), { recursive: true });
  rmSync(to, { force: true });
  cpSync(from, to);
}
const made = run("cmake", "--preset", "native");
if (made.status !== 0) throw new Error(made.stderr);
for (const program of programs) {
  const trouble = build(program);
  if (trouble) throw new Error(trouble);
}

// Before any fault is planted.
const sound = new Set(chosen.filter((fault) => holds(fault.program, fault.test).held));

let found = 0;
let missed = 0;
for (const fault of chosen) {
  const name = `${fault.room}: ${fault.what}`;
  const file = join(copy, fault.file);
  const text = readFileSync(file, "utf8");
  /** @param {boolean} good @param {string} why */
  const tell = (good, why) => {
    if (good) ++found;
    else ++missed;
    console.log(`${good ? "found" : "NOT FOUND"}: ${name}\n    ${why}`);
  };
  if (text.split(fault.from).length !== 2) {
    tell(false, `"${fault.from}" does not stand once in ${fault.file}`);
    continue;
  }
  if (!sound.has(fault)) {
    tell(false, `${fault.test} fails without the fault`);
    continue;
  }
  writeFileSync(file, text.replace(fault.from, () => fault.to));
  const trouble = build(fault.program);
  if (trouble) {
    tell(false, `it does not build: ${trouble}`);
  } else {
    const { held, failed } = holds(fault.program, fault.test);
    tell(!held, held ? `${fault.test} holds with it` : failed.join(", ") || fault.test);
  }
  writeFileSync(file, text);
}
for (const program of programs) build(program);
console.log(`${found} passed, ${missed} failed`);
process.exitCode = missed === 0 ? 0 : 1;
