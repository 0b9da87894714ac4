// Installs npm packages of pinned versions in the cache, and runs programs. A tool that cannot be installed
// throws Missing, and the run skips it by name. Tested by tests/authors, which runs on it.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

export class Missing extends Error {}

/** Where the packages of Debian and npm are. */
export const cache = process.env.ALLFOURS_AUTHORS ?? "";
const minute = 60_000;

/**
 * The output of a program. @param {string} program @param {string[]} parts
 * @param {{cwd?: string, input?: string}} [options]
 */
export async function run(program, parts, { cwd, input } = {}) {
  const running = promisify(execFile)(program, parts, {
    cwd, timeout: 4 * minute, maxBuffer: 1 << 26,
    env: { ...process.env, NO_COLOR: "1", ASTRO_TELEMETRY_DISABLED: "1", DOCUSAURUS_NO_PERSISTENT_CACHE: "true", LC_ALL: "C.UTF-8" },
  });
  // One that ends without reading closes the pipe.
  running.child.stdin?.on("error", () => {});
  running.child.stdin?.end(input ?? "");
  return (await running).stdout;
}

/** The version in a program's own words. @param {string} program @param {string[]} parts */
export async function versionOf(program, parts = ["--version"]) {
  let said;
  try {
    said = await run(program, parts);
  } catch (error) {
    throw new Missing(`${program} does not run: ${String(/** @type {Error} */ (error).message).split("\n")[0]}`);
  }
  return /\d+(\.\d+)+/.exec(said)?.[0] ?? "";
}

/**
 * The node_modules folder with these packages.
 * @param {Record<string, string>} packages versions by name
 */
export async function npm(packages) {
  const names = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  const folder = join(cache, "npm", names[0].replace(/\W+/g, "-").replace(/^-/, ""));
  const modules = join(folder, "node_modules");
  const installed = await readFile(join(folder, "installed.txt"), "utf8").catch(() => "");
  if (installed === names.join("\n")) return modules;
  await rm(folder, { recursive: true, force: true });
  await mkdir(`${folder}.part`, { recursive: true });
  await writeFile(join(`${folder}.part`, "package.json"), JSON.stringify({ private: true, dependencies: packages }));
  try {
    await run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"],
      { cwd: `${folder}.part` });
  } catch (error) {
    await rm(`${folder}.part`, { recursive: true, force: true });
    throw new Missing(`npm did not install ${names[0]}: ${String(/** @type {Error} */ (error).message).split("\n")[1]}`);
  }
  await rename(`${folder}.part`, folder);
  await writeFile(join(folder, "installed.txt"), names.join("\n"));
  return modules;
}

/** Makes these packages those of a folder. @param {string} folder @param {Record<string, string>} packages */
export async function useNpm(folder, packages) {
  const modules = await npm(packages);
  await symlink(modules, join(folder, "node_modules"));
  return modules;
}

/** Writes files under a folder. @param {string} folder @param {Record<string, string>} files */
export async function write(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(join(path, ".."), { recursive: true });
    await writeFile(path, text);
  }
}

/** The folder of an unpacked package of Debian with a program in PHP. @param {string} name @param {string} proof a file that it must have */
export async function unpacked(name, proof) {
  await versionOf("php");
  const folder = join(cache, "debian", name);
  if (!existsSync(join(folder, proof))) throw new Missing(`Debian's package ${name} is not there`);
  return folder;
}

/** Writes a page of a tool that gives its body alone. @param {string} folder @param {string} page @param {string} body */
export const put = (folder, page, body) => writeFile(join(folder, "out", `${page}.html`),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>${body}`);
