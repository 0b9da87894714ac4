// Each fault of list.mjs still applies: its text stands exactly once in its file. Whether a test finds it
// takes a build a fault (run.mjs). Ends with a line "N passed, N failed".
import { readFileSync } from "node:fs";

import { check, conclude } from "../words/checks.mjs";
import { faults } from "./list.mjs";

const root = new URL("../../", import.meta.url);
for (const { file, from, to, what } of faults) {
  let text = "";
  try {
    text = readFileSync(new URL(file, root), "utf8");
  } catch {
    // Then the text stands there zero times.
  }
  const times = text.split(from).length - 1;
  check(what, times === 1 && from !== to, `${times} times in ${file}: ${from}`);
}
conclude();
