/** Whether a page has a box for an ad, and which of the house's ads stands in it. */

import type { RegionProps } from '../kit/regions.js';
import { withBase } from '../site/href.js';
import type { PageMaterial } from './material.js';

type AdMaterial = Pick<PageMaterial, 'settings' | 'route' | 'page'>;

/** There is one after the description, where there is something to show, and the page does not do without. */
export function hasAdSlot({ settings: { ads }, route, page }: AdMaterial): boolean {
  const hasSomething = ads !== undefined && (ads.hasNetwork || ads.inHouse.length > 0);
  return hasSomething && !page.frontMatter.disableAd && page.lead !== undefined && route.kind !== 'home';
}

/** Which of the house's ads: the same page shows the same one on every build, neighbours show different ones. */
export function adOf(material: PageMaterial): RegionProps['header']['ad'] {
  const { settings, view } = material;
  const all = settings.ads?.inHouse ?? [];
  if (all.length === 0 || !hasAdSlot(material)) return undefined;
  const sum = [...view.pathname].reduce((total, character) => total + character.codePointAt(0)!, 0);
  const ad = all[sum % all.length]!;
  return { ...ad, img: withBase(ad.img, settings.base), publisher: settings.title };
}
