/** Lets the sources of workspace packages be loaded as they are: TypeScript and JSX. Installed packages are JavaScript. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ModuleLoader } from './package-finder.js';

const EXTENSIONS = ['.ts', '.tsx', '.jsx'];

/** The compiler is loaded with the first such file. */
export function installSourceLoader(): void {
  const load = createRequire(import.meta.url);
  for (const extension of EXTENSIONS) {
    ModuleLoader._extensions[extension] = (module, file) => {
      const { transform } = load('sucrase') as typeof import('sucrase');
      const { code } = transform(readFileSync(file, 'utf8'), {
        filePath: file,
        transforms: extension === '.jsx' ? ['jsx', 'imports'] : ['typescript', 'jsx', 'imports'],
        jsxRuntime: 'automatic',
        production: true,
      });
      module._compile(code, file);
    };
  }
}
