/** Creates the files of a new site, as texts. */

import { formatArguments, formatOutDirFlag, type InitOptions } from './init-options.js';
import {
  escapeMarkdown,
  hasReference,
  renderExportsPage,
  type DocumentedPackage,
} from './render-exports-page.js';
import { renderWorkflow } from './render-workflow.js';

/** Files by their paths below the project, with `/`. */
export type NewFiles = ReadonlyMap<string, string>;

/** All files of a new site. The caller keeps those that exist already. */
export function createSiteFiles(options: InitOptions): NewFiles {
  const { site, documented, outDir, repositoryRoot } = options;
  const sitePrefix = site === '.' ? '' : `${site}/`;
  const rootPrefix = repositoryRoot === '.' ? '' : `${repositoryRoot}/`;
  const id = toProductId(options.title);
  const files = new Map([
    [`${sitePrefix}docsgen.config.ts`, renderConfig(options, id)],
    [`${sitePrefix}navigation/${id}.ts`, renderNavigation(documented)],
    [`${sitePrefix}pages/index.md`, renderHomePage(options)],
    [`${sitePrefix}pages/getting-started.md`, renderGettingStarted(options)],
    [`${sitePrefix}pages/Counter.tsx`, COUNTER_DEMO],
    [`${sitePrefix}tsconfig.json`, TSCONFIG],
    ['package.json', renderPackageManifest(options, id)],
    ['.gitignore', `node_modules/\n${outDir}/\n.*.docsgen-*\n`],
    [`${rootPrefix}.github/workflows/docs.yml`, renderWorkflow(options)],
  ]);
  return documented ? files.set(`${sitePrefix}pages/exports.md`, renderExportsPage(documented)) : files;
}

function renderConfig({ title, description, documented }: InitOptions, id: string): string {
  const diagnostics =
    documented && hasReference(documented)
      ? `  // Components need no page of text besides their reference.\n  diagnostics: { 'api/undocumented': 'off' },\n`
      : '';
  const packages = documented ? `\n      packages: [{ name: ${quoteString(documented.name)} }],` : '';
  return `import { defineConfig } from 'docsgen';

export default defineConfig({
  title: ${quoteString(title)},
  description: ${quoteString(description)},
  products: [
    {
      id: ${quoteString(id)},
      name: ${quoteString(title)},
      pathPrefix: '/',
      navigation: ${quoteString(`navigation/${id}.ts`)},${packages}
    },
  ],
${diagnostics}});
`;
}

function renderNavigation(documented: DocumentedPackage | undefined): string {
  const entries = [`{ pathname: '/getting-started' }`];
  if (documented) entries.push(`{ pathname: '/exports' }`);
  if (documented && hasReference(documented))
    entries.push(`{ pathname: '/api', title: 'API', api: ${quoteString(documented.name)} }`);
  return `export default [\n${entries.map((entry) => `  ${entry},\n`).join('')}];\n`;
}

function renderHomePage({ title, description }: InitOptions): string {
  return `---
title: ${JSON.stringify(title)}
template: home
---

# ${escapeMarkdown(title)}

<p class="description">${escapeMarkdown(description)}</p>

- [Getting started](/getting-started/): how to install it, and a first demo.
`;
}

function renderGettingStarted({ title, documented, manager }: InitOptions): string {
  const addCommand = { npm: 'npm install', pnpm: 'pnpm add', yarn: 'yarn add', bun: 'bun add' }[manager];
  const installation = documented
    ? `## Installation\n\n\`\`\`bash\n${addCommand} ${documented.name}\n\`\`\`\n\n`
    : '';
  return `---
title: Getting started
---

# Getting started

<p class="description">Install ${escapeMarkdown(title)} and see a first component.</p>

${installation}## A first demo

A demo is a component in a file beside its page. Readers see it, and its source.

{{"demo": "Counter.js"}}

Change \`Counter.tsx\` while \`docsgen watch\` runs, and this page changes with it.
`;
}

const COUNTER_DEMO = `import * as React from 'react';

export default function Counter() {
  const [count, setCount] = React.useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}
`;

const TSCONFIG = formatJson({
  compilerOptions: {
    strict: true,
    module: 'ESNext',
    moduleResolution: 'Bundler',
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    noEmit: true,
    skipLibCheck: true,
  },
  include: ['**/*.ts', '**/*.tsx'],
});

/** For a site in a folder without a `package.json`. */
function renderPackageManifest(options: InitOptions, id: string): string {
  const commandArguments = formatArguments(options);
  return formatJson({
    name: `${id}-docs`,
    private: true,
    type: 'module',
    scripts: {
      dev: `docsgen watch${commandArguments}`,
      build: `docsgen build${commandArguments}`,
      preview: `docsgen preview${formatOutDirFlag(options.outDir)}`,
    },
    dependencies: {
      '@emotion/react': '^11.14.0',
      '@emotion/styled': '^11.14.0',
      docsgen: `^${options.version}`,
      react: '^19.0.0',
      'react-dom': '^19.0.0',
    },
  });
}

/** The id of the product and of its navigation. No tree may have the id `default`. */
export function toProductId(title: string): string {
  const slug = title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return slug === '' || slug === 'default' ? 'docs' : slug;
}

function formatJson(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function quoteString(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
