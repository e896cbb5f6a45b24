/** Copies modules of the source, and says which of them need the former tool. */

import { findModuleImports } from '../../demos/source/find-module-imports.js';
import type { MigratedSite } from '../migrated-site.js';

export const MODULE_EXTENSIONS = ['tsx', 'ts', 'jsx', 'js'];

/** Packages that only exist in the former tool. */
const TOOL_PACKAGE =
  /^(?:docs|docsx|@theme|@theme-original|@docusaurus|@site|@generated|next|nextra|nextra-theme-docs|vitepress|vue)(?:[/-]|$)/;

/** The file of a module, as the source's bundler finds it. */
export function findModule(specifier: string, from: string, site: MigratedSite): string | undefined {
  const path = site.resolveFile(specifier, from);
  if (path === undefined) return undefined;
  const stem = path.replace(/\.jsx?$/, '');
  const candidates = [
    path,
    ...MODULE_EXTENSIONS.flatMap((one) => [`${stem}.${one}`, `${path}/index.${one}`]),
  ];
  return candidates.find((candidate) => /\.[jt]sx?$/.test(candidate) && site.tree.has(candidate));
}

/** What a module imports, as it is written. */
export function listImports(file: string, site: MigratedSite): readonly string[] {
  return findModuleImports(site.tree.read(file) ?? '').map(({ specifier }) => specifier);
}

/** Whether neither the module nor what it imports needs the former tool. */
export function canBeShown(file: string, site: MigratedSite, seen = new Set<string>()): boolean {
  if (seen.has(file)) return true;
  seen.add(file);
  return listImports(file, site).every((specifier) => {
    if (!specifier.startsWith('.')) return !TOOL_PACKAGE.test(specifier);
    const imported = findModule(specifier, file, site);
    if (imported !== undefined) return canBeShown(imported, site, seen);
    const path = site.resolveFile(specifier, file);
    return path !== undefined && /\.(?:css|s[ac]ss|json|svg|png|jpe?g)$/.test(path) && site.tree.has(path);
  });
}

/** Modules that several pages share lie in a folder that has no pages. */
export function copyModule(file: string, site: MigratedSite): string {
  const target = `pages/_components/${file}`;
  if (site.files.has(target)) return target;
  site.files.set(target, { copyOf: file });
  for (const specifier of listImports(file, site).filter((one) => one.startsWith('.'))) {
    const module = findModule(specifier, file, site);
    const path = module ?? site.resolveFile(specifier, file);
    if (module !== undefined) copyModule(module, site);
    else if (path !== undefined) site.files.set(`pages/_components/${path}`, { copyOf: path });
  }
  return target;
}

/** The specifier of a path, from a folder. */
export function toRelativePath(folder: string, path: string): string {
  const [from, to] = [folder.split('/'), path.split('/')];
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared += 1;
  const up = '../'.repeat(from.length - shared);
  return `${up === '' ? './' : up}${to.slice(shared).join('/')}`;
}
