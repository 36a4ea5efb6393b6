/// <reference lib="webworker" />
// The page without a net: its own files, and what was looked back on. What is live is never answered from here: a page that is
// not told anything says so itself, and shows what it saw last as old.
export {};

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'viewer-1';
/** Files whose address says what is in them. */
const FOREVER = /\/(assets|viewers\/past)\/[^/]+$/;
const MOST_KEPT = 150;

const trim = async (cache: Cache): Promise<void> => {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_KEPT)).map((key) => cache.delete(key)));
};

const fetched = async (request: Request, key: Request | string): Promise<Response> => {
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(key, response.clone());
    await trim(cache);
  }
  return response;
};

/** The newest page wherever there is a net, so that an old one never outlives its server. */
const page = async (request: Request): Promise<Response> => {
  const key = new URL('./', self.registration.scope).href;
  try {
    return await fetched(request, key);
  } catch (error) {
    const kept = await caches.match(key);
    if (kept === undefined) throw error;
    return kept;
  }
};

const forever = async (request: Request): Promise<Response> =>
  (await caches.match(request)) ?? (await fetched(request, request));

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FOREVER.test(pathname)) event.respondWith(forever(request));
});
