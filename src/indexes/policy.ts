/** The Content-Security-Policy of every page. Knows nothing of headers files. */

/** Emotion's runtime inserts rules into a style element that is empty for the policy: this is the hash of nothing. */
const HASH_OF_NOTHING = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** Where a reader can open a demo as a project of its own. */
const PROJECTS = 'https://stackblitz.com';

const HASH = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

const HOST = /^https:\/\/[^\s"'<>]+$/;

/** Where a site's config may name further hosts. */
export type OpenDirective = 'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'frame-src';

export interface PolicyParts {
  /** Of the few inline scripts: `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Of inline styles, if there are any. */
  readonly styleHashes?: readonly string[];
  /** `https:` hosts by directive. */
  readonly hosts?: Readonly<Partial<Record<OpenDirective, readonly string[]>>>;
}

/** The policy as a header carries it. Throws for a hash or host that would break out of its place. */
export function contentSecurityPolicy({ scriptHashes, styleHashes = [], hosts = {} }: PolicyParts): string {
  const more = (directive: OpenDirective) =>
    (hosts[directive] ?? []).map((host) => escaped(checked(host, HOST)));
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...quoted(scriptHashes), ...more('script-src')]],
    ['style-src', ["'self'", ...quoted([HASH_OF_NOTHING, ...styleHashes]), ...more('style-src')]],
    ['img-src', ["'self'", 'data:', ...more('img-src')]],
    ['font-src', ["'self'", ...more('font-src')]],
    ['connect-src', ["'self'", ...more('connect-src')]],
    ['media-src', ["'self'"]],
    ['frame-src', ["'self'", ...more('frame-src')]],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'self'"]],
  ];
  return directives.map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`).join('; ');
}

/** Of the document in which edited demos run: it may run what it is given, has no origin, and reaches nothing. */
export function sandboxPolicy(scriptHash: string): string {
  return [
    "default-src 'none'",
    `script-src ${quoted([scriptHash]).join('')} blob:`,
    `style-src ${quoted([HASH_OF_NOTHING]).join('')}`,
    "img-src 'self' https: data: blob:",
    "font-src 'self' https: data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
}

/** Of the document that hands a demo on to where projects are opened. */
export function projectPolicy(scriptHash: string): string {
  return [
    "default-src 'none'",
    `script-src ${quoted([scriptHash]).join('')}`,
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${PROJECTS}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy for hosts without headers, in a `<meta>` element, which cannot carry all of it. */
export function policyForMeta(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !/^(?:frame-ancestors|sandbox) /.test(directive))
    .join('; ');
}

function quoted(hashes: readonly string[]): readonly string[] {
  return hashes.map((hash) => `'${checked(hash, HASH)}'`);
}

/** These two would end the directive or the policy. */
function escaped(host: string): string {
  return host.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

function checked(source: string, form: RegExp): string {
  if (!form.test(source)) throw new Error(`${source} cannot stand in a Content-Security-Policy`);
  return source;
}
