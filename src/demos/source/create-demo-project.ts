/** Creates a project of a demo that builds by itself, for StackBlitz. */

export interface DemoProjectInput {
  /** For the window's title: `BasicButtons demo — Material UI`. */
  readonly title: string;
  readonly language: string;
  /** The demo first; names relative to its folder. */
  readonly files: readonly { readonly name: string; readonly code: string }[];
  readonly isTyped: boolean;
  /** Exact versions by package. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** The version of Tailwind whose classes it names; none: it names none. */
  readonly tailwind?: string | undefined;
}

/** The project's files by path. */
export function createDemoProject(source: DemoProjectInput): Readonly<Record<string, string>> {
  const { title, language, isTyped, tailwind } = source;
  const [demo, ...others] = isTyped ? source.files : renameToJsx(source.files);
  const extension = isTyped ? 'tsx' : 'jsx';
  return {
    'package.json': formatJson(createPackageJson(source)),
    'index.html': formatIndexHtml({ title, language, extension }),
    'vite.config.js': formatViteConfig(tailwind !== undefined),
    [`src/main.${extension}`]: `${tailwind ? "import './tailwind.css';\n" : ''}${formatMainModule(isTyped)}`,
    ...(tailwind ? { 'src/tailwind.css': "@import 'tailwindcss';\n" } : {}),
    [`src/Demo.${extension}`]: demo!.code,
    ...Object.fromEntries(others.map(({ name, code }) => [`src/${name}`, code])),
    ...(isTyped
      ? {
          'tsconfig.json': formatJson(TSCONFIG),
          'src/vite-env.d.ts': '/// <reference types="vite/client" />\n',
        }
      : {}),
  };
}

function formatJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Vite reads elements in files that say so by their names. */
function renameToJsx(files: DemoProjectInput['files']): DemoProjectInput['files'] {
  const jsxFiles = files.filter(({ name, code }) => name.endsWith('.js') && /<\/|\/>/.test(code));
  const stems = jsxFiles.map(({ name }) => name.slice(name.lastIndexOf('/') + 1, -'.js'.length));
  return files.map((file) => ({
    name: jsxFiles.includes(file) ? `${file.name}x` : file.name,
    code: stems.reduce(
      (code, stem) => code.replaceAll(new RegExp(`(['"]\\.[^'"]*\\b${stem}\\.js)(?=['"])`, 'g'), '$1x'),
      file.code,
    ),
  }));
}

function createPackageJson({ isTyped, dependencies, tailwind }: DemoProjectInput): object {
  const typeScriptDependencies = {
    '@types/react': '^19.0.0',
    '@types/react-dom': '^19.0.0',
    typescript: '^5.9.0',
  };
  return {
    name: 'demo',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build' },
    dependencies: Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1))),
    devDependencies: {
      ...(isTyped ? typeScriptDependencies : {}),
      ...(tailwind ? { '@tailwindcss/vite': tailwind, tailwindcss: tailwind } : {}),
      '@vitejs/plugin-react': '^5.0.0',
      vite: '^7.0.0',
    },
  };
}

interface IndexHtmlInput {
  readonly title: string;
  readonly language: string;
  readonly extension: string;
}

function formatIndexHtml({ title, language, extension }: IndexHtmlInput): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="initial-scale=1, width=device-width" />
    <title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.${extension}"></script>
  </body>
</html>
`;
}

function formatMainModule(isTyped: boolean): string {
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

function formatViteConfig(hasTailwind: boolean): string {
  const [importLine, plugin] = hasTailwind
    ? ["import tailwindcss from '@tailwindcss/vite';\n", ', tailwindcss()']
    : ['', ''];
  return `${importLine}import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()${plugin}] });
`;
}

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
