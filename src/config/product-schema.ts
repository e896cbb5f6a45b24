/** What the config says of one product: its addresses, versions and documented packages. */

import * as v from 'valibot';
import { httpsUrl, pathPrefix, relativePath, identifier, link, nonEmptyText } from './value-schemas.js';

const version = v.strictObject({
  text: nonEmptyText,
  current: v.optional(v.boolean(), false),
  href: v.optional(link),
});

/** A package whose API reference belongs to a product. */
const documentedPackage = v.strictObject({
  name: v.pipe(
    v.string(),
    v.regex(/^(?:@[\w.~-]+\/)?[\w.~-]+$/, 'must be the name of a package, such as @mui/material'),
  ),
  reference: v.optional(v.picklist(['pages', 'tabs', 'data'], 'must be pages, tabs or data')),
  pathname: v.optional(pathPrefix),
  without: v.optional(v.array(v.string()), []),
  history: v.optional(v.array(relativePath), []),
  source: v.optional(httpsUrl),
});

export const product = v.strictObject({
  id: identifier,
  name: nonEmptyText,
  metadata: v.optional(v.string()),
  description: v.optional(v.string()),
  /** `true`: left out, with all of its pages, unless drafts are built. */
  draft: v.optional(v.boolean(), false),
  logo: v.optional(link),
  socialImage: v.optional(link),
  pathPrefix: v.optional(pathPrefix),
  pathPrefixes: v.optional(v.array(pathPrefix)),
  navigation: v.optional(relativePath),
  versions: v.optional(v.array(version), []),
  packages: v.optional(v.array(documentedPackage), []),
});
