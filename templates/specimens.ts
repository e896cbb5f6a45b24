/** Props that make everything appear that a region can show. docsgen renders them once, to learn which styles there are. */

import type { NavigationItem, RegionName, RegionProps } from 'docsgen/kit';

const plain = { chips: [], open: false, children: [] } as const;

const page: NavigationItem = { kind: 'page', title: 'Page', href: '/page/', ...plain };

const tree: readonly NavigationItem[] = [
  { ...page, icon: 'ReaderIcon', linkProps: { 'data-note': 'own' } },
  {
    ...page,
    kind: 'group',
    title: 'Open group',
    open: true,
    children: [
      { ...page, plan: 'pro', chips: ['legacy', 'newFeature', 'unstable', 'beta', 'deprecated'] },
      { ...page, kind: 'planned', title: 'Planned', href: undefined, plan: 'premium', chips: ['planned'] },
      { ...page, kind: 'subheader', title: 'Caption', href: undefined, open: true, children: [page] },
    ],
  },
  { ...page, kind: 'group', title: 'Closed group' },
  { ...page, kind: 'external', title: 'External', href: 'https://example.com/', icon: 'WebIcon' },
];

const file = { name: 'Demo.tsx', html: 'code' };

const demo: RegionProps['demo'] = {
  name: 'Demo',
  title: 'Demo',
  bg: 'outlined',
  variants: [
    {
      markup: '<button>Press</button>',
      files: [file],
      preview: 'code',
    },
  ],
  codeOpen: false,
  toolbar: true,
  isFirst: true,
  anchor: 'Demo',
};

const ad: RegionProps['header']['ad'] = {
  name: 'Ad',
  link: 'https://example.com/',
  img: '/ad.png',
  descriptionHeader: 'Ad.',
  description: 'An ad.',
  publisher: 'Site',
};

export const specimens: { readonly [R in RegionName]: readonly RegionProps[R][] } = {
  navigation: [{ items: tree }],
  contents: [{ items: [{ id: 'a', html: 'A', children: [{ id: 'b', html: '<code>B</code>' }] }] }],
  header: [
    { headline: 'Title', lead: 'Description', chips: [], hasAdSlot: true, ad },
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
    demo,
    ...(['true', 'inline', 'gradient', 'playground'] as const).map((bg) => ({ ...demo, bg })),
    { ...demo, variants: [{ files: [file] }], codeOpen: true, maxWidth: 400, height: 300 },
    { ...demo, variants: [{ files: [file, { name: 'data.ts', html: 'code' }] }] },
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
          description: 'Its colour.',
          deprecated: 'Use another.',
          arguments: [{ name: 'event', type: 'Event', description: 'What happened.' }],
          returns: { type: 'string', description: 'A colour.' },
          since: '7.2.0',
        },
      ],
    },
    {
      kind: 'classes',
      label: 'Classes',
      rows: [{ id: 'button-classes-root', name: 'root', key: 'root', isGlobal: true, description: '' }],
    },
  ],
  tabs: [
    {
      items: [
        { title: 'Demos', href: '/button/', current: true },
        { title: 'API', href: '/button/components-api/', current: false },
      ],
    },
  ],
};
