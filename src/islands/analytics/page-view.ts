/** Tells of each page that is looked at (behaviour 7.2): once it is shown, and again when it comes out of the back/forward cache. */

import { canonicalPath } from '../../site/language.js';
import { tell } from '../tell.js';
import type { AnalyticsSettings } from './settings.js';

export function tellPageViews(settings: AnalyticsSettings): void {
  let timer: number | undefined;
  const soon = (): void => {
    timer = setTimeout(() => tell('event', 'page_view', viewOf(settings)));
  };
  // A reader who is gone already has not looked at it.
  addEventListener('pagehide', () => clearTimeout(timer));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) soon();
  });
  const { prerendering } = document as Document & { readonly prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', soon, { once: true });
  else soon();
}

function viewOf({ base, languages }: AnalyticsSettings): object {
  const { pathname } = location;
  const path = pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
  return {
    page_title: document.title,
    page_location: canonicalPath(path, languages),
    productId: metaOf('mui:productId'),
    productCategoryId: metaOf('mui:productCategoryId'),
  };
}

function metaOf(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
