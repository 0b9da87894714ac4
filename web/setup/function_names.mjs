// The functions of a WebAssembly module, by names that survive most changes of the source.

import { execFileSync } from "node:child_process";

/**
 * Those of a module that has names, in its order.
 * @param {string} nm LLVM's
 * @param {string} file
 */
export function functions(nm, file) {
  const read = (/** @type {string[]} */ options) => [...execFileSync(nm, ["--no-sort", ...options, file],
    { encoding: "utf8", maxBuffer: 1 << 26, stdio: ["ignore", "pipe", "ignore"] })
    .matchAll(/^[0-9a-f]+ [tT] (.+)$/gm)].map(([, name]) => name);
  const readable = read(["--demangle"]);
  return read([]).map((name, i) => ({ name, readable: readable[i] }));
}

/**
 * A C++ function's name without result, parameters, template arguments and ABI tags: one name for all
 * overloads, and all instances of a template of ours. Instances of the library's templates keep the kinds that
 * they are made for.
 * @param {string} readable
 */
export function shortName(readable) {
  const plain = readable
    .replace(/\[abi:[^\]]*\]/g, "")
    .replace(/ ?\(?\.(llvm\.)?\d+\)?$/, "")
    .replace(/\(anonymous namespace\)/g, "{}")
    .replace(/std::__2::/g, "std::")
    .replace(/operator\(\)/g, "operator{}")
    .replace(/operator(<=>|<<=|>>=|<<|>>|<=|>=|->|<|>)/g, (_, /** @type {string} */ sign) =>
      `operator{${[...sign].map((one) => one.charCodeAt(0)).join("_")}}`);
  const without = (/** @type {string} */ opening, /** @type {string} */ closing, /** @type {string} */ text) => {
    let depth = 0;
    let kept = "";
    for (const sign of text) {
      if (opening.includes(sign)) ++depth;
      else if (closing.includes(sign)) --depth;
      else if (depth === 0) kept += sign;
    }
    return kept;
  };
  const short = without("<([", ">)]", plain).replace(/ const$/, "").trim().split(" ").at(-1) ?? "";
  if (!short.startsWith("std::")) return short;
  const kinds = [...new Set(plain.match(/allfours::[\w:]+/g) ?? [])].sort();
  return kinds.length > 0 ? `${short}<${kinds.join(",")}>` : short;
}
