/** The side navigation of MUI System. An entry marked `planned` has no page yet. */

import type { NavigationEntry } from 'docsgen';

const entries: NavigationEntry[] = [
  {
    pathname: '/system/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/system/getting-started', title: 'Overview' },
      { pathname: '/system/getting-started/installation', planned: true },
      { pathname: '/system/getting-started/usage', planned: true },
      { pathname: '/system/getting-started/the-sx-prop' },
      { pathname: '/system/getting-started/custom-components', planned: true },
    ],
  },
  {
    pathname: '/style-utilities',
    children: [
      { pathname: '/system/properties', planned: true },
      { pathname: '/system/borders', planned: true },
      { pathname: '/system/display', planned: true },
      { pathname: '/system/flexbox', planned: true },
      { pathname: '/system/grid', planned: true },
      { pathname: '/system/palette', planned: true },
      { pathname: '/system/positions', planned: true },
      { pathname: '/system/shadows', planned: true },
      { pathname: '/system/sizing', planned: true },
      { pathname: '/system/spacing' },
      { pathname: '/system/screen-readers', planned: true },
      { pathname: '/system/typography', planned: true },
      { pathname: '/system/styled', title: 'styled', planned: true },
    ],
  },
  {
    pathname: '/system/react-',
    title: 'Components',
    children: [
      { pathname: '/system/react-box' },
      { pathname: '/system/react-container', planned: true },
      { pathname: '/system/react-grid', planned: true },
      { pathname: '/system/react-stack', planned: true },
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
      { pathname: '/system/experimental-api/configure-the-sx-prop', planned: true },
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
      { pathname: '/system/styles/advanced', planned: true },
      { pathname: '/system/styles/api', title: 'APIs', planned: true },
    ],
  },
];

export default entries;
