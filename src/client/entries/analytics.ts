/** The script of analytics, fetched when the browser is idle. */

import type { AnalyticsSettings } from '../analytics/analytics-settings.js';
import { isSampled } from '../analytics/is-sampled.js';
import { reportPageViews } from '../analytics/report-page-views.js';
import { reportUserProperties } from '../analytics/report-user-properties.js';
import { runAfterConsent } from '../analytics/run-after-consent.js';
import { startGlobalTag } from '../analytics/start-global-tag.js';

/** What the config says. */
declare const ANALYTICS_SETTINGS: AnalyticsSettings;

/** The address of `vitals.ts`, beside this one. */
declare const VITALS: string;

// Consent and the signals of the browser come first: of a reader who refuses, not even a number is drawn.
runAfterConsent(() => {
  const { measurementId, skipThreshold } = ANALYTICS_SETTINGS;
  const hasTag = measurementId !== undefined || window.gtag !== undefined;
  const tagIsReady = startGlobalTag(ANALYTICS_SETTINGS);
  reportPageViews(ANALYTICS_SETTINGS);
  reportUserProperties(tagIsReady);
  if (hasTag && skipThreshold !== undefined && isSampled(skipThreshold))
    import(VITALS).catch(() => undefined);
});
