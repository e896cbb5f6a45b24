/** Checks that every page is in the navigation once, and that every entry of the navigation has its page. */

import { findNearestName } from '../diagnostics/find-nearest-name.js';
import { formatLocation, type Diagnostic } from '../diagnostics/diagnostic.js';
import type { NavigationNode } from './navigation/entry.js';
import { listDraftEntries } from './navigation/prepare-tree.js';
import { isApiTab, toMatchKey, splitHash } from './routes/pathname.js';
import { findProduct, type Product } from './products/product.js';
import type { Route } from './routes/route.js';

/** A product's navigation. */
export interface NavigationTree {
  readonly id: string;
  readonly entries: readonly NavigationNode[];
}

export interface CoverageContext {
  readonly routes: readonly Route[];
  readonly defaultLanguage: string;
  readonly products: readonly Pick<Product, 'pathPrefixes'>[];
  /** Pages that need no entry: homes by their front matter, and pages of products that are drafts. */
  readonly pathnamesWithoutEntry?: ReadonlySet<string>;
  /** Pages that are built although entries that are drafts are not shown. None where drafts are built. */
  readonly publishedPathnames?: ReadonlySet<string>;
}

/** Looking for a similar name takes time. After so many, the others get none. */
const MAX_SUGGESTIONS = 100;

/** Duplicates within a tree, entries without page, pages without entry. */
export function checkNavigationCoverage(
  trees: readonly NavigationTree[],
  context: CoverageContext,
): readonly Diagnostic[] {
  const drafts = trees.flatMap((tree) => listDraftEntries(tree.entries));
  const finishedEntries = listFinishedEntries(trees, drafts);
  return [
    ...trees.map((tree) => flattenEntries(tree.entries)).flatMap(findDuplicates),
    ...findMissingPages(finishedEntries, context),
    ...findOrphanPages({ finishedEntries, drafts }, context),
  ];
}

/** The pages to which no finished entry leads. */
export function findUnlistedRoutes(
  trees: readonly NavigationTree[],
  routes: readonly Route[],
): readonly Route[] {
  const drafts = trees.flatMap((tree) => listDraftEntries(tree.entries));
  const linkedKeys = new Set(listPageEntries(listFinishedEntries(trees, drafts)).map(([key]) => key));
  return routes.filter(({ pathname }) => !linkedKeys.has(toMatchKey(pathname)));
}

function listFinishedEntries(
  trees: readonly NavigationTree[],
  drafts: readonly NavigationNode[],
): readonly NavigationNode[] {
  const draftEntries = new Set(drafts);
  return trees.flatMap((tree) => flattenEntries(tree.entries)).filter((entry) => !draftEntries.has(entry));
}

function flattenEntries(entries: readonly NavigationNode[]): readonly NavigationNode[] {
  return entries.flatMap((entry) => [entry, ...flattenEntries(entry.children)]);
}

/** Two entries may have the same pathname only if it is an API tab. */
function findDuplicates(entries: readonly NavigationNode[]): readonly Diagnostic[] {
  const first = new Map<string, NavigationNode>();
  const diagnostics: Diagnostic[] = [];
  for (const entry of entries) {
    if (isApiTab(entry.pathname)) continue;
    const key = toMatchKey(entry.pathname);
    const earlier = first.get(key);
    if (earlier) diagnostics.push(createDuplicateDiagnostic(entry, earlier));
    else first.set(key, entry);
  }
  return diagnostics;
}

function createDuplicateDiagnostic(entry: NavigationNode, { location }: NavigationNode): Diagnostic {
  return {
    code: 'nav/duplicate-pathname',
    severity: 'error',
    ...entry.location,
    message: `Duplicated pathname ${entry.pathname} in pages: it is already taken at ${formatLocation(location)}`,
    hint: 'Give one of the two another pathname; a group needs one of its own, too.',
    related: [{ ...location, message: 'taken here' }],
  };
}

function findMissingPages(
  entries: readonly NavigationNode[],
  { routes }: CoverageContext,
): readonly Diagnostic[] {
  const pathnames = new Set(routes.map(({ pathname }) => pathname));
  const hasPage = (path: string) =>
    pathnames.has(path) || (isApiTab(path) && pathnames.has(toMatchKey(path)));
  const missingEntries = entries.filter(
    ({ kind, pathname }) => kind === 'page' && !hasPage(splitHash(pathname)[0]),
  );
  return missingEntries.map(({ pathname, location }, index) => {
    const [path] = splitHash(pathname);
    const suggestion = index < MAX_SUGGESTIONS ? findNearestName(path, pathnames) : undefined;
    return {
      code: 'nav/missing-page',
      severity: 'error',
      ...location,
      message: `there is no page ${pathname}`,
      hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}Add the page, or mark the entry as a draft.`,
    };
  });
}

function findOrphanPages(
  {
    finishedEntries,
    drafts,
  }: { readonly finishedEntries: readonly NavigationNode[]; readonly drafts: readonly NavigationNode[] },
  context: CoverageContext,
): readonly Diagnostic[] {
  const linkedKeys = new Set(listPageEntries(finishedEntries).map(([key]) => key));
  const draftsByKey = new Map(listPageEntries(drafts));
  return context.routes
    .filter((route) => requiresEntry(route, context) && !linkedKeys.has(toMatchKey(route.pathname)))
    .flatMap((route) => {
      const draft = draftsByKey.get(toMatchKey(route.pathname));
      if (!draft) return [createOrphanDiagnostic(route)];
      return context.publishedPathnames?.has(route.pathname) ? [createDraftEntryDiagnostic(draft)] : [];
    });
}

function listPageEntries(
  entries: readonly NavigationNode[],
): readonly (readonly [key: string, entry: NavigationNode])[] {
  return entries
    .filter(({ kind }) => kind === 'page')
    .map((entry) => [toMatchKey(entry.pathname), entry] as const);
}

function requiresEntry({ pathname, language, kind }: Route, context: CoverageContext): boolean {
  const isReachable = kind === 'home' || kind === 'api' || context.pathnamesWithoutEntry?.has(pathname);
  if (language !== context.defaultLanguage || isReachable) return false;
  return findProduct(pathname, context.products) !== undefined;
}

function createOrphanDiagnostic({ pathname, source }: Route): Diagnostic {
  return {
    code: 'nav/orphan-page',
    severity: 'warning',
    file: source,
    message: `no entry of the navigation leads to ${pathname}`,
    hint: 'Add an entry for it; with inSideNav: false, the entry is hidden.',
  };
}

function createDraftEntryDiagnostic({ pathname, location }: NavigationNode): Diagnostic {
  return {
    code: 'nav/orphan-page',
    severity: 'warning',
    ...location,
    message: `no entry of the navigation leads to ${pathname}: this one is a draft, its page is none`,
    hint: 'Remove `draft: true` from the entry, or put it into the front matter of the page, too.',
  };
}
