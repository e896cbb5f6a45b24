/** The navigation as a drawer, below 1200 px: the rest of the page is inert while it is open, and swipes move it. */

/** How near to the edge a swipe must begin to open the drawer, in pixels. */
const EDGE_DISTANCE = 16;

/** How far a swipe must go, in pixels. */
const SWIPE_DISTANCE = 60;

export function initDrawer(navigation: HTMLElement): void {
  const shell = navigation.parentElement ?? document.body;
  navigation.addEventListener('toggle', ({ newState }) => {
    const isOpen = newState === 'open';
    for (const element of [...document.body.children, ...shell.children] as HTMLElement[])
      element.inert = isOpen && !element.contains(navigation) && !element.popover;
    if (isOpen) navigation.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    (isOpen ? navigation : shell)
      .querySelector<HTMLElement>('[popovertarget=navigation]')
      ?.focus({ preventScroll: true });
  });
  // Where the window becomes so wide that the navigation is a column, the button that closes it is not shown.
  addEventListener('resize', () => {
    if (!navigation.querySelector<HTMLElement>('[popovertarget=navigation]')?.offsetWidth)
      navigation.hidePopover();
  });
  listenToSwipes(navigation);
}

function listenToSwipes(navigation: HTMLElement): void {
  let startTouch: Touch | undefined;
  addEventListener('touchstart', ({ touches }) => {
    startTouch = touches[0];
  });
  addEventListener('touchend', ({ changedTouches }) => {
    const endTouch = changedTouches[0];
    if (!startTouch || !endTouch) return;
    const isRtl = document.documentElement.dir === 'rtl';
    const distanceX = (endTouch.clientX - startTouch.clientX) * (isRtl ? -1 : 1);
    const distanceFromEdge = isRtl ? innerWidth - startTouch.clientX : startTouch.clientX;
    if (
      Math.abs(distanceX) < SWIPE_DISTANCE ||
      Math.abs(distanceX) < 2 * Math.abs(endTouch.clientY - startTouch.clientY)
    )
      return;
    if (distanceX < 0) navigation.hidePopover();
    else if (distanceFromEdge < EDGE_DISTANCE && !navigation.offsetWidth) navigation.showPopover();
  });
}
