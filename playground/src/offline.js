// A service worker: it keeps the files of the page, so that it opens without a network. As long as there is one, what the
// server has comes first.
const kept = `ctlpgn ${version}`; // `version` and `files` are written in by build.mjs

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(kept).then((cache) => cache.addAll(files)));
});

addEventListener("activate", (event) =>
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => /^ctlpgn /.test(name) && name !== kept).map((name) => caches.delete(name)))),
  ),
);

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith(fetch(event.request).catch(async (error) => (await caches.match(event.request)) ?? Promise.reject(error)));
});
