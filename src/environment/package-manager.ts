/** Finds out which package manager a project uses, and writes the command that installs packages with it. */

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

const LOCK_FILES: readonly (readonly [file: string, manager: PackageManager])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
];

const MANAGER_NAME = /^(npm|pnpm|yarn|bun)(?=[@/])/;

/** The nearest lock file or `packageManager` field decides; without one, the manager that has started this process. */
export function detectPackageManager(
  folder: string,
  userAgent = process.env['npm_config_user_agent'],
): PackageManager {
  for (const ancestor of listFoldersUpToRepository(folder)) {
    const locked = LOCK_FILES.find(([file]) => existsSync(join(ancestor, file)));
    if (locked) return locked[1];
    const declared = parseManagerName(readManifest(ancestor)?.['packageManager']);
    if (declared) return declared;
  }
  return parseManagerName(userAgent) ?? 'npm';
}

/** The command that adds packages to the project of a folder; `isDevelopment`: to its development dependencies. */
export function formatInstallCommand(
  packages: readonly string[],
  { folder, isDevelopment = false }: { readonly folder: string; readonly isDevelopment?: boolean },
): string {
  const project = findProjectFolder(folder) ?? folder;
  const manager = detectPackageManager(folder);
  const commands: Record<PackageManager, string> = {
    npm: `npm install${isDevelopment ? ' --save-dev' : ''}`,
    pnpm: `pnpm add${isDevelopment ? ' -D' : ''}${isPnpmRoot(project) ? ' -w' : ''}`,
    yarn: `yarn add${isDevelopment ? ' -D' : ''}`,
    bun: `bun add${isDevelopment ? ' -d' : ''}`,
  };
  return [commands[manager], ...packages].join(' ');
}

/** The nearest folder that has a `package.json`. */
export function findProjectFolder(folder: string): string | undefined {
  if (existsSync(join(folder, 'package.json'))) return folder;
  return folder === dirname(folder) ? undefined : findProjectFolder(dirname(folder));
}

/** Whether Yarn keeps the packages of a project in archives, in place of `node_modules`. */
export function usesPlugAndPlay(folder: string): boolean {
  return listFoldersUpToRepository(folder).some((ancestor) => existsSync(join(ancestor, '.pnp.cjs')));
}

/** pnpm refuses to add a package to the root of a workspace, unless asked to. */
function isPnpmRoot(folder: string): boolean {
  return existsSync(join(folder, 'pnpm-workspace.yaml'));
}

function listFoldersUpToRepository(folder: string): readonly string[] {
  const parent = dirname(folder);
  if (parent === folder || existsSync(join(folder, '.git'))) return [folder];
  return [folder, ...listFoldersUpToRepository(parent)];
}

function parseManagerName(text: unknown): PackageManager | undefined {
  return typeof text === 'string' ? (MANAGER_NAME.exec(text)?.[1] as PackageManager | undefined) : undefined;
}

function readManifest(folder: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
