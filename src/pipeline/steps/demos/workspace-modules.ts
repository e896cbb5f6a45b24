/** The step that compiles, for browsers, the packages of the workspace that demos import. */

import type { WorkspaceBundle } from '../../../bundle/chunks/compile-workspace.js';
import type { Read, Step } from '../../../graph/step.js';
import { getSourceFolder } from '../../build-input.js';
import { trackCompiled, trackInputs } from '../../track-inputs.js';
import { compileUsed, demoUse, type DemoScope, type DemoUse } from './demo-use.js';
import { emitAssets } from './emit-assets.js';

export interface WorkspaceModules extends Pick<WorkspaceBundle, 'files' | 'importsByPath'> {
  /** The demos that they are compiled for. */
  readonly scope: DemoScope;
}

/** Not linked to the library files yet, which stand when a source of these packages is edited. */
export const workspaceModules: Step<WorkspaceModules> = {
  name: 'workspace modules',
  run: async (read) =>
    compileUsed(async (scope) => ({
      ...(await compileForDemos(read, await read.step(demoUse, scope))),
      scope,
    })),
};

async function compileForDemos(read: Read, { pages }: DemoUse): Promise<Omit<WorkspaceModules, 'scope'>> {
  const { compileWorkspace, isWorkspacePath } = await import('../../../bundle/chunks/compile-workspace.js');
  const { mergeExternalImports } = await import('../../../bundle/compile-browser-module.js');
  const externalImports = mergeExternalImports(
    pages.flatMap((page) => page.externalImports).filter(({ path }) => isWorkspacePath(path)),
  );
  if (externalImports.length === 0) return { files: [], importsByPath: {} };
  const builtInFolder = getSourceFolder(read);
  const onFailure = trackInputs(read);
  const compiled = await compileWorkspace({ root: read.root, builtInFolder, externalImports, onFailure });
  trackCompiled(read, compiled);
  const { assets, importsByPath } = compiled;
  const files = await Promise.all(
    compiled.files.map(async (file) => ({ ...file, code: await emitAssets(read, { ...file, assets }) })),
  );
  return { files, importsByPath };
}
