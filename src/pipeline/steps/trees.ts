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
import { DEFAULT_TREE } from '../../site/site.js';
import { packageApi, packageNames, places } from './api.js';
import { config, evaluate, textOf } from './config.js';

interface NavigationModules {
  /** The default export of each tree's file, by the tree's id. */
  readonly trees: Readonly<Record<string, unknown>>;
  /** The files that were read, relative to the site folder. */
  readonly inputs: readonly string[];
}

/** The file of each tree, by its id: a product's id, or `default`. */
export const treeFiles: Step<'all', Readonly<Record<string, string>>> = {
  name: 'tree files',
  run: async (read) => {
    const { products, navigation } = await read.step(config, 'all');
    const files = products.flatMap(({ id, navigation: file }) =>
      file === undefined ? [] : [[id, file] as const],
    );
    return Object.fromEntries(navigation === undefined ? files : [...files, [DEFAULT_TREE, navigation]]);
  },
};

/** All trees are evaluated as one module, so that what they import is evaluated once. */
const navigationModules: Step<'all', NavigationModules> = {
  name: 'navigation modules',
  shared: true,
  run: async (read) => {
    const files = await read.step(treeFiles, 'all');
    const missing = Object.values(files).filter((file) => !read.bytes(file));
    if (missing.length > 0) throw new Problems(missing.map((file) => ({ ...noNavigation, file })));
    if (Object.keys(files).length === 0) return { trees: {}, inputs: [] };
    const [trees, inputs] = await evaluate(read, { files, code: 'nav/syntax' });
    return { trees, inputs };
  },
};

const noNavigation = {
  code: 'nav/not-found',
  severity: 'error',
  message: 'There is no such file; the config names it as a navigation',
  hint: 'Write it, with an array of entries as its default export, or mend the config.',
} as const;

/** One tree, checked. */
export const tree: Step<string, readonly NavEntry[]> = {
  name: 'tree',
  shared: true,
  run: async (read, id) => {
    const { trees, inputs } = await read.step(navigationModules, 'all');
    const file = (await read.step(treeFiles, 'all'))[id]!;
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
  const names = await read.step(packageNames, 'all');
  for (const name of names) if (wanted.includes(name)) await read.step(packageApi, name);
  const entries = apiEntries(await read.step(places, 'all'), id);
  return new Map(names.map((name) => [name, entries.get(name) ?? []]));
}

export const steps = [treeFiles, navigationModules, tree] as readonly Step[];
