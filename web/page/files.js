// Where the other files of the game are. web/setup/dist.mjs gives those it builds a name with a hash
// of their content, and fills in this list: a page and its files are of one build, or not found.

/** @type {Record<string, string>} */
const built = {};

/** The files that this build has, by the names they have in the source. */
export const files = () => Object.keys(built);

/** @param {string} file by the name it has in the source or in build/assets */
export function address(file) {
  return new URL(built[file] ?? file, import.meta.url);
}
