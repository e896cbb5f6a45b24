/** The kill switch: a service worker that replaces an earlier one, deletes all caches and unregisters itself. */

import type { WorkerScope } from '../offline/worker-scope.js';

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => event.waitUntil(removeWorker()));

async function removeWorker(): Promise<void> {
  const names = await caches.keys().catch(() => []);
  await Promise.allSettled(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
