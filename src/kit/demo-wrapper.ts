/** What the site's own component around every demo gets: the one that the config names as `demos.wrapper`. */

import type { ReactNode } from 'react';

/** The props of the component that the config names as `demos.wrapper`. */
export interface DemoWrapperProps {
  /** The demo. */
  readonly children: ReactNode;
  /** The build renders `light`; once a demo is live, what the page shows. */
  readonly colorScheme: 'light' | 'dark';
  /** The build renders `ltr`; once a demo is live, that of the page. */
  readonly direction: 'ltr' | 'rtl';
}
