/** The documentation of the MUI family: products, adverts, analytics and redirects of this site. */

import { defineConfig } from 'docsgen';
import { inHouseAds } from './ads';
import { products } from './products';

const MATERIAL_WRAPPER = './demos/MaterialWrapper.tsx';

/** docsgen's own pages, which were among the test pages. */
const movedPages = [
  'api-reference',
  'callouts',
  'code',
  'demos',
  'diagnostics',
  'headings',
  'links',
  'living-page',
  'markdown',
  'navigation-flags',
  'tables',
];

export default defineConfig({
  title: 'MUI',
  description:
    'Documentation of the MUI family of React libraries: Material UI, Joy UI, MUI System and MUI X, with live demos and API reference.',
  url: 'https://mui.com',
  languages: ['en'],
  socialImage: '/static/card.png',
  twitterSite: '@MUI_hq',
  navigation: './navigation/default.ts',
  products,
  demos: { wrapper: { 'material-ui': MATERIAL_WRAPPER, system: MATERIAL_WRAPPER, x: MATERIAL_WRAPPER } },
  ads: {
    displayRatio: 0.1,
    inHouse: inHouseAds,
  },
  // The measurement id is an option of the build: `DOCSGEN_MEASUREMENT_ID`.
  analytics: { webVitals: { skipThreshold: 0.0001 } },
  fonts: { icons: '/static/fonts/material-icons.css', demoTheme: '/static/fonts/onepirate.css' },
  serviceWorker: { domain: 'mui.com' },
  repository: {
    url: 'https://github.com/mui/material-ui',
    branch: 'master',
    tag: 'v7.2.0',
    directory: 'docs',
  },
  links: {
    nofollow: [
      'https://m2.material.io',
      'https://m3.material.io',
      'https://www.w3.org',
      'https://fonts.google.com',
    ],
  },
  redirects: [
    { from: '/getting-started/', to: '/material-ui/getting-started/', status: 301 },
    {
      from: '/getting-started/installation/',
      to: '/material-ui/getting-started/installation/',
      status: 301,
    },
    { from: '/getting-started/usage/', to: '/material-ui/getting-started/usage/', status: 301 },
    { from: '/getting-started/faq/', to: '/material-ui/getting-started/faq/', status: 301 },
    { from: '/customization/theming/', to: '/material-ui/customization/theming/', status: 301 },
    { from: '/customization/dark-mode/', to: '/material-ui/customization/dark-mode/', status: 301 },
    { from: '/components/buttons/', to: '/material-ui/react-button/', status: 301 },
    { from: '/components/checkboxes/', to: '/material-ui/react-checkbox/', status: 301 },
    { from: '/components/selects/', to: '/material-ui/react-select/', status: 301 },
    { from: '/components/text-fields/', to: '/material-ui/react-text-field/', status: 301 },
    { from: '/components/dialogs/', to: '/material-ui/react-dialog/', status: 301 },
    { from: '/components/data-grid/', to: '/x/react-data-grid/', status: 301 },
    { from: '/system/basics/', to: '/system/getting-started/', status: 301 },
    { from: '/system/the-sx-prop/', to: '/system/getting-started/the-sx-prop/', status: 301 },
    { from: '/joy-ui/getting-started/overview/', to: '/joy-ui/getting-started/', status: 301 },
    ...movedPages.map((name) => ({ from: `/experiments/docs/${name}/`, to: `/docsgen/${name}/` })),
  ],
  // Most components have their reference and no page of text yet.
  diagnostics: { 'api/undocumented': 'off' },
});
