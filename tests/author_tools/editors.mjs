// Editors of web pages, as npm packages, pinned, in Chromium: each is given the example as HTML, as from its
// field for source code or from the clipboard, and asked for the HTML that it would store.
// Tested by tests/authors, which runs on them.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { convertIn } from "./browser.mjs";
import { npm, run, useNpm } from "./install.mjs";

const kind = "editors";

/**
 * An editor whose `code` defines window.convert(html, set) in a page with these scripts of its packages.
 * @param {string} title with "VERSION" for its version @param {Record<string, string>} packages
 * @param {string[]} scripts @param {string} code @param {Partial<import("./tools.mjs").Tool>} [more]
 * @returns {import("./tools.mjs").Tool}
 */
const editor = (title, packages, scripts, code, more = {}) => ({
  kind, name: title.replace(" VERSION", ""), ...more,
  async version() {
    await npm(packages);
    return title.replace("VERSION", Object.values(packages)[0]);
  },
  async build(folder, pages, set) {
    const modules = await useNpm(folder, packages);
    await writeFile(join(folder, "editor.js"), code);
    if (scripts.length === 0) {
      await run("esbuild", ["editor.js", "--bundle", "--format=iife", "--loader:.css=empty", "--allow-overwrite",
        "--outfile=editor.js", "--log-level=error"], { cwd: folder });
    }
    const stored = await convertIn({ "https://packages.example/": modules, "https://editor.example/": folder },
      [...scripts.map((one) => `https://packages.example/${one}`), "https://editor.example/editor.js"], pages, set);
    for (const [page, html] of Object.entries(stored)) {
      await writeFile(join(folder, "out", `${page}.html`), `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>${html}`);
    }
  },
});

export const editors = [
  editor("TinyMCE VERSION", { tinymce: "8.9.2" }, ["tinymce/tinymce.min.js"], `window.convert = async (html, set) => {
    const field = document.body.appendChild(document.createElement("div"));
    const [editor] = await tinymce.init({ target: field, license_key: "gpl", plugins: "code", skin: false, content_css: false,
      theme: "silver", ...set ? { custom_elements: "all-fours-table", extended_valid_elements: "all-fours-table[*],script[src|defer]",
        sandbox_iframes: false } : {} });
    editor.setContent(html);
    const stored = editor.getContent();
    editor.destroy();
    return stored;
  };`, {
    setting: "`all-fours-table` in `custom_elements`, `all-fours-table[*],script[src|defer]` in `extended_valid_elements`, `sandbox_iframes: false`",
    keeps: ["tag"],
  }),
  editor("Quill VERSION", { quill: "2.0.3" }, ["quill/dist/quill.js"], `window.convert = async (html) => {
    const quill = new Quill(document.body.appendChild(document.createElement("div")));
    quill.clipboard.dangerouslyPasteHTML(html);
    return quill.getSemanticHTML();
  };`),
  editor("Trix VERSION", { trix: "2.1.19" }, ["trix/dist/trix.umd.min.js"], `window.convert = async (html) => {
    const field = document.createElement("trix-editor");
    document.body.append(field);
    await new Promise((done) => field.addEventListener("trix-initialize", done));
    field.editor.loadHTML(html);
    return field.value;
  };`),
  editor("Tiptap VERSION with its starter kit", { "@tiptap/core": "3.34.0", "@tiptap/starter-kit": "3.34.0", "@tiptap/pm": "3.34.0" }, [],
    `import { Editor } from "@tiptap/core"; import StarterKit from "@tiptap/starter-kit";
    window.convert = async (html) => new Editor({ extensions: [StarterKit], content: html }).getHTML();`),
  editor("CKEditor 5 VERSION", { ckeditor5: "48.5.2" }, ["ckeditor5/dist/browser/ckeditor5.umd.js"], `window.convert = async (html, set) => {
    const { ClassicEditor, Essentials, Paragraph, Link, GeneralHtmlSupport, SourceEditing } = CKEDITOR;
    const field = document.body.appendChild(document.createElement("div"));
    const editor = await ClassicEditor.create(field, { licenseKey: "GPL",
      plugins: [Essentials, Paragraph, Link, SourceEditing, ...set ? [GeneralHtmlSupport] : []],
      ...set ? { htmlSupport: { allow: [{ name: /^(iframe|script|all-fours-table|\\$customElement)$/, attributes: true }] } } : {} });
    editor.setData(html);
    return editor.getData();
  };`, { setting: "the plugin `GeneralHtmlSupport`, `allow` with `name: /^(iframe|script|all-fours-table|\\$customElement)$/, attributes: true`" }),
];
