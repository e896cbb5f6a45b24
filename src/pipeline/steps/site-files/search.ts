/** Steps that build the search: what can be found on each page, and an index for each product and language. */

import type { SearchablePage } from '../../../discovery/search-index.js';
import type { HashedBytes } from '../../../graph/fingerprint.js';
import type { Step } from '../../../graph/step.js';
import { resolveHref } from '../../../site/routes/href.js';
import { toCanonicalPath } from '../../../site/routes/language.js';
import { searchIndexPath } from '../../../site/search.js';
import { readTool } from '../../build-input.js';
import type { TaskRunner } from '../../threads/tasks.js';
import type { ThreadPool } from '../../threads/thread-pool.js';
import { document } from '../content/documents.js';
import { config } from '../site/config.js';
import { routes } from '../site/routes.js';
import { pageView } from '../site/site.js';

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

/** The indexes. The value is their paths, in order. Pages are added while later ones are still being built. */
export const searchIndexes: Step<readonly string[]> = {
  name: 'search indexes',
  run: async (read) => {
    const { search } = await read.step(config);
    if (search === false || search.index) return [];
    const indexes = new Map<string, SearchIndex>();
    const pathnames = (await read.step(routes)).map(({ pathname }) => pathname);
    for (let start = 0; start < pathnames.length; start += PAGES_AT_ONCE) {
      const group = pathnames.slice(start, start + PAGES_AT_ONCE);
      for (const indexed of await read.steps(indexedPage, group, 'several')) {
        if (!indexed) continue;
        const index = indexes.get(indexed.path) ?? new SearchIndex(readTool(read, 'threads'));
        indexes.set(indexed.path, index);
        if (indexed.page) await index.add(indexed.page);
      }
    }
    const paths = [...indexes.keys()].toSorted();
    for (const path of paths) read.emit(path, (await indexes.get(path)?.render()) ?? '');
    return paths;
  },
};

/** So many pages are asked for at once, and sent to a thread. */
const PAGES_AT_ONCE = 32;

/** An index that is built on a thread, or on this one where there is none. */
class SearchIndex {
  readonly #threads: ThreadPool;
  readonly #key = {};
  #runner: TaskRunner | undefined;
  #pages: SearchablePage[] = [];

  constructor(threads: ThreadPool) {
    this.#threads = threads;
  }

  async add(page: SearchablePage): Promise<void> {
    this.#pages.push(page);
    if (this.#pages.length >= PAGES_AT_ONCE) await this.#sendPages();
  }

  async render(): Promise<Uint8Array | HashedBytes> {
    const runner = await this.#sendPages();
    return runner.run('renderSearchIndex', {}, { key: this.#key });
  }

  async #sendPages(): Promise<TaskRunner> {
    const runner = (this.#runner ??= this.#threads.choose('addToSearchIndex'));
    const pages = this.#pages;
    this.#pages = [];
    await runner.run('addToSearchIndex', pages, { key: this.#key });
    return runner;
  }
}
