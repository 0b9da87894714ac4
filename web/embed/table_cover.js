// What is seen of a table whose frame says nothing: its style, the sentence and the button in its
// place, and why the page around refuses it.

export const style = new CSSStyleSheet();
style.replaceSync(`
  :host { display: block; position: relative; box-sizing: border-box; min-width: min(320px, 100%); min-height: 240px;
          aspect-ratio: 16 / 10; contain: layout paint; background: var(--felt-middle); }
  :host([hidden]) { display: none; }
  iframe { display: block; width: 100%; height: 100%; border: 0; color-scheme: normal; }
  iframe:not(.speaks) { opacity: 0; }
  div { position: absolute; inset: 0; display: grid; place-content: center; gap: 0.75em;
        justify-items: center; padding: 1em; color: var(--on-felt); text-align: center;
        font: 1rem/1.4 system-ui, sans-serif; }
  button { min-height: 44px; padding: 0 1.25em; border: 1px solid currentcolor; font: inherit;
           border-radius: 22px; background: none; color: inherit; cursor: pointer; }
`);

/**
 * By language: that the table did not load, the button that tries again, that it was taken from the
 * page, and that the page's own policy (its name) keeps it out; web/setup/dist.mjs fills it in.
 * @type {Record<string, [string, string, string, string]>}
 */
const words = {};

/** @param {string} language */
export const wordsIn = (language) => words[language] ?? words.en ?? [];

/** How long a table may be silent before that is said of it, in ms. */
export const patience = 15000;

/**
 * @param {string} address
 * @param {string | null} title
 */
export function makeFrame(address, title) {
  const frame = document.createElement("iframe");
  // Links to the rules open pages of their own, which are not in this box.
  frame.setAttribute("sandbox", "allow-scripts allow-popups allow-popups-to-escape-sandbox");
  // Some browsers complain of what they do not know.
  frame.allow = `clipboard-write${"share" in navigator ? "; web-share" : ""}`;
  frame.title = title ?? "All Fours";
  frame.src = address;
  return frame;
}

/**
 * A sentence in the place of a table, with a button.
 * @param {string} sentence
 * @param {string} label
 * @param {() => void} press
 */
export function cover(sentence, label, press) {
  const box = document.createElement("div");
  const button = document.createElement("button");
  button.textContent = label;
  button.addEventListener("click", press);
  box.append(sentence, button);
  return box;
}

const embedder = "Cross-Origin-Embedder-Policy";
/** @type {Set<(policy: string) => void>} */
const waiting = new Set();
let watched = "";

/** @param {string} address @param {string} policy */
function hear(address, policy) {
  // Browsers tell the whole address, or the origin alone.
  if (watched.startsWith(address)) for (const tell of [...waiting]) tell(policy);
}

/** @param {string} page the address of the frame's page */
function watch(page) {
  watched = page;
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    if (/^(frame|child|default)-src$/.test(effectiveDirective)) hear(blockedURI, "frame-src");
  });
  if (!("ReportingObserver" in window)) return;
  const Observer = /** @type {any} */ (window).ReportingObserver;
  new Observer((/** @type {{body: {blockedURL: string}}[]} */ reports) => {
    for (const { body } of reports) hear(body.blockedURL, embedder);
  }, { types: ["coep"] }).observe();
}

/**
 * Calls back with the policy by which the page around keeps the frame out, as soon as the browser
 * tells; answers how to stop that.
 * @param {string} page
 * @param {(policy: string) => void} tell
 */
export function onRefusal(page, tell) {
  if (!watched) watch(page);
  waiting.add(tell);
  return () => void waiting.delete(tell);
}

/** The policy that is likely behind a silence, in browsers that do not tell; none where none is.
 * @param {string} page */
export const likelyRefusal = (page) =>
  self.crossOriginIsolated && new URL(page).origin !== location.origin ? embedder : null;
