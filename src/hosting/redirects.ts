/** The file `_redirects`: checks the configured redirects, and renders them. */

import { findLiteralPosition } from '../diagnostics/find-position.js';
import { findNearestName } from '../diagnostics/find-nearest-name.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { withBase } from '../site/routes/href.js';
import {
  resolveDestination,
  isDynamicPath,
  findParamNames,
  createRedirectMatcher,
  type RedirectMatcher,
} from './match-redirects.js';

export interface Redirect {
  /** A path of this site; `*` at its end and `:name` for a part of it match anything. */
  readonly from: string;
  /** A path of this site or a whole address; `:splat` and `:name` are what `from` matched. */
  readonly to: string;
  readonly status: number;
}

interface RedirectTargets {
  readonly pathnames: ReadonlySet<string>;
  /** Every other file of the output, as a path: `/images/logo.svg`. */
  readonly files: ReadonlySet<string>;
  /** Where the redirects are declared. */
  readonly configFile: string;
  readonly configText: string;
}

const STATUSES: readonly number[] = [200, 301, 302, 307, 308];

/** The file's text: fixed paths before patterns, each in the declared order. */
export function renderRedirectsFile(redirects: readonly Redirect[], base: string): string {
  return sortRedirects(redirects)
    .map(({ from, to, status }) => `${formatPath(from, base)} ${formatPath(to, base)} ${status}\n`)
    .join('');
}

/** Fixed paths before patterns, each in the declared order. */
export function sortRedirects(redirects: readonly Redirect[]): readonly Redirect[] {
  return redirects.toSorted((a, b) => Number(isDynamicPath(a.from)) - Number(isDynamicPath(b.from)));
}

/** The path as a request has it. */
export function encodeForeignCharacters(path: string): string {
  return path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/** Checks the redirects for their form, duplicates, pages that they hide, loops, and targets that do not exist. */
export function checkRedirects(
  redirects: readonly Redirect[],
  targets: RedirectTargets,
): readonly Diagnostic[] {
  const formIssues = redirects.map(checkForm);
  const validRedirects = redirects.filter((_, index) => formIssues[index] === undefined);
  const firstByPath = new Map(validRedirects.toReversed().map((redirect) => [redirect.from, redirect]));
  const matchRedirect = createRedirectMatcher(validRedirects);
  return redirects.flatMap((redirect, index): readonly Diagnostic[] => {
    const issue =
      formIssues[index] ??
      checkDuplicate(redirect, firstByPath) ??
      checkHiddenPage(redirect, targets) ??
      checkLoop(redirect, matchRedirect) ??
      checkDestination(redirect, matchRedirect, targets);
    const position = findLiteralPosition(targets.configText, redirect.from);
    return issue ? [{ ...issue, severity: 'error', file: targets.configFile, ...position }] : [];
  });
}

type RedirectIssue = Pick<Diagnostic, 'code' | 'message' | 'hint'>;

function checkForm({ from, to, status }: Redirect): RedirectIssue | undefined {
  const message = describeFormIssue(from, to, status);
  return message === undefined
    ? undefined
    : { code: 'redirect/invalid', message, hint: "Write { from: '/old/', to: '/new/' }." };
}

function describeFormIssue(from: string, to: string, status: number): string | undefined {
  const redirectName = `the redirect from ${JSON.stringify(from)}`;
  if (!/^\/(?!\/)[^\s?#\\]*$/.test(from))
    return `${redirectName} must begin with one slash, and hold no space, query or hash`;
  if (/\*.+/.test(from)) return `${redirectName} may have * at its end only`;
  if (!/^(?:\/(?!\/)|https:\/\/[^\s/])[^\s\\]*$/.test(to))
    return `${redirectName} leads to ${JSON.stringify(to)}, which is neither a path nor an https: address`;
  if (!STATUSES.includes(status))
    return `${redirectName} has the status ${status}; it must be one of ${STATUSES.join(', ')}`;
  const names = findParamNames(from);
  if (new Set(names).size < names.length) return `${redirectName} uses one name twice`;
  const unknownName = findParamNames(to.replace(/^https:\/\//, '')).find((name) => !names.includes(name));
  return unknownName
    ? `${redirectName} leads to ${to}, but nothing in it is called :${unknownName}`
    : undefined;
}

function checkDuplicate(
  redirect: Redirect,
  firstByPath: ReadonlyMap<string, Redirect>,
): RedirectIssue | undefined {
  const { from } = redirect;
  if (firstByPath.get(from) === redirect) return undefined;
  return { code: 'redirect/duplicate', message: `${from} is redirected twice`, hint: 'Keep one of the two.' };
}

/** Some hosts follow a redirect even if there is a page at its path: nobody would see the page. */
function checkHiddenPage(
  { from }: Redirect,
  { pathnames, files }: RedirectTargets,
): RedirectIssue | undefined {
  if (isDynamicPath(from) || !(pathnames.has(from) || pathnames.has(`${from}/`) || files.has(from)))
    return undefined;
  return {
    code: 'redirect/hides-page',
    message: `the redirect from ${from} hides the page at that path`,
    hint: 'Remove the redirect, or move the page.',
  };
}

/** Follows the rules from a sample of `from`, as a browser would, until a rule is repeated. */
function checkLoop(redirect: Redirect, matchRedirect: RedirectMatcher<Redirect>): RedirectIssue | undefined {
  const visited: Redirect[] = [];
  let path = redirect.from.replace('*', 'sample').replace(/:[a-z]\w*/gi, 'sample');
  for (let match = matchRedirect(path); match && match.rule.status !== 200; match = matchRedirect(path)) {
    const { rule, params } = match;
    if (visited.includes(rule)) {
      const chain = [...visited.slice(visited.indexOf(rule)), rule].map(({ from }) => from).join(' → ');
      const message = `the redirect from ${redirect.from} never ends: ${chain}`;
      return { code: 'redirect/loop', message, hint: 'Redirect one of them to a page.' };
    }
    visited.push(rule);
    path = resolveDestination(rule, params).replace(/[?#].*/s, '');
  }
  return undefined;
}

function checkDestination(
  { from, to }: Redirect,
  matchRedirect: RedirectMatcher<Redirect>,
  { pathnames, files }: RedirectTargets,
): RedirectIssue | undefined {
  const path = to.replace(/[?#].*/s, '');
  if (!path.startsWith('/') || isDynamicPath(path)) return undefined;
  if (pathnames.has(path) || files.has(path) || matchRedirect(path)) return undefined;
  const suggestion = findNearestName(path, pathnames);
  return {
    code: 'redirect/dead',
    message: `the redirect from ${from} leads to ${path}, which does not exist`,
    hint: suggestion ? `Did you mean ${suggestion}?` : 'Name a page of this site, or a whole address.',
  };
}

function formatPath(path: string, base: string): string {
  return withBase(encodeForeignCharacters(path), base);
}
