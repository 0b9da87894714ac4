// WordPress as its readers see it: real posts and comments of each role, in an installation from Debian's package
// with a MariaDB of its own, which listens to no network and has no users. Tested by tests/authors, which runs on it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { Missing, put, run, unpacked, versionOf } from "./install.mjs";

const kind = "wikis";
const script = fileURLToPath(new URL("wordpress.php", import.meta.url));

const wordpress = () => unpacked("wordpress", "usr/share/wordpress/wp-includes/kses.php");
const version = async () =>
  /wp_version = '([\d.]+)'/.exec(await readFile(join(await wordpress(), "usr/share/wordpress/wp-includes/version.php"), "utf8"))?.[1];

/** The running database, with WordPress installed in it. @type {Promise<{socket: string, end: () => Promise<void>}> | undefined} */
let running;

async function startDatabase() {
  await versionOf("/usr/sbin/mariadbd");
  const folder = await mkdtemp(join(tmpdir(), "wordpress-"));
  const [data, socket] = [join(folder, "data"), join(folder, "socket")];
  await mkdir(data);
  const server = spawn("/usr/sbin/mariadbd", ["--no-defaults", `--datadir=${data}`, `--socket=${socket}`, "--user=root",
    "--skip-networking", "--skip-grant-tables"], { stdio: "ignore" });
  const end = async () => {
    server.kill();
    if (server.exitCode === null) await once(server, "exit");
    await rm(folder, { recursive: true });
  };
  for (let left = 300; !existsSync(socket); --left) {
    if (left === 0 || server.exitCode !== null) throw new Missing("MariaDB does not start");
    await pause(100);
  }
  for (const site of ["alone", "network"]) await run("php", [script, await wordpress(), socket, site, "", ""]);
  return { socket, end };
}

async function stopDatabase() {
  await (await running?.catch(() => undefined))?.end();
  running = undefined;
}

/**
 * The pages as readers see them. All roles must get the same.
 * @param {"alone" | "network"} site @param {string[]} roles @param {"block" | "classic" | "comment"} way
 * @param {Record<string, string>} pages @param {boolean} set
 * @returns {Promise<Record<string, string>>}
 */
async function shown(site, roles, way, pages, set) {
  running ??= startDatabase();
  const { socket } = await running;
  const [first, ...others] = await Promise.all(roles.map(async (role) =>
    run("php", [script, await wordpress(), socket, site, role, way, ...(set ? ["allowed"] : [])], { input: JSON.stringify(pages) })));
  if (others.some((one) => one !== first)) throw new Error(`${roles.join(" and ")} are shown different pages`);
  return JSON.parse(first);
}

/** WordPress keeps all HTML of these people. @param {string[]} roles @param {"alone" | "network"} site */
const keepsAll = (roles, site) => roles.includes(site === "alone" ? "administrator" : "super");

/**
 * @param {string} who @param {string[]} roles @param {"block" | "classic" | "comment"} way
 * @param {"alone" | "network"} [site]
 * @returns {import("./tools.mjs").Tool}
 */
const tool = (who, roles, way, site = "alone") => ({
  kind, name: `WordPress, ${who}`, version: async () => `WordPress ${await version()}, ${who}`,
  forms: { "address": "address" }, end: stopDatabase,
  ...(keepsAll(roles, site) ? {} : { setting: "in a plugin, the filter `wp_kses_allowed_html` with `all-fours-table` and its `link`" }),
  async build(folder, pages, set) {
    for (const [page, html] of Object.entries(await shown(site, roles, way, pages, set))) await put(folder, page, html);
  },
});

/** @type {import("./tools.mjs").Tool[]} */
export const blogs = [
  tool("the block *Custom HTML* of administrators and editors", ["administrator", "editor"], "block"),
  tool("the classic editor of administrators and editors", ["administrator", "editor"], "classic"),
  tool("the block *Custom HTML* of authors", ["author", "contributor"], "block"),
  tool("the classic editor of authors", ["author", "contributor"], "classic"),
  tool("the block *Custom HTML* of super administrators of a network of sites", ["super"], "block", "network"),
  tool("the block *Custom HTML* of all others in a network of sites", ["administrator", "editor", "author"], "block",
    "network"),
  tool("comments", ["author", "subscriber"], "comment"),
];
