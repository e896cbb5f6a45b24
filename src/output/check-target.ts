/** Whether an output folder may be replaced at all. Knows no commands and no exit codes. */

import { homedir } from 'node:os';
import { basename, dirname, parse, relative, sep } from 'node:path';
import type { Problem } from '../report/problem.js';
import { reporting } from './failure.js';
import { MANIFEST, readManifest } from './manifest.js';
import { realPathOf, type Target } from './target.js';

/** A folder that a build must never replace. */
export interface Guarded {
  readonly path: string;
  /** As a message names it: `the project folder`. */
  readonly name: string;
  /** Whether the output may lie inside it, as inside the project folder; nowhere inside the cache, say. */
  readonly mayHold?: boolean;
}

/** What speaks against writing to the target; nothing if it is safe. Call `recover` first, and write nothing before. */
export function checkTarget(target: Target, guarded: readonly Guarded[]): readonly Problem[] {
  return reporting(target, () => {
    const problem = dangerOf(target, guarded) ?? standingProblem(target);
    return problem ? [problem] : [];
  });
}

/** The problem of what stands at the target: it can be replaced if it is a folder that is ours, or empty, or nothing. */
export function standingProblem(target: Target): Problem | undefined {
  return shapeProblem(target) ?? ownershipProblem(target);
}

/** A folder that is neither empty nor ours. */
function ownershipProblem(target: Target): Problem | undefined {
  const { folder, shown, disk } = target;
  if (disk.look(folder)?.kind !== 'folder' || readManifest(folder, disk)) return undefined;
  // In a folder that cannot be swapped, our own working files lie inside.
  const strangers = disk.list(folder).filter(({ name }) => target.swaps || !name.startsWith('.docsgen-'));
  if (strangers.length === 0) return undefined;
  const found = strangers.some(({ name }) => name === MANIFEST)
    ? `a ${MANIFEST} that cannot be read`
    : `no ${MANIFEST}`;
  return {
    code: 'output/not-owned',
    severity: 'error',
    file: shown,
    message: `The output folder ${shown} is not empty and was not made by docsgen: it has ${found}.`,
    hint: 'Choose another folder with --out-dir, or empty this one yourself.',
  };
}

function dangerOf(target: Target, guarded: readonly Guarded[]): Problem | undefined {
  const { folder, shown, disk } = target;
  const all = [...guarded, ...places(folder)].map((each) => ({ ...each, path: realPathOf(each.path, disk) }));
  const same = all.find(({ path }) => path === folder);
  if (same) return danger(shown, `is ${same.name}`);
  const below = all.find(({ path }) => isInside(path, folder));
  if (below) return danger(shown, `holds ${below.name}`);
  const above = all
    .filter(({ path }) => isInside(folder, path))
    .toSorted((a, b) => b.path.length - a.path.length);
  const holder = above.find(({ mayHold }) => !mayHold);
  if (holder) return danger(shown, `lies inside ${holder.name}`);
  const way = relative(above[0]?.path ?? parse(folder).root, folder).split(sep);
  if (way.includes('.git')) return danger(shown, 'lies inside a .git folder');
  const packages = way.lastIndexOf('node_modules');
  return packages >= 0 && holdsPackages(way[packages + 1])
    ? danger(shown, 'lies among installed packages')
    : undefined;
}

/** Tools keep their own in `node_modules/.cache` and the like; all else there belongs to the package manager. */
function holdsPackages(below: string | undefined): boolean {
  return below === undefined || !below.startsWith('.') || ['.bin', '.pnpm'].includes(below);
}

/** What nobody needs to name. */
function places(folder: string): readonly Guarded[] {
  const root: Guarded = { path: parse(folder).root, name: 'the root of the disk', mayHold: true };
  const home = homeFolder();
  return home === undefined ? [root] : [{ path: home, name: 'the home folder', mayHold: true }, root];
}

/** A user without a name, as in a container, has none. */
function homeFolder(): string | undefined {
  try {
    return homedir() || undefined;
  } catch {
    return undefined;
  }
}

function isInside(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}

function danger(shown: string, what: string): Problem {
  return {
    code: 'output/dangerous',
    severity: 'error',
    file: shown,
    message: `The output folder ${shown} ${what}, which a build would replace.`,
    hint: 'Choose a folder of its own with --out-dir, such as dist.',
  };
}

/** A path at which there can be no folder, because it, or what is above it, is something else. */
function shapeProblem({ folder, asked, shown, disk }: Target): Problem | undefined {
  const kind = disk.look(folder)?.kind;
  if (kind === 'folder') return undefined;
  if (kind === undefined && disk.look(asked)?.kind === 'link')
    return notAFolder(shown, 'is a link to nothing');
  if (kind !== undefined) return notAFolder(shown, kind === 'file' ? 'is a file' : 'is not a folder');
  const nearest = nearestAbove(folder);
  return nearest === undefined ? undefined : notAFolder(shown, `cannot be made: ${nearest} is a file`);

  function nearestAbove(path: string): string | undefined {
    const above = dirname(path);
    const found = above === path ? 'folder' : disk.look(above)?.kind;
    if (found === undefined) return nearestAbove(above);
    return found === 'folder' ? undefined : basename(above);
  }
}

function notAFolder(shown: string, what: string): Problem {
  return {
    code: 'output/not-a-folder',
    severity: 'error',
    file: shown,
    message: `The output folder ${shown} ${what}.`,
    hint: 'Choose another folder with --out-dir, or remove what stands there.',
  };
}
