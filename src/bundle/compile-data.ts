/** Compiles and evaluates modules that hold data: the config, the navigation. */

import { compile, type CompiledModule, type OnFailure } from './compile.js';

export interface DataModulesInput {
  /** Absolute: messages name files relative to it, packages are found from it. */
  readonly root: string;
  /** By the name under which each default export is wanted; relative to `root`. */
  readonly files: Readonly<Record<string, string>>;
  readonly diagnosticCode: string;
  readonly onFailure?: OnFailure | undefined;
}

/** One module whose default export holds the default export of each file, by name. */
export async function compileData({
  root,
  files,
  diagnosticCode,
  onFailure,
}: DataModulesInput): Promise<CompiledModule> {
  const names = Object.keys(files);
  const imports = names.map(
    (name, index) => `import * as data${index} from ${JSON.stringify(`./${files[name]!}`)};`,
  );
  const fields = names.map((name, index) => `${JSON.stringify(name)}: data${index}.default`);
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
      plugins: [
        {
          name: 'docsgen-define',
          setup(build) {
            build.onResolve({ filter: /^docsgen$/ }, () => ({ path: 'define', namespace: 'docsgen' }));
            build.onLoad({ filter: /./, namespace: 'docsgen' }, () => ({
              contents: 'export const defineConfig = (config) => config;',
            }));
          },
        },
      ],
    },
  });
}
