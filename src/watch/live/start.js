// @ts-check
/** Updates an open page when its sources change while `docsgen watch` runs. Served uncompiled; it is never part of a site. */

import { hideDiagnostics, showDiagnostics } from './diagnostics-panel.js';
import { updateDocument } from './update-document.js';

/** The document as it last came from the server, before any script changed it. */
const state = {
  /** @type {Document | undefined} */
  document: undefined,
  text: '',
  /** @type {Promise<void>} */
  pendingUpdate: Promise.resolve(),
  /** @type {EventSource | undefined} */
  events: undefined,
};

/** @param {string} path */
function toPagePath(path) {
  return decodeURI(path).replace(/(?:index)?(?:\.html)?$/, '');
}

/** While there is no site, any event may mean that there is one now. */
const isWaiting = document.documentElement.hasAttribute('data-docsgen-waiting');

/** Updates the page; does nothing where its text is the same. */
async function update() {
  const { status, response: next } = await requestPage();
  if (isWaiting) return status === 503 ? undefined : location.reload();
  if (!next) return location.reload();
  const text = next.documentElement.outerHTML;
  if (text === state.text) return;
  // The first time there is nothing to compare with: the page is up to date, or it is reloaded.
  const isUpdated = state.document
    ? await updateDocument(state.document, next)
    : readVersion(document) === readVersion(next);
  Object.assign(state, { document: next, text });
  if (!isUpdated) location.reload();
}

/**
 * The page as the server has it now; no document where it is something else. The request parses it: a policy that requires
 * Trusted Types allows no other way.
 * @returns {Promise<{ status: number, response: Document | null }>}
 */
function requestPage() {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.pathname);
    request.setRequestHeader('Accept', 'text/html');
    request.responseType = 'document';
    request.addEventListener('load', () => resolve(request));
    request.addEventListener('error', reject);
    request.send();
  });
}

/** @param {Document} source */
function readVersion(source) {
  return source.querySelector('[data-docsgen-page]')?.getAttribute('data-docsgen-page');
}

/** Updates run one after the other. */
function enqueue() {
  state.pendingUpdate = state.pendingUpdate.then(update).catch(() => undefined);
}

/** @param {string} path */
function handleChange(path) {
  if (isWaiting || path === '*' || toPagePath(path) === toPagePath(location.pathname)) enqueue();
  for (const { src, contentWindow } of document.querySelectorAll('iframe')) {
    const isOurs = src !== '' && new URL(src).origin === location.origin;
    if (isOurs && (path === '*' || toPagePath(path) === toPagePath(new URL(src).pathname)))
      contentWindow?.location.reload();
  }
  for (const link of document.querySelectorAll('link'))
    if (toPath(link.href) === path) link.href = addCacheBuster(path);
  for (const image of document.images) if (toPath(image.src) === path) image.src = addCacheBuster(path);
  for (const script of document.scripts) if (script.src && toPath(script.src) === path) location.reload();
}

/** @param {string} address */
function toPath(address) {
  return address === '' ? '' : decodeURI(new URL(address, location.href).pathname);
}

/** @param {string} path */
function addCacheBuster(path) {
  return `${encodeURI(path)}?changed=${performance.now()}`;
}

/** @param {MessageEvent<string>} event */
function handleMessage({ data }) {
  const [kind, path = ''] = data.split(/ (.*)/s);
  if (kind === 'changed') handleChange(path);
  else if (kind === 'diagnostics') void showDiagnostics();
  else if (kind === 'clear') hideDiagnostics();
}

/** A browser has few connections to one server: a hidden page closes its own. */
function connect() {
  if (document.visibilityState === 'hidden') {
    state.events?.close();
    state.events = undefined;
  } else if (!state.events) {
    state.events = new EventSource(
      `/_docsgen/events?page=${encodeURIComponent(decodeURI(location.pathname))}`,
    );
    // Something may have changed while the page was not connected.
    state.events.addEventListener('open', enqueue);
    state.events.addEventListener('message', handleMessage);
  }
}

// An iframe is updated by the page that contains it.
if (window.top === window) {
  document.addEventListener('visibilitychange', connect);
  window.addEventListener('pagehide', () => {
    state.events?.close();
    state.events = undefined;
  });
  window.addEventListener('pageshow', connect);
  connect();
}
