/** When parts of a page are there: the script of every page may run while the browser still reads the page. */

/** Acts on an element each time that more of it is there, before that is painted, until it is complete. */
export function whileParsed(id: string, act: (element: HTMLElement, isComplete: boolean) => void): void {
  const look = (): void => {
    const element = document.getElementById(id);
    // What follows it shows that it is closed, and so does the end of the page.
    const isComplete = !isLoading() || element?.nextElementSibling != null;
    if (isComplete) {
      observer.disconnect();
      removeEventListener('DOMContentLoaded', look);
    }
    if (element) act(element, isComplete);
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
