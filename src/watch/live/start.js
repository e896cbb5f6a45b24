// @ts-check
/** Keeps an open page in step with its sources while `docsgen watch` runs. Served as it stands; it is never part of a site. */

import { hideProblems, showProblems } from './problems.js';
import { swapDocument } from './swap.js';

/** The document as it came from the server last time, before any script changed it. */
const state = {
  /** @type {Document | undefined} */
  document: undefined,
  text: '',
  /** @type {Promise<void>} */
  work: Promise.resolve(),
  /** @type {EventSource | undefined} */
  events: undefined,
};

/** @param {string} path */
function pageOf(path) {
  return decodeURI(path).replace(/(?:index)?(?:\.html)?$/, '');
}

/** While there is no site, any news may be the one that there is one. */
const isWaiting = document.documentElement.hasAttribute('data-docsgen-waiting');

/** Brings the page up to date: nothing is done where its text is the same. */
async function update() {
  const response = await fetch(location.pathname, { headers: { Accept: 'text/html' } });
  if (isWaiting) return response.status === 503 ? undefined : location.reload();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return location.reload();
  const text = await response.text();
  if (text === state.text) return;
  const next = new DOMParser().parseFromString(text, 'text/html');
  // The first time, the page is what was fetched, or else it has changed meanwhile and nobody knows what it was.
  const isSwapped = state.document
    ? await swapDocument(state.document, next)
    : versionOf(document) === versionOf(next);
  Object.assign(state, { document: next, text });
  if (!isSwapped) location.reload();
}

/** @param {Document} source */
function versionOf(source) {
  return source.querySelector('[data-docsgen-page]')?.getAttribute('data-docsgen-page');
}

/** One after the other, so that each begins with what the one before has left. */
function enqueue() {
  state.work = state.work.then(update).catch(() => undefined);
}

/** @param {string} path */
function changed(path) {
  if (isWaiting || path === '*' || pageOf(path) === pageOf(location.pathname)) enqueue();
  for (const { src, contentWindow } of document.querySelectorAll('iframe')) {
    const isOurs = src !== '' && new URL(src).origin === location.origin;
    if (isOurs && (path === '*' || pageOf(path) === pageOf(new URL(src).pathname)))
      contentWindow?.location.reload();
  }
  for (const link of document.querySelectorAll('link'))
    if (pathOf(link.href) === path) link.href = fresh(path);
  for (const image of document.images) if (pathOf(image.src) === path) image.src = fresh(path);
  for (const script of document.scripts) if (script.src && pathOf(script.src) === path) location.reload();
}

/** @param {string} address */
function pathOf(address) {
  return address === '' ? '' : decodeURI(new URL(address, location.href).pathname);
}

/** @param {string} path */
function fresh(path) {
  return `${encodeURI(path)}?changed=${performance.now()}`;
}

/** @param {MessageEvent<string>} event */
function told({ data }) {
  const [kind, path = ''] = data.split(/ (.*)/s);
  if (kind === 'changed') changed(path);
  else if (kind === 'problems') void showProblems();
  else if (kind === 'fine') hideProblems();
}

/** A browser has few connections to one server: a page that nobody sees gives its own back. */
function connect() {
  if (document.visibilityState === 'hidden') {
    state.events?.close();
    state.events = undefined;
  } else if (!state.events) {
    state.events = new EventSource('/_docsgen/events');
    // What happened while nobody listened is caught up with.
    state.events.addEventListener('open', enqueue);
    state.events.addEventListener('message', told);
  }
}

// A frame is brought up to date by the page that it is on.
if (window.top === window) {
  document.addEventListener('visibilitychange', connect);
  window.addEventListener('pagehide', () => {
    state.events?.close();
    state.events = undefined;
  });
  window.addEventListener('pageshow', connect);
  connect();
}
