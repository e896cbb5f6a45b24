/** Who alone needs what: all that library files are shared out by, so that they stand as long as it stays the same. Pure. */

import { packageOfFile } from '../package-folders.js';
import { joinNeeds, type Need } from '../piece.js';

/** What readers meet together, such as the demos of a page. */
export interface Met {
  /** For the name of the file that holds what it alone needs. */
  readonly name: string;
  readonly needs: readonly Need[];
}

export interface Consumer extends Pick<Met, 'name'> {
  /** The paths of the modules that no other one needs. */
  readonly alone: readonly string[];
  /** The packages of which it needs something, by their folders, relative to the root, sorted. */
  readonly packages: readonly string[];
}

export interface Wanted {
  readonly needs: readonly Need[];
  /** Those that need something alone. */
  readonly consumers: readonly Consumer[];
}

export function wantedBy(all: readonly Met[]): Wanted {
  const users = new Map<string, number>();
  for (const { path } of all.flatMap(({ needs }) => needs)) users.set(path, (users.get(path) ?? 0) + 1);
  const consumers = all.map(({ name, needs }) => ({
    name,
    alone: needs.map(({ path }) => path).filter((path) => users.get(path) === 1),
    packages: [...new Set(needs.flatMap(({ path }) => packageOfFile(`/${path}`)?.slice(1) ?? []))].sort(),
  }));
  return {
    needs: joinNeeds(all.flatMap(({ needs }) => needs)),
    consumers: consumers.filter(({ alone }) => alone.length > 0),
  };
}
