/** Checks whether an output folder may be replaced. */

import { homedir } from 'node:os';
import { basename, dirname, parse, relative, sep } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { wrapDiskErrors } from './output-error.js';
import { MANIFEST_NAME, readManifest } from './manifest.js';
import { resolveRealPath, type OutputTarget } from './output-target.js';

/** A folder that a build must never replace. */
export interface ProtectedFolder {
  readonly path: string;
  /** As a message names it: `the project folder`. */
  readonly name: string;
  /** Whether the output may lie inside it, as inside the project folder; nowhere inside the cache, say. */
  readonly mayContainOutput?: boolean;
}

/** What speaks against writing to the target; nothing if it is safe. Call `recover` first, and write nothing before. */
export function checkOutputTarget(
  target: OutputTarget,
  protectedFolders: readonly ProtectedFolder[],
): readonly Diagnostic[] {
  return wrapDiskErrors(target, () => {
    const diagnostic = findDanger(target, protectedFolders) ?? checkExistingOutput(target);
    return diagnostic ? [diagnostic] : [];
  });
}

/** The problem of what stands at the target: it can be replaced if it is a folder that is ours, or empty, or nothing. */
export function checkExistingOutput(target: OutputTarget): Diagnostic | undefined {
  return checkFolderShape(target) ?? checkOwnership(target);
}

/** A folder that is neither empty nor ours. */
function checkOwnership(target: OutputTarget): Diagnostic | undefined {
  const { folder, displayName, disk } = target;
  if (disk.stat(folder)?.kind !== 'folder' || readManifest(folder, disk)) return undefined;
  // In a folder that cannot be swapped, our own working files lie inside.
  const foreignEntries = disk
    .list(folder)
    .filter(({ name }) => target.isSwappable || !name.startsWith('.docsgen-'));
  if (foreignEntries.length === 0) return undefined;
  const manifestState = foreignEntries.some(({ name }) => name === MANIFEST_NAME)
    ? `a ${MANIFEST_NAME} that cannot be read`
    : `no ${MANIFEST_NAME}`;
  return {
    code: 'output/not-owned',
    severity: 'error',
    file: displayName,
    message: `The output folder ${displayName} is not empty and was not made by docsgen: it has ${manifestState}.`,
    hint: 'Choose another folder with --out-dir, or empty this one yourself.',
  };
}

function findDanger(
  target: OutputTarget,
  protectedFolders: readonly ProtectedFolder[],
): Diagnostic | undefined {
  const { folder, displayName, disk } = target;
  const folders = [...protectedFolders, ...listSystemFolders(folder)].map((each) => ({
    ...each,
    path: resolveRealPath(each.path, disk),
  }));
  const identical = folders.find(({ path }) => path === folder);
  if (identical) return createDangerDiagnostic(displayName, `is ${identical.name}`);
  const contained = folders.find(({ path }) => isInside(path, folder));
  if (contained) return createDangerDiagnostic(displayName, `holds ${contained.name}`);
  const enclosing = folders
    .filter(({ path }) => isInside(folder, path))
    .toSorted((a, b) => b.path.length - a.path.length);
  const enclosingFolder = enclosing.find(({ mayContainOutput }) => !mayContainOutput);
  if (enclosingFolder) return createDangerDiagnostic(displayName, `lies inside ${enclosingFolder.name}`);
  const pathSegments = relative(enclosing[0]?.path ?? parse(folder).root, folder).split(sep);
  if (pathSegments.includes('.git')) return createDangerDiagnostic(displayName, 'lies inside a .git folder');
  const packagesIndex = pathSegments.lastIndexOf('node_modules');
  return packagesIndex >= 0 && isPackageFolder(pathSegments[packagesIndex + 1])
    ? createDangerDiagnostic(displayName, 'lies among installed packages')
    : undefined;
}

/** Tools keep their own in `node_modules/.cache` and the like; all else there belongs to the package manager. */
function isPackageFolder(segment: string | undefined): boolean {
  return segment === undefined || !segment.startsWith('.') || ['.bin', '.pnpm'].includes(segment);
}

/** What nobody needs to name. */
function listSystemFolders(folder: string): readonly ProtectedFolder[] {
  const root: ProtectedFolder = {
    path: parse(folder).root,
    name: 'the root of the disk',
    mayContainOutput: true,
  };
  const home = findHomeFolder();
  return home === undefined
    ? [root]
    : [{ path: home, name: 'the home folder', mayContainOutput: true }, root];
}

/** A user without a name, as in a container, has none. */
function findHomeFolder(): string | undefined {
  try {
    return homedir() || undefined;
  } catch {
    return undefined;
  }
}

function isInside(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}

function createDangerDiagnostic(displayName: string, reason: string): Diagnostic {
  return {
    code: 'output/dangerous',
    severity: 'error',
    file: displayName,
    message: `The output folder ${displayName} ${reason}, which a build would replace.`,
    hint: 'Choose a folder of its own with --out-dir, such as dist.',
  };
}

/** A path at which there can be no folder, because it, or what is above it, is something else. */
function checkFolderShape({
  folder,
  requestedFolder,
  displayName,
  disk,
}: OutputTarget): Diagnostic | undefined {
  const kind = disk.stat(folder)?.kind;
  if (kind === 'folder') return undefined;
  if (kind === undefined && disk.stat(requestedFolder)?.kind === 'link')
    return createShapeDiagnostic(displayName, 'is a link to nothing');
  if (kind !== undefined)
    return createShapeDiagnostic(displayName, kind === 'file' ? 'is a file' : 'is not a folder');
  const blockingParent = findBlockingParent(folder);
  return blockingParent === undefined
    ? undefined
    : createShapeDiagnostic(displayName, `cannot be made: ${blockingParent} is a file`);

  function findBlockingParent(path: string): string | undefined {
    const parent = dirname(path);
    const parentKind = parent === path ? 'folder' : disk.stat(parent)?.kind;
    if (parentKind === undefined) return findBlockingParent(parent);
    return parentKind === 'folder' ? undefined : basename(parent);
  }
}

function createShapeDiagnostic(displayName: string, reason: string): Diagnostic {
  return {
    code: 'output/not-a-folder',
    severity: 'error',
    file: displayName,
    message: `The output folder ${displayName} ${reason}.`,
    hint: 'Choose another folder with --out-dir, or remove what is there.',
  };
}
