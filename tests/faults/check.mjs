// Checks that each fault of list.mjs still applies: its text occurs exactly once in its file. run.mjs checks
// that a test finds it, which takes a build per fault. Ends with "N passed, N failed".
import { readFileSync } from "node:fs";

import { check, conclude } from "../words/checks.mjs";
import { faults } from "./list.mjs";

const root = new URL("../../", import.meta.url);
for (const { file, from, to, what } of faults) {
  let text = "";
  try {
    text = readFileSync(new URL(file, root), "utf8");
  } catch {
    // The text then occurs zero times.
  }
  const times = text.split(from).length - 1;
  check(what, times === 1 && from !== to, `${times} times in ${file}: ${from}`);
}
conclude();
