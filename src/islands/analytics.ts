/** The script of analytics, fetched when the browser is idle and there is somebody to tell. */

import { startGlobalTag } from './analytics/global-tag.js';
import { withConsent } from './analytics/consent.js';
import { tellPageViews } from './analytics/page-view.js';
import type { AnalyticsSettings } from './analytics/settings.js';
import { tellUserProperties } from './analytics/user-properties.js';

/** What the config says. */
declare const ANALYTICS_SETTINGS: AnalyticsSettings;

/** The address of `vitals.ts`, beside this one. */
declare const VITALS: string;

withConsent(() => {
  const { measurementId, skipThreshold } = ANALYTICS_SETTINGS;
  if (measurementId) startGlobalTag(measurementId);
  tellPageViews(ANALYTICS_SETTINGS);
  tellUserProperties();
  // Drawn once for a page load.
  if (skipThreshold !== undefined && Math.random() >= skipThreshold) import(VITALS).catch(() => undefined);
});
