/** The step that follows the sources of workspace packages: what demos import through a link is loaded anew when it is edited. */

import { hash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { dirname } from 'node:path/posix';
import type { WorkspaceFile } from '../../../bundle/find-workspace-files.js';
import { DiagnosticError } from '../../../diagnostics/diagnostic.js';
import type { Read, Step } from '../../../graph/step.js';
import { findPackageManifests, parseRequiredSpecifiers, toPackageName } from '../../installed-packages.js';
import { trackInputs } from '../../track-inputs.js';

/** Fingerprints of files, by their paths: of the contents, and of what their imports may mean. */
type FileStates = Readonly<Record<string, string>>;

/** From the folder, relative to the site, in which these are imported. */
type ImportsKey = readonly [folder: string, ...specifiers: readonly string[]];

/** Relative to the site folder. */
export const workspaceFiles: Step<FileStates, ImportsKey> = {
  name: 'workspace files',
  run: async (read, [folder, ...specifiers]) => {
    const { findWorkspaceFiles } = await import('../../../bundle/find-workspace-files.js');
    const onFailure = trackInputs(read);
    const request = { root: read.root, folder: join(read.root, folder), specifiers, onFailure };
    const files = await findWorkspaceFiles(request).catch((error: unknown) => {
      if (!(error instanceof DiagnosticError)) throw error;
      // What is wrong is reported where the demo is rendered.
      read.expireAfterBuild();
      return [];
    });
    return Object.fromEntries(files.map((file) => [relative(read.root, file.file), hashFile(read, file)]));
  },
};

/** The files of workspace packages that a compiled demo loads, with absolute paths; nothing where it imports none. */
export async function readWorkspaceFiles(
  read: Read,
  entry: string,
  code: string,
): Promise<FileStates | undefined> {
  const specifiers = parseRequiredSpecifiers(code).filter((specifier) =>
    isInWorkspace(read.root, toPackageName(specifier)),
  );
  if (specifiers.length === 0) return undefined;
  const states = await read.step(workspaceFiles, [dirname(entry), ...specifiers]);
  return Object.fromEntries(Object.entries(states).map(([path, state]) => [resolve(read.root, path), state]));
}

function hashFile(read: Read, { file, imports, lookups }: WorkspaceFile): string {
  const toPath = (absolutePath: string): string => relative(read.root, absolutePath);
  const contents = [...new Set([file, ...lookups])].map(toPath).flatMap((path) => {
    const bytes = read.bytes(path);
    return bytes ? `${path} ${hash('sha256', bytes, 'hex')}` : [];
  });
  return hash('sha256', [...imports.map(toPath), ...contents].join('\n'), 'hex');
}

function isInWorkspace(root: string, name: string): boolean {
  const [manifest = ''] = findPackageManifests(root, name).map((file) => join(root, file));
  return existsSync(manifest) && !realpathSync(manifest).includes('/node_modules/');
}
