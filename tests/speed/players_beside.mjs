// Speed of the players of this commit beside those of another: node tests/speed/players_beside.mjs
// [--commit COMMIT] [--rounds N] [--expert|--solver] [--web]. Builds the command line of both commits with the
// same compiler (the other in a worktree under build/beside), runs them in turn, and prints for each game the
// time of both and the ratio of this commit to the other: the median of the rounds and their range. `expert`:
// the time of a decision, median and 99th percentile, over the same deals against `sensible`. Solver: all legal
// cards of a first lead with six players, mean and 99th percentile. --web: both commits as WebAssembly, in Node.
// The other commit is by default the one that the goals of this comparison are measured from. Slow.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { values: options } = parseArgs({ options: {
  commit: { type: "string", default: "092360ea" },
  rounds: { type: "string", default: "5" },
  expert: { type: "boolean", default: false },
  solver: { type: "boolean", default: false },
  web: { type: "boolean", default: false },
} });
const rounds = Number(options.rounds);
const both = options.expert === options.solver;
const games = [["german"], ["trinidad"], ["pitch", "--players", "4"], ["west-yorkshire"], ["california-jack"],
  ["west-yorkshire-6"]];
const gamesPlayed = 20;
const leadsSolved = 2000;  // the command solves a twentieth of it with six players

const preset = options.web ? "web" : "native";

/** @param {string} program @param {string[]} given */
function run(program, ...given) {
  if (program.endsWith(".js")) return run(process.execPath, program, ...given);
  return execFileSync(program, given, { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "inherit"] });
}

/** The command line, built from this folder. @param {string} folder */
function built(folder) {
  run("cmake", "-S", folder, "--preset", preset);
  run("cmake", "--build", join(folder, "build", preset), "--target", "allfours");
  return join(folder, "build", preset, "bin", options.web ? "allfours.js" : "allfours");
}

/** A worktree of the other commit. */
function otherFolder() {
  const folder = join(root, "build", "beside", options.commit);
  if (!existsSync(folder)) run("git", "-C", root, "worktree", "add", "--detach", folder, options.commit);
  return folder;
}

/** Median and range. @param {number[]} numbers */
function summary(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return { middle: sorted[sorted.length >> 1], least: sorted[0], most: sorted[sorted.length - 1] };
}

/** @param {string} name @param {string[]} measured @param {(program: string, round: number) => number[]} measure
 * one number for each name of `measured` */
function compare(name, measured, measure) {
  /** @type {number[][][]} by program, number and round */
  const found = programs.map(() => measured.map(() => []));
  for (let round = 0; round < rounds; ++round) {
    const order = round % 2 === 0 ? [0, 1] : [1, 0];
    for (const i of order) measure(programs[i], round).forEach((value, j) => found[i][j].push(value));
  }
  measured.forEach((what, j) => {
    const ratio = summary(found[0][j].map((value, round) => value / found[1][j][round]));
    const [now, before] = found.map((program) => summary(program[j]).middle);
    console.log(`${name.padEnd(18)} ${what.padEnd(7)} ${now.toFixed(2).padStart(10)} ${before.toFixed(2).padStart(10)}` +
      `   ${ratio.middle.toFixed(2)} (${ratio.least.toFixed(2)}–${ratio.most.toFixed(2)})`);
  });
}

/** Numbers of the last line, after the game. @param {string} output */
const lastNumbers = (output) => (output.trimEnd().split("\n").at(-1) ?? "").match(/\d+\.\d+/g)?.map(Number) ?? [];

const programs = [built(root), built(otherFolder())];
console.log(`${"".padEnd(26)}        here ${options.commit.padStart(10)}   ratio`);
if (both || options.expert) {
  for (const [variant, ...more] of games) {
    compare(variant, ["median", "p99"], (program, round) => {
      const row = lastNumbers(run(program, "bench", "players", "expert", "sensible", "--variant", variant, ...more,
        "--games", String(gamesPlayed), "--seed", `beside-${round}`));
      return row.slice(2, 4);
    });
  }
}
if (both || options.solver) {
  compare("west-yorkshire-6", ["mean", "p99"], (program) => {
    const row = lastNumbers(run(program, "bench", "solver", "--games", String(leadsSolved),
      "--variant", "west-yorkshire-6"));
    return [row[0], row[2]];
  });
}
