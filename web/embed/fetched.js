// The entry of embed.html, which uses the game's files: from the page around it, which keeps them for all of its
// tables (table_parts.js), else from the folder of embed.html. Where neither has them, at file addresses and on hosts
// without headers for frames of opaque origin, alone.html takes its place.

import { address, bytesOf, nameOf } from "../page/files.js";
import { show } from "./embed.js";

const folder = new URL(".", location.href);

/**
 * The bytes of a file from the element around this frame, or null. Only a frame of opaque origin takes them: there a
 * program that the page around has changed can reach no data of another origin.
 * @param {string} file
 * @returns {Promise<Uint8Array<ArrayBuffer> | null>}
 */
async function handed(file) {
  if (origin !== "null" || window.name !== "all-fours-table" || parent === window) return null;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((done) => {
    port1.onmessage = ({ data }) => done(data instanceof ArrayBuffer ? new Uint8Array(data) : null);
  });
  parent.postMessage({ allfours: 1, type: "part", file: nameOf(file) }, "*", [port2]);
  return answer;
}

/** The rest of the policy: in a frame of opaque origin 'self' matches no address in some browsers. */
function narrow() {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = `connect-src ${folder.href.replace(/[;,]/g, encodeURIComponent)}`;
  document.head.append(policy);
}

/**
 * Puts alone.html in the place of this page, for the same table; rejects if it is not there.
 * @param {unknown} error why
 * @returns {Promise<never>}
 */
async function without(error) {
  const alone = new URL(`alone.html${location.search}${location.hash}`, folder);
  if (location.protocol !== "file:") {
    // A frame of opaque origin may ask whether it is there, and learns no more.
    const { ok, type } = await fetch(alone, { method: "HEAD", mode: "no-cors" });
    if (!ok && type !== "opaque") throw error;
  }
  location.replace(alone);
  return new Promise(() => {});
}

if (location.protocol === "file:") {
  void without("no file may be fetched there");
} else {
  narrow();
  show({ bring: async (file) => await handed(file) ?? bytesOf(address(file)), atHand: false, without });
}
