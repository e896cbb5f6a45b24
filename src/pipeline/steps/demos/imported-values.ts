/** What a demo gets of the files that it imports and that are no modules: class names and addresses. Checks the names. */

import { resolveSourcePath, getFolderPath } from '../../../site/resolve-source-path.js';
import { CSS_MODULE_FILE, SASS_FILE } from '../../../text/file-kinds.js';
import type { DemoAsset, DemoSources } from '../../../demos/source/load-demo.js';
import { DiagnosticError } from '../../../diagnostics/diagnostic.js';
import type { Read, Step } from '../../../graph/step.js';
import { trackCompiled } from '../../track-inputs.js';
import { requireSass } from '../site/required-packages.js';
import { emitAssets } from './emit-assets.js';
import { demoSources } from './sources.js';

interface ImportedValues {
  /** By the names of the files as modules. */
  readonly byName: Readonly<Record<string, unknown>>;
}

/** By the path of the demo's module. */
export const importedValues: Step<ImportedValues, string> = {
  name: 'demo imported values',
  run: async (read, entry) => {
    const { createModuleNames } = await import('../../../demos/source/name-demo-files.js');
    const sources = await read.step(demoSources, entry);
    const files = listFiles(sources);
    if (files.some(({ path }) => SASS_FILE.test(path))) await read.step(requireSass);
    const values = await compileValues(
      read,
      files.map(({ path }) => path),
    );
    await reportUnknownClasses(read, sources, new Map(files.map(({ path }, at) => [path, values[at]])));
    const getModuleName = createModuleNames([...sources.files, ...sources.assets]);
    return { byName: Object.fromEntries(files.map(({ path }, at) => [getModuleName(path), values[at]])) };
  },
};

/** Whether edited code gets values of files; then what it reads of them is checked. */
export async function checkImportedFiles(read: Read, sources: DemoSources): Promise<boolean> {
  if (listFiles(sources).length === 0) return false;
  await read.stepIfAvailable(importedValues, sources.modulePath);
  return true;
}

function listFiles({ files, assets }: DemoSources): readonly DemoAsset[] {
  return [...files.filter(({ path }) => CSS_MODULE_FILE.test(path)), ...assets];
}

/** Empty where a file cannot be compiled: that is reported where the demo is. */
async function compileValues(read: Read, paths: readonly string[]): Promise<readonly unknown[]> {
  const { compileFileValues } = await import('../../../bundle/demo-files/compile-file-values.js');
  try {
    const compiled = await compileFileValues({ root: read.root, paths });
    trackCompiled(read, compiled);
    const code = await emitAssets(read, { code: JSON.stringify(compiled.values), assets: compiled.assets });
    return JSON.parse(code) as readonly unknown[];
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    read.expireAfterBuild();
    return [];
  }
}

async function reportUnknownClasses(
  read: Read,
  { files }: DemoSources,
  values: ReadonlyMap<string, unknown>,
): Promise<void> {
  const { findUnknownClasses } = await import('../../../demos/source/find-unknown-classes.js');
  for (const file of files) {
    if (!/\.[cm]?[jt]sx?$/.test(file.path)) continue;
    const issues = findUnknownClasses(file, (specifier) => {
      const path = resolveSourcePath(getFolderPath(file.path), specifier);
      const classes = path !== undefined && CSS_MODULE_FILE.test(path) && values.get(path);
      return classes instanceof Object ? Object.keys(classes) : undefined;
    });
    read.report(issues);
  }
}
