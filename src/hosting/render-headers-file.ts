/** `_headers`, as Netlify and Cloudflare Pages read it. Knows nothing of how the policy is made. */

import type { Diagnostic } from '../diagnostics/diagnostic.js';

/** Header values by name. */
export type HeaderValues = Readonly<Record<string, string>>;

export interface HeadersOptions {
  readonly policy: string;
  readonly base: string;
  /** Documents that have a policy of their own, by path below the base. */
  readonly sandboxDocuments?: readonly { readonly path: string; readonly policy: string }[];
  /** The owner's own, by path pattern below the base. They win over ours. */
  readonly extras?: Readonly<Record<string, HeaderValues>>;
  /** The config file, for problems. */
  readonly configFile: string;
}

export interface RenderedHeadersFile {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
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

/** The headers of every response, the caching rules, and what the owner adds. */
export function renderHeadersFile({
  policy,
  base,
  sandboxDocuments = [],
  extras = {},
  configFile,
}: HeadersOptions): RenderedHeadersFile {
  const diagnostics = Object.entries(extras).flatMap(([path, headers]) =>
    checkExtraHeaders(path, headers, configFile),
  );
  const defaultRules = [...createDefaultRules(policy), ...sandboxDocuments.flatMap(createSandboxRules)];
  const rules = diagnostics.length > 0 ? defaultRules : mergeRules(defaultRules, extras);
  const text = rules
    .map(([path, headers]) => formatHeaderRule(`${base}${path.slice(1)}`, headers))
    .join('\n');
  return { text, diagnostics };
}

type HeaderRule = readonly [path: string, headers: HeaderValues];

/**
 * From general to special. Netlify lets the last rule win, and reads `/∗/` as `/∗`; Cloudflare joins the values of
 * rules that match together, and takes `/∗/` for addresses that end in a slash. In this order both do what is meant.
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

/** Hosts that join what several rules say must first be told to forget the pages' policy: `! Name` does that, and others
 *  pass over it. Some hosts take the ending off. */
function createSandboxRules({
  path,
  policy,
}: {
  readonly path: string;
  readonly policy: string;
}): readonly HeaderRule[] {
  const headers = { [UNSET_POLICY_HEADER]: '', [POLICY_HEADER]: policy };
  return [
    [`/${path}`, headers],
    [`/${path.replace(/\.html$/, '')}`, headers],
  ];
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

/** An extra for one of our paths joins it, and replaces our header of the same name; others follow behind. */
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

function formatHeaderRule(path: string, headers: HeaderValues): string {
  const lines = Object.entries(headers).map(([name, value]) =>
    value === '' ? `  ${name}\n` : `  ${name}: ${value}\n`,
  );
  return `${path}\n${lines.join('')}`;
}

function checkExtraHeaders(path: string, headers: HeaderValues, file: string): readonly Diagnostic[] {
  const diagnostics: string[] = [];
  if (!/^\/[^\s?#]*$/.test(path))
    diagnostics.push(`${JSON.stringify(path)} is no path; it must begin with a slash and hold no space`);
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
      diagnostics.push(`${JSON.stringify(name)} cannot be the name of a header`);
    else if (/[\p{Cc}]/u.test(value))
      diagnostics.push(`the value of ${name} contains a line break or control character`);
  }
  return diagnostics.map((message) => ({
    code: 'headers/invalid',
    severity: 'error',
    file,
    message,
    hint: "Write headers: { '/path/*': { 'Header-Name': 'value' } }.",
  }));
}
