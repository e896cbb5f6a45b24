/** The side navigation of the test pages: every shape and every flag that an entry can have. */

import type { NavigationEntry } from 'docsgen';

const entries: NavigationEntry[] = [
  {
    pathname: '/experiments/docs/navigation',
    title: 'Test: navigation',
    children: [
      { pathname: '/experiments/docs/every-entry' },
      {
        pathname: '/experiments/docs/navigation/level-2',
        title: 'Level 2',
        children: [
          { pathname: '/experiments/docs/navigation/level-2/first', planned: true },
          { pathname: '/experiments/docs/navigation/level-2/second', planned: true },
          {
            pathname: '/experiments/docs/navigation/level-3',
            title: 'Level 3',
            children: [
              { pathname: '/experiments/docs/navigation/level-3/first', planned: true },
              {
                pathname: '/experiments/docs/navigation/level-4',
                title: 'Level 4',
                children: [
                  { pathname: '/experiments/docs/navigation/level-4/first', planned: true },
                  { pathname: '/experiments/docs/navigation/level-4/second', planned: true },
                ],
              },
              { pathname: '/experiments/docs/navigation/level-3/last', planned: true },
            ],
          },
        ],
      },
      {
        pathname: '/experiments/docs/navigation/caption',
        subheader: 'caption-from-the-subheader',
        children: [
          { pathname: '/experiments/docs/navigation/caption/first', planned: true },
          {
            pathname: '/experiments/docs/navigation/caption/group',
            title: 'Group below a caption',
            children: [{ pathname: '/experiments/docs/navigation/caption/group/leaf', planned: true }],
          },
        ],
      },
      { pathname: '/experiments/docs/navigation/divider', subheader: 'Caption without children' },
      {
        pathname: '/experiments/docs/navigation/plans',
        subheader: 'Plan flags',
        children: [
          { pathname: '/experiments/docs/navigation/plans/community', planned: true },
          { pathname: '/experiments/docs/navigation/plans/pro', title: 'Pro', plan: 'pro', planned: true },
          {
            pathname: '/experiments/docs/navigation/plans/premium',
            title: 'Premium',
            plan: 'premium',
            planned: true,
          },
          {
            pathname: '/experiments/docs/navigation/plans/group',
            title: 'Group of a plan',
            plan: 'pro',
            children: [{ pathname: '/experiments/docs/navigation/plans/group/leaf', planned: true }],
          },
        ],
      },
      {
        pathname: '/experiments/docs/navigation/flags',
        subheader: 'State flags',
        children: [
          {
            pathname: '/experiments/docs/navigation/flags/new-feature',
            title: 'New',
            newFeature: true,
            planned: true,
          },
          { pathname: '/experiments/docs/navigation/flags/planned', title: 'Planned', planned: true },
          {
            pathname: '/experiments/docs/navigation/flags/unstable',
            title: 'Unstable',
            unstable: true,
            planned: true,
          },
          { pathname: '/experiments/docs/navigation/flags/beta', title: 'Beta', beta: true, planned: true },
          {
            pathname: '/experiments/docs/navigation/flags/legacy',
            title: 'Legacy',
            legacy: true,
            planned: true,
          },
          {
            pathname: '/experiments/docs/navigation/flags/deprecated',
            title: 'Deprecated',
            deprecated: true,
            planned: true,
          },
          {
            pathname: '/experiments/docs/navigation/flags/two',
            title: 'Two at once',
            newFeature: true,
            beta: true,
            planned: true,
          },
          {
            pathname: '/experiments/docs/navigation/flags/all',
            title: 'All of them, with a title long enough to wrap',
            plan: 'premium',
            legacy: true,
            newFeature: true,
            unstable: true,
            beta: true,
            deprecated: true,
            planned: true,
          },
        ],
      },
      {
        pathname: '/experiments/docs/navigation/flagged-caption',
        subheader: 'Caption with a flag',
        newFeature: true,
        children: [{ pathname: '/experiments/docs/navigation/flagged-caption/leaf', planned: true }],
      },
      {
        pathname: '/experiments/docs/navigation/derived',
        title: 'Derived titles',
        children: [
          { pathname: '/experiments/docs/navigation/derived/react-two-words', planned: true },
          { pathname: '/experiments/docs/navigation/derived/cut.at-the-dot', planned: true },
          { pathname: '/experiments/docs/api/pascal-case-name', planned: true },
          { pathname: '/experiments/docs/api/use-camel-case', planned: true },
        ],
      },
      {
        pathname: '/experiments/docs/navigation/icons',
        title: 'Icons',
        children: [
          { pathname: 'https://mui.com/?icon=readericon', title: 'ReaderIcon', icon: 'ReaderIcon' },
          { pathname: 'https://mui.com/?icon=bookicon', title: 'BookIcon', icon: 'BookIcon' },
          {
            pathname: 'https://mui.com/?icon=descriptionicon',
            title: 'DescriptionIcon',
            icon: 'DescriptionIcon',
          },
          {
            pathname: 'https://mui.com/?icon=visibilityicon',
            title: 'VisibilityIcon',
            icon: 'VisibilityIcon',
          },
          { pathname: 'https://mui.com/?icon=webicon', title: 'WebIcon', icon: 'WebIcon' },
        ],
      },
      {
        pathname: '/experiments/docs/navigation/hidden',
        title: 'Hidden from the tree',
        inSideNav: false,
        planned: true,
      },
      {
        pathname: '/experiments/docs/navigation/no-drawer',
        title: 'Without the permanent drawer',
        disableDrawer: true,
        planned: true,
      },
    ],
  },
  {
    pathname: '/experiments/docs/data-grid-e2e',
    title: 'Test: Data Grid e2e',
    children: [
      {
        pathname: 'https://mui.com/x/react-data-grid/',
        title: 'Data Grid',
        linkProps: { target: '_blank', rel: 'noopener' },
      },
      { pathname: '/x/react-data-grid/e2e/column-reorder', planned: true },
      { pathname: '/x/react-data-grid/e2e/keyboard-editing', planned: true },
      { pathname: '/x/react-data-grid/e2e/row-pinning', plan: 'pro', planned: true },
      { pathname: '/x/react-data-grid/e2e/pivot-panel', plan: 'premium', planned: true },
      { pathname: '/x/api/data-grid/e2e/grid-test-props', title: 'GridTestProps', planned: true },
    ],
  },
  {
    pathname: '/experiments/docs/migration',
    title: 'Test: Migration',
    children: [
      {
        pathname: '/experiments/docs/migration/v8',
        subheader: 'Upgrade to v8',
        children: [
          { pathname: '/x/migration/e2e/data-grid-v7', title: 'Breaking changes: Data Grid', planned: true },
          {
            pathname: '/x/migration/e2e/pickers-v7',
            title: 'Breaking changes: Date and Time Pickers',
            planned: true,
          },
        ],
      },
      {
        pathname: '/experiments/docs/migration/v7',
        subheader: 'Upgrade to v7',
        children: [
          { pathname: '/x/migration/e2e/data-grid-v6', title: 'Breaking changes: Data Grid', planned: true },
        ],
      },
      { pathname: 'https://mui.com/x/migration/migration-data-grid-v7/', title: 'Published Data Grid guide' },
    ],
  },
];

export default entries;
