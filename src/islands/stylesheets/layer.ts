/** Adds a stylesheet of another host, in a cascade layer if one is named (behaviour 7.4). Where it cannot be fetched, or
 *  not be read, a plain link stands in. */

import type { Sheet } from './settings.js';

/** Gives what takes it away again, or ends the fetching of it. */
export function addStylesheet({ href, layer, before }: Sheet): () => void {
  const over = new AbortController();
  let added: Element | undefined;
  const add = (element: Element): void => {
    if (over.signal.aborted) return;
    added = element;
    const marker = before === undefined ? null : document.getElementById(before);
    (marker?.parentNode ?? document.head).insertBefore(element, marker);
  };
  const link = (): void => add(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  if (layer === undefined) link();
  else void fetchLayered({ href, layer, add, signal: over.signal }).catch(link);
  return () => {
    over.abort();
    added?.remove();
  };
}

/** The rule goes in by the object model, which the policy of a page allows; text in a `<style>` it does not. */
async function fetchLayered({ href, layer, add, signal }: Layered): Promise<void> {
  const answer = await fetch(href, { signal });
  if (!answer.ok) throw new Error(String(answer.status));
  const text = withWholeAddresses(await answer.text(), answer.url || href);
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

interface Layered {
  readonly href: string;
  readonly layer: string;
  readonly add: (element: Element) => void;
  readonly signal: AbortSignal;
}

/** Addresses are relative to the sheet, which is no longer where it was. */
function withWholeAddresses(css: string, from: string): string {
  return css.replace(/url\(\s*(['"]?)([^'")\s]+)\1\s*\)/g, (_, quote: string, address: string) =>
    URL.canParse(address, from) ? `url(${quote}${new URL(address, from).href}${quote})` : 'url()',
  );
}
