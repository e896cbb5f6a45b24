/** One icon as inline SVG, in the color of the text. Screen readers ignore it: it has a label beside it. */

import { icons, type ShellIcon } from '../../theme/icons.js';

/** `size` in pixels. */
export function Icon({ name, size = 20 }: { readonly name: ShellIcon; readonly size?: number }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={icons[name]} />
    </svg>
  );
}
