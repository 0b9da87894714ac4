// Third-party parts of dist/ and their licence notices, read from their own files when dist/ is assembled.
// tests/browser/licences.test.mjs checks that none is missing.

import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** The same rule as in web/setup/common.sh. */
const cache = process.env.ALLFOURS_CACHE ||
  join(process.env.XDG_CACHE_HOME || join(process.env.HOME ?? "", ".cache"), "allfours");

/** @param {string[]} path */
const read = (...path) => readFileSync(join(...path), "utf8").replace(/\r/g, "").trim();

/** @param {number} length @param {string[]} files */
const key = (length, ...files) => createHash("sha256")
  .update(files.map((file) => readFileSync(join(root, file), "utf8")).join("")).digest("hex").slice(0, length);

/**
 * What stands between two marks of a file.
 * @param {string} text
 * @param {string | RegExp} from
 * @param {string | RegExp} [to]
 */
function between(text, from, to) {
  const start = text.search(from);
  const end = to ? text.slice(start).search(to) : text.length;
  if (start < 0 || end < 0) throw new Error(`a licence is not where it was: ${from}`);
  return text.slice(start, start + end).trim();
}

/** A comment's text. @param {string} text */
const uncommented = (text) => text.replace(/^ ?\/?[*/]+ ?-*/gm, "").replace(/\*\/$/gm, "").trim();

/** @typedef {{name: string, for: string, licence: string, text: string}} Notice */

/**
 * Everything that is owed.
 * @param {string} folder ROOT, where build/ is
 * @returns {Notice[]}
 */
export function notices(folder) {
  const sources = join(cache, `sources-${key(12, "web/setup/sources.sha256")}`);
  const assets = join(cache,
    `assets-${key(16, "assets/package.json", "assets/package-lock.json", "assets/.npmrc")}`, "node_modules");
  const made = join(folder, "build/web/CMakeFiles");
  const settings = readdirSync(made).map((name) => join(made, name, "CMakeCXXCompiler.cmake"))
    .find((file) => existsSync(file));
  if (!settings) throw new Error(`${made} does not know its compiler`);
  const emscripten = dirname(/CMAKE_CXX_COMPILER "(.*)"/.exec(read(settings))?.[1] ?? "");
  const mit = between(read(root, "LICENSE"), "Permission is hereby");
  const runtime = uncommented(between(read(emscripten, "src/library.js"), "Copyright", "SPDX"));
  const allocator = between(read(emscripten, "system/lib/emmalloc.c"), "Copyright", "\n");
  const library = read(emscripten, "system/lib/libcxx/CREDITS.TXT");
  const qr = read(folder, "build/assets/qrcode.js");
  return [
    {
      name: "Dear ImGui", for: "page.wasm", licence: "MIT",
      text: read(sources, "imgui/LICENSE.txt"),
    },
    {
      name: "stb_truetype, stb_rect_pack, stb_textedit", for: "page.wasm", licence: "MIT",
      text: between(read(sources, "imgui/imstb_truetype.h"), /Copyright \(c\) 2017 Sean Barrett/, /-{20}/),
    },
    {
      name: "SDL 2", for: "page.wasm", licence: "zlib", text: read(sources, "sdl2/LICENSE.txt"),
    },
    {
      name: "Emscripten", for: "page.wasm, allfours.wasm, main.js", licence: "MIT",
      text: `${runtime}\n${allocator}\n\n${mit}`,
    },
    {
      name: "musl", for: "page.wasm, allfours.wasm", licence: "MIT",
      text: read(emscripten, "system/lib/libc/musl/COPYRIGHT"),
    },
    {
      name: "libc++, libc++abi, compiler-rt (LLVM)", for: "page.wasm, allfours.wasm",
      licence: "Apache 2.0 with LLVM exceptions (https://llvm.org/LICENSE.txt)", text: library,
    },
    {
      name: "DejaVu Sans", for: "allfours-sans.ttf, allfours-sans-bold.ttf, allfours-index.ttf",
      licence: "Bitstream Vera, Arev", text: read(assets, "dejavu-fonts-ttf/LICENSE"),
    },
    {
      name: "Adrian Kennard's playing cards (@letele/playing-cards)", for: "courts.svg",
      licence: "CC0 1.0", text: read(assets, "@letele/playing-cards/LICENSE"),
    },
    {
      name: "QR Code Generator for JavaScript (qrcode-generator)", for: "qrcode.js", licence: "MIT",
      text: `${uncommented(between(qr, "// QR Code Generator", /\n\n/))}\n\n${mit}`,
    },
    {
      name: "Paul Miller's reader of QR codes (qr)", for: "qr_reader.js", licence: "MIT",
      text: read(folder, "build/assets/qr/LICENSE-MIT"),
    },
  ];
}

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/**
 * The page of all notices.
 * @param {string} folder ROOT, where build/ is
 * @param {string} top the bar at the top, as HTML
 * @param {{code: string, title: string, intro: string}[]} tongues
 */
export const licencesPage = (folder, top, tongues) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(`All Fours: ${tongues[0].title}`)}</title>
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="favicon.svg" type="image/svg+xml">
    <script src="paper/look.js"></script>
    <link rel="stylesheet" href="paper/paper.css">
  </head>
  <body>
    ${top}
    <main>
      <h1>${escaped(tongues[0].title)}</h1>
${tongues.map(({ code, intro }) => `      <p lang="${code}">${escaped(intro)}</p>`).join("\n")}
      <details open>
        <summary>All Fours – MIT</summary>
        <pre tabindex="0">${escaped(read(root, "LICENSE"))}</pre>
      </details>
${notices(folder).map(({ name, for: parts, licence, text }) => `      <details>
        <summary>${escaped(name)} – ${escaped(licence)}</summary>
        <p>${escaped(parts)}</p>
        <pre tabindex="0">${escaped(text)}</pre>
      </details>`).join("\n")}
    </main>
  </body>
</html>
`;
