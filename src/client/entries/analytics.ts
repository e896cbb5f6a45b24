/** The script of analytics, fetched when the browser is idle. */

import { startGlobalTag } from '../analytics/start-global-tag.js';
import { runAfterConsent } from '../analytics/run-after-consent.js';
import { reportPageViews } from '../analytics/report-page-views.js';
import type { AnalyticsSettings } from '../analytics/analytics-settings.js';
import { reportUserProperties } from '../analytics/report-user-properties.js';

/** What the config says. */
declare const ANALYTICS_SETTINGS: AnalyticsSettings;

/** The address of `vitals.ts`, beside this one. */
declare const VITALS: string;

runAfterConsent(() => {
  const { measurementId, skipThreshold } = ANALYTICS_SETTINGS;
  if (measurementId) startGlobalTag(measurementId);
  reportPageViews(ANALYTICS_SETTINGS);
  reportUserProperties();
  // Drawn once for a page load.
  if (skipThreshold !== undefined && Math.random() >= skipThreshold) import(VITALS).catch(() => undefined);
});
