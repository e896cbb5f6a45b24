/** The config's schema: one table of its keys, their defaults and their messages. */

import * as v from 'valibot';
import { ads } from './ads-schema.js';
import { brand } from './brand-schema.js';
import { csp, hosting, redirect } from './hosting-schemas.js';
import { product } from './product-schema.js';
import { analytics, fonts, serviceWorker, stylesheet } from './script-schemas.js';
import {
  accountName,
  siteOrigin,
  httpsUrl,
  basePath,
  relativePath,
  schemeName,
  positiveInteger,
  link,
  nonEmptyText,
  ownOrHttpsUrl,
} from './value-schemas.js';

const demos = v.strictObject({
  /** The module of the site whose component stands around every demo, or one for each product by its id. */
  wrapper: v.optional(
    v.union(
      [relativePath, v.record(v.string(), relativePath)],
      'must be the path of a module in the site folder, or one for each product',
    ),
  ),
  /** Whether demos are isolated whose directives do not say it: all of them, or those of a product by its id. Without it,
   *  those that import a library that inserts style elements. */
  isolated: v.optional(
    v.union(
      [v.boolean(), v.record(v.string(), v.boolean())],
      'must be true or false, or one for each product',
    ),
  ),
});

/** A color scheme of the theme besides light and dark. */
const colorScheme = v.strictObject({
  /** The value of `data-mui-color-scheme` on `<html>`, and the name of its colors in `templates/theme/schemes.ts`. */
  name: schemeName,
  /** Its text in the settings. */
  label: nonEmptyText,
  /** What it is based on: its styles, where it has none of its own. */
  mode: v.picklist(['light', 'dark'], 'must be light or dark'),
});

const repository = v.strictObject({
  /** The address of the repository. */
  url: httpsUrl,
  /** The branch in which pages are edited. */
  branch: v.optional(v.string(), 'main'),
  /** The tag or commit to which links to one version of a file lead. Without it, the branch. */
  tag: v.optional(v.pipe(v.string(), v.regex(/^[\w.@/+-]+$/, 'must be a tag or commit such as v1.2.0'))),
  /** The site folder within the repository. */
  directory: v.optional(v.string(), ''),
});

const links = v.strictObject({
  /** Addresses, or how they begin, of sites to which this one lends no weight in search engines. */
  nofollow: v.optional(v.array(httpsUrl), []),
});

export const configSchema = v.strictObject({
  /** The name of the site: in the bar, in titles, and on cards of social media. */
  title: nonEmptyText,
  /** One sentence about the site, for pages that have no description. */
  description: v.optional(v.string(), ''),
  /** The origin of the published site. Without it, there are no sitemap, canonical addresses and social media images. */
  url: v.optional(siteOrigin),
  /** The path under which the site is published. The option `--base` of a build stands in for it. */
  base: v.optional(basePath, '/'),
  /** The languages of the pages. The first one is the default, and has no prefix in addresses. */
  languages: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'must be two letters'))), v.minLength(1)),
    ['en'],
  ),
  /** The products of the site, in the order of the product switcher. */
  products: v.pipe(v.array(product), v.minLength(1, 'must name at least one product')),
  /** The file of the side navigation for pages without a product. */
  navigation: v.optional(relativePath),
  /** The logo in the bar: an address, or a path of a file in `public`. One for each color scheme, if it needs two. */
  logo: v.optional(
    v.union(
      [
        ownOrHttpsUrl,
        v.strictObject({
          /** On a light page. */
          light: ownOrHttpsUrl,
          /** On a dark page. */
          dark: ownOrHttpsUrl,
        }),
      ],
      'must be an https: address or begin with a slash, or one of each for light and dark',
    ),
  ),
  /** The look of the site: colors, fonts and corners. Without this key, that of the templates. */
  brand: v.optional(brand),
  /** The folder of the site's own templates, which replace those of docsgen. */
  templates: v.optional(relativePath, 'templates'),
  /** Color schemes that the theme has besides light and dark, in the order of the settings. */
  colorSchemes: v.optional(v.array(colorScheme), []),
  /** What Markdown means beyond CommonMark. */
  markdown: v.optional(
    v.strictObject({
      /** `$…$` and `$$…$$` are formulas, which the `katex` of the site renders. Without this key, dollar signs are text. */
      math: v.optional(v.boolean(), false),
    }),
    {},
  ),
  /** How demos are rendered. */
  demos: v.optional(demos, {}),
  /** Ads in pages. Without this key, there is no place for them. */
  ads: v.optional(ads),
  /** Counting visits. */
  analytics: v.optional(analytics, {}),
  /** Stylesheets of fonts, of the site itself or of another host. */
  fonts: v.optional(fonts, {}),
  /** Stylesheets of other hosts, which pages load when they are idle. */
  stylesheets: v.optional(v.array(stylesheet), []),
  /** `false`: no search. `index`: the address of an index that another tool makes. */
  search: v.optional(
    v.union([
      v.literal(false),
      v.strictObject({
        /** The address of an index that another tool makes. Without it, docsgen makes one for each product. */
        index: v.optional(httpsUrl),
      }),
    ]),
    {},
  ),
  /** Pages that were seen once open without a network. Without this key, there is no service worker. */
  serviceWorker: v.optional(serviceWorker),
  /** A service that draws the social media image of a page from `product`, `title` and `description`. */
  socialCards: v.optional(httpsUrl),
  /** The social media image of all pages, where no service draws one: an address, or a path of a file in `public`. */
  socialImage: v.optional(link),
  /** The account of the site on X, for `twitter:site`. */
  twitterSite: v.optional(accountName),
  /** Where the sources of the site are: for links to edit a page, and to the sources of demos. */
  repository: v.optional(repository),
  /** How links are rendered. */
  links: v.optional(links, {}),
  /** Hosts for which headers and redirects are written besides `_headers` and `_redirects`: `vercel` (the file `vercel.json`),
   *  `nginx` (`nginx.conf`), `github-pages` (the policy in a `<meta>` element of every page). */
  hosting: v.optional(hosting, []),
  /** Addresses that have moved, for the file `_redirects`. */
  redirects: v.optional(v.array(redirect), []),
  /** Headers for the file `_headers`: by the path, then by the name of the header. They replace those of docsgen. */
  headers: v.optional(v.record(v.string(), v.record(v.string(), v.string())), {}),
  /** Hosts that the Content-Security-Policy of all pages allows, by directive. */
  csp: v.optional(csp, {}),
  /** What pages may show of other hosts. */
  embeds: v.optional(
    v.strictObject({
      /** The hosts whose documents and images pages may show. */
      hosts: v.optional(v.array(siteOrigin), []),
    }),
    {},
  ),
  /** The severity of diagnostics, by code. */
  diagnostics: v.optional(
    v.record(v.string(), v.picklist(['off', 'warning', 'error'], 'must be off, warning or error')),
    {},
  ),
  /** Limits of what a site may contain. */
  limits: v.optional(
    v.strictObject({
      /** How large the source of a page may be, in bytes. */
      pageBytes: v.optional(positiveInteger, 1_048_576),
    }),
    {},
  ),
});

/** The config as an owner writes it. */
export type Config = v.InferInput<typeof configSchema>;

/** The checked config, with all defaults. */
export type CheckedConfig = v.InferOutput<typeof configSchema>;

/** Returns the config as it is: with this function, editors know its types. */
export function defineConfig(config: Config): Config {
  return config;
}
