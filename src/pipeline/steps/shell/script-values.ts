/** Selects from the config what the scripts of pages need. */

import type { CheckedConfig } from '../../../config/schema.js';
import type { AdSettings } from '../../../client/ads/ad-settings.js';
import type { AnalyticsSettings } from '../../../client/analytics/analytics-settings.js';
import type { ExternalStylesheet } from '../../../client/stylesheets/external-stylesheet.js';
import { withBase } from '../../../site/routes/href.js';

/** Constants that more than one script uses, by name. */
export function createScriptValues(config: CheckedConfig): Readonly<Record<string, unknown>> {
  const { measurementId, webVitals, consent, honorDoNotTrack } = config.analytics;
  return {
    IS_MEASURED: measurementId !== undefined || webVitals !== undefined,
    REQUIRES_CONSENT: consent,
    HONORS_PRIVACY_SIGNALS: honorDoNotTrack,
    WORKER_DOMAIN: config.serviceWorker?.domain ?? '',
  };
}

/** `undefined` if the site shows no ads. */
export function createAdSettings({ ads, base, title }: CheckedConfig): AdSettings | undefined {
  if (!ads || (!ads.network && ads.inHouse.length === 0)) return undefined;
  const inHouse = ads.inHouse.map((ad) => ({ ...ad, img: withBase(ad.img, base) }));
  return { ...ads, inHouse, publisher: title };
}

export function createAnalyticsSettings({ analytics, base, languages }: CheckedConfig): AnalyticsSettings {
  const { measurementId, webVitals } = analytics;
  return { measurementId, skipThreshold: webVitals?.skipThreshold, base, languages };
}

/** The `id` of the element in the head before which the icon font's stylesheet is inserted. */
export const ICON_FONT = 'material-icon-font';

/** The part of an address by which pages with the demo theme are found. */
const DEMO_THEME = 'onepirate';

/** Stylesheets that a script adds: fonts, and those of other hosts that the config names. */
export function listExternalSheets({
  fonts,
  stylesheets,
  base,
}: CheckedConfig): readonly (ExternalStylesheet & { readonly on?: string })[] {
  return [
    ...(fonts.icons ? [{ href: withBase(fonts.icons, base), before: ICON_FONT }] : []),
    ...(fonts.demoTheme ? [{ href: withBase(fonts.demoTheme, base), on: DEMO_THEME }] : []),
    ...stylesheets,
  ];
}
