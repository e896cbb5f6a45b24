/** Prefetches a page when the pointer rests on its link or the link has the focus. For browsers without speculation
 *  rules. */

import { findTarget } from '../dom.js';

/** Milliseconds of rest: a pointer that only crosses a link fetches nothing. */
const HOVER_DELAY = 65;

export function prefetchOnIntent(): void {
  const prefetched = new Set<string>();
  let timer: number | undefined;
  const schedulePrefetch = (event: Event): void => {
    clearTimeout(timer);
    const link = findTarget<HTMLAnchorElement>(event, 'a:not(.group)');
    if (link && isPageLink(link) && !prefetched.has(link.pathname))
      timer = setTimeout(prefetch, HOVER_DELAY, link.pathname);
  };
  const prefetch = (pathname: string): void => {
    prefetched.add(pathname);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: pathname }));
  };
  const { connection }: NavigatorWithConnection = navigator;
  if (HTMLScriptElement.supports?.('speculationrules') || connection?.saveData) return;
  document.addEventListener('pointerover', schedulePrefetch);
  document.addEventListener('focusin', schedulePrefetch);
}

/** What some browsers say of readers who want little traffic. */
type NavigatorWithConnection = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** The addresses of pages end in a slash. */
function isPageLink({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname !== location.pathname && pathname.endsWith('/');
}
