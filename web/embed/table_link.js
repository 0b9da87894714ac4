// What is dealt at a table, as the part of a link after '#'; and an error with a code of PROTOCOL.md.

/** What is dealt; a change of it is another table. */
export const deal = ["variant", "players", "seed", "deal", "rules", "log", "bots", "link"];
/** What the frame is told as it is made. */
export const looks = ["hands", "controls", "lang", "theme"];

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

/** @param {string} link whole, or its part after '#' */
export const fragmentOf = (link) => link.slice(link.indexOf("#") + 1);

/**
 * The part of a link after '#'; an attribute that is not there says nothing.
 * @param {(name: string) => string | null | undefined} value
 */
export function fragment(value) {
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

/**
 * The same at another moment; without the end, which covers the moment (src/core/link_end.hpp).
 * @param {string} link one that was opened
 * @param {number} moment
 */
export const atMoment = (link, moment) => [
  ...link.split("&").filter((part) => !/^(at|end)=/.test(part))
    .map((part) => part.replace(/^game=/, "v=")),
  `at=${moment}`,
].join("&");

/**
 * A link with what else the frame is told.
 * @param {string} link
 * @param {Record<string, string | null>} more
 */
export const told = (link, more) => [link, ...Object.entries(more)
  .flatMap(([key, value]) => value ? [`${key}=${encodeURIComponent(value)}`] : [])].join("&");
