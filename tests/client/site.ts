/** The site on which the tests of this folder happen: groups, code, a demo, a long page, two products. */

import { config, markdown, navigation, type SiteFiles } from '../sites/fixture.js';

const sections = Array.from(
  { length: 12 },
  (_, at) => `## Section ${at + 1}\n\n${'Words to read. '.repeat(120)}\n`,
);

const products = `products: [
    { id: 'acme', name: 'Acme UI', pathPrefix: '/acme/', navigation: 'navigation/acme.ts', versions: [
      { text: 'v3.0.0', current: true },
      { text: 'v2', href: 'https://v2.acme.example/' },
      { text: 'View all versions', href: '/acme/versions/' },
    ] },
    { id: 'beta', name: 'Beta', pathPrefix: '/beta/', navigation: 'navigation/beta.ts', versions: [{ text: 'v1.0.0', current: true }] },
  ],`;

const many = Array.from({ length: 40 }, (_, at) => `/acme/parts/part-${at + 1}`);

export const living: SiteFiles = {
  'docsgen.config.ts': config().replace(/products: .*\n/, `${products}\n`),
  'navigation/acme.ts': navigation(
    {
      pathname: '/acme/start-group',
      title: 'Getting started',
      children: [{ pathname: '/acme/start' }, { pathname: '/acme/versions' }],
    },
    {
      pathname: '/acme/code-group',
      title: 'Code',
      children: [
        { pathname: '/acme/copy' },
        {
          pathname: '/acme/deep-group',
          title: 'Deep',
          children: [{ pathname: '/acme/long' }, { pathname: '/acme/demo' }],
        },
      ],
    },
    { pathname: '/acme/parts-group', title: 'Parts', children: many.map((pathname) => ({ pathname })) },
  ),
  'navigation/beta.ts': navigation({ pathname: '/beta/only' }),
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'pages/index.md': markdown('Home', 'Welcome.'),
  'pages/acme/start.md': markdown('Start', 'Begin [with code](/acme/copy/).'),
  'pages/acme/versions.md': markdown('Versions', 'All of them.'),
  'pages/acme/copy.md': markdown(
    'Copy',
    '```js\nconst one = 1;\n```\n\nBetween.\n\n```js\nconst two = 2;\n```\n\n```\nbare\n```\n\n<a href="/acme/start/" data-ga-event-category="own" data-ga-event-action="go" data-ga-event-label="start">Start</a>',
  ),
  'pages/acme/long.md': markdown('Long', sections.join('\n')),
  'pages/acme/demo/index.md': markdown('Demo', '{{"demo": "Hello.js"}}'),
  'pages/acme/demo/Hello.tsx':
    'export default function Hello() {\n  return <button type="button">Hello</button>;\n}\n',
  'pages/beta/only.md': markdown('Only', 'Alone.'),
  ...Object.fromEntries(many.map((pathname) => [`pages${pathname}.md`, markdown('Part', 'A part.')])),
};
