/** `_redirects`: moved addresses, checked before they are published. Knows nothing of how a host answers. */

import { findLiteralPosition } from '../diagnostics/find-position.js';
import { findNearestName } from '../diagnostics/find-nearest-name.js';
import type { SourceLocation, Diagnostic } from '../diagnostics/diagnostic.js';
import { withBase } from '../site/routes/href.js';
import {
  resolveDestination,
  isDynamicPath,
  findParamNames,
  createRedirectMatcher,
  type RedirectMatcher,
} from './match-redirects.js';

export interface Redirect {
  /** A path of this site; `*` at its end and `:name` for a part of it stand for anything. */
  readonly from: string;
  /** A path of this site or a whole address; `:splat` and `:name` are what `from` met. */
  readonly to: string;
  readonly status: number;
}

export interface RedirectTargets {
  readonly pathnames: ReadonlySet<string>;
  /** Every other file of the output, as a path: `/images/logo.svg`. */
  readonly files: ReadonlySet<string>;
  /** Where the redirects are declared. */
  readonly configFile: string;
  readonly configText: string;
}

const STATUSES: readonly number[] = [200, 301, 302, 303, 307, 308];

/** The file's text: fixed paths before patterns, each in the declared order. */
export function renderRedirectsFile(redirects: readonly Redirect[], base: string): string {
  const [fixed, patterns] = [
    redirects.filter(({ from }) => !isDynamicPath(from)),
    redirects.filter(({ from }) => isDynamicPath(from)),
  ];
  const lines = [...fixed, ...patterns].map(({ from, to, status }) => {
    return `${withBase(escapePath(from), base)} ${withBase(escapePath(to), base)} ${status}\n`;
  });
  return lines.join('');
}

/** What is wrong with the declared redirects: their form, loops, pages that they hide, targets that do not exist. */
export function checkRedirects(
  redirects: readonly Redirect[],
  targets: RedirectTargets,
): readonly Diagnostic[] {
  const formIssues = redirects.map(checkForm);
  const validRedirects = redirects.filter((_, index) => formIssues[index] === undefined);
  const firstByPath = new Map(validRedirects.toReversed().map((redirect) => [redirect.from, redirect]));
  const matchRedirect = createRedirectMatcher(validRedirects);
  return redirects.flatMap((redirect, index) => {
    const formIssue =
      formIssues[index] ??
      (firstByPath.get(redirect.from) === redirect ? undefined : createDuplicateIssue(redirect));
    const issue =
      formIssue ??
      checkHiddenPage(redirect, targets) ??
      checkLoop(redirect, matchRedirect) ??
      checkDestination(redirect, matchRedirect, targets);
    return issue ? [{ ...issue, severity: 'error' as const, ...locateRedirect(redirect, targets) }] : [];
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
  const unknownName = findParamNames(to.replace(/^https:\/\//, '')).find(
    (paramName) => !names.includes(paramName),
  );
  return unknownName
    ? `${redirectName} leads to ${to}, but nothing in it is called :${unknownName}`
    : undefined;
}

function createDuplicateIssue({ from }: Redirect): RedirectIssue {
  return { code: 'redirect/duplicate', message: `${from} is redirected twice`, hint: 'Keep one of the two.' };
}

/** Some hosts follow a redirect even where a page lies: it would never be seen. */
function checkHiddenPage(
  { from }: Redirect,
  { pathnames, files }: RedirectTargets,
): RedirectIssue | undefined {
  if (isDynamicPath(from) || !(pathnames.has(from) || pathnames.has(`${from}/`) || files.has(from)))
    return undefined;
  const hint = 'Remove the redirect, or move the page.';
  return {
    code: 'redirect/hides-page',
    message: `the redirect from ${from} hides the page that lies there`,
    hint,
  };
}

/** Follows the rules from a sample of `from`, as a browser would, until one is met a second time. */
function checkLoop(redirect: Redirect, matchRedirect: RedirectMatcher<Redirect>): RedirectIssue | undefined {
  const visited: Redirect[] = [];
  let path = redirect.from.replace('*', 'sample').replace(/:[a-z]\w*/gi, 'sample');
  for (let match = matchRedirect(path); match && match.rule.status !== 200; match = matchRedirect(path)) {
    const { rule, params } = match;
    if (visited.includes(rule)) {
      const chain = [...visited.slice(visited.indexOf(rule)), rule].map(({ from }) => from).join(' → ');
      const message = `the redirect from ${redirect.from} never ends: ${chain}`;
      return { code: 'redirect/loop', message, hint: 'Let one of them lead to a page.' };
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
  const hint = suggestion
    ? `Did you mean ${suggestion}?`
    : 'Lead it to a page of this site, or to a whole address.';
  return {
    code: 'redirect/dead',
    message: `the redirect from ${from} leads to ${path}, which does not exist`,
    hint,
  };
}

function locateRedirect({ from }: Redirect, { configFile, configText }: RedirectTargets): SourceLocation {
  return { file: configFile, ...findLiteralPosition(configText, from) };
}

function escapePath(path: string): string {
  return path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
