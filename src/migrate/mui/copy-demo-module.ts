/** Copies the modules of a demo beside its page. What they import from other folders goes where pages share it. */

import { copyModule, findModule, listImports, toRelativePath } from '../components/copy-module.js';
import type { MigratedSite } from '../migrated-site.js';
import { getFolderPath } from '../../site/resolve-source-path.js';
import { removeExtension } from '../paths.js';

interface DemoFolders {
  /** The folder of the demo in the source. */
  readonly from: string;
  /** The folder of the page in the new site. */
  readonly target: string;
}

export function copyDemoModule(file: string, folders: DemoFolders, site: MigratedSite): void {
  const path = `${folders.target}/${file.slice(folders.from.length + 1)}`;
  if (site.files.has(path)) return;
  site.files.set(path, { copyOf: file });
  if (!/\.[jt]sx?$/.test(file)) return;
  const moved: (readonly [specifier: string, path: string])[] = [];
  for (const specifier of listImports(file, site).filter((one) => one.startsWith('.'))) {
    const imported = findModule(specifier, file, site) ?? site.resolveFile(specifier, file);
    if (imported === undefined) continue;
    if (imported.startsWith(`${folders.from}/`)) copyDemoModule(imported, folders, site);
    else moved.push([specifier, copyModule(imported, site)]);
  }
  if (moved.length > 0) site.files.set(path, { text: rewriteImports(file, { moved, path, site }) });
}

function rewriteImports(
  file: string,
  {
    moved,
    path,
    site,
  }: {
    readonly moved: readonly (readonly [specifier: string, path: string])[];
    readonly path: string;
    readonly site: MigratedSite;
  },
): string {
  let text = site.tree.read(file) ?? '';
  for (const [specifier, module] of moved) {
    const name = /\.[jt]sx?$/.test(module) ? removeExtension(module) : module;
    const address = toRelativePath(getFolderPath(path), name);
    text = text.replaceAll(`'${specifier}'`, `'${address}'`).replaceAll(`"${specifier}"`, `"${address}"`);
  }
  return text;
}
