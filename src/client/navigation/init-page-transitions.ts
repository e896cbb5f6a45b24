/** One page fades into the next by the browser's own means (its head allows it); here is only what would go wrong. */

export function initPageTransitions(): void {
  addEventListener('pageswap', handleTransition);
  addEventListener('pagereveal', handleTransition);
}

/** The old page is told where the reader goes, the new one is not. */
function handleTransition({ viewTransition, activation }: PageRevealEvent & Partial<PageSwapEvent>): void {
  if (!viewTransition) return;
  // A reader who is quicker than a fade, or changes the window, ends it; that is no error.
  viewTransition.ready.catch(() => undefined);
  // The address of a page ends in a slash. What is none has no part in a fade, and there the browser would complain.
  if (/\.\w+$/.test(`${activation?.entry.url}`)) viewTransition.skipTransition();
}
