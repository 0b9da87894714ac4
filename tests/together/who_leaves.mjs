// Prints a Markdown table: who leaves a table of two people on devices, when and how, and after how many seconds both
// sit there again (tests/browser/who_leaves.test.mjs). `node tests/together/who_leaves.mjs [PATTERN]`, with the built
// page in dist/; PATTERN restricts the names of the cells, all of which take half an hour. Exit status 1 if one failed.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../browser", import.meta.url));
const pattern = process.argv.slice(2, 3).map((text) => `--test-name-pattern=${text}`);

/** What each cell says, by phase and role, then by way. @type {Map<string, Map<string, string>>} */
const rows = new Map();
let [passed, failed] = [0, 0];
let newest = { row: "", way: "" };

/** @param {string} line of TAP */
function read(line) {
  const [, isNot, phase, role, way] = /^(not )?ok \d+ - (.*), the (host|guest) ([^#]*)$/.exec(line) ?? [];
  const [, seconds] = /^# back after ([\d.]+ s)/.exec(line) ?? [];
  if (way) {
    newest = { row: `${phase} | ${role}`, way: way.trim() };
    if (isNot) ++failed;
    else ++passed;
    rows.set(newest.row, (rows.get(newest.row) ?? new Map()).set(newest.way, isNot ? "**failed**" : "back"));
    process.stderr.write(`${line}\n`);
  } else if (seconds) {
    rows.get(newest.row)?.set(newest.way, seconds);
  }
}

const test = spawn(process.execPath, ["--test", "--test-force-exit", "--test-reporter=tap", ...pattern,
  "who_leaves.test.mjs"], { cwd: folder, env: { ...process.env, ALLFOURS_ALL: "1" }, stdio: ["ignore", "pipe", "inherit"] });
const ended = once(test, "close");
for await (const line of createInterface({ input: test.stdout })) read(line);
await ended;
const ways = [...new Set(Array.from(rows.values(), (row) => [...row.keys()]).flat())];
console.log(`| when | who | ${ways.join(" | ")} |`);
console.log(`| --- | --- |${" --- |".repeat(ways.length)}`);
for (const [row, cells] of rows) console.log(`| ${row} | ${ways.map((way) => cells.get(way) ?? "").join(" | ")} |`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
