/** A page for the tests of threads: with links, an image of a host that is not allowed, a demo, code of two files, and a file that
 *  is missing. */

import type { FormulaResult } from '../../../src/markdown/math/formula.js';
import type { SourceReadResult } from '../../../src/markdown/page-context.js';
import type { ParseSettings } from '../../../src/pipeline/threads/parse-source.js';
import { ENGLISH } from '../../../src/site/messages/messages.js';

export const settings = {
  base: '/docs/',
  languagePrefix: '/pt',
  host: 'https://example.com',
  repository: undefined,
  nofollow: [],
  embedHosts: [],
  mediaSources: { image: ['https://images.example'], video: [] },
  isolated: { charts: true },
  products: [],
  hasMath: true,
  messages: ENGLISH,
} as unknown as ParseSettings;

const text = `---
title: Sample
description: A sample.
---

# Sample

[Another](/material-ui/button/) ![A photo](https://elsewhere.example/a.png)

The area is $a b$.

\`\`\`tsx file=./a.ts
\`\`\`

\`\`\`tsx file=./b.ts
\`\`\`

\`\`\`tsx file=./missing.ts
\`\`\`

{{"demo": "Hero.js"}}
`;

export const source = { text, source: 'pages/sample/index.md' };

export const needs = {
  neededFiles: ['pages/sample/a.ts', 'pages/sample/b.ts', 'pages/sample/missing.ts'],
  neededFormulas: ['$ a b'],
};

export const files = new Map<string, SourceReadResult>([
  ['pages/sample/a.ts', { text: 'const a = 1;\n' }],
  ['pages/sample/b.ts', { text: 'const b = 2;\n' }],
  ['pages/sample/missing.ts', { missing: true }],
]);

export const formulas = new Map<string, FormulaResult>([['$ a b', { html: '<math><mi>a</mi></math>' }]]);
