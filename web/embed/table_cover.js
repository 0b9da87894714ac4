// The display of a table whose frame does not respond: its style, a message with a button, and detection of
// the policy that blocks it.

export const style = new CSSStyleSheet();
style.replaceSync(`
  :host { display: block; position: relative; box-sizing: border-box; min-width: 0; max-width: 100%;
          contain: layout paint; background: var(--felt-middle); }
  :host([hidden]) { display: none; }
  /* The height follows the width, never the reverse: a minimum height beside aspect-ratio would widen the table
     beyond a narrow column. */
  :host::before { content: ""; display: block; box-sizing: border-box; width: 320px; min-height: 240px;
                  padding-top: 62.5%; }
  iframe { display: block; position: absolute; inset: 0; width: 100%; height: 100%; border: 0; color-scheme: normal; }
  iframe:not(.speaks) { opacity: 0; }
  div { position: absolute; inset: 0; display: grid; place-content: center; gap: 0.75em;
        justify-items: center; padding: 1em; color: var(--on-felt); text-align: center;
        font: 1rem/1.4 system-ui, sans-serif; }
  button { min-height: 44px; padding: 0 1.25em; border: 1px solid currentcolor; font: inherit;
           border-radius: 22px; background: none; color: inherit; cursor: pointer; }
`);

/**
 * By language: the table did not load; retry; the table was removed from the page; the policy with this name
 * blocks it. Filled in by web/setup/dist.mjs.
 * @type {Record<string, [string, string, string, string]>}
 */
const words = {};

/** @param {string} language */
export const wordsIn = (language) => words[language] ?? words.en ?? [];

/** How long a table may be silent before the element shows a message, in ms. */
export const patience = 15000;

/**
 * @param {string} address
 * @param {string | null} title
 */
export function makeFrame(address, title) {
  const frame = document.createElement("iframe");
  // Links to the rules open unsandboxed pages.
  frame.setAttribute("sandbox", "allow-scripts allow-popups allow-popups-to-escape-sandbox");
  // Some browsers warn about unknown features.
  frame.allow = `clipboard-write${"share" in navigator ? "; web-share" : ""}`;
  // Tells the frame that this page has its files (table_parts.js).
  frame.name = "all-fours-table";
  frame.title = title ?? "All Fours";
  frame.src = address;
  return frame;
}

/**
 * A message in place of a table, with a button.
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
  // Browsers report the whole address or only the origin.
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
 * Calls `tell` with the policy of the embedding page that blocks the frame, as soon as the browser reports
 * it; returns a function that stops this.
 * @param {string} page
 * @param {(policy: string) => void} tell
 */
export function onRefusal(page, tell) {
  if (!watched) watch(page);
  waiting.add(tell);
  return () => void waiting.delete(tell);
}

/** The policy that probably causes the silence, in browsers that do not report it; otherwise null.
 * @param {string} page */
export const likelyRefusal = (page) =>
  self.crossOriginIsolated && new URL(page).origin !== location.origin ? embedder : null;
