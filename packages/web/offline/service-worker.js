// Keeps every file of the built page, so that it can be played without a connection. Version and files are filled in by the build.
const PREFIX = 'tallyho-';
const CACHE = `${PREFIX}${'VERSION'}`;
const FILES = ['FILES'];
const HOME = new URL('./', self.location.href);

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['./', ...FILES.map((file) => `./${file}`)])));
});

// A new version waits until the last page of the old one is closed, or until somebody wants it.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

// The files of the version before stay: a page may still need some of them. Older ones go when no other tab is open that may
// have come with them; versions that only ever waited are among them, so the one before need not be that of the other tab.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (tabs.length <= 1) {
        const before = (await ourCaches()).filter((name) => name !== CACHE);
        for (const name of before.slice(0, -1)) await caches.delete(name);
      }
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(request.mode === 'navigate' ? open(request) : answer(request));
});

/** In the order in which they were made. */
const ourCaches = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

async function answer(request) {
  for (const name of [CACHE, ...(await ourCaches()).reverse()]) {
    const kept = await (await caches.open(name)).match(request, { ignoreSearch: true });
    if (kept !== undefined) return kept;
  }
  return fetch(request);
}

/** What somebody opens: the page, a file of it, something that only the server knows, or nothing; then the page says so. */
async function open(request) {
  const { pathname } = new URL(request.url);
  const cache = await caches.open(CACHE);
  const isHome = pathname === HOME.pathname || pathname === `${HOME.pathname}index.html`;
  const kept = await cache.match(isHome ? './' : request, { ignoreSearch: true });
  if (kept !== undefined) return kept;
  try {
    const found = await fetch(request);
    if (isHome || found.ok || found.type === 'opaqueredirect') return found;
  } catch (error) {
    if (isHome) throw error;
  }
  const lost = pathname.startsWith(HOME.pathname) ? pathname.slice(HOME.pathname.length) : pathname;
  return Response.redirect(new URL(`#/not-found/${encodeURIComponent(decoded(lost).slice(0, 200))}`, HOME));
}

function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
