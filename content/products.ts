/** The products of the site. The last of the versions of a product leads to the list of all of them. */

const allVersions = { text: 'View all versions', href: 'https://mui.com/versions/' };

export const products = [
  {
    id: 'material-ui',
    name: 'Material UI',
    description: 'React components that follow Material Design, ready to be themed.',
    logo: '/static/products.svg#material-ui',
    pathPrefix: '/material-ui/',
    navigation: './navigation/material-ui.ts',
    versions: [
      { text: 'v7.2.0', current: true },
      { text: 'v6', href: 'https://v6.mui.com/material-ui/getting-started/' },
      { text: 'v5', href: 'https://v5.mui.com/material-ui/getting-started/installation/' },
      { text: 'v4', href: 'https://v4.mui.com/getting-started/installation/' },
      allVersions,
    ],
    packages: [
      {
        name: '@mui/material',
        without: ['Experimental_CssVarsProvider'],
        source: 'https://github.com/mui/material-ui/tree/v{version}/packages/mui-material/src/{folder}',
      },
    ],
  },
  {
    id: 'joy-ui',
    name: 'Joy UI',
    description: 'React components with a design of their own, built on CSS variables.',
    logo: '/static/products.svg#joy-ui',
    pathPrefix: '/joy-ui/',
    navigation: './navigation/joy-ui.ts',
    versions: [{ text: 'v5.0.0-beta.49', current: true }],
    packages: [
      {
        name: '@mui/joy',
        source: 'https://github.com/mui/material-ui/tree/master/packages/mui-joy/src/{folder}',
      },
    ],
  },
  {
    id: 'system',
    name: 'MUI System',
    description: 'The sx prop and the style functions below every component.',
    logo: '/static/products.svg#system',
    pathPrefix: '/system/',
    navigation: './navigation/system.ts',
    versions: [
      { text: 'v7.2.0', current: true },
      { text: 'v6', href: 'https://v6.mui.com/system/getting-started/' },
      { text: 'v5', href: 'https://v5.mui.com/system/getting-started/' },
      { text: 'v4', href: 'https://v4.mui.com/system/basics/' },
      allVersions,
    ],
    packages: [
      {
        name: '@mui/system',
        source: 'https://github.com/mui/material-ui/tree/v{version}/packages/mui-system/src/{folder}',
      },
    ],
  },
  {
    id: 'x',
    name: 'MUI X',
    metadata: 'MUI X',
    description: 'Data grid, date and time pickers, charts and tree view.',
    logo: '/static/products.svg#x',
    pathPrefix: '/x/',
    navigation: './navigation/x.ts',
    versions: [
      { text: 'v8.29.3', current: true },
      { text: 'v7', href: 'https://v7.mui.com/x/introduction/' },
      { text: 'v6', href: 'https://v6.mui.com/x/introduction/' },
      { text: 'v5', href: 'https://v5.mui.com/x/introduction/' },
    ],
    packages: [
      {
        name: '@mui/x-data-grid',
        pathname: '/x/api/data-grid/',
        without: [
          'Grid*Icon',
          'GridFooterPlaceholder',
          'GridHeader',
          'GridKeyboardArrowRight',
          'GridPagination',
        ],
        source: 'https://github.com/mui/mui-x/tree/v{version}/packages/x-data-grid/src/{folder}',
      },
      {
        name: '@mui/x-date-pickers',
        pathname: '/x/api/date-pickers/',
        without: ['PickerDay2', '*Icon', 'Unstable_*', 'unstable_*', 'use*'],
        source: 'https://github.com/mui/mui-x/tree/v{version}/packages/x-date-pickers/src/{folder}',
      },
    ],
  },
  {
    id: 'docsgen',
    name: 'docsgen',
    description: 'The generator of this documentation: pages, demos, navigation and messages.',
    logo: '/static/products.svg#docsgen',
    pathPrefix: '/docsgen/',
    navigation: './navigation/docsgen.ts',
    versions: [{ text: 'v0.1.0', current: true }],
  },
  {
    id: 'docs-infra',
    name: 'Docs Infra',
    description: 'Test pages, for people who work on this documentation.',
    draft: true,
    logo: '/static/logo.svg',
    pathPrefix: '/experiments/docs/',
    navigation: './navigation/docs-infra.ts',
    versions: [{ text: 'v0.0.0', current: true, href: 'https://mui.com/versions/' }],
  },
];
