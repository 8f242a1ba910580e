// Keeps every file of the built page, so that it can be played without a connection. Version and files are filled in by the build.
const CACHE = `tallyho-${'VERSION'}`;
const FILES = ['FILES'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['./', ...FILES.map((file) => `./${file}`)])));
});

// A new version waits until the last page of the old one is closed; then the old files go.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith('tallyho-') && name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}
