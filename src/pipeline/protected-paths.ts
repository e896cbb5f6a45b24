/** What must not be lost to an output folder. */

import { join } from 'node:path';
import type { ProtectedFolder } from '../output/check-output-target.js';
import { findDocsgenFolder } from './docsgen-package.js';
import type { Folders } from './resolve-folders.js';

/** What the output folder must not be, or hold, or lie in. */
export function listProtectedPaths({ site, cache }: Folders): readonly ProtectedFolder[] {
  return [
    { path: process.cwd(), name: 'the working directory', mayContainOutput: true },
    { path: site, name: 'the site folder', mayContainOutput: true },
    ...['pages', 'public', 'navigation', 'templates'].map((name) => ({
      path: join(site, name),
      name: `the site's ${name}`,
    })),
    { path: findDocsgenFolder(), name: 'docsgen itself', mayContainOutput: true },
    { path: join(findDocsgenFolder(), 'src'), name: "docsgen's sources" },
    ...(cache === undefined ? [] : [{ path: cache, name: 'the cache' }]),
  ];
}
