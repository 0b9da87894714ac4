// The worker of thinker.js: the first message is the compiled program, the others are questions.

import { started, thought } from "./thinking.js";

/** @type {Promise<import("./thinking.js").Ask>} */
let program;

addEventListener("message", async ({ data }) => {
  if (data.modules) {
    program = started(data);
    program.then(() => postMessage({ ready: true }), () => postMessage({ ready: false }));
  } else {
    postMessage(await thought(program, data));
  }
});
