// Site generators and converters of Debian. Each writes its smallest usual project and builds it.
// Tested by tests/authors, which runs on them.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import { run, versionOf, write } from "./install.mjs";

const kind = "sites";
const forms = { "[text](address)": "[text](address)", "<address>": "<address>" };
/** @param {Record<string, string>} pages @param {string} ending @param {(code: string, page: string) => string} [file] */
const files = (pages, ending, file = (code) => code) =>
  Object.fromEntries(Object.entries(pages).map(([page, code]) => [`${page}.${ending}`, `${file(code, page)}\n`]));
const titled = (/** @type {string} */ code) => `---\ntitle: A page\n---\n${code}`;

/** The version of a Debian package. @param {string} name */
const debian = async (name) => (await versionOf("dpkg-query", ["-W", "-f", "${Version}", name]));

/** @param {string} folder @param {Record<string, string>} pages @param {string} conf @param {string} ending */
async function sphinx(folder, pages, conf, ending) {
  await write(join(folder, "in"), {
    ...files(pages, ending, (code, page) => ending === "md" ? `# ${page}\n\n${code}` : `${page}\n==========\n\n${code}`),
    "index.rst": `A page\n======\n\n.. toctree::\n\n${Object.keys(pages).map((page) => `   ${page}\n`).join("")}`,
    "conf.py": `project = "Cards"\n${conf}`,
  });
  await run("/usr/bin/python3", ["-m", "sphinx", "-q", "-b", "html", join(folder, "in"), join(folder, "out")]);
}

/** @type {import("./tools.mjs").Tool[]} */
export const debianSites = [
  {
    kind, name: "Jekyll (kramdown)", forms,
    version: async () => `Jekyll ${await versionOf("jekyll")} (kramdown ${await debian("ruby-kramdown")})`,
    async build(folder, pages) {
      await write(join(folder, "in"), files(pages, "md", titled));
      await run("jekyll", ["build", "-q", "-s", join(folder, "in"), "-d", join(folder, "out")], { cwd: folder });
    },
  },
  {
    kind, name: "MkDocs (Python-Markdown)", forms,
    version: async () => `MkDocs ${await versionOf("mkdocs")} (Python-Markdown ${await debian("python3-markdown")})`,
    async build(folder, pages) {
      await write(folder, { "mkdocs.yml": "site_name: Cards\ndocs_dir: in\nsite_dir: out\n" });
      await write(join(folder, "in"), files({ index: "Cards", ...pages }, "md"));
      await run("mkdocs", ["build", "-q"], { cwd: folder });
    },
  },
  {
    kind, name: "pandoc", forms,
    version: async () => `pandoc ${await versionOf("pandoc")}`,
    async build(folder, pages) {
      for (const [page, code] of Object.entries(pages)) {
        await run("pandoc", ["-s", "-f", "markdown", "-t", "html5", "--metadata", "title=A page",
          "-o", join(folder, "out", `${page}.html`)], { input: `${code}\n` });
      }
    },
  },
  {
    kind, name: "Sphinx with MyST", forms,
    version: async () => `Sphinx ${await debian("python3-sphinx")} with MyST ${await debian("python3-myst-parser")}`,
    build: (folder, pages) => sphinx(folder, pages, 'extensions = ["myst_parser"]\n', "md"),
  },
  {
    kind, name: "Sphinx, reStructuredText", forms: { "`text <address>`_": "`text <address>`__" },
    version: async () => `Sphinx ${await debian("python3-sphinx")}, reStructuredText`,
    setting: "the code indented under `.. raw:: html`", keeps: ["tag"],
    wrap: (code) => `.. raw:: html\n\n${code.replace(/^(?=.)/gm, "   ")}`,
    build: (folder, pages) => sphinx(folder, pages, "", "rst"),
  },
  {
    kind, name: "Asciidoctor", forms: { "address[text]": "address[text]" },
    version: async () => `Asciidoctor ${await versionOf("asciidoctor")}`,
    setting: "the code between two lines `++++`", keeps: ["tag"],
    wrap: (code) => `++++\n${code}\n++++`,
    async build(folder, pages) {
      await write(join(folder, "in"), files(pages, "adoc"));
      for (const page of Object.keys(pages)) {
        await run("asciidoctor", ["-o", join(folder, "out", `${page}.html`), join(folder, "in", `${page}.adoc`)]);
      }
    },
  },
  {
    kind, name: "Hugo", forms,
    version: async () => `Hugo ${await versionOf("hugo", ["version"])}`,
    setting: "`markup.goldmark.renderer.unsafe = true`, or a shortcode", keeps: ["tag"],
    async build(folder, pages, set) {
      await mkdir(join(folder, "content"), { recursive: true });
      await write(folder, {
        "config.toml": `baseURL = "https://site.example/"\n${set ? "[markup.goldmark.renderer]\nunsafe = true\n" : ""}`,
        "layouts/_default/single.html": "<!doctype html><title>A page</title>{{ .Content }}",
        ...files(Object.fromEntries(Object.entries(pages).map(([page, code]) => [`content/${page}`, code])), "md", titled),
      });
      await run("hugo", ["--quiet", "--destination", join(folder, "out")], { cwd: folder });
    },
  },
];
