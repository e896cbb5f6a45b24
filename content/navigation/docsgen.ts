/** The side navigation of docsgen's own documentation. */

import type { NavigationEntry } from 'docsgen';

const entries: NavigationEntry[] = [
  {
    pathname: '/docsgen/start',
    title: 'Getting started',
    children: [
      { pathname: '/docsgen/introduction' },
      { pathname: '/docsgen/quick-start' },
      { pathname: '/docsgen/project-structure' },
    ],
  },
  {
    pathname: '/docsgen/write',
    title: 'Writing',
    children: [
      { pathname: '/docsgen/writing-pages' },
      { pathname: '/docsgen/markdown' },
      { pathname: '/docsgen/headings' },
      { pathname: '/docsgen/links' },
      { pathname: '/docsgen/tables' },
      { pathname: '/docsgen/callouts' },
      { pathname: '/docsgen/code' },
      { pathname: '/docsgen/demos' },
      { pathname: '/docsgen/api-reference', title: 'API reference of packages' },
    ],
  },
  {
    pathname: '/docsgen/site',
    title: 'Building a site',
    children: [
      { pathname: '/docsgen/navigation-flags', title: 'Navigation' },
      { pathname: '/docsgen/products', title: 'Products and versions' },
      { pathname: '/docsgen/languages' },
      { pathname: '/docsgen/theming', title: 'Theming and templates' },
      { pathname: '/docsgen/other-libraries', title: 'Libraries besides Material UI' },
      { pathname: '/docsgen/search' },
      { pathname: '/docsgen/advertising' },
      { pathname: '/docsgen/analytics', title: 'Analytics and consent' },
      { pathname: '/docsgen/offline' },
    ],
  },
  {
    pathname: '/docsgen/run',
    title: 'Publishing',
    children: [
      { pathname: '/docsgen/deploying' },
      { pathname: '/docsgen/ci', title: 'CI and caching' },
      { pathname: '/docsgen/troubleshooting' },
      { pathname: '/docsgen/performance' },
    ],
  },
  {
    pathname: '/docsgen/concepts',
    title: 'Concepts',
    children: [
      { pathname: '/docsgen/how-a-build-works', title: 'How a build works' },
      { pathname: '/docsgen/living-page', title: 'Scripts of a page' },
      { pathname: '/docsgen/security', title: 'Security model' },
    ],
  },
  {
    pathname: '/docsgen/reference',
    title: 'Reference',
    children: [
      { pathname: '/docsgen/configuration' },
      { pathname: '/docsgen/cli', title: 'Command line' },
      { pathname: '/docsgen/diagnostics' },
      { pathname: '/docsgen/front-matter' },
      { pathname: '/docsgen/demo-options' },
      { pathname: '/docsgen/parts', title: 'Parts of a template' },
      { pathname: '/docsgen/module-api', title: 'Module API' },
    ],
  },
  {
    pathname: '/docsgen/move',
    title: 'Migrate',
    children: [
      { pathname: '/docsgen/migrate', title: 'With one command' },
      { pathname: '/docsgen/moving-from-docusaurus', title: 'From Docusaurus' },
      { pathname: '/docsgen/moving-from-vitepress', title: 'From VitePress' },
      { pathname: '/docsgen/moving-from-nextra', title: 'From Nextra' },
      { pathname: '/docsgen/moving-from-storybook', title: 'From Storybook docs' },
    ],
  },
  {
    pathname: '/docsgen/news',
    title: 'News',
    children: [{ pathname: '/docsgen/whats-new', title: 'What’s new' }],
  },
];

export default entries;
