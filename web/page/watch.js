// Load watchdog, inlined into the page by web/setup/dist.mjs. It shows a message with a button that reloads
// everything if the page is not ready after a while, if its script fails, or if it has an unhandled promise
// rejection. Saved games stay.

(() => {
  /** By language the sentence, the button and the link in a frame; filled in at build time.
   * @type {Record<string, [string, string, string]>} */
  const words = {};
  // A frame of opaque origin (sandbox="allow-scripts"): most hosts deny it the page's own files.
  const framed = origin === "null" && location.protocol !== "file:";
  const patience = 20000;

  let ready = false;
  let passing = false;  // the message is ours and disappears when the page is ready
  let expected = false;  // the page itself has reported the error

  function language() {
    let kept;
    try {
      kept = /^language (.+)$/m.exec(localStorage["allfours.settings.2"])?.[1];
    } catch {
      // No storage.
    }
    return [/[?#&]lang=(\w+)/.exec(location.href)?.[1], kept, ...navigator.languages]
      .map((tag) => tag?.slice(0, 2) ?? "").find((tag) => tag in words) ?? "en";
  }

  // Without a network the cache is all there is.
  async function clear() {
    const folder = new URL(document.querySelector("header") ? "../" : "./", location.href);
    if (!(await fetch(new URL("sw.js", folder), { cache: "reload" })).ok) return;
    for (const one of await navigator.serviceWorker?.getRegistrations() ?? []) {
      if (one.scope === folder.href) await one.unregister();
    }
    for (const name of await caches.keys()) if (/^allfours-build-/.test(name)) await caches.delete(name);
    await Promise.allSettled(performance.getEntriesByType("resource").map(({ name }) =>
      fetch(name, { cache: "reload" })));
  }

  async function afresh() {
    await Promise.race([clear(), new Promise((go) => setTimeout(go, 5000))]).catch(() => {});
    location.reload();
  }

  function say() {
    const place = document.getElementById("problem");
    if (!place) {
      // Not DOMContentLoaded: that waits for the page's script, which waits for the style.
      document.addEventListener("readystatechange", say, { once: true });
      return;
    }
    // A missing style would hide it.
    let dressed = true;
    for (const link of document.querySelectorAll("link")) {
      if (link.rel !== "stylesheet" || link.sheet) continue;
      link.remove();
      dressed = false;
    }
    if (place.querySelector("button, a")) return;
    const spoken = language();
    const denied = framed && !ready;
    const [sentence, afreshLabel, link] = words[spoken];
    if (place.hidden) {
      passing = dressed;
      place.lang = spoken;
      if (!denied) place.children[0].textContent = sentence;
      const loading = document.getElementById("loading");
      if (loading) loading.hidden = true;
    }
    const button = document.createElement(denied ? "a" : "button");
    button.textContent = denied ? link : afreshLabel;
    if (denied) Object.assign(button, { href: location.href, target: "_blank", rel: "noopener" });
    else button.onclick = () => {
      Object.assign(button, { disabled: true });
      void afresh();
    };
    place.append(" ", button);
    place.hidden = false;
  }

  // A rejection without a handler, unless it comes from another script.
  addEventListener("unhandledrejection", ({ reason }) => {
    expected ||= reason?.said;
    if (!expected && `${reason?.stack || location.origin}${reason}`.includes(location.origin)) say();
  });
  addEventListener("error", ({ target, error, filename }) => {
    expected ||= error?.said;
    const mishap = target instanceof HTMLElement
      ? !ready && (target instanceof HTMLScriptElement || target.matches("link[rel=stylesheet]"))
      : error && !expected && filename.startsWith(location.origin);
    if (mishap) say();
  }, true);
  addEventListener("allfours-stuck", say);
  addEventListener("allfours-ready", () => {
    ready = true;
    const place = document.getElementById("problem");
    if (passing && place) place.hidden = true;
  });
  setTimeout(() => {
    if (!ready) say();
  }, patience);
})();
