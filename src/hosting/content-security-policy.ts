/** The Content-Security-Policy of every page. Knows nothing of headers files. */

/** Emotion's runtime inserts rules into a style element that is empty for the policy: this is the hash of nothing. */
const EMPTY_STYLE_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** Where a reader can open a demo as a project of its own. */
const PROJECT_HOST = 'https://stackblitz.com';

const HASH = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

const HOST = /^https:\/\/[^\s"'<>]+$/;

/** Where a site's config may name further hosts. */
export type ExtensibleDirective =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'frame-src';

export interface PolicyInput {
  /** Of the few inline scripts: `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Of inline styles, if there are any. */
  readonly styleHashes?: readonly string[];
  /** `https:` hosts by directive. */
  readonly hosts?: Readonly<Partial<Record<ExtensibleDirective, readonly string[]>>>;
}

/** The policy as a header carries it. Throws for a hash or host that would break out of its place. */
export function createContentSecurityPolicy({
  scriptHashes,
  styleHashes = [],
  hosts = {},
}: PolicyInput): string {
  const listExtraHosts = (directive: ExtensibleDirective) =>
    (hosts[directive] ?? []).map((host) => escapeHost(assertSource(host, HOST)));
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...quoteHashes(scriptHashes), ...listExtraHosts('script-src')]],
    [
      'style-src',
      ["'self'", ...quoteHashes([EMPTY_STYLE_HASH, ...styleHashes]), ...listExtraHosts('style-src')],
    ],
    ['img-src', ["'self'", 'data:', ...listExtraHosts('img-src')]],
    ['font-src', ["'self'", ...listExtraHosts('font-src')]],
    ['connect-src', ["'self'", ...listExtraHosts('connect-src')]],
    ['media-src', ["'self'"]],
    ['frame-src', ["'self'", ...listExtraHosts('frame-src')]],
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
export function createSandboxPolicy(scriptHash: string): string {
  return [
    "default-src 'none'",
    `script-src ${quoteHashes([scriptHash]).join('')} blob:`,
    `style-src ${quoteHashes([EMPTY_STYLE_HASH]).join('')}`,
    "img-src 'self' https: data: blob:",
    "font-src 'self' https: data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
}

/** Of the document that hands a demo on to where projects are opened. */
export function createProjectPolicy(scriptHash: string): string {
  return [
    "default-src 'none'",
    `script-src ${quoteHashes([scriptHash]).join('')}`,
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${PROJECT_HOST}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy for hosts without headers, in a `<meta>` element, which cannot carry all of it. */
export function toMetaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !/^(?:frame-ancestors|sandbox) /.test(directive))
    .join('; ');
}

function quoteHashes(hashes: readonly string[]): readonly string[] {
  return hashes.map((hash) => `'${assertSource(hash, HASH)}'`);
}

/** These two would end the directive or the policy. */
function escapeHost(host: string): string {
  return host.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

function assertSource(source: string, pattern: RegExp): string {
  if (!pattern.test(source)) throw new Error(`${source} cannot stand in a Content-Security-Policy`);
  return source;
}
