/** The global tag function (behaviour 7.2): a queue until its script is there, and for ever where that is blocked. */

import type { Tag } from '../tell.js';

const SCRIPT = 'https://www.googletagmanager.com/gtag/js?id=';

/** A function that is there already stays. */
export function startGlobalTag(measurementId: string): void {
  const world = window as { dataLayer?: unknown[]; gtag?: Tag };
  const queue = (world.dataLayer ??= []);
  world.gtag ??= function gtag() {
    // The script reads the object of arguments itself, which is no array.
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  world.gtag('js', new Date());
  world.gtag('config', measurementId, { send_page_view: false });
  const script = Object.assign(document.createElement('script'), {
    async: true,
    src: SCRIPT + measurementId,
  });
  document.head.append(script);
}
