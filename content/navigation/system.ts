/** The side navigation of MUI System. A planned entry is announced, and has no page yet. */

import type { NavigationEntry } from 'docsgen';

const entries: NavigationEntry[] = [
  {
    pathname: '/system/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/system/getting-started', title: 'Overview' },
      { pathname: '/system/getting-started/installation' },
      { pathname: '/system/getting-started/usage' },
      { pathname: '/system/getting-started/the-sx-prop' },
      { pathname: '/system/getting-started/custom-components' },
    ],
  },
  {
    pathname: '/style-utilities',
    children: [
      { pathname: '/system/properties' },
      { pathname: '/system/borders' },
      { pathname: '/system/display' },
      { pathname: '/system/flexbox' },
      { pathname: '/system/grid' },
      { pathname: '/system/palette' },
      { pathname: '/system/positions' },
      { pathname: '/system/shadows' },
      { pathname: '/system/sizing' },
      { pathname: '/system/spacing' },
      { pathname: '/system/screen-readers' },
      { pathname: '/system/typography' },
      { pathname: '/system/styled', title: 'styled' },
    ],
  },
  {
    pathname: '/system/react-',
    title: 'Components',
    children: [
      { pathname: '/system/react-box' },
      { pathname: '/system/react-container' },
      { pathname: '/system/react-grid' },
      { pathname: '/system/react-stack' },
    ],
  },
  {
    pathname: '/system/migration',
    children: [{ pathname: '/system/migration/migrating-to-v6', planned: true }],
  },
  {
    pathname: '/system/api',
    title: 'APIs',
    api: '@mui/system',
  },
  {
    pathname: '/system/experimental-api',
    title: 'Experimental APIs',
    children: [
      { pathname: '/system/experimental-api/configure-the-sx-prop' },
      {
        pathname: '/system/experimental-api/css-theme-variables',
        title: 'CSS theme variables',
        planned: true,
      },
    ],
  },
  {
    pathname: '/system/styles',
    legacy: true,
    children: [
      { pathname: '/system/styles/basics', planned: true },
      { pathname: '/system/styles/advanced' },
      { pathname: '/system/styles/api', title: 'APIs' },
    ],
  },
];

export default entries;
