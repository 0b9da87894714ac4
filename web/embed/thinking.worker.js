// The worker of thinker.js beside an embedded table: made of text, it can fetch nothing, so the first
// message is the module's bytes.

import { load } from "../module/allfours.js";
import { thought } from "../page/thinking.js";

/** @type {Promise<import("../module/allfours.d.ts").AllFours>} */
let rules;

addEventListener("message", async ({ data }) => {
  if (data instanceof Uint8Array) {
    rules = load(/** @type {Uint8Array<ArrayBuffer>} */ (data));
    rules.then(() => postMessage({ ready: true }), () => postMessage({ ready: false }));
  } else {
    postMessage(await thought(rules, data));
  }
});
