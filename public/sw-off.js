// The kill switch: put on the host in the place of sw.js, it takes the worker off every tablet that
// comes by. What was kept of the page goes, saves stay, and the page is the host's again.
"use strict";
const scope = new URL("./", self.location.href);

async function leave() {
  await caches.delete(`tablee ${scope.pathname}`);
  await self.registration.unregister();
}

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(leave()));
