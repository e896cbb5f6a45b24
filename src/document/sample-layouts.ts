/** Layouts that together need every style a layout can have, so that the shell's stylesheet is known before any page is rendered. */

import { TEMPLATE_NAMES, type Layout, type LayoutProduct } from '../kit/layout.js';

const product: LayoutProduct = {
  id: 'one',
  name: 'One',
  metadata: 'Family',
  description: 'The first',
  href: '/one/',
  logo: '/one.svg',
};

const fullLayout: Omit<Layout, 'template'> = {
  language: 'en',
  base: '/',
  site: { title: 'Site', logo: '/logo.svg', home: '/', repository: 'https://example.com/', consent: true },
  product,
  search: { own: '/one.json', all: ['/one.json', '/two.json'] },
  versions: [
    { text: 'v2', current: true },
    { text: 'v1', current: false, href: 'https://v1.example.com/' },
    { text: 'View all versions', current: false, href: 'https://example.com/versions/' },
  ],
  products: [product, { id: 'two', name: 'Two', href: '/two/' }],
  layout: { navigation: true, permanentDrawer: true, contents: true, ad: true },
};

const variants: readonly Partial<Layout>[] = [
  {},
  { versions: fullLayout.versions.slice(0, 1) },
  { products: [product] },
  { layout: { navigation: true, permanentDrawer: false, contents: true, ad: false } },
  { layout: { navigation: true, permanentDrawer: true, contents: false, ad: true } },
  { layout: { navigation: false, permanentDrawer: false, contents: false, ad: false } },
  {
    product: { id: 'two', name: 'Two', href: '/two/' },
    site: { title: 'Site', home: '/' },
    versions: [],
    products: [],
  },
];

export const SAMPLE_LAYOUTS: readonly Layout[] = TEMPLATE_NAMES.flatMap((template) =>
  variants.map((variant) => ({ ...fullLayout, template, ...variant })),
);
