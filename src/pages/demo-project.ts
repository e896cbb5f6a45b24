/** A demo as a project that builds by itself: for a sandbox. Knows which versions the site has; installs nothing. */

export interface ProjectSource {
  /** For the window's title: `BasicButtons demo — Material UI`. */
  readonly title: string;
  readonly language: string;
  /** The demo first; names relative to its folder. */
  readonly files: readonly { readonly name: string; readonly code: string }[];
  readonly isTyped: boolean;
  /** Exact versions by package. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The project's files by path. */
export function demoProject(source: ProjectSource): Readonly<Record<string, string>> {
  const { title, language, files, isTyped } = source;
  const [demo, ...others] = files;
  const ending = isTyped ? 'tsx' : 'jsx';
  return {
    'package.json': json(manifestOf(source)),
    'index.html': indexOf({ title, language, ending }),
    'vite.config.js': VITE,
    [`src/main.${ending}`]: mainOf(isTyped),
    [`src/Demo.${ending}`]: demo!.code,
    ...Object.fromEntries(others.map(({ name, code }) => [`src/${name}`, code])),
    ...(isTyped
      ? { 'tsconfig.json': json(TSCONFIG), 'src/vite-env.d.ts': '/// <reference types="vite/client" />\n' }
      : {}),
  };
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function manifestOf({ isTyped, dependencies }: ProjectSource): object {
  const typed = { '@types/react': '^19.0.0', '@types/react-dom': '^19.0.0', typescript: '^5.9.0' };
  return {
    name: 'demo',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build' },
    dependencies: Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1))),
    devDependencies: { ...(isTyped ? typed : {}), '@vitejs/plugin-react': '^5.0.0', vite: '^7.0.0' },
  };
}

interface Index {
  readonly title: string;
  readonly language: string;
  readonly ending: string;
}

function indexOf({ title, language, ending }: Index): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="initial-scale=1, width=device-width" />
    <title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.${ending}"></script>
  </body>
</html>
`;
}

function mainOf(isTyped: boolean): string {
  return `import * as React from 'react';
import { createRoot } from 'react-dom/client';
import Demo from './Demo';

createRoot(document.getElementById('root')${isTyped ? '!' : ''}).render(
  <React.StrictMode>
    <Demo />
  </React.StrictMode>,
);
`;
}

const VITE = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`;

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
};
