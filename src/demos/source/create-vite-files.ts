/** Creates the files around a demo in a project that Vite builds. */

import {
  createTypescriptPackages,
  formatIndexHtml,
  formatMainModule,
  formatManifest,
  type DemoProjectInput,
  type ProjectFiles,
} from './project-files.js';

export function createViteFiles(input: DemoProjectInput): ProjectFiles {
  const { isTyped, dependencies, tailwind, sass } = input;
  const extension = isTyped ? 'tsx' : 'jsx';
  const manifest = {
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build' },
    dependencies,
    devDependencies: {
      ...(isTyped ? createTypescriptPackages(input) : {}),
      ...(sass ? { sass } : {}),
      ...(tailwind ? { '@tailwindcss/vite': tailwind, tailwindcss: tailwind } : {}),
      '@vitejs/plugin-react': '^5.0.0',
      vite: '^7.0.0',
    },
  };
  return {
    'package.json': formatManifest(manifest),
    'index.html': formatIndexHtml(input, {
      body: `\n    <script type="module" src="/src/main.${extension}"></script>`,
    }),
    'vite.config.js': formatViteConfig(tailwind !== undefined),
    [`src/main.${extension}`]: `${tailwind ? "import './tailwind.css';\n" : ''}${formatMainModule(input)}`,
    ...(tailwind ? { 'src/tailwind.css': "@import 'tailwindcss';\n" } : {}),
    ...(isTyped ? { 'src/vite-env.d.ts': '/// <reference types="vite/client" />\n' } : {}),
  };
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
