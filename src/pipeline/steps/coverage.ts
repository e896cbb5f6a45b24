/** Whether the navigation and the pages agree. */

import type { Read } from '../../graph/step.js';
import type { Problem } from '../../report/problem.js';
import { checkPathnames, type Tree } from '../../site/coverage.js';
import type { NavEntry } from '../../site/entry.js';
import { defaultLanguageOf } from '../../site/language.js';
import type { Product } from '../../site/product.js';
import type { Route } from '../../site/route.js';
import { config } from './config.js';
import { allRoutes } from './routes.js';

export interface Coverage {
  readonly trees: readonly Tree[];
  /** One for each tree; none for a tree with errors of its own. */
  readonly entries: readonly (readonly NavEntry[] | undefined)[];
  readonly products: readonly Product[];
  readonly homes: readonly Route[];
}

/** Whether navigation and pages agree, as far as both can be read. */
export async function coverageProblems(
  read: Read,
  { trees, entries, products, homes }: Coverage,
): Promise<readonly Problem[]> {
  const { languages } = await read.step(config);
  const { routes: withDrafts, refused } = await read.step(allRoutes);
  const known = [
    ...withDrafts,
    ...refused.map((pathname) => ({ ...withDrafts[0]!, pathname, kind: 'home' as const })),
  ];
  const problems = checkPathnames(trees, {
    routes: withDrafts.length > 0 ? known : [],
    defaultLanguage: defaultLanguageOf(languages),
    products,
    exempt: new Set(homes.map(({ pathname }) => pathname)),
  });
  const isWhole = refused.length === 0 && entries.every((one) => one !== undefined);
  return isWhole ? problems : problems.filter(({ code }) => code !== 'nav/orphan-page');
}
