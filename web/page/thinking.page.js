// What thinker.js loads where there is no worker: the same answers, in the page.

export { inPage } from "./thinking.js";
