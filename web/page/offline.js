// The page's side of the service worker (offline.worker.js): registers it, and reports a complete newer
// build. The page never reloads by itself.

import { address } from "./files.js";

// How often, in ms, an open page looks for a newer build when it becomes visible.
const often = 3600e3;

/** @type {ServiceWorkerRegistration | null} */
let registration = null;

/** @param {() => void} tell a newer build can be had */
export async function keepForOffline(tell) {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  try {
    registration = await workers.register(address("sw.js"));
  } catch {
    // Not permitted, or an insecure address: the game goes on, with a network.
    return;
  }
  const { waiting, installing } = registration;
  /** @param {ServiceWorker | null} next */
  const watch = (next) => {
    next?.addEventListener("statechange", () => {
      if (next.state === "installed" && workers.controller) tell();
    });
  };
  if (waiting && workers.controller) tell();
  watch(installing);
  registration.addEventListener("updatefound", () => watch(registration?.installing ?? null));
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < often) return;
    looked = Date.now();
    registration?.update().catch(() => {});  // no network: next time
  });
}

/** Reloads, with the newer build if there is one. */
export function reload() {
  const waiting = registration?.waiting;
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(),
    { once: true });
  waiting.postMessage("take over");
}
