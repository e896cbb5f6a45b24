/** Steps that build the search: what can be found on each page, and an index for each product and language. */

import type { SearchablePage } from '../../../discovery/search-index.js';
import type { Step } from '../../../graph/step.js';
import { resolveHref } from '../../../site/routes/href.js';
import { toCanonicalPath } from '../../../site/routes/language.js';
import { searchIndexPath } from '../../../site/search.js';
import { readTool } from '../../build-input.js';
import { document } from '../content/documents.js';
import { config } from '../site/config.js';
import { pageView } from '../site/site.js';
import { readAllPages } from './search-paths.js';

interface IndexedPage {
  /** The path of the index that it belongs to. */
  readonly path: string;
  /** Not set: a search does not find the page. */
  readonly page?: SearchablePage;
}

/** An edit of a page's text leaves this as it is, and with it every index. */
export const indexedPage: Step<IndexedPage, string> = {
  name: 'indexed page',
  run: async (read, pathname) => {
    const { base, languages } = await read.step(config);
    const { title, description, searchTargets } = await read.step(document, pathname);
    const { product, language, indexable } = await read.step(pageView, pathname);
    const path = searchIndexPath(language, product?.id);
    if (!indexable) return { path };
    const page: SearchablePage = {
      href: resolveHref(toCanonicalPath(pathname, languages), { base, language, languages }),
      title: title || pathname,
      description,
      product: product?.name ?? '',
      ...searchTargets,
    };
    return { path, page };
  },
};

/** The indexes. The value is their paths, in order. */
export const searchIndexes: Step<readonly string[]> = {
  name: 'search indexes',
  run: async (read) => {
    const { search } = await read.step(config);
    if (search === false || search.index) return [];
    const allPages = await readAllPages(read, indexedPage);
    const paths = [...new Set(allPages.map(({ path }) => path))].toSorted();
    for (const path of paths) {
      const pages = allPages.flatMap((one) => (one.path === path && one.page ? [one.page] : []));
      read.emit(path, await readTool(read, 'threads').run('renderSearchIndex', pages));
    }
    return paths;
  },
};
