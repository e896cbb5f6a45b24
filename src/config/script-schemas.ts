/** What the config says of scripts and stylesheets that a page loads when it is idle: analytics, the service worker, fonts. */

import * as v from 'valibot';
import { httpsUrl, ownOrHttpsUrl, ratio } from './value-schemas.js';

export const analytics = v.strictObject({
  /** The id under which visits are counted. The option `--measurement-id` of a build stands in for it. */
  measurementId: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9-]+$/, 'must be an id such as G-XXXXXXX'))),
  /** Measures web vitals, and reports them to analytics. */
  webVitals: v.optional(
    v.strictObject({
      /** The share of sessions whose web vitals are not reported. */
      skipThreshold: v.optional(ratio, 0.0001),
    }),
  ),
  /** `true`: nothing is sent before the reader allows it. */
  consent: v.optional(v.boolean(), false),
  /** Nothing is sent of readers whose browser sends Do Not Track or Global Privacy Control. */
  honorDoNotTrack: v.optional(v.boolean(), true),
});

export const serviceWorker = v.strictObject({
  /** The host on which it works, and those below it. On any other host, such as that of a preview, there is none. */
  domain: v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/i, 'must be a host such as example.com')),
  /** `false`: the worker removes itself and all that it has stored. */
  enabled: v.optional(v.boolean(), true),
});

export const fonts = v.strictObject({
  /** The stylesheet of a font for icons. Every page links it. */
  icons: v.optional(ownOrHttpsUrl),
  /** For pages whose address contains `onepirate`. */
  demoTheme: v.optional(ownOrHttpsUrl),
});

export const stylesheet = v.strictObject({
  /** The address of the stylesheet. */
  href: httpsUrl,
  /** The cascade layer into which it is put. */
  layer: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][\w-]*(\.[a-z][\w-]*)*$/i, 'must be the name of a layer')),
  ),
});
