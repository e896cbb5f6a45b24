/** Scrolls to an iframe whose document gets the focus by the Tab key: browsers leave it where it is. */

/** Pixels of the frame that are enough to see where the focus is. */
const MIN_VISIBLE = 48;

export function showFocusedFrame(): void {
  // The key is pressed in the document around the frame, and released in the one that has the focus then.
  addEventListener('keyup', ({ key }) => {
    if (key === 'Tab') scrollToFrame();
  });
  // The focus may have come before this script.
  if (document.hasFocus()) scrollToFrame();
}

/** A frame of which enough is in view stays where it is. */
function scrollToFrame(): void {
  const frame = window.frameElement;
  if (!frame) return;
  const { top, bottom } = frame.getBoundingClientRect();
  if (top > parent.innerHeight - MIN_VISIBLE || bottom < MIN_VISIBLE)
    frame.scrollIntoView({ block: 'nearest' });
}
