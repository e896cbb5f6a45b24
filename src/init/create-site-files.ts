/** The files of a new site, as texts. Pure: knows nothing of what is on the disk. */

import { formatArguments, formatOutDirFlag } from './format-arguments.js';
import { renderExportsPage, hasReference, type DocumentedPackage } from './render-exports-page.js';
import { escapeMarkdown } from './escape-markdown.js';
import type { PackageManager } from './project.js';
import { renderWorkflow } from './render-workflow.js';

export interface InitOptions {
  /** The site folder below the project, with `/`; `.` where it is the project itself. */
  readonly site: string;
  readonly title: string;
  readonly description: string;
  /** The package that is documented. */
  readonly documented?: DocumentedPackage | undefined;
  readonly manager: PackageManager;
  /** The top of the repository seen from the project, with `/`. */
  readonly repositoryRoot: string;
  /** The folder of the project seen from the top of the repository, with `/`. */
  readonly project: string;
  /** Where the site is built to, below the project. */
  readonly outDir: string;
  /** The project has a script that builds the package, which its reference is read from. */
  readonly hasBuildScript: boolean;
  /** The version of docsgen that begins the site. */
  readonly version: string;
}

/** A file by its path below the project, with `/`. */
export type NewFiles = ReadonlyMap<string, string>;

/** Everything that a new site consists of. Whatever of it is there already is to be kept. */
export function createSiteFiles(options: InitOptions): NewFiles {
  const sitePrefix = options.site === '.' ? '' : `${options.site}/`;
  const id = toProductId(options.title);
  return new Map([
    [`${sitePrefix}docsgen.config.ts`, renderConfig(options, id)],
    [`${sitePrefix}navigation/${id}.ts`, renderNavigation(options.documented)],
    [`${sitePrefix}pages/index.md`, renderHomePage(options)],
    [`${sitePrefix}pages/getting-started.md`, renderGettingStarted(options)],
    [`${sitePrefix}pages/Counter.tsx`, COUNTER_DEMO],
    ...(options.documented
      ? ([[`${sitePrefix}pages/exports.md`, renderExportsPage(options.documented)]] as const)
      : []),
    [`${sitePrefix}tsconfig.json`, TSCONFIG],
    ['package.json', renderPackageManifest(options, id)],
    ['.gitignore', `node_modules/\n${options.outDir}/\n.*.docsgen-*\n`],
    [
      `${options.repositoryRoot === '.' ? '' : `${options.repositoryRoot}/`}.github/workflows/docs.yml`,
      renderWorkflow(options),
    ],
  ]);
}

function renderConfig({ title, description, documented }: InitOptions, id: string): string {
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
});
`;
}

function renderNavigation(documented: DocumentedPackage | undefined): string {
  const entries = [
    `{ pathname: '/getting-started' }`,
    ...(documented ? [`{ pathname: '/exports' }`] : []),
    ...(documented && hasReference(documented)
      ? [`{ pathname: '/api', title: 'API', api: ${quoteString(documented.name)} }`]
      : []),
  ];
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

const TSCONFIG = `${JSON.stringify(
  {
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
  },
  undefined,
  2,
)}\n`;

/** For a site that begins in a folder without one. */
function renderPackageManifest(options: InitOptions, id: string): string {
  const { version } = options;
  const commandArguments = formatArguments(options);
  return `${JSON.stringify(
    {
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
        docsgen: `^${version}`,
        react: '^19.0.0',
        'react-dom': '^19.0.0',
      },
    },
    undefined,
    2,
  )}\n`;
}

/** A name for files: no tree may be called `default`. */
export function toProductId(title: string): string {
  const slug = title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return slug === '' || slug === 'default' ? 'docs' : slug;
}

function quoteString(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
