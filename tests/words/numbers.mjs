// Numbers for people are written by number_text (src/words/words.hpp), which uses the true minus sign.
// std::to_string in the rooms of texts and screens is only for names that programs read. Ends with "N passed,
// N failed".

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { check, conclude } from "./checks.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Only for programs: links, stored texts, requests to workers. */
const forPrograms = new Set(["bots/requests", "bots/worker_protocol", "features/bar_cup/bar_cup_text", "features/daily/daily",
  "features/league/league_night", "features/saved/saved_game", "features/season/season",
  "features/series/series", "features/settings/settings", "features/settings/settings_text", "features/slate/slate",
  "features/statistics/statistics", "start/start_screen", "links/link"].map((name) => `src/app/${name}.cpp`));

/** The name of an action or a part: "card:" + …, a call with one, or its number in JSON. */
const isName = /"[a-z_.# ]*[:.=]" *\+ *std::to_string|(json\.raw\(|(deal_to|toggle_why)\(table, )std::to_string|"00" \+ std/;

/** @param {string} line of C++ */
export const isRead = (line) => line.includes("std::to_string") && !isName.test(line);

check("a placeholder of a text", isRead('  add(fill(w.to_target, {{"n", std::to_string(target)}}));'));
check("a cell of a table", isRead("  table_row(json, {name, std::to_string(own)});"));
check("the name of an action", !isRead('  scene.input.add("moment:" + std::to_string(row.moment), place);'));

let files = 0;
for (const room of ["src/app", "src/ui", "src/words"]) {
  for (const name of readdirSync(join(root, room), { recursive: true }).map(String)
    .filter((file) => /\.[ch]pp$/.test(file)).sort()) {
    const file = `${room}/${name}`;
    files += 1;
    // The implementation of number_text.
    if (forPrograms.has(file) || /^src\/words\/(words|numbers)\.cpp$/.test(file)) continue;
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    const found = lines.flatMap((line, i) =>
      // "review_at:" + event, on a line of its own.
      isRead(line) && !/ event = std::to_string\(verdict\.event\)/.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : []);
    if (found.length > 0) check(file, false, found.join("\n"));
  }
}
check("files were read", files > 150, String(files));
conclude();
