/** The steps that make the search: what each page has to be found, and an index for each product and language. */

import type { Step } from '../../graph/step.js';
import { hrefOf } from '../../site/href.js';
import { canonicalPath } from '../../site/language.js';
import { searchIndexPath, type Findable } from '../../site/search.js';
import { config } from './config.js';
import { page } from './pages.js';
import { routes } from './routes.js';
import { view } from './site.js';

interface PageFindables {
  /** The index that it belongs to. */
  readonly path: string;
  readonly findables: readonly Findable[];
}

/** An edit of a page's words leaves this as it is, and with it every index. */
export const pageFindables: Step<PageFindables, string> = {
  name: 'page findables',
  run: async (read, pathname) => {
    const { findablesOf } = await import('../../indexes/search.js');
    const { base, languages } = await read.step(config);
    const { title, headings, description, blocks, frontMatter } = await read.step(page, pathname);
    const { product, language, indexable } = await read.step(view, pathname);
    const uses = blocks.flatMap((block) => (block.kind === 'demo' ? [block] : []));
    const findables = findablesOf({
      href: hrefOf(canonicalPath(pathname, languages), { base, language, languages }),
      title: title || pathname,
      description,
      product: product?.name ?? '',
      headings,
      components: frontMatter.components,
      hooks: frontMatter.hooks,
      demos: uses.flatMap(({ name, options }) =>
        options.anchorId === null ? [] : [{ name, anchor: options.anchorId ?? name }],
      ),
    });
    return { path: searchIndexPath(language, product?.id), findables: indexable ? findables : [] };
  },
};

/** The indexes. Their addresses, below the base, in order. */
export const searchIndexes: Step<readonly string[]> = {
  name: 'search indexes',
  run: async (read) => {
    const { search } = await read.step(config);
    if (search === false || search.index) return [];
    const pathnames = (await read.step(routes)).map(({ pathname }) => pathname);
    const all = (await read.steps(pageFindables, pathnames)).filter((one) => one !== undefined);
    const { searchIndex } = await import('../../indexes/search.js');
    const paths = [...new Set(all.map(({ path }) => path))].toSorted();
    for (const path of paths) {
      const own = all.filter((one) => one.path === path).flatMap(({ findables }) => findables);
      read.emit(path, searchIndex(own));
    }
    return paths;
  },
};

/** The languages and products that have pages; it stays as it is while pages come and go within them. */
export const searchPaths: Step<readonly string[]> = {
  name: 'search paths',
  run: async (read) => {
    const pathnames = (await read.step(routes)).map(({ pathname }) => pathname);
    const views = (await read.steps(view, pathnames)).filter((one) => one !== undefined);
    return [
      ...new Set(views.map(({ language, product }) => searchIndexPath(language, product?.id))),
    ].toSorted();
  },
};
