/** Which of the search's indexes a page asks. */

import type { Layout } from '../kit/layout.js';
import { withBase } from '../site/routes/href.js';
import { searchIndexPath } from '../site/search.js';
import type { PageView } from '../site/page-view.js';
import type { SiteSettings } from './page-props.js';

type SearchSettings = Pick<SiteSettings, 'searchIndexes' | 'base'>;

/** Its product's first, then all of its language. Nothing where the site has no search. */
export function selectSearchIndexes(
  { searchIndexes, base }: SearchSettings,
  { language, product }: Pick<PageView, 'language' | 'product'>,
): Pick<Layout, 'search'> {
  const remoteIndexes = searchIndexes.filter((index) => index.startsWith('https:'));
  const prefix = searchIndexPath(language, '').replace(/\.json$/, '');
  const localIndexes = searchIndexes.filter((index) => index.startsWith(prefix));
  const allIndexes = [...remoteIndexes, ...localIndexes.map((index) => withBase(`/${index}`, base))];
  if (allIndexes.length === 0) return {};
  const own = withBase(`/${searchIndexPath(language, product?.id)}`, base);
  return { search: { ...(product && allIndexes.includes(own) ? { own } : {}), all: allIndexes } };
}
