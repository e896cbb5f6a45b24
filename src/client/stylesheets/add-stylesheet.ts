/** Adds a stylesheet of another host, in a cascade layer if one is named. Where it cannot be fetched, or
 *  not be read, a plain link stands in. */

import type { ExternalStylesheet } from './external-stylesheet.js';

/** Gives what takes it away again, or ends the fetching of it. */
export function addStylesheet({ href, layer, before }: ExternalStylesheet): () => void {
  const controller = new AbortController();
  let addedElement: Element | undefined;
  const add = (element: Element): void => {
    if (controller.signal.aborted) return;
    addedElement = element;
    const marker = before === undefined ? null : document.getElementById(before);
    (marker?.parentNode ?? document.head).insertBefore(element, marker);
  };
  const link = (): void => add(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  if (layer === undefined) link();
  else void fetchIntoLayer({ href, layer, add, signal: controller.signal }).catch(link);
  return () => {
    controller.abort();
    addedElement?.remove();
  };
}

/** The rule goes in by the object model, which the policy of a page allows; text in a `<style>` it does not. */
async function fetchIntoLayer({ href, layer, add, signal }: LayeredStylesheet): Promise<void> {
  const response = await fetch(href, { signal });
  if (!response.ok) throw new Error(String(response.status));
  const text = resolveUrls(await response.text(), response.url || href);
  const style = document.createElement('style');
  style.dataset['href'] = href;
  add(style);
  try {
    style.sheet?.insertRule(`@layer ${layer} {${text}}`);
  } catch (error) {
    style.remove();
    throw error;
  }
}

interface LayeredStylesheet {
  readonly href: string;
  readonly layer: string;
  readonly add: (element: Element) => void;
  readonly signal: AbortSignal;
}

/** Addresses are relative to the sheet, which is no longer where it was. */
function resolveUrls(css: string, baseUrl: string): string {
  return css.replace(/url\(\s*(['"]?)([^'")\s]+)\1\s*\)/g, (_, quote: string, url: string) =>
    URL.canParse(url, baseUrl) ? `url(${quote}${new URL(url, baseUrl).href}${quote})` : 'url()',
  );
}
