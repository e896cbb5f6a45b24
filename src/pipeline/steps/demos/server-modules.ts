/** Compiles demos, and what stands around them, for rendering on the server, and tracks what that depends on. */

import type { CompiledModule } from '../../../bundle/compile.js';
import { DiagnosticError, EnvironmentError, type Diagnostic } from '../../../diagnostics/diagnostic.js';
import type { Read } from '../../../graph/step.js';
import { readTool } from '../../build-input.js';
import { findPackageManifests, parseRequiredPackages } from '../../installed-packages.js';
import { trackCompiled, trackInputs, trackPackageFiles } from '../../track-inputs.js';
import { RENDER_PACKAGES } from '../site/required-packages.js';
import { emitAssets } from './emit-assets.js';
import { addDemoLocations } from './sources.js';
import { readWorkspaceFiles } from './workspace-files.js';

interface ServerModule extends Pick<CompiledModule, 'code'> {
  /** The files of workspace packages that it loads. */
  readonly workspaceFiles: Readonly<Record<string, string>> | undefined;
}

/** The code of a module, by its path. All that it is made from is tracked. */
export async function compileForServer(read: Read, entry: string): Promise<ServerModule> {
  try {
    const compiled = await readTool(read, 'demoCompiler').compileForServer(entry, trackInputs(read));
    trackCompiled(read, compiled);
    trackPackages(read, compiled.code);
    const loadedFiles = await readWorkspaceFiles(read, entry, compiled.code);
    return { code: await emitAssets(read, compiled), workspaceFiles: loadedFiles };
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    throw new EnvironmentError(await addDemoLocations(read, entry, error.diagnostics));
  }
}

/** What may be otherwise the next time: a package is installed, or the machine has more time or memory. */
const UNREPEATABLE_CODES: readonly string[] = ['demo/import', 'demo/timeout', 'demo/exit', 'demo/globals'];

/** Says of what is not certain to be the same the next time that it is not to be remembered. */
export function expireUnrepeatable(read: Read, diagnostics: readonly Diagnostic[]): void {
  const isUnrepeatable = diagnostics.some(
    ({ code, message }) =>
      UNREPEATABLE_CODES.includes(code) || /Cannot find (?:module|package)/.test(message),
  );
  if (isUnrepeatable) read.expireAfterBuild();
}

/** Notes the versions of the packages that a compiled demo is rendered with, and that it runs their code. */
function trackPackages(read: Read, code: string): void {
  const packages = new Set([...RENDER_PACKAGES, ...parseRequiredPackages(code)]);
  for (const file of [...packages].flatMap((name) => findPackageManifests(read.root, name)))
    read.trackFile(file);
  trackPackageFiles(read);
}
