/** Which of the search's indexes a page asks. */

import type { Frame } from '../kit/frame.js';
import { withBase } from '../site/href.js';
import { searchIndexPath } from '../site/search.js';
import type { PageView } from '../site/view.js';
import type { SiteSettings } from './material.js';

type Asking = Pick<SiteSettings, 'searchIndexes' | 'base'>;

/** Its product's first, then all of its language. Nothing where the site has no search. */
export function searchOf(
  { searchIndexes, base }: Asking,
  { language, product }: Pick<PageView, 'language' | 'product'>,
): Pick<Frame, 'search'> {
  const elsewhere = searchIndexes.filter((index) => index.startsWith('https:'));
  const prefix = searchIndexPath(language, '').replace(/\.json$/, '');
  const here = searchIndexes.filter((index) => index.startsWith(prefix));
  const all = [...elsewhere, ...here.map((index) => withBase(`/${index}`, base))];
  if (all.length === 0) return {};
  const own = withBase(`/${searchIndexPath(language, product?.id)}`, base);
  return { search: { ...(product && all.includes(own) ? { own } : {}), all } };
}
