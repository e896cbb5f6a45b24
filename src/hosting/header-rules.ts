/** The headers of a site: ours, and what an owner adds to them, by the paths of the site. */

import type { Diagnostic } from '../diagnostics/diagnostic.js';

/** Header values by name. */
type HeaderValues = Readonly<Record<string, string>>;

interface SandboxDocument {
  readonly path: string;
  readonly policy: string;
}

export interface HeadersOptions {
  readonly policy: string;
  readonly base: string;
  /** Documents that have a policy of their own, by path below the base; `*` at its end stands for all of a folder. */
  readonly sandboxDocuments?: readonly SandboxDocument[];
  /** The owner's own, by path pattern below the base. They win over ours. */
  readonly extras?: Readonly<Record<string, HeaderValues>>;
  /** The config file, for diagnostics. */
  readonly configFile: string;
}

const DISABLED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
] as const;

const POLICY_HEADER = 'Content-Security-Policy';

const UNSET_POLICY_HEADER = `! ${POLICY_HEADER}`;

const REVALIDATE: HeaderValues = { 'Cache-Control': 'no-cache' };

const IMMUTABLE: HeaderValues = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Values by the names of headers, for all paths that a pattern matches. An empty value: the name is `! Name`, and removes
 *  what rules before have set. */
export type HeaderRule = readonly [path: string, headers: HeaderValues];

export interface HeaderRules {
  /** In their order, with the base. Where two set a header for one path, the later one holds. */
  readonly rules: readonly HeaderRule[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The headers of every response, the caching rules, and what the owner adds. */
export function createHeaderRules(options: HeadersOptions): HeaderRules {
  const { policy, base, sandboxDocuments = [], extras = {}, configFile } = options;
  const diagnostics = Object.entries(extras).flatMap(([path, headers]) =>
    checkExtraHeaders(path, headers, configFile),
  );
  const defaultRules = [...createDefaultRules(policy), ...sandboxDocuments.flatMap(createSandboxRules)];
  const rules = diagnostics.length > 0 ? defaultRules : mergeRules(defaultRules, extras);
  return {
    rules: rules.map(([path, headers]): HeaderRule => [`${base}${path.slice(1)}`, headers]),
    diagnostics,
  };
}

/** The owner's own policy for a page; `undefined`: that of docsgen. */
export function findOwnPolicy(
  extras: Readonly<Record<string, HeaderValues>>,
  pathname: string,
): string | undefined {
  const matching = Object.entries(extras).filter(([path]) =>
    new RegExp(`^${toPathPattern(path)}$`).test(pathname),
  );
  const policies = matching.flatMap(([, headers]) =>
    Object.entries(headers).filter(([name]) => name.toLowerCase() === POLICY_HEADER.toLowerCase()),
  );
  return policies.at(-1)?.[1];
}

/** The path of a rule as a regular expression: `*` matches anything, `:name` one segment. */
export function toPathPattern(path: string): string {
  return path.replace(/\*|(?<=\/):[a-z]\w*|[$()+.?[\\\]^{|}]/gi, (token) => {
    if (token === '*') return '[^?]*';
    return token.startsWith(':') ? '[^/?]+' : `\\${token}`;
  });
}

/**
 * From general to special. In Netlify the last rule wins, and `/∗/` means `/∗`. Cloudflare joins the values of all rules
 * that match, and `/∗/` means addresses that end in a slash. In this order both give the same result.
 */
function createDefaultRules(policy: string): readonly HeaderRule[] {
  return [
    ['/*', createSecurityHeaders(policy)],
    ['/*/', REVALIDATE],
    ['/', REVALIDATE],
    ['/404.html', REVALIDATE],
    ['/sw.js', REVALIDATE],
    ['/_docsgen/*', IMMUTABLE],
    ['/experiments/*', { 'X-Robots-Tag': 'noindex' }],
  ];
}

/** `! Name` removes the pages' policy on hosts that join the values of several rules; other hosts ignore it. Some hosts
 *  serve the document without its extension. */
function createSandboxRules({ path, policy }: SandboxDocument): readonly HeaderRule[] {
  const headers = { [UNSET_POLICY_HEADER]: '', [POLICY_HEADER]: policy };
  const paths = new Set([path, path.replace(/\.html$/, '')]);
  return Array.from(paths, (servedPath): HeaderRule => [`/${servedPath}`, headers]);
}

function createSecurityHeaders(policy: string): HeaderValues {
  return {
    [POLICY_HEADER]: policy,
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': [
      ...DISABLED_FEATURES.map((feature) => `${feature}=()`),
      'clipboard-write=(self)',
    ].join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Extras for one of our paths are merged into it and replace our headers of the same name; the others come last. */
function mergeRules(
  defaultRules: readonly HeaderRule[],
  extras: Readonly<Record<string, HeaderValues>>,
): readonly HeaderRule[] {
  const defaultPaths = new Set(defaultRules.map(([path]) => path));
  const mergedRules = defaultRules.map(([path, headers]): HeaderRule => [
    path,
    mergeHeaders(headers, extras[path] ?? {}),
  ]);
  return [...mergedRules, ...Object.entries(extras).filter(([path]) => !defaultPaths.has(path))];
}

function mergeHeaders(defaults: HeaderValues, extra: HeaderValues): HeaderValues {
  const replacedNames = new Set(Object.keys(extra).map((name) => name.toLowerCase()));
  const kept = Object.entries(defaults).filter(([name]) => !replacedNames.has(name.toLowerCase()));
  return { ...Object.fromEntries(kept), ...extra };
}

function checkExtraHeaders(path: string, headers: HeaderValues, file: string): readonly Diagnostic[] {
  const messages: string[] = [];
  if (!/^\/[^\s?#]*$/.test(path))
    messages.push(`${JSON.stringify(path)} is not a path; it must begin with a slash and hold no space`);
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
      messages.push(`${JSON.stringify(name)} cannot be the name of a header`);
    else if (/[\p{Cc}]/u.test(value))
      messages.push(`the value of ${name} contains a line break or control character`);
  }
  return messages.map((message) => ({
    code: 'headers/invalid',
    severity: 'error',
    file,
    message,
    hint: "Write headers: { '/path/*': { 'Header-Name': 'value' } }.",
  }));
}
