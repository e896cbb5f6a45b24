/** The kill switch: a service worker that takes the place of an earlier one, forgets all that was kept, and goes. */

import type { WorkerScope } from '../offline/worker-scope.js';

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => event.waitUntil(removeWorker()));

async function removeWorker(): Promise<void> {
  const names = await caches.keys().catch(() => []);
  await Promise.allSettled(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
