/** Finds the pages of products that are left out of the build, because they are drafts. */

import type { Read } from '../../../graph/step.js';
import { findProduct, listPathPrefixes } from '../../../site/products/product.js';
import { toCanonicalPath } from '../../../site/routes/language.js';
import { readOption } from '../../build-input.js';
import { declaredConfig } from './config.js';

/** Returns whether a pathname belongs to such a product. */
export async function createDraftProductCheck(read: Read): Promise<(pathname: string) => boolean> {
  if (readOption(read, 'drafts')) return () => false;
  const { products, languages } = await read.step(declaredConfig);
  if (!products.some(({ draft }) => draft)) return () => false;
  const places = products.map((product) => ({
    draft: product.draft,
    pathPrefixes: listPathPrefixes(product),
  }));
  return (pathname) => findProduct(toCanonicalPath(pathname, languages), places)?.draft === true;
}
