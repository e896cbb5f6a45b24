/** Loads the documents of other hosts that a page shows: when a reader presses the button, and from then on by itself for
 *  all embeds of that host. */

import { getElement, queryAll } from '../dom.js';

/** The origins that the reader has loaded, separated by spaces. */
const STORAGE_KEY = 'docsgen-embeds';

export function loadEmbeds(): void {
  const loadedOrigins = readLoadedOrigins();
  for (const embed of queryAll('[data-embed]')) {
    const { origin } = new URL(embed.dataset['embed'] ?? '', location.href);
    if (loadedOrigins.includes(origin)) showIframe(embed);
    else initButton(embed, origin);
  }
}

function initButton(embed: HTMLElement, origin: string): void {
  const link = getElement(embed, 'a');
  link.role = 'button';
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    storeOrigin(origin);
    showIframe(embed).focus();
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });
}

function showIframe(embed: HTMLElement): HTMLIFrameElement {
  const { embed: src = '', title = '', sandbox = '' } = embed.dataset;
  const iframe = document.createElement('iframe');
  iframe.className = embed.className;
  iframe.title = title;
  iframe.loading = 'lazy';
  iframe.referrerPolicy = 'strict-origin-when-cross-origin';
  iframe.setAttribute('sandbox', sandbox);
  iframe.src = src;
  embed.replaceWith(iframe);
  return iframe;
}

/** Storage may be blocked: then a press counts for its embed alone. */
function readLoadedOrigins(): readonly string[] {
  try {
    return localStorage.getItem(STORAGE_KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

function storeOrigin(origin: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, [...new Set([...readLoadedOrigins(), origin])].join(' '));
  } catch {
    // Blocked or full.
  }
}
