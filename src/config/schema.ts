/** The config's schema: one table of its keys, their defaults and their messages. */

import * as v from 'valibot';
import { product } from './product-schema.js';
import {
  accountName,
  siteOrigin,
  httpsUrl,
  basePath,
  relativePath,
  ratio,
  schemeName,
  positiveInteger,
  link,
  ownOrHttpsUrl,
  nonEmptyText,
} from './value-schemas.js';

/** The owner's own ads, for readers who block the network's. */
const inHouseAd = v.strictObject({
  name: v.string(),
  link: httpsUrl,
  img: link,
  descriptionHeader: v.optional(v.string()),
  description: v.string(),
});

const ads = v.strictObject({
  displayRatio: v.optional(ratio, 0.1),
  inHouse: v.optional(v.array(inHouseAd), []),
  /** Whether `docsgen watch` shows ads too. */
  inDevelopment: v.optional(v.boolean(), false),
  network: v.optional(
    v.strictObject({
      json: v.optional(httpsUrl),
      script: v.optional(httpsUrl),
      placementSelectors: v.optional(v.array(v.string()), ['.ea-placement', '#carbonads', '.carbonads']),
      backersHref: v.optional(httpsUrl),
    }),
  ),
});

const analytics = v.strictObject({
  measurementId: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9-]+$/, 'must be an id such as G-XXXXXXX'))),
  webVitals: v.optional(v.strictObject({ skipThreshold: v.optional(ratio, 0.0001) })),
  /** `true`: nothing is sent before the reader allows it. */
  consent: v.optional(v.boolean(), false),
  /** Nothing is sent of readers whose browser sends Do Not Track or Global Privacy Control. */
  honorDoNotTrack: v.optional(v.boolean(), true),
});

const serviceWorker = v.strictObject({
  domain: v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/i, 'must be a host such as example.com')),
  /** `false`: the worker removes itself and all that it has stored. */
  enabled: v.optional(v.boolean(), true),
});

/** Stylesheets of fonts, of the site itself or of another host. */
const fonts = v.strictObject({
  icons: v.optional(ownOrHttpsUrl),
  /** For pages whose address contains `onepirate`. */
  demoTheme: v.optional(ownOrHttpsUrl),
});

/** A stylesheet of another host, in a cascade layer if `layer` names one. */
const stylesheet = v.strictObject({
  href: httpsUrl,
  layer: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][\w-]*(\.[a-z][\w-]*)*$/i, 'must be the name of a layer')),
  ),
});

const redirect = v.strictObject({
  from: v.string(),
  to: v.string(),
  status: v.optional(v.picklist([200, 301, 302, 307, 308], 'must be 200, 301, 302, 307 or 308'), 301),
});

const demos = v.strictObject({
  /** The module of the site whose component stands around every demo, or one for each product by its id. */
  wrapper: v.optional(
    v.union(
      [relativePath, v.record(v.string(), relativePath)],
      'must be the path of a module in the site folder, or one for each product',
    ),
  ),
});

/** A color scheme of the theme besides light and dark. */
const colorScheme = v.strictObject({
  name: schemeName,
  label: nonEmptyText,
  /** What it is based on: its styles, where it has none of its own. */
  mode: v.picklist(['light', 'dark'], 'must be light or dark'),
});

const hosts = v.optional(v.array(httpsUrl));

const csp = v.strictObject(
  v.entriesFromList(['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'frame-src'], hosts),
);

export const configSchema = v.strictObject({
  title: nonEmptyText,
  description: v.optional(v.string(), ''),
  url: v.optional(siteOrigin),
  base: v.optional(basePath, '/'),
  languages: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'must be two letters'))), v.minLength(1)),
    ['en'],
  ),
  products: v.pipe(v.array(product), v.minLength(1, 'must name at least one product')),
  navigation: v.optional(relativePath),
  logo: v.optional(link),
  templates: v.optional(relativePath, 'templates'),
  /** Color schemes that the theme has besides light and dark, in the order of the settings. */
  colorSchemes: v.optional(v.array(colorScheme), []),
  demos: v.optional(demos, {}),
  ads: v.optional(ads),
  analytics: v.optional(analytics, {}),
  fonts: v.optional(fonts, {}),
  stylesheets: v.optional(v.array(stylesheet), []),
  /** `false`: no search. `index`: the address of an index that another tool makes. */
  search: v.optional(v.union([v.literal(false), v.strictObject({ index: v.optional(httpsUrl) })]), {}),
  serviceWorker: v.optional(serviceWorker),
  /** A service that draws the social media image of a page from `product`, `title` and `description`. */
  socialCards: v.optional(httpsUrl),
  /** The social media image of all pages, where no service draws one: an address, or a path of a file in `public`. */
  socialImage: v.optional(link),
  /** The account of the site on X, for `twitter:site`. */
  twitterSite: v.optional(accountName),
  repository: v.optional(
    v.strictObject({
      url: httpsUrl,
      branch: v.optional(v.string(), 'main'),
      /** The tag or commit to which links to one version of a file lead. Without it, the branch. */
      tag: v.optional(v.pipe(v.string(), v.regex(/^[\w.@/+-]+$/, 'must be a tag or commit such as v1.2.0'))),
      directory: v.optional(v.string(), ''),
    }),
  ),
  links: v.optional(
    v.strictObject({
      /** Addresses, or how they begin, of sites to which this one lends no weight in search engines. */
      nofollow: v.optional(v.array(httpsUrl), []),
    }),
    {},
  ),
  redirects: v.optional(v.array(redirect), []),
  headers: v.optional(v.record(v.string(), v.record(v.string(), v.string())), {}),
  csp: v.optional(csp, {}),
  /** The hosts whose documents and images pages may show. */
  embeds: v.optional(v.strictObject({ hosts: v.optional(v.array(siteOrigin), []) }), {}),
  diagnostics: v.optional(
    v.record(v.string(), v.picklist(['off', 'warning', 'error'], 'must be off, warning or error')),
    {},
  ),
  limits: v.optional(v.strictObject({ pageBytes: v.optional(positiveInteger, 1_048_576) }), {}),
});

/** The config as an owner writes it. */
export type Config = v.InferInput<typeof configSchema>;

/** The checked config, with all defaults. */
export type CheckedConfig = v.InferOutput<typeof configSchema>;

/** Returns the config as it is: with this function, editors know its types. */
export function defineConfig(config: Config): Config {
  return config;
}
