/** Whether a page has a box for an ad, and which of the house's ads stands in it. */

import type { PartialProps } from '../kit/partials.js';
import { withBase } from '../site/routes/href.js';
import type { PageInput } from './page-props.js';

type AdInput = Pick<PageInput, 'settings' | 'route' | 'page'>;

/** There is one after the description, where there is something to show, and the page does not do without. */
export function hasAdSlot({ settings: { ads }, route, page }: AdInput): boolean {
  const hasAds = ads !== undefined && (ads.hasNetwork || ads.inHouse.length > 0);
  return hasAds && !page.frontMatter.disableAd && page.lead !== undefined && route.kind !== 'home';
}

/** Which of the house's ads: the same page shows the same one on every build, neighbours show different ones. */
export function choosePageAd(input: PageInput): PartialProps['header']['ad'] {
  const { settings, view } = input;
  const inHouseAds = settings.ads?.inHouse ?? [];
  if (inHouseAds.length === 0 || !hasAdSlot(input)) return undefined;
  const pathnameSum = [...view.pathname].reduce((total, character) => total + character.codePointAt(0)!, 0);
  const ad = inHouseAds[pathnameSum % inHouseAds.length]!;
  return { ...ad, img: withBase(ad.img, settings.base), publisher: settings.title };
}
