/** The files of a new site, as texts. Pure: knows nothing of what is on the disk. */

import { argumentsOf, outFlag } from './arguments.js';
import { exportsPage, hasReference, type Documented } from './exports-page.js';
import { plainText } from './plain-text.js';
import type { Manager } from './project.js';
import { workflow } from './workflow.js';

export interface Wishes {
  /** The site folder below the project, with `/`; `.` where it is the project itself. */
  readonly site: string;
  readonly title: string;
  readonly description: string;
  /** The package that is documented. */
  readonly documented?: Documented | undefined;
  readonly manager: Manager;
  /** The top of the repository seen from the project, with `/`. */
  readonly top: string;
  /** The folder of the project seen from the top of the repository, with `/`. */
  readonly project: string;
  /** Where the site is built to, below the project. */
  readonly outDir: string;
  /** The project has a script that builds the package, which its reference is read from. */
  readonly isBuilt: boolean;
  /** The version of docsgen that begins the site. */
  readonly version: string;
}

/** A file by its path below the project, with `/`. */
export type NewFiles = ReadonlyMap<string, string>;

/** Everything that a new site consists of. Whatever of it is there already is to be kept. */
export function siteFiles(wishes: Wishes): NewFiles {
  const below = wishes.site === '.' ? '' : `${wishes.site}/`;
  const id = slugOf(wishes.title);
  return new Map([
    [`${below}docsgen.config.ts`, config(wishes, id)],
    [`${below}navigation/${id}.ts`, navigation(wishes.documented)],
    [`${below}pages/index.md`, home(wishes)],
    [`${below}pages/getting-started.md`, gettingStarted(wishes)],
    [`${below}pages/Counter.tsx`, COUNTER],
    ...(wishes.documented ? ([[`${below}pages/exports.md`, exportsPage(wishes.documented)]] as const) : []),
    [`${below}tsconfig.json`, TSCONFIG],
    ['package.json', manifest(wishes, id)],
    ['.gitignore', `node_modules/\n${wishes.outDir}/\n.*.docsgen-*\n`],
    [`${wishes.top === '.' ? '' : `${wishes.top}/`}.github/workflows/docs.yml`, workflow(wishes)],
  ]);
}

function config({ title, description, documented }: Wishes, id: string): string {
  const packages = documented ? `\n      packages: [{ name: ${quoted(documented.name)} }],` : '';
  return `import { defineConfig } from 'docsgen';

export default defineConfig({
  title: ${quoted(title)},
  description: ${quoted(description)},
  products: [
    {
      id: ${quoted(id)},
      name: ${quoted(title)},
      pathPrefix: '/',
      navigation: ${quoted(`navigation/${id}.ts`)},${packages}
    },
  ],
});
`;
}

function navigation(documented: Documented | undefined): string {
  const entries = [
    `{ pathname: '/getting-started' }`,
    ...(documented ? [`{ pathname: '/exports' }`] : []),
    ...(documented && hasReference(documented)
      ? [`{ pathname: '/api', title: 'API', api: ${quoted(documented.name)} }`]
      : []),
  ];
  return `export default [\n${entries.map((entry) => `  ${entry},\n`).join('')}];\n`;
}

function home({ title, description }: Wishes): string {
  return `---
title: ${JSON.stringify(title)}
template: home
---

# ${plainText(title)}

<p class="description">${plainText(description)}</p>

- [Getting started](/getting-started/): how to install it, and a first demo.
`;
}

function gettingStarted({ title, documented, manager }: Wishes): string {
  const add = { npm: 'npm install', pnpm: 'pnpm add', yarn: 'yarn add', bun: 'bun add' }[manager];
  const install = documented ? `## Installation\n\n\`\`\`bash\n${add} ${documented.name}\n\`\`\`\n\n` : '';
  return `---
title: Getting started
---

# Getting started

<p class="description">Install ${plainText(title)} and see a first component.</p>

${install}## A first demo

A demo is a component in a file beside its page. Readers see it, and its source.

{{"demo": "Counter.js"}}

Change \`Counter.tsx\` while \`docsgen watch\` runs, and this page changes with it.
`;
}

const COUNTER = `import * as React from 'react';

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
function manifest(wishes: Wishes, id: string): string {
  const { version } = wishes;
  const of = argumentsOf(wishes);
  return `${JSON.stringify(
    {
      name: `${id}-docs`,
      private: true,
      type: 'module',
      scripts: {
        dev: `docsgen watch${of}`,
        build: `docsgen build${of}`,
        preview: `docsgen preview${outFlag(wishes.outDir)}`,
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
export function slugOf(title: string): string {
  const slug = title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return slug === '' || slug === 'default' ? 'docs' : slug;
}

function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
