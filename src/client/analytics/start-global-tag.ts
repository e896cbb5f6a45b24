/** Starts the global tag: a queue until its script is loaded, and for ever where that is blocked. */

const SCRIPT_URL = 'https://www.googletagmanager.com/gtag/js?id=';

/** An existing tag function stays. */
export function startGlobalTag(measurementId: string): void {
  const queue = (window.dataLayer ??= []);
  window.gtag ??= function gtag() {
    // The script reads the object of arguments itself, which is no array.
    queue.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('config', measurementId, { send_page_view: false });
  const script = Object.assign(document.createElement('script'), {
    async: true,
    src: SCRIPT_URL + measurementId,
  });
  document.head.append(script);
}
