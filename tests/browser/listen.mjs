// Servers for the tests, on free ports of this machine.
import { createServer } from "node:http";
import { extname } from "node:path";

import { types } from "../../web/setup/serve.mjs";

/** @typedef {Awaited<ReturnType<typeof listen>>} Listening */

/** A server with this handler, once it listens.
 * @param {import("node:http").RequestListener} answer */
export async function listen(answer) {
  const server = createServer(answer);
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const { port } = /** @type {{port: number}} */ (server.address());
  return {
    address: `http://127.0.0.1:${port}/`,
    /** Closes all connections, so that clients must reconnect. */
    hangUp: () => server.closeAllConnections(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The file in the folder for the address of a request. @param {string | undefined} url */
export const fileOf = (url) => (url ?? "/").split("?")[0].slice(1).replace(/(^|\/)$/, "$1index.html");

/** @param {string} file */
export const typeOf = (file) => types[extname(file)] ?? "application/octet-stream";
