/** The Content-Security-Policy of pages, and of the documents that have a policy of their own. */

/** Emotion's runtime inserts rules into a style element that is empty for the policy: this is the hash of an empty text. */
const EMPTY_STYLE_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** Where a reader can open a demo as a project of its own. */
const PROJECT_HOSTS = ['https://stackblitz.com', 'https://codesandbox.io'];

const HASH = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

const POLICY_NAME = /^[\w\-#=/@.%]+$/;

const HOST = /^https:\/\/[^\s"'<>]+$/;

/** The directives to which a site's config may add hosts. */
export type ExtensibleDirective =
  `${'script' | 'style' | 'img' | 'font' | 'connect' | 'frame' | 'media'}-src`;

interface PolicyInput {
  /** Hashes of the few inline scripts: `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Hashes of inline styles, if there are any. */
  readonly styleHashes?: readonly string[];
  /** Any inline style is allowed: for the documents of isolated demos. */
  readonly allowsInlineStyles?: boolean;
  /** `https:` hosts by directive. */
  readonly hosts?: Readonly<Partial<Record<ExtensibleDirective, readonly string[]>>>;
  /** Whether scripts of others write HTML with `style` attributes. The site's own has none. */
  readonly allowsStyleAttributes?: boolean | undefined;
  /** The policies of Trusted Types that scripts may create; without this list, Trusted Types are not required. */
  readonly trustedTypes?: readonly string[] | undefined;
}

/** The policy of the script that registers the service worker. It accepts nothing but the worker's own address. */
export const WORKER_TYPES_POLICY = 'docsgen-offline';

/** The policy for strings of demos. It accepts nothing but text. */
export const TEXT_TYPES_POLICY = 'default';

/** The value of the header. Throws for a hash or host that could end its directive. */
export function createContentSecurityPolicy(input: PolicyInput): string {
  const { scriptHashes, styleHashes = [], allowsInlineStyles, allowsStyleAttributes, trustedTypes } = input;
  const { hosts = {} } = input;
  const listExtraHosts = (directive: ExtensibleDirective) =>
    (hosts[directive] ?? []).map((host) => escapeHost(assertSource(host, HOST)));
  // Beside a hash, browsers ignore the keyword.
  const styleSources = allowsInlineStyles
    ? ["'unsafe-inline'"]
    : quoteHashes([EMPTY_STYLE_HASH, ...styleHashes]);
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...quoteHashes(scriptHashes), ...listExtraHosts('script-src')]],
    ['style-src', ["'self'", ...styleSources, ...listExtraHosts('style-src')]],
    ...(allowsStyleAttributes ? [['style-src-attr', ["'unsafe-inline'"]] as const] : []),
    ['img-src', ["'self'", 'data:', ...listExtraHosts('img-src')]],
    ['font-src', ["'self'", ...listExtraHosts('font-src')]],
    ['connect-src', ["'self'", ...listExtraHosts('connect-src')]],
    ['media-src', ["'self'", ...listExtraHosts('media-src')]],
    ['frame-src', ["'self'", ...listExtraHosts('frame-src')]],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'self'"]],
    ...(trustedTypes ? requireTrustedTypes(trustedTypes) : []),
  ];
  return directives.map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`).join('; ');
}

/** Where browsers know Trusted Types, a string is then neither HTML nor the address of a script, whatever writes it. */
function requireTrustedTypes(names: readonly string[]): readonly (readonly [string, readonly string[]])[] {
  const sources = names.map((name) => assertSource(name, POLICY_NAME));
  return [
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', sources.length > 0 ? sources : ["'none'"]],
  ];
}

/** The policy of the document in which edited demos run: it has no origin, and connects to nothing. Trusted Types are not
 *  required there: libraries of demos may write HTML, and nothing of the site is within reach. */
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

/** The policy of the document that sends a demo to one of the hosts on which projects are opened. */
export function createProjectPolicy(scriptHash: string): string {
  return [
    "default-src 'none'",
    `script-src ${quoteHashes([scriptHash]).join('')}`,
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${PROJECT_HOSTS.join(' ')}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The policy for hosts without headers, in a `<meta>` element, which cannot carry all of it. */
export function toMetaPolicy(policy: string): string {
  return policy
    .split(/;\s*/)
    .filter((directive) => !/^(?:frame-ancestors|report-to|report-uri|sandbox)(?:\s|$)/.test(directive))
    .join('; ');
}

function quoteHashes(hashes: readonly string[]): readonly string[] {
  return hashes.map((hash) => `'${assertSource(hash, HASH)}'`);
}

/** A semicolon or comma would end the directive or the policy. */
function escapeHost(host: string): string {
  return host.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

function assertSource(source: string, pattern: RegExp): string {
  if (!pattern.test(source)) throw new Error(`${source} cannot stand in a Content-Security-Policy`);
  return source;
}
