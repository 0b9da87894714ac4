// Parses dist/_headers in the way of the hosts that support it.

/**
 * The headers for a path, as hosts read the file.
 * @param {string} text
 * @param {string} path
 */
export function headersOf(text, path) {
  /** @type {Record<string, string>} */
  const found = {};
  let ours = false;
  for (const line of text.split("\n")) {
    const [, name, value] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
    if (name && ours) found[name] = found[name] ? `${found[name]}, ${value}` : value;
    else if (!name) ours = line === path || (line.endsWith("*") && path.startsWith(line.slice(0, -1)));
  }
  return found;
}
