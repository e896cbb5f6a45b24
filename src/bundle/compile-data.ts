/** Compiles modules that hold data: the config, the navigation. */

import type { Plugin } from 'esbuild';
import { compile, type CompiledModule, type OnFailure } from './compile.js';

interface DataModulesInput {
  /** Absolute: diagnostics name files relative to it, and packages are resolved from it. */
  readonly root: string;
  /** Relative to `root`, by the name for their default export. */
  readonly files: Readonly<Record<string, string>>;
  readonly diagnosticCode: string;
  readonly onFailure?: OnFailure;
}

/** The default export of the compiled module holds the default export of each file, by name. */
export async function compileData({
  root,
  files,
  diagnosticCode,
  onFailure,
}: DataModulesInput): Promise<CompiledModule> {
  const imports = Object.values(files).map(
    (file, index) => `import * as data${index} from ${JSON.stringify(`./${file}`)};`,
  );
  const fields = Object.keys(files).map((name, index) => `${JSON.stringify(name)}: data${index}.default`);
  return compile({
    root,
    diagnosticCode,
    onFailure,
    build: {
      stdin: {
        contents: `${imports.join('\n')}\nexport default { ${fields.join(', ')} };\n`,
        resolveDir: root,
        loader: 'ts',
      },
      platform: 'node',
      plugins: [configPlugin],
    },
  });
}

/** Provides `defineConfig` of docsgen without loading docsgen. */
const configPlugin: Plugin = {
  name: 'docsgen-config',
  setup(build) {
    build.onResolve({ filter: /^docsgen$/ }, () => ({ path: 'define', namespace: 'docsgen' }));
    build.onLoad({ filter: /./, namespace: 'docsgen' }, () => ({
      contents: 'export const defineConfig = (config) => config;',
    }));
  },
};
