/** The step that checks a navigation tree, with the API references that it attaches. */

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

/** The checked tree with this id. */
export const navigationTree: Step<readonly NavigationNode[], string> = {
  name: 'navigation tree',
  keepInMemory: true,
  run: async (read, id) => {
    const { trees, inputs } = await read.step(navigationModules);
    const { [id]: file = '' } = await read.step(navigationFiles);
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

/** The pages of the packages that the tree attaches. A tree cannot be checked without the references that it needs. */
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
