// A service worker: it keeps the files of the page, so that the page opens without a network. With a network, the
// server's files take precedence.
const kept = `ctlpgn ${version}`; // build.mjs fills in `version` and `files`

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
