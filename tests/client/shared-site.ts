/** One site for all tests of a file. */

import { afterAll, beforeAll } from 'vitest';
import type { SiteFiles } from '../sites/fixture.js';
import { start, type Living, type Reader, type ReaderOptions } from './browser.js';

export interface SharedSite {
  /** The site, once the first test runs. */
  readonly world: () => Living;
  /** Does something as a reader, of whom nothing may have been said at the end. */
  readonly as: (act: (reader: Reader) => Promise<void>, options?: ReaderOptions) => Promise<void>;
}

/** Builds and serves a site before the first test of a file, and removes it after the last. `usual`: its readers, where a
 *  test does not choose its own. */
export function shareSite(files: SiteFiles, name: string, usual: ReaderOptions = {}): SharedSite {
  const built: { world?: Living } = {};
  const world = (): Living => built.world!;
  beforeAll(async () => {
    built.world = await start(files, name);
  });
  afterAll(async () => built.world?.close());
  return {
    world,
    as: async (act, options = usual) => {
      const reader = await world().reader(options);
      await act(reader);
      await reader.leave();
    },
  };
}
