/** The steps that read the navigation trees of an owner, with the API references that they attach. */

import type { Read, Step } from '../../../graph/step.js';
import { DiagnosticError } from '../../../diagnostics/diagnostic.js';
import { createApiEntries } from '../../../site/api-locations.js';
import type { NavigationNode } from '../../../site/navigation/entry.js';
import {
  findAttachedPackages,
  checkNavigation,
  NAVIGATION_LIMITS,
  type ApiEntry,
} from '../../../site/navigation/check-navigation.js';
import { packageApi, packageNames, apiLocations } from '../reference/package-api.js';
import { readText } from './config.js';
import { navigationModules, navigationFiles } from './navigation-modules.js';

/** One tree, checked. */
export const navigationTree: Step<readonly NavigationNode[], string> = {
  name: 'navigation tree',
  keepInMemory: true,
  run: async (read, id) => {
    const { trees, inputs } = await read.step(navigationModules);
    const file = (await read.step(navigationFiles))[id]!;
    const sources = new Map(inputs.map((input) => [input, readText(read, input) ?? '']));
    const { entries, diagnostics } = checkNavigation(trees[id], {
      file,
      treeId: id,
      sources,
      limits: NAVIGATION_LIMITS,
      api: await collectApiEntries(read, id, trees[id]),
    });
    if (diagnostics.some(({ severity }) => severity === 'error')) throw new DiagnosticError(diagnostics);
    read.report(diagnostics);
    return entries;
  },
};

/** What the tree attaches: without a package's reference, nothing can be said of a tree that needs it. */
async function collectApiEntries(
  read: Read,
  id: string,
  declaredTree: unknown,
): Promise<ReadonlyMap<string, readonly ApiEntry[]>> {
  const attachedNames = findAttachedPackages(declaredTree);
  if (attachedNames.length === 0) return new Map();
  const names = await read.step(packageNames);
  for (const name of names) if (attachedNames.includes(name)) await read.step(packageApi, name);
  const entries = createApiEntries(await read.step(apiLocations), id);
  return new Map(names.map((name) => [name, entries.get(name) ?? []]));
}
