/** Reports each page view: when the page is shown, and when it comes out of the back/forward cache. */

import { toCanonicalPath } from '../../site/routes/language.js';
import { sendToGlobalTag } from './send-to-global-tag.js';
import type { AnalyticsSettings } from './analytics-settings.js';

export function reportPageViews(settings: AnalyticsSettings): void {
  let timer: number | undefined;
  const reportSoon = (): void => {
    timer = setTimeout(() => sendToGlobalTag('event', 'page_view', createPageView(settings)));
  };
  // A reader who has left already has not viewed it.
  addEventListener('pagehide', () => clearTimeout(timer));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reportSoon();
  });
  const { prerendering }: Document & { readonly prerendering?: boolean } = document;
  if (prerendering) document.addEventListener('prerenderingchange', reportSoon, { once: true });
  else reportSoon();
}

function createPageView({ base, languages }: AnalyticsSettings): object {
  const { pathname } = location;
  const path = pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
  return {
    page_title: document.title,
    page_location: toCanonicalPath(path, languages),
    productId: readMeta('mui:productId'),
    productCategoryId: readMeta('mui:productCategoryId'),
  };
}

function readMeta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
