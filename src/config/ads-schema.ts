/** What the config says of ads: the owner's own, and those of a network. */

import * as v from 'valibot';
import { httpsUrl, ownOrHttpsUrl, ratio } from './value-schemas.js';

const inHouseAd = v.strictObject({
  /** Names the ad in what is reported to analytics. */
  name: v.string(),
  /** Where the ad leads. */
  link: httpsUrl,
  /** Its image, 130 by 100 pixels. */
  img: ownOrHttpsUrl,
  /** A bold lead-in before the description. */
  descriptionHeader: v.optional(v.string()),
  /** Its text. */
  description: v.string(),
});

const network = v.strictObject({
  /** The address at which the network gives an ad as JSON. */
  json: v.optional(httpsUrl),
  /** The script of the network. It runs in the page itself and can read what the page can. */
  script: v.optional(httpsUrl),
  /** CSS selectors of what the script puts on the page, by which its ads are recognized. */
  placementSelectors: v.optional(v.array(v.string()), ['.ea-placement', '#carbonads', '.carbonads']),
  /** An ad of the network that leads here is replaced by one of the owner's. */
  backersHref: v.optional(httpsUrl),
});

export const ads = v.strictObject({
  /** The share of displayed ads that are reported to analytics. */
  displayRatio: v.optional(ratio, 0.1),
  /** The owner's own ads. They are shown where there is no network, where readers block it, and where it has no ad. */
  inHouse: v.optional(v.array(inHouseAd), []),
  /** Whether `docsgen watch` shows ads too. */
  inDevelopment: v.optional(v.boolean(), false),
  /** A network that is asked for ads first. Without it, the owner's own are shown at once. */
  network: v.optional(network),
});
