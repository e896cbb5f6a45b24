/** Compiles and evaluates modules that hold data: the config, the navigation. */

import { compile, type Compiled, type OnFailure } from './compile.js';

export interface DataModules {
  /** Absolute: messages name files relative to it, packages are found from it. */
  readonly root: string;
  /** By the name under which each default export is wanted; relative to `root`. */
  readonly files: Readonly<Record<string, string>>;
  readonly code: string;
  readonly onFailure?: OnFailure | undefined;
}

/** One module whose default export holds the default export of each file, by name. */
export async function compileData({ root, files, code, onFailure }: DataModules): Promise<Compiled> {
  const names = Object.keys(files);
  const imports = names.map(
    (name, at) => `import * as data${at} from ${JSON.stringify(`./${files[name]!}`)};`,
  );
  const fields = names.map((name, at) => `${JSON.stringify(name)}: data${at}.default`);
  return compile({
    root,
    code,
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
