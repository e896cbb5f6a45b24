/** The steps that read the navigation trees of an owner, with the API references that they attach. */

import type { Read, Step } from '../../graph/step.js';
import { Problems } from '../../report/problem.js';
import { apiEntries } from '../../site/api.js';
import type { NavEntry } from '../../site/entry.js';
import {
  attachedPackages,
  checkNavigation,
  NAVIGATION_LIMITS,
  type ApiEntry,
} from '../../site/navigation.js';
import { packageApi, packageNames, places } from './api.js';
import { textOf } from './config.js';
import { navigationModules, treeFiles } from './navigation-modules.js';

/** One tree, checked. */
export const tree: Step<readonly NavEntry[], string> = {
  name: 'tree',
  shared: true,
  run: async (read, id) => {
    const { trees, inputs } = await read.step(navigationModules);
    const file = (await read.step(treeFiles))[id]!;
    const sources = new Map(inputs.map((input) => [input, textOf(read, input) ?? '']));
    const { entries, problems } = checkNavigation(trees[id], {
      file,
      treeId: id,
      sources,
      limits: NAVIGATION_LIMITS,
      api: await attached(read, id, trees[id]),
    });
    if (problems.some(({ severity }) => severity === 'error')) throw new Problems(problems);
    read.report(problems);
    return entries;
  },
};

/** What the tree attaches: without a package's reference, nothing can be said of a tree that needs it. */
async function attached(
  read: Read,
  id: string,
  declared: unknown,
): Promise<ReadonlyMap<string, readonly ApiEntry[]>> {
  const wanted = attachedPackages(declared);
  if (wanted.length === 0) return new Map();
  const names = await read.step(packageNames);
  for (const name of names) if (wanted.includes(name)) await read.step(packageApi, name);
  const entries = apiEntries(await read.step(places), id);
  return new Map(names.map((name) => [name, entries.get(name) ?? []]));
}
