/** Lets the sources of workspace packages be loaded as they are: TypeScript and JSX. Installed packages are JavaScript. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ModuleLoader } from './package-finder.js';
import { PackageSyntaxError } from './package-syntax-error.js';

const EXTENSIONS = ['.ts', '.tsx', '.jsx'];

/** The compiler is loaded with the first such file. */
export function installSourceLoader(): void {
  const load = createRequire(import.meta.url);
  for (const extension of EXTENSIONS) {
    ModuleLoader._extensions[extension] = (module, file) => {
      const { transform } = load('sucrase') as typeof import('sucrase');
      module._compile(compileSource(file, transform), file);
    };
  }
}

function compileSource(file: string, transform: typeof import('sucrase').transform): string {
  try {
    const { code } = transform(readFileSync(file, 'utf8'), {
      filePath: file,
      transforms: file.endsWith('.jsx') ? ['jsx', 'imports'] : ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
    });
    return code;
  } catch (error) {
    throw toPackageSyntaxError(error, file) ?? error;
  }
}

/** Of `Error transforming /packages/ui/Badge.tsx: Unexpected token (3:5)`. */
function toPackageSyntaxError(error: unknown, file: string): PackageSyntaxError | undefined {
  const text = error instanceof Error ? error.message.replace(`Error transforming ${file}: `, '') : '';
  const [, message, line, column] = /^(.*?) \((\d+):(\d+)\)$/s.exec(text) ?? [];
  if (message === undefined) return undefined;
  return new PackageSyntaxError(message, { file, line: Number(line), column: Number(column) });
}
