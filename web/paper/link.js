// Decodes a link from the fragment of an address, from an embedding page, or pasted.

// More than the program accepts (longest_link in src/app/links/link.hpp), which reports the excess itself.
const longest = 2 ** 17;

// Programs that encode an address which another one has encoded.
const mostLayers = 3;

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    // Unchanged, so that it is rejected.
    return text;
  }
}

/**
 * The link as the program reads it. A part cannot contain another part: a link with a hidden one
 * (`seed=A%26score=…`) stays as it is and is rejected. A link that was encoded as a whole is decoded as a
 * whole, however often.
 * @param {string} text
 */
export function decodedLink(text) {
  if (text.length > longest) return text.slice(0, longest);
  for (let layer = 0; layer < mostLayers && !text.includes("="); ++layer) text = decoded(text);
  return text.split("&").map((part) => {
    const clear = decoded(part);
    return clear.includes("&") ? part : clear;
  }).join("&");
}
