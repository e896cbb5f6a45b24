/** Steps that build the search: what can be found on each page, and an index for each product and language. */

import type { Step } from '../../../graph/step.js';
import { resolveHref } from '../../../site/routes/href.js';
import { toCanonicalPath } from '../../../site/routes/language.js';
import { searchIndexPath, type SearchEntry } from '../../../site/search.js';
import { document } from '../content/documents.js';
import { config } from '../site/config.js';
import { pageView } from '../site/site.js';
import { readAllPages } from './search-paths.js';

interface PageSearchEntries {
  /** The path of the index that they belong to. */
  readonly path: string;
  readonly searchEntries: readonly SearchEntry[];
}

/** An edit of a page's text leaves this as it is, and with it every index. */
export const pageSearchEntries: Step<PageSearchEntries, string> = {
  name: 'page search entries',
  run: async (read, pathname) => {
    const { collectSearchEntries } = await import('../../../discovery/search-index.js');
    const { base, languages } = await read.step(config);
    const { title, description, searchTargets } = await read.step(document, pathname);
    const { product, language, indexable } = await read.step(pageView, pathname);
    const path = searchIndexPath(language, product?.id);
    if (!indexable) return { path, searchEntries: [] };
    const searchEntries = collectSearchEntries({
      href: resolveHref(toCanonicalPath(pathname, languages), { base, language, languages }),
      title: title || pathname,
      description,
      product: product?.name ?? '',
      ...searchTargets,
    });
    return { path, searchEntries };
  },
};

/** The indexes. The value is their paths, in order. */
export const searchIndexes: Step<readonly string[]> = {
  name: 'search indexes',
  run: async (read) => {
    const { search } = await read.step(config);
    if (search === false || search.index) return [];
    const { renderSearchIndex } = await import('../../../discovery/search-index.js');
    const pages = await readAllPages(read, pageSearchEntries);
    const paths = [...new Set(pages.map(({ path }) => path))].toSorted();
    for (const path of paths) {
      const entries = pages.filter((one) => one.path === path).flatMap(({ searchEntries }) => searchEntries);
      read.emit(path, renderSearchIndex(entries));
    }
    return paths;
  },
};
