// Sanitizers and Markdown converters that wikis, forums and comments use, as npm packages, pinned. Each runs
// in a Node process of its own with its defaults, or with the setting of AUTHORS.md.
// Tested by tests/authors, which runs on them.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { npm, run, useNpm } from "./install.mjs";

const kind = "libraries";
const forms = { "[text](address)": "[text](address)", "<address>": "<address>", "address": "address" };

/**
 * A library of which `code` defines convert(html, set).
 * @param {string} title with "VERSION" for its version @param {Record<string, string>} packages @param {string} code
 * @param {Partial<import("./tools.mjs").Tool>} more @returns {import("./tools.mjs").Tool}
 */
const library = (title, packages, code, more) => ({
  kind, name: title.replace(" VERSION", ""), ...more,
  async version() {
    await npm(packages);
    return title.replace("VERSION", Object.values(packages)[0]);
  },
  async build(folder, pages, set) {
    await useNpm(folder, packages);
    await writeFile(join(folder, "pages.json"), JSON.stringify(pages));
    await writeFile(join(folder, "run.mjs"), `import { readFileSync, writeFileSync } from "node:fs";
      ${code}
      for (const [page, html] of Object.entries(JSON.parse(readFileSync("pages.json", "utf8")))) {
        writeFileSync("out/" + page + ".html", '<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>' +
          await convert(html, ${set}));
      }`);
    await run("node", ["run.mjs"], { cwd: folder });
  },
});

const jsdom = { jsdom: "29.1.1" };
const purify = `import createPurifier from "dompurify";
  import { JSDOM } from "jsdom";
  const purifier = createPurifier(new JSDOM("").window);
  const convert = (html, set) => purifier.sanitize(html, set ? OPTIONS : {});`;
const rehype = {
  "rehype-sanitize": "6.0.0", "rehype-raw": "7.0.0", "rehype-stringify": "10.0.1", "remark-gfm": "4.0.1",
  "remark-parse": "11.0.0", "remark-rehype": "11.1.2", unified: "11.0.5",
};

export const libraries = [
  library("sanitize-html VERSION", { "sanitize-html": "2.18.1" }, `import sanitize from "sanitize-html";
    const allowed = {
      allowedTags: [...sanitize.defaults.allowedTags, "all-fours-table"],
      allowedAttributes: { ...sanitize.defaults.allowedAttributes, "all-fours-table": ["link"] },
    };
    const convert = (html, set) => sanitize(html, set ? allowed : {});`, {
    setting: "`all-fours-table` in `allowedTags`, its `link` in `allowedAttributes`", keeps: ["tag"],
  }),
  library("DOMPurify VERSION", { dompurify: "3.5.0", ...jsdom }, purify.replace("OPTIONS", `{
      CUSTOM_ELEMENT_HANDLING: { tagNameCheck: /^all-fours-table$/, attributeNameCheck: /^link$/ } }`), {
    setting: "`CUSTOM_ELEMENT_HANDLING` with both `tagNameCheck` and `attributeNameCheck` for `link`", keeps: ["tag"],
  }),
  library("DOMPurify VERSION, by the tag's name alone", { dompurify: "3.5.0", ...jsdom }, purify.replace("OPTIONS", `{
      CUSTOM_ELEMENT_HANDLING: { tagNameCheck: /^all-fours-table$/ } }`), {
    setting: "`CUSTOM_ELEMENT_HANDLING` with `tagNameCheck` alone", keeps: ["tag"],
  }),
  library("xss VERSION", { xss: "1.0.17" }, `import xss from "xss";
    const whiteList = { ...xss.whiteList, "all-fours-table": ["link"] };
    const convert = (html, set) => xss(html, set ? { whiteList } : {});`, {
    setting: "`all-fours-table` in `whiteList`, with `link`", keeps: ["tag"],
  }),
  library("rehype-sanitize VERSION, the rules of GitHub, on Markdown", rehype, `import { unified } from "unified";
    import gfm from "remark-gfm"; import parse from "remark-parse"; import toHtml from "remark-rehype";
    import raw from "rehype-raw"; import sanitize, { defaultSchema } from "rehype-sanitize"; import stringify from "rehype-stringify";
    const allowed = { ...defaultSchema, tagNames: [...defaultSchema.tagNames, "all-fours-table"],
      attributes: { ...defaultSchema.attributes, "all-fours-table": ["link"] } };
    const convert = async (text, set) => String(await unified().use(parse).use(gfm)
      .use(toHtml, { allowDangerousHtml: true }).use(raw).use(sanitize, set ? allowed : defaultSchema).use(stringify).process(text));`, {
    forms, setting: "a schema with `all-fours-table` in `tagNames`, its `link` in `attributes`", keeps: ["tag"],
  }),
  library("markdown-it VERSION, as forums use it", { "markdown-it": "14.3.3" }, `import MarkdownIt from "markdown-it";
    const convert = (text, set) => new MarkdownIt({ linkify: true, html: set }).render(text);`, {
    forms, setting: "`html: true`, then a sanitizer", keeps: ["tag"],
  }),
];
