/** What the config says of one product: its addresses, versions and documented packages. */

import * as v from 'valibot';
import {
  httpsUrl,
  ownOrHttpsUrl,
  pathPrefix,
  relativePath,
  identifier,
  link,
  nonEmptyText,
} from './value-schemas.js';

const version = v.strictObject({
  /** Its name in the version switcher. */
  text: nonEmptyText,
  /** Whether it is the version of this site. Without a mark, the first one is. */
  current: v.optional(v.boolean(), false),
  /** Where the documentation of another version is. */
  href: v.optional(link),
});

/** A package whose API reference belongs to a product. */
const documentedPackage = v.strictObject({
  /** The package, as it is imported. */
  name: v.pipe(
    v.string(),
    v.regex(/^(?:@[\w.~-]+\/)?[\w.~-]+$/, 'must be the name of a package, such as @acme/ui'),
  ),
  /** `pages`, as without this key: a page for each component and hook. `tabs`: tabs beside the pages that show them.
   *  `data`: only `api/<package>.json`. */
  reference: v.optional(v.picklist(['pages', 'tabs', 'data'], 'must be pages, tabs or data')),
  /** The folder of its API pages. Without it, `api/` below the first prefix of the product. */
  pathname: v.optional(pathPrefix),
  /** Exports that are left out: `Name`, `Name*`, or `package/path#Name`. */
  without: v.optional(v.array(v.string()), []),
  /** Exported interfaces and object types that have a page each, besides components and hooks: `GridColDef`. */
  types: v.optional(v.array(nonEmptyText), []),
  /** Files of older references, as `docsgen api --json` prints them: props that came later are marked with their version. */
  history: v.optional(v.array(relativePath), []),
  /** Where its sources are, with `{version}`, `{path}` and `{folder}` for those of a declaration. Without it, there are no
   *  links to them. */
  source: v.optional(httpsUrl),
});

export const product = v.strictObject({
  /** Names the product in `demos` and in data. Each product has its own. */
  id: identifier,
  /** Its name in the product switcher, in titles and in the search. */
  name: nonEmptyText,
  /** A small line above its name in the navigation, such as the name of its family. */
  metadata: v.optional(v.string()),
  /** One sentence in the product switcher. */
  description: v.optional(v.string()),
  /** `true`: left out, with all of its pages, unless drafts are built. */
  draft: v.optional(v.boolean(), false),
  /** Its logo: an address, or a path of a file in `public`. */
  logo: v.optional(ownOrHttpsUrl),
  /** The social media image of its pages, in place of the site's. */
  socialImage: v.optional(link),
  /** How the addresses of its pages begin. The page at this address is its home. */
  pathPrefix: v.optional(pathPrefix),
  /** Further beginnings of addresses, for a product whose pages are in several folders. */
  pathPrefixes: v.optional(v.array(pathPrefix)),
  /** The file of its side navigation. Without it, the product has that of the site. */
  navigation: v.optional(relativePath),
  /** What the version switcher offers. Without any, there is no switcher. */
  versions: v.optional(v.array(version), []),
  /** Packages whose API reference belongs to the product. */
  packages: v.optional(v.array(documentedPackage), []),
});
