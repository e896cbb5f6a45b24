/** The kill switch: a service worker that replaces an earlier one, deletes all caches and unregisters itself. */

import type { WorkerScope } from '../offline/worker-scope.js';

declare const self: WorkerScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(removeWorker()));

async function removeWorker(): Promise<void> {
  const names = await caches.keys().catch(() => []);
  await Promise.allSettled(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
