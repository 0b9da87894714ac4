// Site generators of npm, pinned. Each writes its smallest usual project and builds it.
// Tested by tests/authors, which runs on them.
import { join } from "node:path";

import { run, useNpm, npm, write } from "./install.mjs";

const kind = "sites";
const forms = { "[text](address)": "[text](address)", "<address>": "<address>" };
/** @param {Record<string, string>} pages @param {string} under */
const markdown = (pages, under, head = "") =>
  Object.fromEntries(Object.entries(pages).map(([page, code]) => [`${under}/${page}.md`, `${head}${code}\n`]));

const eleventy = { "@11ty/eleventy": "3.1.8" };
const astro = { astro: "5.18.2" };
const hexo = { hexo: "8.1.2", "hexo-renderer-marked": "7.0.1", "hexo-renderer-ejs": "2.0.0" };
const vitepress = { vitepress: "1.6.4" };
const docusaurus = {
  "@docusaurus/core": "3.10.2", "@docusaurus/preset-classic": "3.10.2", "@mdx-js/react": "3.1.1",
  react: "19.2.0", "react-dom": "19.2.0",
};

/** @param {string} name @param {Record<string, string>} packages */
const versioned = (name, packages) => async () => {
  await npm(packages);
  return `${name} ${Object.values(packages)[0]}`;
};

/** @type {import("./tools.mjs").Tool[]} */
export const npmSites = [
  {
    kind, name: "Eleventy", forms, version: versioned("Eleventy", eleventy),
    async build(folder, pages) {
      const modules = await useNpm(folder, eleventy);
      await write(folder, markdown(pages, "in"));
      await run("node", [join(modules, "@11ty/eleventy/cmd.cjs"), "--quiet", "--input=in", "--output=out"], { cwd: folder });
    },
  },
  {
    kind, name: "Hexo", forms, version: versioned("Hexo", hexo),
    async build(folder, pages) {
      const modules = await useNpm(folder, hexo);
      await write(folder, {
        "_config.yml": "title: Cards\nurl: https://site.example\npublic_dir: out\ntheme: plain\n",
        "package.json": JSON.stringify({ private: true, hexo: { version: hexo.hexo }, dependencies: hexo }),
        "themes/plain/layout/index.ejs": "<!doctype html><title>A page</title><%- page.content %>",
        ...markdown(pages, "source", "---\ntitle: A page\nlayout: index\n---\n"),
      });
      await run("node", [join(modules, "hexo/bin/hexo"), "generate", "--silent"], { cwd: folder });
    },
  },
  {
    kind, name: "Astro", forms, version: versioned("Astro", astro),
    async build(folder, pages) {
      const modules = await useNpm(folder, astro);
      await write(folder, { ...markdown(pages, "src/pages"), "astro.config.mjs": 'export default { outDir: "out" };\n' });
      await run("node", [join(modules, "astro/astro.js"), "build"], { cwd: folder });
    },
  },
  {
    kind, name: "Docusaurus", version: versioned("Docusaurus", docusaurus),
    forms, apart: ["form1"],
    async build(folder, pages) {
      const modules = await useNpm(folder, docusaurus);
      await write(folder, {
        ...markdown(pages, "docs"),
        "package.json": "{}",
        "docusaurus.config.js": `module.exports = {
          title: "Cards", url: "https://site.example", baseUrl: "/", onBrokenLinks: "ignore",
          presets: [["classic", { docs: { routeBasePath: "/", sidebarPath: undefined }, blog: false }]],
        };`,
      });
      await run("node", [join(modules, "@docusaurus/core/bin/docusaurus.mjs"), "build", "--out-dir", "out"], { cwd: folder });
    },
  },
  {
    kind, name: "VitePress", version: versioned("VitePress", vitepress),
    forms, apart: ["tag", "attributes"],
    setting: "the script in `head`; `isCustomElement` in `vue.template.compilerOptions`",
    async build(folder, pages, set) {
      const modules = await useNpm(folder, vitepress);
      await write(folder, {
        ...markdown(pages, "in"),
        "package.json": '{"type": "module"}',
        "in/.vitepress/config.mjs": `export default {
          title: "Cards", outDir: "../out", ignoreDeadLinks: true,
          ${set ? `head: [["script", { src: "https://your.host/allfours/all-fours-table.js", defer: "" }]],
          vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === "all-fours-table" } } },` : ""}
        };`,
      });
      await run("node", [join(modules, "vitepress/bin/vitepress.js"), "build", "in"], { cwd: folder });
    },
  },
];
