/** The steps that make the search: what each page has to be found, and an index for each product and language. */

import type { Step } from '../../../graph/step.js';
import { resolveHref } from '../../../site/routes/href.js';
import { toCanonicalPath } from '../../../site/routes/language.js';
import { searchIndexPath, type SearchEntry } from '../../../site/search.js';
import { config } from '../site/config.js';
import { page } from '../content/pages.js';
import { routes } from '../site/routes.js';
import { pageView } from '../site/site.js';

interface PageSearchEntries {
  /** The index that it belongs to. */
  readonly path: string;
  readonly searchEntries: readonly SearchEntry[];
}

/** An edit of a page's words leaves this as it is, and with it every index. */
export const pageSearchEntries: Step<PageSearchEntries, string> = {
  name: 'page search entries',
  run: async (read, pathname) => {
    const { collectSearchEntries } = await import('../../../discovery/search-index.js');
    const { base, languages } = await read.step(config);
    const { title, headings, description, blocks, frontMatter } = await read.step(page, pathname);
    const { product, language, indexable } = await read.step(pageView, pathname);
    const uses = blocks.flatMap((block) => (block.kind === 'demo' ? [block] : []));
    const searchEntries = collectSearchEntries({
      href: resolveHref(toCanonicalPath(pathname, languages), { base, language, languages }),
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
    return { path: searchIndexPath(language, product?.id), searchEntries: indexable ? searchEntries : [] };
  },
};

/** The indexes. Their addresses, below the base, in order. */
export const searchIndexes: Step<readonly string[]> = {
  name: 'search indexes',
  run: async (read) => {
    const { search } = await read.step(config);
    if (search === false || search.index) return [];
    const pathnames = (await read.step(routes)).map(({ pathname }) => pathname);
    const pageEntries = (await read.steps(pageSearchEntries, pathnames)).filter((one) => one !== undefined);
    const { renderSearchIndex } = await import('../../../discovery/search-index.js');
    const paths = [...new Set(pageEntries.map(({ path }) => path))].toSorted();
    for (const path of paths) {
      const indexEntries = pageEntries
        .filter((one) => one.path === path)
        .flatMap(({ searchEntries }) => searchEntries);
      read.emit(path, renderSearchIndex(indexEntries));
    }
    return paths;
  },
};

/** The languages and products that have pages; it stays as it is while pages come and go within them. */
export const searchPaths: Step<readonly string[]> = {
  name: 'search paths',
  run: async (read) => {
    const pathnames = (await read.step(routes)).map(({ pathname }) => pathname);
    const views = (await read.steps(pageView, pathnames)).filter((one) => one !== undefined);
    return [
      ...new Set(views.map(({ language, product }) => searchIndexPath(language, product?.id))),
    ].toSorted();
  },
};
