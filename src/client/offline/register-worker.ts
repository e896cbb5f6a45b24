/** Registers the service worker, and loads the page anew when an updated one takes over. */

/** Milliseconds between two looks whether the reader is there and not writing. */
const POLL_INTERVAL = 100;

/** Where it is kept which scripts' pages were loaded anew already, in this tab. */
const RELOADED_KEY = 'docs-reloaded';

export async function registerWorker(url: string): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.register(url, { updateViaCache: 'none' });
    if (serviceWorker.controller) followUpdates(registration);
    else cacheCurrentPage(await serviceWorker.ready);
  } catch {
    // Blocked, or not to be had: the site works without.
  }
}

function followUpdates(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) {
    registration.waiting.postMessage('skipWaiting', []);
    watchWorker(registration, registration.waiting);
  } else if (registration.installing) watchWorker(registration, registration.installing);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) watchWorker(registration, registration.installing);
  });
}

function watchWorker(registration: ServiceWorkerRegistration, worker: ServiceWorker): void {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed') registration.waiting?.postMessage('skipWaiting', []);
    if (worker.state === 'activated') reloadWhenIdle();
  });
}

/** A reader who is elsewhere, or fills in a field, is not disturbed. No tab does it twice for the same scripts. */
function reloadWhenIdle(): void {
  const timer = setInterval(() => {
    if (!document.hasFocus() || isTyping()) return;
    clearInterval(timer);
    if (isFirstReload()) location.reload();
  }, POLL_INTERVAL);
}

function isTyping(): boolean {
  const { activeElement } = document;
  return (
    activeElement?.matches('input, textarea, select, [contenteditable]:not([contenteditable=false])') ?? false
  );
}

function isFirstReload(): boolean {
  try {
    const runtimeUrl = document.querySelector<HTMLScriptElement>('head > script[src]')?.src ?? '';
    const reloadedScripts = (sessionStorage.getItem(RELOADED_KEY) ?? '').split(' ');
    if (reloadedScripts.includes(runtimeUrl)) return false;
    sessionStorage.setItem(RELOADED_KEY, [...reloadedScripts, runtimeUrl].join(' '));
    return true;
  } catch {
    // Where nothing can be remembered, there could be no end of it.
    return false;
  }
}

/** The page on which the worker came was fetched without it: it gets a message with what to keep. */
function cacheCurrentPage({ active }: ServiceWorkerRegistration): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([location.href.replace(/#.*/, ''), ...files], []);
}
