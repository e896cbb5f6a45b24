/** The navigation as a drawer, below 1200 px: the rest of the page rests while it is open, and a finger can move it. */

/** In pixels: how near to the edge a swipe must begin to open the drawer, and how far it must go. */
const SWIPE = { edge: 16, distance: 60 } as const;

export function tendDrawer(navigation: HTMLElement): void {
  const shell = navigation.parentElement!;
  navigation.addEventListener('toggle', ({ newState }) => {
    const isOpen = newState === 'open';
    for (const element of [...document.body.children, ...shell.children] as HTMLElement[])
      element.inert = isOpen && !element.contains(navigation) && !element.popover;
    if (isOpen) navigation.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    (isOpen ? navigation : shell)
      .querySelector<HTMLElement>('[popovertarget=navigation]')
      ?.focus({ preventScroll: true });
  });
  listenToSwipes(navigation);
}

function listenToSwipes(navigation: HTMLElement): void {
  let from: Touch | undefined;
  addEventListener('touchstart', ({ touches }) => {
    from = touches[0];
  });
  addEventListener('touchend', ({ changedTouches }) => {
    const to = changedTouches[0];
    if (!from || !to) return;
    const isRtl = document.documentElement.dir === 'rtl';
    const way = (to.clientX - from.clientX) * (isRtl ? -1 : 1);
    const start = isRtl ? innerWidth - from.clientX : from.clientX;
    if (Math.abs(way) < SWIPE.distance || Math.abs(way) < 2 * Math.abs(to.clientY - from.clientY)) return;
    if (way < 0) navigation.hidePopover();
    else if (start < SWIPE.edge && !navigation.offsetWidth) navigation.showPopover();
  });
}
