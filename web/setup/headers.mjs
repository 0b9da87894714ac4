// Optional headers for hosts of dist/, as files that some hosts read; the pages work without them. Tests:
// tests/browser/licences.test.mjs, tests/browser/nginx.test.mjs.

import { hashed, types } from "./serve.mjs";

const forAll = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Permissions-Policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
};
// Nobody else's page frames these; tables, of embed.html and alone.html, stand anywhere.
const forPages = { "Content-Security-Policy": "frame-ancestors 'self'", "X-Frame-Options": "SAMEORIGIN" };
const forTables = {
  "Cross-Origin-Resource-Policy": "cross-origin", "Cross-Origin-Embedder-Policy": "require-corp",
};
const forScript = { "Cross-Origin-Resource-Policy": "cross-origin", "Access-Control-Allow-Origin": "*" };
// A frame of opaque origin belongs to no host.
const forEver = { "Cache-Control": "public, max-age=31536000, immutable", "Access-Control-Allow-Origin": "*" };

/** By address; a star stands for what follows. @type {[string, Record<string, string>][]} */
const places = [
  ...["/", "/index.html", "/licences.html", "/rules/*", "/compose/*", "/fair/*"].map((path) =>
    /** @type {[string, Record<string, string>]} */ ([path, forPages])),
  ["/embed.html", forTables], ["/alone.html", forTables], ["/all-fours-table.js", forScript],
];

/** As Netlify, Cloudflare Pages and others read it. @param {string[]} names those that never change */
export function headersFile(names) {
  /** @type {[string, Record<string, string>][]} */
  const rules = [["/*", forAll], ...places, ...names.map((name) =>
    /** @type {[string, Record<string, string>]} */ ([`/${name}`, forEver]))];
  return rules.map(([path, headers]) =>
    `${path}\n${Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`).join("")}`).join("");
}

/** The same for nginx, and what it does not know by itself: types, what is kept, what is packed. */
export function nginxFile() {
  const location = (/** @type {string} */ where, /** @type {Record<string, string>} */ headers) =>
    `location ${where} {\n${Object.entries({ ...forAll, "Cache-Control": "no-cache", ...headers })
      // What is missing now may be there later.
      .map(([name, value]) => `  add_header ${name} "${value}"${name === "Cache-Control" ? "" : " always"};\n`)
      .join("")}}\n`;
  return `# In a server block, with this folder at the top of the host:
#   server { listen 80; root /srv/all-fours; include /srv/all-fours/nginx-headers.conf; }
# Where nginx has the module of brotli_static, that is put beside the include: brotli_static on;
index index.html;
default_type application/octet-stream;
types {
${Object.entries(types).map(([extension, type]) => `  "${type}" ${extension.slice(1)};\n`).join("")}}
gzip_static on;
gzip_proxied any;
gzip_vary on;
${location("/", {})}${places.map(([path, headers]) =>
    location(path.endsWith("*") ? path.slice(0, -1) : `= ${path}`, headers)).join("")}${
    location(`~ "${hashed.source}"`, forEver)}`;
}
