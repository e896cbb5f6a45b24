/** The list of links that a page outside every product shows. */

import type { NavigationEntry } from 'docsgen';

const entries: NavigationEntry[] = [
  { pathname: 'https://mui.com/versions/' },
  {
    pathname: 'https://mui.com/store/',
    title: 'Templates',
    icon: 'ReaderIcon',
    linkProps: {
      'data-ga-event-category': 'store',
      'data-ga-event-action': 'click',
      'data-ga-event-label': 'sidenav',
    },
  },
  { pathname: 'https://mui.com/blog/', title: 'Blog', icon: 'BookIcon' },
];

export default entries;
