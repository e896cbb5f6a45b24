/** Steps that build the search: what can be found on each page, and an index for each product and language. */

import type { Read, Step } from '../../../graph/step.js';
import { resolveHref } from '../../../site/routes/href.js';
import { toCanonicalPath } from '../../../site/routes/language.js';
import { searchIndexPath, type SearchEntry } from '../../../site/search.js';
import { page } from '../content/pages.js';
import { config } from '../site/config.js';
import { routes } from '../site/routes.js';
import { pageView } from '../site/site.js';

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
    const { title, headings, description, blocks, frontMatter } = await read.step(page, pathname);
    const { product, language, indexable } = await read.step(pageView, pathname);
    const path = searchIndexPath(language, product?.id);
    if (!indexable) return { path, searchEntries: [] };
    const searchEntries = collectSearchEntries({
      href: resolveHref(toCanonicalPath(pathname, languages), { base, language, languages }),
      title: title || pathname,
      description,
      product: product?.name ?? '',
      headings,
      components: frontMatter.components,
      hooks: frontMatter.hooks,
      demos: blocks.flatMap((block) =>
        block.kind === 'demo' && block.options.anchorId !== null
          ? [{ name: block.name, anchor: block.options.anchorId ?? block.name }]
          : [],
      ),
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
    const pages = await readAll(read, pageSearchEntries);
    const paths = [...new Set(pages.map(({ path }) => path))].toSorted();
    for (const path of paths) {
      const entries = pages.filter((one) => one.path === path).flatMap(({ searchEntries }) => searchEntries);
      read.emit(path, renderSearchIndex(entries));
    }
    return paths;
  },
};

/** The paths of the indexes. They stay the same while pages are added and removed within a product. */
export const searchPaths: Step<readonly string[]> = {
  name: 'search paths',
  run: async (read) => {
    const views = await readAll(read, pageView);
    const paths = views.map(({ language, product }) => searchIndexPath(language, product?.id));
    return [...new Set(paths)].toSorted();
  },
};

/** A step's values for all pages; a page with errors has none. */
async function readAll<T>(read: Read, step: Step<T, string>): Promise<readonly NonNullable<T>[]> {
  const pathnames = (await read.step(routes)).map(({ pathname }) => pathname);
  return (await read.steps(step, pathnames)).filter((value) => value !== undefined && value !== null);
}
