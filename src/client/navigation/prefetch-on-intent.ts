/** Fetches a page when the reader seems about to open it: the pointer rests on its link, or the link has the focus. For
 *  browsers that do not read the rules in the head of a page, which do it better: what they fetch is not asked for again. */

/** Milliseconds of rest: a pointer that only crosses a link fetches nothing. */
const HOVER_DELAY = 65;

export function prefetchOnIntent(): void {
  const prefetched = new Set<string>();
  let timer: number | undefined;
  const schedulePrefetch = ({ target }: Event): void => {
    clearTimeout(timer);
    const link = (target as Element).closest<HTMLAnchorElement>('a:not(.group)');
    if (link && isPageLink(link) && !prefetched.has(link.pathname))
      timer = setTimeout(prefetch, HOVER_DELAY, link.pathname);
  };
  const prefetch = (pathname: string): void => {
    prefetched.add(pathname);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: pathname }));
  };
  if (
    HTMLScriptElement.supports?.('speculationrules') ||
    (navigator as NavigatorWithConnection).connection?.saveData
  )
    return;
  document.addEventListener('pointerover', schedulePrefetch);
  document.addEventListener('focusin', schedulePrefetch);
}

/** What some browsers say of readers who want little traffic. */
type NavigatorWithConnection = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** The addresses of pages end in a slash. */
function isPageLink({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname !== location.pathname && pathname.endsWith('/');
}
