/** The steps that evaluate the files of the navigation, and find the packages that they attach. */

import type { Step } from '../../../graph/step.js';
import { DiagnosticError } from '../../../diagnostics/diagnostic.js';
import { findAttachedPackages } from '../../../site/navigation/check-navigation.js';
import { DEFAULT_TREE } from '../../../site/site.js';
import { config, evaluateModules } from './config.js';

interface NavigationModules {
  /** The default export of each tree's file, by the tree's id. */
  readonly trees: Readonly<Record<string, unknown>>;
  /** The files that were read, relative to the site folder. */
  readonly inputs: readonly string[];
}

/** The file of each tree, by its id: a product's id, or `default`. */
export const navigationFiles: Step<Readonly<Record<string, string>>> = {
  name: 'navigation files',
  run: async (read) => {
    const { products, navigation } = await read.step(config);
    const files = products.flatMap(({ id, navigation: file }) =>
      file === undefined ? [] : [[id, file] as const],
    );
    return Object.fromEntries(navigation === undefined ? files : [...files, [DEFAULT_TREE, navigation]]);
  },
};

/** All trees are evaluated as one module, so that modules which they share are evaluated once. */
export const navigationModules: Step<NavigationModules> = {
  name: 'navigation modules',
  keepInMemory: true,
  run: async (read) => {
    const files = await read.step(navigationFiles);
    const missing = Object.values(files).filter((file) => !read.bytes(file));
    if (missing.length > 0)
      throw new DiagnosticError(missing.map((file) => ({ ...missingNavigation, file })));
    if (Object.keys(files).length === 0) return { trees: {}, inputs: [] };
    const [trees, inputs] = await evaluateModules(read, { files, diagnosticCode: 'nav/syntax' });
    return { trees, inputs };
  },
};

const missingNavigation = {
  code: 'nav/not-found',
  severity: 'error',
  message: 'There is no such file; the config names it as a navigation',
  hint: 'Write it, with an array of entries as its default export, or fix the config.',
} as const;

/** The packages that some tree attaches by `api`. */
export const attachedPackageNames: Step<readonly string[]> = {
  name: 'attached packages',
  run: async (read) => {
    const { trees } = await read.step(navigationModules);
    return [...new Set(Object.values(trees).flatMap((tree) => findAttachedPackages(tree)))].sort();
  },
};
