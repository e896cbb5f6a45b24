/** `_redirects`: moved addresses, checked before they are published. Knows nothing of how a host answers. */

import { locateLiteral } from '../report/locate.js';
import { nearest } from '../report/nearest.js';
import type { Place, Problem } from '../report/problem.js';
import { withBase } from '../site/href.js';
import { destinationOf, isDynamic, namesIn, rulesOf, type FindRule } from './redirect-rules.js';

export interface Redirect {
  /** A path of this site; `*` at its end and `:name` for a part of it stand for anything. */
  readonly from: string;
  /** A path of this site or a whole address; `:splat` and `:name` are what `from` met. */
  readonly to: string;
  readonly status: number;
}

export interface RedirectWorld {
  readonly pathnames: ReadonlySet<string>;
  /** Every other file of the output, as a path: `/images/logo.svg`. */
  readonly files: ReadonlySet<string>;
  /** Where the redirects are declared. */
  readonly configFile: string;
  readonly configText: string;
}

const STATUSES: readonly number[] = [200, 301, 302, 303, 307, 308];

/** The file's text: fixed paths before patterns, each in the declared order. */
export function redirectsFile(redirects: readonly Redirect[], base: string): string {
  const [fixed, patterns] = [
    redirects.filter(({ from }) => !isDynamic(from)),
    redirects.filter(({ from }) => isDynamic(from)),
  ];
  const lines = [...fixed, ...patterns].map(({ from, to, status }) => {
    return `${withBase(escaped(from), base)} ${withBase(escaped(to), base)} ${status}\n`;
  });
  return lines.join('');
}

/** What is wrong with the declared redirects: their form, loops, pages that they hide, targets that do not exist. */
export function checkRedirects(redirects: readonly Redirect[], world: RedirectWorld): readonly Problem[] {
  const faults = redirects.map(faultOfForm);
  const sound = redirects.filter((_, index) => faults[index] === undefined);
  const first = new Map(sound.toReversed().map((redirect) => [redirect.from, redirect]));
  const find = rulesOf(sound);
  return redirects.flatMap((redirect, index) => {
    const fault = faults[index] ?? (first.get(redirect.from) === redirect ? undefined : duplicate(redirect));
    const found = fault ?? hidden(redirect, world) ?? loop(redirect, find) ?? dead(redirect, find, world);
    return found ? [{ ...found, severity: 'error' as const, ...placeOf(redirect, world) }] : [];
  });
}

type Finding = Pick<Problem, 'code' | 'message' | 'hint'>;

function faultOfForm({ from, to, status }: Redirect): Finding | undefined {
  const message = formMessage(from, to, status);
  return message === undefined
    ? undefined
    : { code: 'redirect/invalid', message, hint: "Write { from: '/old/', to: '/new/' }." };
}

function formMessage(from: string, to: string, status: number): string | undefined {
  const name = `the redirect from ${JSON.stringify(from)}`;
  if (!/^\/(?!\/)[^\s?#\\]*$/.test(from))
    return `${name} must begin with one slash, and hold no space, query or hash`;
  if (/\*.+/.test(from)) return `${name} may have * at its end only`;
  if (!/^(?:\/(?!\/)|https:\/\/[^\s/])[^\s\\]*$/.test(to))
    return `${name} leads to ${JSON.stringify(to)}, which is neither a path nor an https: address`;
  if (!STATUSES.includes(status))
    return `${name} has the status ${status}; it must be one of ${STATUSES.join(', ')}`;
  const names = namesIn(from);
  if (new Set(names).size < names.length) return `${name} uses one name twice`;
  const unknown = namesIn(to.replace(/^https:\/\//, '')).find((word) => !names.includes(word));
  return unknown ? `${name} leads to ${to}, but nothing in it is called :${unknown}` : undefined;
}

function duplicate({ from }: Redirect): Finding {
  return { code: 'redirect/duplicate', message: `${from} is redirected twice`, hint: 'Keep one of the two.' };
}

/** Some hosts follow a redirect even where a page lies: it would never be seen. */
function hidden({ from }: Redirect, { pathnames, files }: RedirectWorld): Finding | undefined {
  if (isDynamic(from) || !(pathnames.has(from) || pathnames.has(`${from}/`) || files.has(from)))
    return undefined;
  const hint = 'Remove the redirect, or move the page.';
  return {
    code: 'redirect/hides-page',
    message: `the redirect from ${from} hides the page that lies there`,
    hint,
  };
}

/** Follows the rules from a sample of `from`, as a browser would, until one is met a second time. */
function loop(redirect: Redirect, find: FindRule<Redirect>): Finding | undefined {
  const met: Redirect[] = [];
  let path = redirect.from.replace('*', 'sample').replace(/:[a-z]\w*/gi, 'sample');
  for (let found = find(path); found && found.rule.status !== 200; found = find(path)) {
    const { rule, parts } = found;
    if (met.includes(rule)) {
      const chain = [...met.slice(met.indexOf(rule)), rule].map(({ from }) => from).join(' → ');
      const message = `the redirect from ${redirect.from} never ends: ${chain}`;
      return { code: 'redirect/loop', message, hint: 'Let one of them lead to a page.' };
    }
    met.push(rule);
    path = destinationOf(rule, parts).replace(/[?#].*/s, '');
  }
  return undefined;
}

function dead(
  { from, to }: Redirect,
  find: FindRule<Redirect>,
  { pathnames, files }: RedirectWorld,
): Finding | undefined {
  const path = to.replace(/[?#].*/s, '');
  if (!path.startsWith('/') || isDynamic(path)) return undefined;
  if (pathnames.has(path) || files.has(path) || find(path)) return undefined;
  const meant = nearest(path, pathnames);
  const hint = meant ? `Did you mean ${meant}?` : 'Lead it to a page of this site, or to a whole address.';
  return {
    code: 'redirect/dead',
    message: `the redirect from ${from} leads to ${path}, which does not exist`,
    hint,
  };
}

function placeOf({ from }: Redirect, { configFile, configText }: RedirectWorld): Place {
  return { file: configFile, ...locateLiteral(configText, from) };
}

function escaped(path: string): string {
  return path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
