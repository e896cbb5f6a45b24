/** The steps that say which pages show which components and hooks: what their front matter says. */

import type { Step } from '../../graph/step.js';
import type { ApiSubject } from '../../site/api.js';
import { defaultLanguageOf } from '../../site/language.js';
import { productOf } from '../../site/product.js';
import { config } from './config.js';
import { frontMatter, sourceRoutes } from './sources.js';

/** Every page in the default language with what it is about, by pathname. */
export const subjects: Step<readonly ApiSubject[]> = {
  name: 'subjects',
  shared: true,
  run: async (read) => {
    const { languages, products } = await read.step(config);
    const routes = await read.step(sourceRoutes);
    const own = routes.filter(({ language }) => language === defaultLanguageOf(languages));
    const heads = await read.steps(
      frontMatter,
      own.map(({ source }) => source),
    );
    const owners = products.map(({ id, pathPrefix, pathPrefixes }) => ({
      id,
      pathPrefixes: [...(pathPrefix === undefined ? [] : [pathPrefix]), ...(pathPrefixes ?? [])],
    }));
    return own.flatMap(({ pathname }, at) => {
      const { components = [], hooks = [], draft } = heads[at] ?? {};
      if (draft || components.length + hooks.length === 0) return [];
      return [{ pathname, product: productOf(pathname, owners)?.id, components, hooks }];
    });
  },
};
