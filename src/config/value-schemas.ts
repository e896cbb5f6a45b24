/** The values of the config: what an address, a path or a number may be, and what is said of others. */

import * as v from 'valibot';

export const siteOrigin = v.pipe(
  v.string(),
  v.regex(
    /^https?:\/\/[a-z0-9.-]+(:\d+)?$/i,
    'must be an origin such as https://example.com, without a path',
  ),
);

export const httpsUrl = v.pipe(v.string(), v.regex(/^https:\/\/[^\s"'<>]+$/, 'must be an https: address'));

/** What the standard allows. */
export const typesPolicyName = v.pipe(
  v.string(),
  v.regex(/^[\w\-#=/@.%]+$/, 'must be letters, digits and any of - # = _ / @ . %'),
);

export const basePath = v.pipe(
  v.string(),
  v.regex(/^\/([\w.~-]+\/)*$/, 'must begin and end with a slash, such as / or /docs/'),
);

export const pathPrefix = v.pipe(
  v.string(),
  v.regex(/^\/([^\s?#"'<>]+\/)?$/, 'must begin and end with a slash'),
);

export const relativePath = v.pipe(
  v.string(),
  v.check(
    (path) => !path.startsWith('/') && !path.split(/[\\/]/).includes('..'),
    'must be a path inside the site folder',
  ),
);

export const identifier = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens'),
);

export const schemeName = v.pipe(
  v.string(),
  v.regex(
    /^(?!(?:light|dark|system)$)[a-z][\w-]*$/i,
    'must be letters, digits and hyphens, such as highContrast, and not light, dark or system',
  ),
);

export const ratio = v.pipe(
  v.number(),
  v.minValue(0, 'must be from 0 to 1'),
  v.maxValue(1, 'must be from 0 to 1'),
);

export const positiveInteger = v.pipe(
  v.number(),
  v.check((number) => Number.isSafeInteger(number) && number > 0, 'must be a whole number above 0'),
);

export const link = v.pipe(
  v.string(),
  v.regex(/^(https?:\/\/|\/)[^\s"'<>]*$/, 'must be an https: address or begin with a slash'),
);

export const ownOrHttpsUrl = v.pipe(
  v.string(),
  v.regex(/^(https:\/\/|\/(?!\/))[^\s"'<>]+$/, 'must be an https: address or begin with a slash'),
);

/** The name of an account on X, formerly Twitter. */
export const accountName = v.pipe(
  v.string(),
  v.regex(/^@\w{1,15}$/, 'must be the name of an account such as @example'),
);

export const nonEmptyText = v.pipe(v.string(), v.nonEmpty('must not be empty'));

/** A path of a file of this site. */
export const ownPath = v.pipe(
  v.string(),
  v.regex(/^\/(?!\/)[^\s"'<>?#]+$/, 'must be the path of a file in public, such as /static/a.woff2'),
);

export const opaqueColor = v.pipe(
  v.string(),
  v.regex(
    /^(?:#(?:[\da-f]{3}|[\da-f]{6})|rgb\(\s*\d{1,3}(?:[\s,]+\d{1,3}){2}\s*\)|hsl\(\s*[\d.]+(?:deg)?(?:[\s,]+[\d.]+%){2}\s*\))$/i,
    'must be an opaque color such as #0a7d4b, rgb(10, 125, 75) or hsl(154, 85%, 26%)',
  ),
);

/** Names of font families: nothing that ends the declaration. */
export const fontFamilies = v.pipe(
  v.string(),
  v.regex(/^[\w\s,.'"-]+$/, "must be names of fonts such as 'Acme Sans', sans-serif"),
);

export const fontWeight = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,3}(?: [1-9]\d{0,3})?$/, 'must be a weight such as 400, or two such as 400 700'),
);
