// The package's README as a program: its snippets in order, with each "// →" line checked.
import { readFile, writeFile } from "node:fs/promises";

const readme = await readFile(new URL("README.md", import.meta.resolve("allfours")), "utf8");
const snippets = [...readme.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code]) => code);
let checks = 0;
const lines = snippets.join("\n").split("\n").map((line) => {
  const [, indent, expression, value] = line.match(/^(\s*)(.*); \/\/ → (.*)$/) ?? [];
  if (value === undefined) return line;
  ++checks;
  return `${indent}check.deepEqual(${expression}, ${value}, ${JSON.stringify(line.trim())});`;
});
if (snippets.length < 9 || checks < 20) throw new Error(`${snippets.length} snippets, ${checks} checks`);
const imports = lines.filter((line) => line.startsWith("import "));
const code = lines.filter((line) => !line.startsWith("import "));
await writeFile("readme.mjs", ['import check from "node:assert/strict";', ...imports, ...code, ""].join("\n"));
