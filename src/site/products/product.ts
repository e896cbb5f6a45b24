/** Finds the product to which a pathname belongs: by the well-known folders, and by the owner's config. */

import { toCanonicalPath } from '../routes/language.js';

export interface ProductVersion {
  readonly text: string;
  readonly current: boolean;
  readonly href?: string;
}

/** A product as the checked config holds it. */
export interface Product {
  readonly id: string;
  readonly name: string;
  /** A small line of capitals above the name. */
  readonly metadata?: string;
  readonly description?: string;
  readonly logo?: string;
  /** Each begins and ends with a slash; the first one is the product's home. */
  readonly pathPrefixes: readonly string[];
  /** The id of its navigation tree. */
  readonly navigation: string;
  readonly versions: readonly ProductVersion[];
  readonly packages: readonly { readonly name: string }[];
}

/** The id in a page's head without product or category. A text, so that it differs from a missing value. */
export const NO_ID = 'null';

const CORE_FOLDERS: readonly string[] = ['material-ui', 'joy-ui', 'base-ui', 'system'];

const DOCS_FOLDERS: readonly string[] = ['docs', 'versions', 'production-error'];

const X_API_FOLDERS: readonly string[] = 'data-grid date-pickers charts tree-view scheduler chat'.split(' ');

const DISPLAY_NAMES: Readonly<Record<string, string>> = {
  'material-ui': 'Material UI',
  'joy-ui': 'Joy UI',
  'base-ui': 'Base UI',
  x: 'MUI X',
  system: 'MUI System',
  toolpad: 'Toolpad',
  'toolpad-studio': 'Toolpad Studio',
  'toolpad-core': 'Toolpad Core',
  'docs-infra': 'Docs Infra',
};

/** The product's id by the folders of the path. Language prefix, query, hash and trailing slash make no difference. */
export function resolveProductId(pathname: string, languages: readonly string[]): string {
  const [first, second = '', third = ''] = splitFolders(pathname, languages);
  if (first === undefined) return NO_ID;
  if (CORE_FOLDERS.includes(first)) return first;
  if (first === 'x') return resolveMuiXProductId(second, third);
  if (first === 'toolpad') return second === 'studio' ? 'toolpad-studio' : 'toolpad-core';
  if (DOCS_FOLDERS.includes(first)) return 'docs';
  return first === 'experiments' && second === 'docs' ? 'docs-infra' : NO_ID;
}

/** The category's id by the first folder of the path. */
export function resolveCategoryId(pathname: string, languages: readonly string[]): string {
  const [first = ''] = splitFolders(pathname, languages);
  if (CORE_FOLDERS.includes(first)) return 'core';
  return first === 'x' || first === 'toolpad' ? first : NO_ID;
}

/** The prefixes of a product as its config declares them. */
export function listPathPrefixes({
  pathPrefix,
  pathPrefixes = [],
}: {
  readonly pathPrefix?: string | undefined;
  readonly pathPrefixes?: readonly string[] | undefined;
}): readonly string[] {
  return pathPrefix === undefined ? pathPrefixes : [pathPrefix, ...pathPrefixes];
}

/** The configured product with the longest prefix of this canonical path. */
export function findProduct<P extends Pick<Product, 'pathPrefixes'>>(
  pathname: string,
  products: readonly P[],
): P | undefined {
  let match: P | undefined;
  let longestPrefix = 0;
  for (const product of products) {
    for (const prefix of product.pathPrefixes) {
      if (prefix.length > longestPrefix && isBelowPrefix(pathname, prefix))
        [match, longestPrefix] = [product, prefix.length];
    }
  }
  return match;
}

interface ProductIds {
  readonly productId: string;
  readonly categoryId: string;
  readonly product?: Pick<Product, 'name'>;
}

/** The name in a document's title: by the product's id, else by the category, else the product's configured name. */
export function resolveDisplayName(
  ids: ProductIds,
  products: readonly Pick<Product, 'id' | 'name'>[],
): string | undefined {
  const { productId, categoryId, product } = ids;
  return findWellKnownName(productId, products) ?? findWellKnownName(categoryId, products) ?? product?.name;
}

/** The name of a well-known id. A configured product with that id replaces it. */
function findWellKnownName(
  id: string,
  products: readonly Pick<Product, 'id' | 'name'>[],
): string | undefined {
  if (!Object.hasOwn(DISPLAY_NAMES, id)) return undefined;
  return products.find((product) => product.id === id)?.name ?? DISPLAY_NAMES[id];
}

function splitFolders(pathname: string, languages: readonly string[]): readonly string[] {
  return toCanonicalPath(pathname, languages).split('/').filter(Boolean);
}

/** Both `/x/react-data-grid/…` and `/x/api/data-grid/…` belong to the data grid. */
function resolveMuiXProductId(second: string, third: string): string {
  if (second.startsWith('react-') && second !== 'react-') return `x-${second.slice('react-'.length)}`;
  if (second !== 'api') return NO_ID;
  const name = third.startsWith('chat-') ? 'chat' : third;
  return X_API_FOLDERS.includes(name) ? `x-${name}` : NO_ID;
}

function isBelowPrefix(pathname: string, prefix: string): boolean {
  const folder = prefix.endsWith('/') ? prefix : `${prefix}/`;
  return pathname.startsWith(folder) || `${pathname}/` === folder;
}
