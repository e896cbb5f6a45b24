/** Fetches a page when the reader seems about to open it: the pointer rests on its link, or the link has the focus. For
 *  browsers that do not read the rules in the head of a page, which do it better: what they fetch is not asked for again. */

/** Milliseconds of rest: a pointer that only crosses a link fetches nothing. */
const REST = 65;

export function prefetchOnIntent(): void {
  const asked = new Set<string>();
  let timer: number | undefined;
  const consider = ({ target }: Event): void => {
    clearTimeout(timer);
    const link = (target as Element).closest<HTMLAnchorElement>('a:not(.group)');
    if (link && leadsToPage(link) && !asked.has(link.pathname))
      timer = setTimeout(prefetch, REST, link.pathname);
  };
  const prefetch = (pathname: string): void => {
    asked.add(pathname);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: pathname }));
  };
  if (HTMLScriptElement.supports?.('speculationrules') || (navigator as Sparing).connection?.saveData) return;
  document.addEventListener('pointerover', consider);
  document.addEventListener('focusin', consider);
}

/** What some browsers say of readers who want little traffic. */
type Sparing = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** The addresses of pages end in a slash. */
function leadsToPage({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname !== location.pathname && pathname.endsWith('/');
}
