// The kill switch: served in place of sw.js, it unregisters the worker on every tablet that visits.
// The cached page is deleted, saves stay, and the page comes from the host again.
"use strict";
const scope = new URL("./", self.location.href);

async function leave() {
  await caches.delete(`tablee ${scope.pathname}`);
  await self.registration.unregister();
}

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(leave()));
