// The service worker, sw.js: the pages without a network. It stores one complete build, by the file names of
// that build, and replaces it only by another complete one, on the person's request. web/setup/worker.mjs
// fills in the list of files.

/** @type {Record<string, string>} sha256 by file, below the folder of the page */
const files = ALLFOURS_FILES;
const build = ALLFOURS_BUILD;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const prefix = "allfours-build-";
const kept = prefix + build;
const folder = new URL("./", location.href);

/** @param {ArrayBuffer} content */
async function hash(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Fetches a file of this build; during a deployment it may belong to the other build, and then this build is
 * rejected.
 * @param {Cache} cache
 * @param {string} file */
async function keep(cache, file) {
  const response = await fetch(new URL(file, folder), { cache: "no-cache" });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  if ((await hash(await response.clone().arrayBuffer())) !== files[file]) {
    throw new Error(`${file} is not of this build`);
  }
  // A host that drops ".html" from addresses redirects, and a redirected response cannot open a page.
  const { headers } = response;
  await cache.put(new URL(file, folder), new Response(response.body, { headers }));
}

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(kept).then(async (cache) => {
    try {
      await Promise.all(Object.keys(files).map((file) => keep(cache, file)));
    } catch (error) {
      await caches.delete(kept);
      throw error;
    }
  }));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then((names) => {
    // The previous build stays for tabs that still use it.
    const old = names.filter((name) => name.startsWith(prefix) && name !== kept).slice(0, -1);
    return Promise.all(old.map((name) => caches.delete(name)));
  }));
});

// That of a turn (turn.js) leads to its page.
worker.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(worker.clients.matchAll({ type: "window" }).then((pages) =>
    (pages.find(({ url }) => url === notification.data) ?? pages[0])?.focus()));
});

worker.addEventListener("message", ({ data }) => {
  if (data === "take over") worker.skipWaiting();
});

/** Compares a file with its hash, or the hash in its name: stored data can be corrupted.
 * @param {Response} response
 * @param {string} file */
async function isWhole(response, file) {
  const known = files[file] ?? /-([0-9a-f]{10})\.[a-z]+$/.exec(file)?.[1] ?? "";
  return (await hash(await response.clone().arrayBuffer())).startsWith(known);
}

/** @param {Request} request
 * @param {string} file */
async function answer(request, file) {
  const cache = await caches.open(kept);
  const place = new URL(file, folder);
  const found = (await cache.match(place)) ?? (await caches.match(request));
  if (found && await isWhole(found, file)) return found;
  if (found) await cache.delete(place);
  const fresh = await (found ? fetch(place, { cache: "reload" }) : fetch(request));
  // A file of another build is the page's to judge.
  if (!fresh.ok || !(await isWhole(fresh, file))) return fresh;
  const whole = new Response(fresh.body, { headers: fresh.headers });
  await cache.put(place, whole.clone());
  return whole;
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(folder.href)) return;
  const file = url.pathname.slice(folder.pathname.length).replace(/(^|\/)index\.html$/, "$1") || "./";
  // Names with a hash may belong to the previous build. Everything else goes to the network.
  if (file in files || /-[0-9a-f]{10}\.[a-z]+$/.test(file)) event.respondWith(answer(request, file));
});
