// The worker of thinker.js: answers what a computer player decides after a record.

import { load } from "../module/allfours.js";
import { address } from "./files.js";
import { thought } from "./thinking.js";

const rules = load(address("allfours.wasm"));
rules.then(() => postMessage({ ready: true }), () => postMessage({ ready: false }));

addEventListener("message", async ({ data }) => postMessage(await thought(rules, data)));
