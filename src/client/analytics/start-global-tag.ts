/** The global tag function: a queue until its script is there, and for ever where that is blocked. */

import type { GlobalTag } from './send-to-global-tag.js';

const SCRIPT_URL = 'https://www.googletagmanager.com/gtag/js?id=';

/** A function that is there already stays. */
export function startGlobalTag(measurementId: string): void {
  const tagWindow = window as { dataLayer?: unknown[]; gtag?: GlobalTag };
  const queue = (tagWindow.dataLayer ??= []);
  tagWindow.gtag ??= function gtag() {
    // The script reads the object of arguments itself, which is no array.
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  tagWindow.gtag('js', new Date());
  tagWindow.gtag('config', measurementId, { send_page_view: false });
  const script = Object.assign(document.createElement('script'), {
    async: true,
    src: SCRIPT_URL + measurementId,
  });
  document.head.append(script);
}
