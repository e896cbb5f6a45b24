/** One page fades into the next by the browser's own means (the styles ask for it); here is only what would go wrong. */

/** Keeps the end of a fade from being told as an error, and lets no fade lead to what is no page. */
export function tendPageChange(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    forgive(viewTransition);
    // The address of a page ends in a slash. What is none has no part in a fade, and there the browser would complain.
    if (/\.\w+$/.test(activation!.entry.url!)) viewTransition?.skipTransition();
  });
  addEventListener('pagereveal', ({ viewTransition }) => forgive(viewTransition));
}

/** A reader who is quicker than a fade, or changes the window, ends it. */
function forgive(fade: ViewTransition | null): void {
  fade?.ready.catch(() => undefined);
}
