/** Calls back when parts of a page are parsed: the script of every page may run while the browser is still parsing. */

/** Acts on an element each time that more of it is there, before that is painted, until it is complete. */
export function watchWhileParsing(
  id: string,
  callback: (element: HTMLElement, isComplete: boolean) => void,
): void {
  const check = (): void => {
    const element = document.getElementById(id);
    // What follows it shows that it is closed, and so does the end of the page.
    const isComplete = !isLoading() || element?.nextElementSibling != null;
    if (isComplete) {
      observer.disconnect();
      removeEventListener('DOMContentLoaded', check);
    }
    if (element) callback(element, isComplete);
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', check);
  check();
}

/** Acts each time that more of the page is there, before that is painted, until all of it is. */
export function runWhileParsing(callback: () => void): void {
  const observer = new MutationObserver(callback);
  observer.observe(document, { childList: true, subtree: true });
  callback();
  runWhenParsed(() => {
    observer.disconnect();
    callback();
  });
}

/** Acts when the whole page is there. */
export function runWhenParsed(callback: () => void): void {
  if (isLoading()) addEventListener('DOMContentLoaded', callback);
  else callback();
}

function isLoading(): boolean {
  return document.readyState === 'loading';
}
