/** Registers the service worker, and loads the page anew when an updated one takes over (behaviour 2.17). */

/** Milliseconds between two looks whether the reader is there and not writing. */
const POLL = 100;

/** Where it is kept which scripts' pages were loaded anew already, in this tab. */
const RELOADED = 'docs-reloaded';

export async function registerWorker(address: string): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.register(address, { updateViaCache: 'none' });
    if (serviceWorker.controller) followUpdates(registration);
    else keepThisPage(await serviceWorker.ready);
  } catch {
    // Blocked, or not to be had: the site works without.
  }
}

function followUpdates(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) {
    registration.waiting.postMessage('skipWaiting', []);
    watch(registration, registration.waiting);
  } else if (registration.installing) watch(registration, registration.installing);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) watch(registration, registration.installing);
  });
}

function watch(registration: ServiceWorkerRegistration, worker: ServiceWorker): void {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed') registration.waiting?.postMessage('skipWaiting', []);
    if (worker.state === 'activated') reloadWhenFree();
  });
}

/** A reader who is elsewhere, or fills in a field, is not disturbed. No tab does it twice for the same scripts. */
function reloadWhenFree(): void {
  const timer = setInterval(() => {
    if (!document.hasFocus() || isWriting()) return;
    clearInterval(timer);
    if (isFirstTime()) location.reload();
  }, POLL);
}

function isWriting(): boolean {
  const { activeElement } = document;
  return (
    activeElement?.matches('input, textarea, select, [contenteditable]:not([contenteditable=false])') ?? false
  );
}

function isFirstTime(): boolean {
  try {
    const scripts = document.querySelector<HTMLScriptElement>('head > script[src]')?.src ?? '';
    const done = (sessionStorage.getItem(RELOADED) ?? '').split(' ');
    if (done.includes(scripts)) return false;
    sessionStorage.setItem(RELOADED, [...done, scripts].join(' '));
    return true;
  } catch {
    // Where nothing can be remembered, there could be no end of it.
    return false;
  }
}

/** The page on which the worker came was fetched without it: it is told what to keep. */
function keepThisPage({ active }: ServiceWorkerRegistration): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([location.href.replace(/#.*/, ''), ...files], []);
}
