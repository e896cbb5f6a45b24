/** Compiles what modules get of files that are no modules: the class names of CSS modules, the addresses of images. */

import { runInNewContext } from 'node:vm';
import { compileEntries, type CompiledEntry } from '../compile-entries.js';
import { createImportsPlugin } from './create-imports-plugin.js';
import { ImportedFiles } from './imported-files.js';

interface FileValuesInput {
  /** The site folder, absolute. */
  readonly root: string;
  /** Relative to the site folder. */
  readonly paths: readonly string[];
}

interface FileValues extends CompiledEntry {
  /** In the order of the paths. */
  readonly values: readonly unknown[];
}

const ENTRY = 'docsgen-values';

export async function compileFileValues({ root, paths }: FileValuesInput): Promise<FileValues> {
  const files = new ImportedFiles(root);
  const imports = paths.map((path, index) => `import file${index} from ${JSON.stringify(`./${path}`)};`);
  const contents = `${imports.join('\n')}\nexport default [${paths.map((_, index) => `file${index}`).join()}];`;
  const [compiled] = await compileEntries([{ in: ENTRY, out: ENTRY }], {
    root,
    files,
    diagnosticCode: 'demo/compile',
    build: {
      format: 'iife',
      globalName: 'result',
      tsconfigRaw: {},
      plugins: [
        {
          name: 'docsgen-values',
          setup(build) {
            build.onResolve({ filter: /^docsgen-values$/ }, () => ({ path: ENTRY, namespace: ENTRY }));
            build.onLoad({ filter: /./, namespace: ENTRY }, () => ({ contents, resolveDir: root }));
          },
        },
        createImportsPlugin({ files, includesStyles: true }),
      ],
    },
  });
  // esbuild has made this code from names and addresses alone.
  const text: string = runInNewContext(`${compiled!.code}\nJSON.stringify(result.default)`);
  return { ...compiled!, values: JSON.parse(text) };
}
