// The bar at the top of every page beside the game, as HTML: links to the game, to the languages and to
// the other pages. Used by the build of the site; its style is in header.css.

/**
 * @param {object} at
 * @param {string} at.root  relative path to the root of the site: "../../"
 * @param {string} at.rules  path to the pages about the rules in this language: "../rules/en/"
 * @param {string} at.page  the name of the page
 * @param {string} at.language
 * @param {readonly {code: string, name: string, address: string}[]} at.languages
 * @param {(key: string) => string} say  a text of the language, escaped for HTML
 */
export function header({ root, rules, page, language, languages }, say) {
  const pages = [
    ["index", `${rules}index.html`, "nav_home"],
    ["compare", `${rules}compare.html`, "nav_compare"],
    ["house-rules", `${rules}house-rules.html`, "nav_house"],
    ["tactics", `${rules}tactics.html`, "nav_tactics"],
    ["sources", `${rules}sources.html`, "nav_sources"],
    ["compose", `${root}compose/?lang=${language}`, "nav_compose"],
    ["fair", `${root}fair/?lang=${language}`, "nav_fair"],
  ];
  const names = languages.map(({ code, name, address }) =>
    `<li><a href="${address}" hreflang="${code}" lang="${code}" data-code="${code}"${
      code === language ? ' aria-current="true"' : ""}><span class="unseen">${name}</span></a></li>`);
  const others = pages.map(([name, address, key]) =>
    `<li><a href="${address}" data-page="${name}" data-word="${key}"${
      name === page ? ' aria-current="page"' : ""}>${say(key)}</a></li>`);
  return `<header>
<a class="brand" href="${root}"><b>All Fours</b> <span data-word="nav_play">${say("nav_play")}</span></a>
<nav class="languages" aria-label="${say("nav_languages")}"><ul>${names.join("")}</ul></nav>
<nav class="pages" aria-label="${say("nav_label")}"><ul>${others.join("")}</ul></nav>
</header>`;
}
