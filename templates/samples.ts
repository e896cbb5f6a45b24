/** Props that make every style of the partials appear. docsgen renders them once to collect the styles. */

import type { NavigationItem, PartialName, PartialProps } from 'docsgen/kit';

const emptyItem = { chips: [], open: false, children: [] } as const;

const pageItem: NavigationItem = { kind: 'page', title: 'Page', href: '/page/', ...emptyItem };

const navigationItems: readonly NavigationItem[] = [
  { ...pageItem, icon: 'ReaderIcon', linkProps: { 'data-note': 'own' } },
  {
    ...pageItem,
    kind: 'group',
    title: 'Open group',
    open: true,
    children: [
      { ...pageItem, plan: 'pro', chips: ['legacy', 'newFeature', 'unstable', 'beta', 'deprecated'] },
      {
        ...pageItem,
        kind: 'planned',
        title: 'Planned',
        href: undefined,
        plan: 'premium',
        chips: ['planned'],
      },
      { ...pageItem, kind: 'subheader', title: 'Caption', href: undefined, open: true, children: [pageItem] },
    ],
  },
  { ...pageItem, kind: 'group', title: 'Closed group' },
  { ...pageItem, kind: 'group', title: 'Group without pages', href: undefined, children: [pageItem] },
  { ...pageItem, kind: 'external', title: 'External', href: 'https://example.com/', icon: 'WebIcon' },
];

const demoFile = { name: 'Demo.tsx', html: 'code' };

const demoSample: PartialProps['demo'] = {
  name: 'Demo',
  title: 'Demo',
  bg: 'outlined',
  variants: [
    {
      markup: '<button>Press</button>',
      files: [demoFile],
      preview: 'code',
    },
  ],
  codeOpen: false,
  toolbar: true,
  isFirst: true,
  anchor: 'Demo',
};

export const samples: { readonly [Name in PartialName]: readonly PartialProps[Name][] } = {
  navigation: [{ items: navigationItems }],
  contents: [{ items: [{ id: 'a', html: 'A', children: [{ id: 'b', html: '<code>B</code>' }] }] }],
  header: [
    { headline: 'Title', lead: 'Description', chips: [], hasAdSlot: true },
    { headline: 'Title', chips: [{ label: 'Source', href: '/source/', kind: 'source' }] },
  ],
  footer: [
    {
      editHref: 'https://example.com/edit/',
      previous: { title: 'Before', href: '/before/' },
      next: { title: 'After', href: '/after/' },
    },
  ],
  demo: [
    demoSample,
    ...(['true', 'inline', 'gradient', 'playground'] as const).map((bg) => ({ ...demoSample, bg })),
    {
      ...demoSample,
      variants: [{ files: [demoFile], fullPageHref: '/demo/' }],
      codeOpen: true,
      maxWidth: 400,
      height: 300,
    },
    { ...demoSample, variants: [{ files: [demoFile, { name: 'data.ts', html: 'code' }] }] },
  ],
  api: [
    {
      items: [
        { name: 'Button', hook: false, href: '/api/button/' },
        { name: 'useButton', hook: true },
      ],
    },
  ],
  reference: [
    {
      kind: 'props',
      label: 'Props',
      rows: [
        {
          id: 'button-prop-color',
          name: 'color',
          required: true,
          type: 'string',
          default: 'red',
          description: 'Its color.',
          deprecated: 'Use another.',
          arguments: [{ name: 'event', type: 'Event', description: 'What happened.' }],
          returns: { type: 'string', description: 'A color.' },
          since: '7.2.0',
        },
      ],
    },
    {
      kind: 'classes',
      label: 'Classes',
      rows: [
        {
          id: 'button-classes-MuiButton-root',
          name: 'MuiButton-root',
          key: 'root',
          isGlobal: true,
          description: '',
        },
      ],
    },
  ],
  tabs: [
    {
      items: [
        { title: 'Demos', href: '/button/', current: true },
        { title: 'API', href: '/button/components-api/', current: false },
      ],
      hasAdSlot: true,
    },
  ],
};
