/** Compiles what modules get of a CSS module: its class names. A call of its own, because esbuild shortens the names where it
 *  shortens those of the module. */

import { dirname } from 'node:path';
import type { BuildFailure, OnLoadResult, Plugin } from 'esbuild';
import { loadEsbuild } from '../load-esbuild.js';

/** `file` and `root` are absolute; `plugin` compiles the stylesheet. */
export async function compileClassNames(file: string, root: string, plugin: Plugin): Promise<OnLoadResult> {
  const { build } = loadEsbuild();
  const specifier = JSON.stringify(file);
  const contents = `export * from ${specifier};\nexport { default } from ${specifier};\n`;
  try {
    const { outputFiles } = await build({
      absWorkingDir: root,
      stdin: { contents, resolveDir: dirname(file) },
      bundle: true,
      format: 'esm',
      charset: 'utf8',
      logLevel: 'silent',
      outdir: root,
      write: false,
      plugins: [plugin],
    });
    return { contents: outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '', loader: 'js' };
  } catch (error) {
    return { errors: (error as BuildFailure).errors };
  }
}
