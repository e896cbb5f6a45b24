/** Sites of Nextra: version 4 with `content`, `app` and a layout; version 2 with `pages` and a theme's config. */

import type { SiteFiles } from '../sites/fixture.js';

export const nextraSite: SiteFiles = {
  'next.config.mjs': `import nextra from 'nextra';

const withNextra = nextra({ contentDirBasePath: '/docs' });

export default withNextra({
  basePath: '/ui',
  redirects: async () => [
    { source: '/begin', destination: '/docs/start', permanent: true },
    { source: '/old/:path*', destination: '/docs/:path*', permanent: true },
  ],
});
`,
  'package.json': '{ "name": "@acme/docs" }\n',
  'app/layout.jsx': `import { Footer, Layout, Navbar } from 'nextra-theme-docs';

export const metadata = {
  metadataBase: new URL('https://acme.example'),
  title: { default: 'Acme', template: '%s – Acme' },
  description: 'Components for Acme.',
};

export default async function RootLayout({ children }) {
  return (
    <Layout navbar={<Navbar logo={<b>Acme</b>} />} docsRepositoryBase="https://github.com/acme/ui/tree/main/docs">
      {children}
    </Layout>
  );
}
`,
  'app/page.jsx': 'export default function Home() {\n  return null;\n}\n',
  'app/docs/[[...mdxPath]]/page.jsx': 'export default function Page() {\n  return null;\n}\n',
  'app/(site)/about/page.mdx':
    "export const metadata = {\n  title: 'About us',\n};\n\n# About\n\nText of [the start](/docs/start).\n",
  'app/team/page.jsx': 'export default function Team() {\n  return null;\n}\n',
  'content/_meta.js': `export default {
  index: 'Introduction',
  '---': { type: 'separator', title: 'Components' },
  button: { title: 'Button' },
  guides: '',
  hidden: { display: 'hidden' },
  github: { title: 'GitHub', href: 'https://github.com/acme/ui' },
  lost: 'Lost',
};
`,
  'content/index.mdx': '---\ntitle: Introduction\n---\n\nWelcome to [buttons](./button.mdx#use-it).\n',
  'content/start.mdx': '# Start\n\nSee [guides](/docs/guides/theming).\n',
  'content/button.mdx': `---
title: Button
sidebarTitle: Buttons
layout: wide
---

import { Callout, Tabs } from 'nextra/components';
import Counter from '../components/Counter';
import Intro from '../components/intro.mdx';

# Button

<Intro />

## Use it

<Callout type="warning">
  Take **care**.
</Callout>

<Counter />

<Tabs items={['One', 'Two']}>
  <Tabs.Tab>First.</Tabs.Tab>
  <Tabs.Tab>Second.</Tabs.Tab>
</Tabs>

![A shot](/shot.svg)
`,
  'content/hidden.mdx': '# Hidden\n\nText.\n',
  'content/guides/_meta.ts': "export default { theming: 'Themes', '*': { theme: { toc: false } } };\n",
  'content/guides/index.mdx': '# Guides\n\nText.\n',
  'content/guides/theming.mdx': '# Theming\n\nText.\n',
  'components/Counter.jsx': 'export default function Counter() {\n  return <b>counted</b>;\n}\n',
  'components/intro.mdx': 'A part of the text.\n',
  'public/shot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n',
};

export const formerNextraSite: SiteFiles = {
  'next.config.js':
    "const withNextra = require('nextra')({ theme: 'nextra-theme-docs', themeConfig: './theme.config.jsx' });\nmodule.exports = withNextra({ i18n: { locales: ['en-US', 'de-DE'], defaultLocale: 'en-US' } });\n",
  'theme.config.jsx': `export default {
  logo: <span>Rocket</span>,
  project: { link: 'https://github.com/acme/rocket' },
  footer: { text: 'Acme' },
};
`,
  'pages/_app.jsx': 'export default function App() {\n  return null;\n}\n',
  'pages/_meta.en-US.json':
    '{ "index": "Home", "docs": { "title": "Docs", "type": "page" }, "more": { "title": "More", "type": "menu", "items": { "b": { "title": "Blog", "href": "https://blog.example" } } } }\n',
  'pages/index.en-US.mdx': '# Rocket\n\nText.\n',
  'pages/index.de-DE.mdx': '# Rakete\n\nText.\n',
  'pages/docs/index.en-US.mdx': '# Docs\n\nText.\n',
  'pages/docs/b.en-US.mdx': '# B\n\nText.\n',
  'pages/docs/a.en-US.mdx': '# A\n\nText.\n',
  'pages/api/run.js': 'export default null;\n',
};
