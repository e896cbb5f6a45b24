/** What the config says to the host of the site: redirects, and what the policy of its pages allows. */

import * as v from 'valibot';
import { httpsUrl, typesPolicyName } from './value-schemas.js';

export const redirect = v.strictObject({
  /** A path of this site. `*` at its end, and `:name` for a part of it, match anything. */
  from: v.string(),
  /** A path of this site or an `https:` address. `:splat` and `:name` are what `from` matched. */
  to: v.string(),
  /** The status of the response. 200 answers with the other page under the first address. */
  status: v.optional(v.picklist([200, 301, 302, 307, 308], 'must be 200, 301, 302, 307 or 308'), 301),
});

/** The hosts that read neither `_headers` nor `_redirects`. */
export const hosting = v.array(
  v.picklist(['vercel', 'nginx', 'github-pages'], 'must be vercel, nginx or github-pages'),
);

const hosts = v.optional(v.array(httpsUrl));

export const csp = v.strictObject({
  /** Hosts of scripts. */
  'script-src': hosts,
  /** Hosts of stylesheets. */
  'style-src': hosts,
  /** Hosts of images and pixels. */
  'img-src': hosts,
  /** Hosts of fonts. */
  'font-src': hosts,
  /** Hosts that scripts ask for data. */
  'connect-src': hosts,
  /** Hosts of documents in an `<iframe>`. */
  'frame-src': hosts,
  /** Names of the policies of Trusted Types that the site's own scripts and demos create, such as `dompurify`. `false`: pages
   *  do not require Trusted Types. */
  'trusted-types': v.optional(v.union([v.literal(false), v.array(typesPolicyName)]), []),
});
