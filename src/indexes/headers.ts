/** `_headers`, as Netlify and Cloudflare Pages read it. Knows nothing of how the policy is made. */

import type { Problem } from '../report/problem.js';

/** Header values by name. */
export type Headers = Readonly<Record<string, string>>;

export interface HeadersParts {
  readonly policy: string;
  readonly base: string;
  /** Documents that have a policy of their own, by path below the base. */
  readonly apart?: readonly { readonly path: string; readonly policy: string }[];
  /** The owner's own, by path pattern below the base. They win over ours. */
  readonly extras?: Readonly<Record<string, Headers>>;
  /** The config file, for problems. */
  readonly configFile: string;
}

export interface HeadersFile {
  readonly text: string;
  readonly problems: readonly Problem[];
}

const OFF = [
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

const POLICY = 'Content-Security-Policy';

const FORGET = `! ${POLICY}`;

const REVALIDATE: Headers = { 'Cache-Control': 'no-cache' };

const FOR_EVER: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The headers of every response, the caching rules, and what the owner adds. */
export function headersFile({
  policy,
  base,
  apart = [],
  extras = {},
  configFile,
}: HeadersParts): HeadersFile {
  const problems = Object.entries(extras).flatMap(([path, headers]) => checkExtra(path, headers, configFile));
  const own = [...ownRules(policy), ...apart.flatMap(apartRules)];
  const rules = problems.length > 0 ? own : merged(own, extras);
  const text = rules.map(([path, headers]) => block(`${base}${path.slice(1)}`, headers)).join('\n');
  return { text, problems };
}

type Rule = readonly [path: string, headers: Headers];

/**
 * From general to special. Netlify lets the last rule win, and reads `/∗/` as `/∗`; Cloudflare joins the values of
 * rules that match together, and takes `/∗/` for addresses that end in a slash. In this order both do what is meant.
 */
function ownRules(policy: string): readonly Rule[] {
  return [
    ['/*', security(policy)],
    ['/*/', REVALIDATE],
    ['/', REVALIDATE],
    ['/404.html', REVALIDATE],
    ['/sw.js', REVALIDATE],
    ['/_docsgen/*', FOR_EVER],
    ['/experiments/*', { 'X-Robots-Tag': 'noindex' }],
  ];
}

/** Hosts that join what several rules say must first be told to forget the pages' policy: `! Name` does that, and others
 *  pass over it. Some hosts take the ending off. */
function apartRules({ path, policy }: { readonly path: string; readonly policy: string }): readonly Rule[] {
  const headers = { [FORGET]: '', [POLICY]: policy };
  return [
    [`/${path}`, headers],
    [`/${path.replace(/\.html$/, '')}`, headers],
  ];
}

function security(policy: string): Headers {
  return {
    [POLICY]: policy,
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': [...OFF.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** An extra for one of our paths joins it, and replaces our header of the same name; others follow behind. */
function merged(own: readonly Rule[], extras: Readonly<Record<string, Headers>>): readonly Rule[] {
  const ownPaths = new Set(own.map(([path]) => path));
  const joined = own.map(([path, headers]): Rule => [path, joinedHeaders(headers, extras[path] ?? {})]);
  return [...joined, ...Object.entries(extras).filter(([path]) => !ownPaths.has(path))];
}

function joinedHeaders(own: Headers, extra: Headers): Headers {
  const replaced = new Set(Object.keys(extra).map((name) => name.toLowerCase()));
  const kept = Object.entries(own).filter(([name]) => !replaced.has(name.toLowerCase()));
  return { ...Object.fromEntries(kept), ...extra };
}

function block(path: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) =>
    value === '' ? `  ${name}\n` : `  ${name}: ${value}\n`,
  );
  return `${path}\n${lines.join('')}`;
}

function checkExtra(path: string, headers: Headers, file: string): readonly Problem[] {
  const problems: string[] = [];
  if (!/^\/[^\s?#]*$/.test(path))
    problems.push(`${JSON.stringify(path)} is no path; it must begin with a slash and hold no space`);
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
      problems.push(`${JSON.stringify(name)} cannot be the name of a header`);
    else if (/[\p{Cc}]/u.test(value))
      problems.push(`the value of ${name} contains a line break or control character`);
  }
  return problems.map((message) => ({
    code: 'headers/invalid',
    severity: 'error',
    file,
    message,
    hint: "Write headers: { '/path/*': { 'Header-Name': 'value' } }.",
  }));
}
