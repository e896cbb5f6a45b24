/** The side navigation of MUI System. An entry that is a draft has no page yet; a planned one is announced. */

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
      { pathname: '/system/properties', draft: true },
      { pathname: '/system/borders' },
      { pathname: '/system/display' },
      { pathname: '/system/flexbox' },
      { pathname: '/system/grid' },
      { pathname: '/system/palette', draft: true },
      { pathname: '/system/positions', draft: true },
      { pathname: '/system/shadows', draft: true },
      { pathname: '/system/sizing' },
      { pathname: '/system/spacing' },
      { pathname: '/system/screen-readers' },
      { pathname: '/system/typography', draft: true },
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
      { pathname: '/system/experimental-api/configure-the-sx-prop', draft: true },
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
      { pathname: '/system/styles/advanced', draft: true },
      { pathname: '/system/styles/api', title: 'APIs', draft: true },
    ],
  },
];

export default entries;
