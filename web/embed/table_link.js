// The deal of a table as the fragment of a link; and errors with a code of PROTOCOL.md.

/** Attributes of the deal; a change loads another table. */
export const deal = ["variant", "players", "seed", "deal", "rules", "log", "bots", "link"];
/** The members of a deal for `load`. */
const dealParts = [...deal.filter((name) => name !== "link"), "at"];
/** Options passed to the frame when it is created. */
export const looks = ["hands", "controls", "data-controls", "lang", "theme"];

/**
 * Programs that render pages ahead may write `controls` without its value, as if it were that of a video;
 * `data-controls` keeps it.
 * @param {Element} table
 */
export const controlsOf = (table) => table.getAttribute("controls") || table.getAttribute("data-controls");

export class TableError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   */
  constructor(code, message) {
    super(message);
    this.name = "AllFoursTableError";
    this.code = code;
  }
}

/**
 * The part after '#', which is not that of `&#x26;`, an ampersand as HTML writes it.
 * @param {string} link whole, or that part
 */
function fragmentOf(link) {
  const { index } = /#(?!x26;|0*38;)/i.exec(link) ?? { index: -1 };
  return link.slice(index + 1);
}

/** The language around a table, also outside of the component it is in: "de". @param {Element} table */
export function languageOf(table) {
  /** @type {Element | null} */
  let near = table;
  while (near) {
    const lang = near.closest('[lang]:not([lang=""])')?.getAttribute("lang");
    if (lang) return lang.slice(0, 2).toLowerCase();
    const root = near.getRootNode();
    near = root instanceof ShadowRoot ? root.host : null;
  }
  return navigator.language.slice(0, 2).toLowerCase();
}

/**
 * The fragment of what `load` is given, or null if that is neither a link nor a deal.
 * @param {unknown} what
 */
export function fragmentFor(what) {
  if (typeof what === "string" || what instanceof URL) return fragmentOf(String(what));
  if (typeof what !== "object" || what === null || Array.isArray(what)) return null;
  const given = new Map(Object.entries(what));
  if ([...given.keys()].some((key) => !dealParts.includes(key))) return null;
  return fragment((name) => {
    const value = given.get(name);
    return value === undefined || value === null ? null : String(value);
  });
}

/** Whether attributes name a deal; a seed alone may have been left by a site's filter. @param {Element} table */
export const hasDeal = (table) => deal.some((name) => name !== "seed" && table.getAttribute(name));

/** A link to a game, and its parts. */
const linksToGame = /#\s*((?:[^#]*[&;])?(?:game|v)=.*)/;

/** A link as it was before programs encoded its characters, to see what it links to. @param {string} href */
function decoded(href) {
  try {
    return decodeURIComponent(href).replace(/&(amp;)+/gi, "&");
  } catch {
    return href;
  }
}

/**
 * The link of a game inside the tag, if a site's filter has dropped the attributes of the deal. The program mends it.
 * @param {Element} table
 */
function linkInside(table) {
  if (hasDeal(table)) return null;
  for (const place of table.querySelectorAll("a[href]")) {
    const href = place.getAttribute("href") ?? "";
    const link = linksToGame.test(href) ? href : decoded(href);
    const parts = linksToGame.exec(link)?.[1];
    if (parts === undefined) continue;
    const seed = table.getAttribute("seed");
    return !seed || new URLSearchParams(decoded(parts)).get("seed") === seed ? `#${parts}` : null;
  }
  return null;
}

/**
 * The fragment of a link; missing attributes are left out.
 * @param {(name: string) => string | null | undefined} value
 */
function fragment(value) {
  const parts = {
    v: value("variant") || "trinidad", players: value("players"),
    seed: value("seed") || "allfours", rules: value("rules"), deal: value("deal"),
    log: value("log"), at: value("at"), bots: value("bots"),
  };
  return Object.entries(parts)
    .filter(([, text]) => text !== null && text !== undefined && text !== "")
    .map(([key, text]) => `${key}=${encodeURIComponent(/** @type {string} */ (text))}`)
    .join("&");
}

/** The fragment of the deal in a table's attributes, or of the link in its tag. @param {Element} table */
export function dealOf(table) {
  const link = table.getAttribute("link") || linkInside(table);
  return link === null ? fragment((name) => table.getAttribute(name)) : fragmentOf(link);
}

/**
 * The same link at another moment, without its end, which covers the moment (src/core/game/link_end.hpp).
 * @param {string} link one that has been opened
 * @param {number | null} moment null: the end of its log
 */
export const atMoment = (link, moment) => [
  ...link.split("&").filter((part) => !/^(at|end)=/.test(part))
    .map((part) => part.replace(/^game=/, "v=")),
  ...(moment === null ? [] : [`at=${moment}`]),
].join("&");

/**
 * A link with further options for the frame.
 * @param {string} link
 * @param {Record<string, string | null>} more
 */
export const told = (link, more) => [link, ...Object.entries(more)
  .flatMap(([key, value]) => value ? [`${key}=${encodeURIComponent(value)}`] : [])].join("&");
