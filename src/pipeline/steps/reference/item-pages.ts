/** The step that lists which pages show which components and hooks, from their front matter. */

import type { Step } from '../../../graph/step.js';
import type { ItemPage } from '../../../site/api-locations.js';
import { resolveDefaultLanguage } from '../../../site/routes/language.js';
import { findProduct, listPathPrefixes } from '../../../site/products/product.js';
import { config } from '../site/config.js';
import { createDraftProductCheck } from '../site/draft-products.js';
import { frontMatter, sourceRoutes } from '../site/sources.js';

/** The pages in the default language that name components or hooks. */
export const itemPages: Step<readonly ItemPage[]> = {
  name: 'item pages',
  keepInMemory: true,
  run: async (read) => {
    const { languages, products } = await read.step(config);
    const routes = await read.step(sourceRoutes);
    const defaultRoutes = routes.filter(({ language }) => language === resolveDefaultLanguage(languages));
    const frontMatters = await read.steps(
      frontMatter,
      defaultRoutes.map(({ source }) => source),
    );
    const isInDraftProduct = await createDraftProductCheck(read);
    const productPrefixes = products.map((product) => ({
      id: product.id,
      pathPrefixes: listPathPrefixes(product),
    }));
    return defaultRoutes.flatMap(({ pathname }, index) => {
      const { components = [], hooks = [], draft } = frontMatters[index] ?? {};
      if (draft || isInDraftProduct(pathname) || components.length + hooks.length === 0) return [];
      return [{ pathname, product: findProduct(pathname, productPrefixes)?.id, components, hooks }];
    });
  },
};
