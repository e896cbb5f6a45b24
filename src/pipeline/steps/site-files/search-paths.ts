/** The step that says where the search indexes are. Every document names them, so it must not need any document. */

import type { Step } from '../../../graph/step.js';
import { findProduct } from '../../../site/products/product.js';
import { resolvePathLanguage, toCanonicalPath } from '../../../site/routes/language.js';
import { searchIndexPath } from '../../../site/search.js';
import { routes } from '../site/routes.js';
import { site } from '../site/site.js';

/** The paths of the indexes. They stay the same while pages are added and removed within a product. */
export const searchPaths: Step<readonly string[]> = {
  name: 'search paths',
  run: async (read) => {
    const { languages, products } = await read.step(site);
    const paths = (await read.step(routes)).map(({ pathname }) => {
      const product = findProduct(toCanonicalPath(pathname, languages), products);
      return searchIndexPath(resolvePathLanguage(pathname, languages), product?.id);
    });
    return [...new Set(paths)].toSorted();
  },
};
