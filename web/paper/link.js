// Decodes a link from the fragment of an address, from an embedding page, or pasted.

// More than the program takes (longest_link in src/app/link.hpp), which says so itself.
const longest = 2 ** 17;

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    // As it stands, it will be refused.
    return text;
  }
}

/**
 * The link as the program reads it. Each part says what it says and no more: one in which another is
 * hidden (`seed=A%26score=…`) stays as it is, and is refused. A link that was encoded as a whole is
 * decoded as one.
 * @param {string} text
 */
export function decodedLink(text) {
  if (text.length > longest) return text.slice(0, longest);
  if (!text.includes("=")) return decoded(text);
  return text.split("&").map((part) => {
    const clear = decoded(part);
    return clear.includes("&") ? part : clear;
  }).join("&");
}
