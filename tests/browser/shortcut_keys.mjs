// The keys of the program, read from its table, for tests of the page without the program.
import { readFile } from "node:fs/promises";

/** Named as in KeyboardEvent.key. @returns {Promise<Set<string>>} */
export async function shortcutKeys() {
  const table = await readFile(new URL("../../src/app/shortcuts.cpp", import.meta.url), "utf8");
  const keys = [...table.matchAll(/^ *Shortcut\{"([^"]+)"/gm)].flatMap(([, row]) => row.split(" "));
  if (keys.length < 40) throw new Error(`only these keys are found: ${keys.join(" ")}`);
  return new Set(keys.map((key) => key === "Space" ? " " : key));
}
