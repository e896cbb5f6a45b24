/** Finds the product to which a pathname belongs: by the well-known folders, and by the owner's config. */

import { familyProducts } from '../mui/products.js';
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

/** The product's id by the folders of the path. Language prefix, query, hash and trailing slash make no difference. */
export function resolveProductId(pathname: string, languages: readonly string[]): string {
  return familyProducts.findProduct(splitFolders(pathname, languages)) ?? NO_ID;
}

/** The category's id by the first folder of the path. */
export function resolveCategoryId(pathname: string, languages: readonly string[]): string {
  return familyProducts.findCategory(splitFolders(pathname, languages)) ?? NO_ID;
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
  if (!Object.hasOwn(familyProducts.names, id)) return undefined;
  return products.find((product) => product.id === id)?.name ?? familyProducts.names[id];
}

function splitFolders(pathname: string, languages: readonly string[]): readonly string[] {
  return toCanonicalPath(pathname, languages).split('/').filter(Boolean);
}

function isBelowPrefix(pathname: string, prefix: string): boolean {
  const folder = prefix.endsWith('/') ? prefix : `${prefix}/`;
  return pathname.startsWith(folder) || `${pathname}/` === folder;
}
