// Violations that axe-core finds in a page, one line each. Not in its frames, which have no axe: tests check
// each frame separately.
import { readFile } from "node:fs/promises";

const axe = await readFile(new URL("node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/**
 * @param {import("playwright-core").Page | import("playwright-core").Frame} page
 * @returns {Promise<string[]>}
 */
export async function violations(page) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const found = await /** @type {any} */ (window).axe.run(document, { iframes: false });
    return found.violations.map((/** @type {any} */ one) =>
      `${one.id}: ${one.help}: ${one.nodes.map((/** @type {any} */ node) => node.html).join(" ")}`);
  });
}
