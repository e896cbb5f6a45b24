/** Starts the global tag: a queue until a script takes it over, and for as long as the page is open where none does. */

import type { AnalyticsSettings } from './analytics-settings.js';

const SCRIPT_URL = 'https://www.googletagmanager.com/gtag/js?id=';

/** Resolves when there is a tag that sends what it gets: never where nothing but the queue is there. An existing tag
 *  function stays. */
export function startGlobalTag({ measurementId }: AnalyticsSettings): Promise<void> {
  if (window.gtag && measurementId === undefined) return Promise.resolve();
  const queue = (window.dataLayer ??= []);
  window.gtag ??= function gtag() {
    // The script reads the object of arguments itself, which is no array.
    queue.push(arguments);
  };
  return new Promise((resolve) => {
    if (measurementId !== undefined) loadTag(measurementId, resolve);
  });
}

function loadTag(measurementId: string, onLoad: () => void): void {
  window.gtag?.('js', new Date());
  window.gtag?.('config', measurementId, { send_page_view: false });
  const script = Object.assign(document.createElement('script'), {
    async: true,
    src: SCRIPT_URL + measurementId,
  });
  script.addEventListener('load', onLoad);
  document.head.append(script);
}
