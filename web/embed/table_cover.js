// The display of a table whose frame does not respond: its style, a message with a button, and detection of
// the policy that blocks it.

export const style = new CSSStyleSheet();
style.replaceSync(`
  :host { display: block; position: relative; box-sizing: border-box; min-width: 0; max-width: 100%; }
  :host([hidden]) { display: none; }
  /* It holds the frame whatever the page's style makes of the element: a reset (all: unset) takes the block and
     the position. */
  .box { display: block; position: relative; width: 100%; height: 100%; min-height: inherit; max-height: inherit;
         box-sizing: border-box; contain: layout paint; background: var(--felt-middle); }
  /* The height follows the width, never the reverse: a minimum height beside aspect-ratio would widen the table
     beyond a narrow column. */
  .box::before { content: ""; display: block; box-sizing: border-box; width: 320px; min-height: 240px;
                 padding-top: 62.5%; }
  iframe { display: block; position: absolute; inset: 0; width: 100%; height: 100%; border: 0; color-scheme: normal; }
  iframe:not(.speaks) { opacity: 0; }
  .cover { position: absolute; inset: 0; display: grid; place-content: center; gap: 0.75em;
        justify-items: center; padding: 1em; color: var(--on-felt); text-align: center;
        font: 1rem/1.4 system-ui, sans-serif; }
  button { min-height: 44px; padding: 0 1.25em; border: 1px solid currentcolor; font: inherit;
           border-radius: 22px; background: none; color: inherit; cursor: pointer; }
`);

/**
 * By language; filled in by web/setup/dist.mjs from src/words/pages.
 * @type {Record<string, Record<"no_table" | "again" | "table_gone" | "kept_out" | "bad_message", string>>}
 */
const words = {};

/** @param {string} language */
export const wordsIn = (language) => words[language] ?? words.en ?? {};

/** How long a table may be silent before the element shows a message, in ms. */
const patience = 15000;

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
  document.addEventListener("securitypolicyviolation", ({ disposition, effectiveDirective, blockedURI }) => {
    if (disposition === "enforce" && /^(frame|child|default)-src$/.test(effectiveDirective)) hear(blockedURI, "frame-src");
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
function onRefusal(page, tell) {
  if (!watched) watch(page);
  waiting.add(tell);
  return () => void waiting.delete(tell);
}

/** The embedder policy with which a page is sent; undefined if that cannot be read. @param {string} page */
async function policyOf(page) {
  try {
    const { headers } = await fetch(page, { method: "HEAD" });
    return /^(require-corp|credentialless)/.exec(headers.get(embedder) ?? "")?.[0] ?? null;
  } catch {
    return undefined;
  }
}

/**
 * The policy that probably causes the silence, as browsers do not report it everywhere; otherwise null. A page with an
 * embedder policy takes only frames that have one, too.
 * @param {string} page the address of frames
 */
async function likelyRefusal(page) {
  if (!self.crossOriginIsolated && !await policyOf(location.href)) return null;
  return await policyOf(page) ? null : embedder;
}

/** Waits for the first word of a frame, and shows a message in its place if there is none. */
export class Silence {
  #box;
  #again;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #deaf = () => {};  // stops listening for refusals

  /**
   * @param {HTMLElement} box of the table
   * @param {() => void} again tries again: the button, or the network has returned
   */
  constructor(box, again) {
    this.#box = box;
    this.#again = again;
  }

  /**
   * @param {string} page the address of frames
   * @param {(policy: string | null) => void} fail hears of a blocking policy, or that the frame is silent
   */
  begin(page, fail) {
    this.#deaf = onRefusal(page, fail);
    const silent = async () => {
      const timer = this.#timer;
      const policy = await likelyRefusal(page);
      if (timer === this.#timer) fail(policy);
    };
    if (navigator.onLine === false) fail(null);
    else this.#timer = setTimeout(silent, patience);
  }

  /**
   * @param {string} sentence in place of the table
   * @param {string} label of the button
   */
  show(sentence, label) {
    this.end();
    const cover = document.createElement("div");
    cover.className = "cover";
    const button = document.createElement("button");
    button.textContent = label;
    button.addEventListener("click", this.#again);
    cover.append(sentence, button);
    this.#box.append(cover);
    addEventListener("online", this.#again, { once: true });
  }

  /** The frame has spoken, or is gone. */
  end() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#deaf();
    removeEventListener("online", this.#again);
    this.#box.querySelector(".cover")?.remove();
  }
}
