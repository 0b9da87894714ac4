// Loaded by thinker.js if there are no workers: the same replies, computed in the page.

export { inPage } from "./thinking.js";
