/** What the config says to the scripts of pages, as plain data. Pure. */

import type { CheckedConfig } from '../../../config/schema.js';
import type { AdSettings } from '../../../client/ads/ad-settings.js';
import type { AnalyticsSettings } from '../../../client/analytics/analytics-settings.js';
import type { ExternalStylesheet } from '../../../client/stylesheets/external-stylesheet.js';
import { withBase } from '../../../site/routes/href.js';

/** What more than one script asks for, by the words that stand for it. */
export function createScriptValues({
  analytics,
  serviceWorker,
}: CheckedConfig): Readonly<Record<string, unknown>> {
  const { measurementId, consent, honorDoNotTrack } = analytics;
  return {
    HAS_TAG: measurementId !== undefined,
    REQUIRES_CONSENT: consent,
    HONORS_PRIVACY_SIGNALS: honorDoNotTrack,
    WORKER_DOMAIN: serviceWorker?.domain ?? '',
  };
}

/** Nothing where there is nothing to show. */
export function createAdSettings({ ads, base, title }: CheckedConfig): AdSettings | undefined {
  if (!ads || (!ads.network && ads.inHouse.length === 0)) return undefined;
  const inHouse = ads.inHouse.map((ad) => ({ ...ad, img: withBase(ad.img, base) }));
  return { ...ads, inHouse, publisher: title };
}

export function createAnalyticsSettings({ analytics, base, languages }: CheckedConfig): AnalyticsSettings {
  const { measurementId, webVitals } = analytics;
  return { measurementId, skipThreshold: webVitals?.skipThreshold, base, languages };
}

/** The marker of the icon font in the head, before which its link comes. */
export const ICON_FONT = 'material-icon-font';

/** The pages that the demo theme's font is for. */
const DEMO_THEME = 'onepirate';

/** Sheets of other hosts: fonts, and what the owner names. */
export function listExternalSheets({
  fonts,
  stylesheets,
}: CheckedConfig): readonly (ExternalStylesheet & { readonly on?: string })[] {
  return [
    ...(fonts.icons ? [{ href: fonts.icons, before: ICON_FONT }] : []),
    ...(fonts.demoTheme ? [{ href: fonts.demoTheme, on: DEMO_THEME }] : []),
    ...stylesheets,
  ];
}
