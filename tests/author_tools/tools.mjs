// All tools that tests/authors tries, in the order of the tables of web/embed/AUTHORS.md.
import { editors } from "./editors.mjs";
import { debianSites } from "./debian_sites.mjs";
import { libraries } from "./libraries.mjs";
import { npmSites } from "./npm_sites.mjs";
import { wikis } from "./wikis.mjs";

/**
 * @typedef {object} Tool
 * @property {string} kind the table of AUTHORS.md that has its row
 * @property {string} name without versions
 * @property {() => Promise<string>} version its name with versions; installs its packages, or throws Missing
 * @property {(folder: string, pages: Record<string, string>, set: boolean) => Promise<void>} build
 *   writes out/PAGE.html or out/PAGE/index.html under the folder for each page, with the setting or without
 * @property {string} [setting] in the words of AUTHORS.md: the setting that lets the tag or the frame through
 * @property {string[]} [keeps] the codes that the setting keeps for certain
 * @property {(code: string) => string} [wrap] how the code is written with the setting
 * @property {Record<string, string>} [forms] the tool's own ways to write a link, with "address" and "text"
 * @property {() => Promise<void>} [end] ends the servers that it has started
 * @property {string[]} [apart] pages that do not build, and are built apart to save time
 */

/** @type {Tool[]} */
export const tools = [...debianSites, ...npmSites, ...wikis, ...libraries, ...editors];
