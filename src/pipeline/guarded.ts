/** What must not be lost to an output folder. */

import { join } from 'node:path';
import type { Guarded } from '../output/check-target.js';
import { ownFolder } from './engine.js';
import type { Folders } from './folders.js';

/** What the output folder must not be, or hold, or lie in. */
export function guardedBy({ site, cache }: Folders): readonly Guarded[] {
  return [
    { path: process.cwd(), name: 'the working directory', mayHold: true },
    { path: site, name: 'the site folder', mayHold: true },
    ...['pages', 'public', 'navigation', 'templates'].map((name) => ({
      path: join(site, name),
      name: `the site's ${name}`,
    })),
    { path: ownFolder(), name: 'docsgen itself', mayHold: true },
    { path: join(ownFolder(), 'src'), name: "docsgen's sources" },
    ...(cache === undefined ? [] : [{ path: cache, name: 'the cache' }]),
  ];
}
