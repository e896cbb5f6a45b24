/** When parts of a page are there: the script of every page may run while the browser still reads the page. */

/** Acts once, as soon as an element is there with all that is in it, and before it is painted; never, if the page has none. */
export function whenThere(id: string, act: (element: HTMLElement) => void): void {
  const look = (): void => {
    // What follows it, or the end of the page, shows that the element is closed.
    if (isLoading() && !document.querySelector(`#${id} ~ *`)) return;
    observer.disconnect();
    removeEventListener('DOMContentLoaded', look);
    const element = document.getElementById(id);
    if (element) act(element);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', look);
  look();
}

/** Acts when the whole page is there. */
export function whenParsed(act: () => void): void {
  if (isLoading()) addEventListener('DOMContentLoaded', act);
  else act();
}

function isLoading(): boolean {
  return document.readyState === 'loading';
}
