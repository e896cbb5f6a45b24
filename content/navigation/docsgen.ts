/** The side navigation of docsgen's own documentation. */

import type { NavigationEntry } from 'docsgen';

const entries: NavigationEntry[] = [
  {
    pathname: '/docsgen/writing',
    title: 'Writing',
    children: [
      { pathname: '/docsgen/markdown' },
      { pathname: '/docsgen/callouts' },
      { pathname: '/docsgen/headings' },
      { pathname: '/docsgen/links' },
      { pathname: '/docsgen/tables' },
    ],
  },
  {
    pathname: '/docsgen/components',
    title: 'Components',
    children: [
      { pathname: '/docsgen/code' },
      { pathname: '/docsgen/demos' },
      { pathname: '/docsgen/api-reference', title: 'API reference' },
    ],
  },
  {
    pathname: '/docsgen/site',
    title: 'The site',
    children: [
      { pathname: '/docsgen/living-page', title: 'The living page' },
      { pathname: '/docsgen/navigation-flags' },
    ],
  },
  {
    pathname: '/docsgen/reference',
    title: 'Reference',
    children: [
      { pathname: '/docsgen/configuration' },
      { pathname: '/docsgen/cli', title: 'Command line' },
      { pathname: '/docsgen/diagnostics' },
    ],
  },
];

export default entries;
