// What thinker.js loads where there is no worker: the same answers, in the page.

import { load } from "../module/allfours.js";
import { address } from "./files.js";
import { inPage } from "./thinking.js";

export const answer = inPage(() => load(address("allfours.wasm")));
