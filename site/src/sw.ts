/// <reference lib="webworker" />
// The page without a net: its own files, and what was looked back on. What is live is never answered from here: a page
// that is not told anything says so itself, and shows what it saw last as old.
import { offlineOn } from './offline';

declare const self: ServiceWorkerGlobalScope;

const offline = offlineOn({ caches, fetch: (request) => fetch(request), scope: self.registration.scope });

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(offline.tidy().then(() => self.clients.claim()));
});
self.addEventListener('fetch', (event) => {
  const answer = offline.answer(event.request, (work) => event.waitUntil(work));
  if (answer !== null) event.respondWith(answer);
});
