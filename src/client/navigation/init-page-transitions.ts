/** Handles the failures of view transitions between pages, which the browser does by itself. */

export function initPageTransitions(): void {
  addEventListener('pageswap', handleTransition);
  addEventListener('pagereveal', handleTransition);
}

/** Only the old page knows where the reader goes. */
function handleTransition({ viewTransition, activation }: PageRevealEvent & Partial<PageSwapEvent>): void {
  if (!viewTransition) return;
  // A reader who is quicker than a fade, or changes the window, ends it; that is no error.
  viewTransition.ready.catch(() => undefined);
  // The address of a page ends in a slash. A file has no transition, and the browser would report an error.
  if (/\.\w+$/.test(activation?.entry.url as string)) viewTransition.skipTransition();
}
