/** Reports links, anchors and images that lead nowhere, in the pages as they were built. */

import { findNearestName } from '../diagnostics/find-nearest-name.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { compareLocations } from '../diagnostics/sort-diagnostics.js';
import type { PageLink } from '../markdown/page.js';
import { toCanonicalPath } from '../site/routes/language.js';
import { compareText } from '../text/compare-text.js';
import {
  createLinkTargets,
  type DeadTarget,
  type LinkedPage,
  type LinkCheckInput,
  type LinkTargets,
} from './link-targets.js';

/** Looking for a similar name takes time. After so many, the others get none. */
const MAX_SUGGESTIONS = 100;

/** Dead links, anchors and images: each one in its Markdown, and one per target for links that a template made. */
export function checkLinks(input: LinkCheckInput): readonly Diagnostic[] {
  const targets = createLinkTargets(input);
  const createHint = createHintFactory(targets);
  const deadLinks = new Map(input.pages.map((page) => [page, findDeadLinks(page, targets)]));
  const linkDiagnostics = [...deadLinks].flatMap(([page, links]) =>
    links.map((link) => createLinkDiagnostic(page, link, createHint)),
  );
  const templateDiagnostics = findTemplateTargets(input, targets, deadLinks).map((target) =>
    createTemplateDiagnostic(target, input.templates, createHint),
  );
  return [...linkDiagnostics.toSorted(compareLocations), ...templateDiagnostics];
}

interface DeadLink {
  readonly link: PageLink;
  readonly target: DeadTarget;
}

function findDeadLinks({ links, pathname }: LinkedPage, { checkLink }: LinkTargets): readonly DeadLink[] {
  return links.flatMap((link) => {
    const target = checkLink(link.target, pathname);
    return target ? [{ link, target }] : [];
  });
}

interface TemplateTarget {
  readonly target: DeadTarget;
  /** The pages with a link to it, at least one. */
  readonly pages: LinkedPage[];
}

/** Dead targets in the built pages that none of the pages' Markdown links explains. */
function findTemplateTargets(
  { pages, languages, reportedPathnames }: LinkCheckInput,
  { checkHref }: LinkTargets,
  deadLinks: ReadonlyMap<LinkedPage, readonly DeadLink[]>,
): readonly TemplateTarget[] {
  const toKey = ({ path, hash = '' }: DeadTarget) => `${toCanonicalPath(path, languages)}#${hash}`;
  const reported = new Set(reportedPathnames);
  const targets = new Map<string, TemplateTarget>();
  for (const page of pages) {
    const explained = new Set(deadLinks.get(page)?.map(({ target }) => toKey(target)));
    for (const href of page.hrefs) {
      const target = checkHref(href, page.pathname);
      if (!target || explained.has(toKey(target)) || reported.has(toCanonicalPath(target.path, languages)))
        continue;
      const key = `${target.path}#${target.hash ?? ''}`;
      const existing = targets.get(key);
      if (!existing) targets.set(key, { target, pages: [page] });
      else if (existing.pages.at(-1) !== page) existing.pages.push(page);
    }
  }
  return [...targets.values()].toSorted(
    ({ target: a }, { target: b }) => compareText(a.path, b.path) || compareText(a.hash ?? '', b.hash ?? ''),
  );
}

function createLinkDiagnostic(
  { file }: LinkedPage,
  { link: { kind, line, column }, target }: DeadLink,
  createHint: CreateHint,
): Diagnostic {
  const location = { severity: 'error', file, line, column } as const;
  if (kind === 'image') {
    const message = `the image ${target.path} does not exist`;
    return { ...location, code: 'image/missing', message, hint: 'Put the file into public/.' };
  }
  const code = target.hash === undefined ? 'link/dead' : 'link/dead-anchor';
  return { ...location, code, message: formatDeadTarget(target), hint: createHint(target) };
}

function createTemplateDiagnostic(
  { target, pages }: TemplateTarget,
  file: string,
  createHint: CreateHint,
): Diagnostic {
  const examples = pages
    .map((page) => page.file)
    .toSorted()
    .slice(0, 1);
  const pageCount = pages.length === 1 ? 'one page' : `${pages.length} pages`;
  return {
    code: 'template/dead-link',
    severity: 'error',
    file,
    message: `${formatDeadTarget(target)}; a template, a component or raw HTML links to it on ${pageCount}`,
    hint: createHint(target),
    related: examples.map((example) => ({ file: example, message: 'is such a page' })),
  };
}

function formatDeadTarget({ path, hash }: DeadTarget): string {
  return hash === undefined ? `there is no page or file ${path}` : `${path} has no anchor #${hash}`;
}

type CreateHint = (target: DeadTarget) => string;

/** Looks for each suggestion once. */
function createHintFactory({ pathnames, findAnchors }: LinkTargets): CreateHint {
  const suggestions = new Map<string, string | undefined>();
  return ({ path, hash }) => {
    const key = hash === undefined ? path : `${path}#${hash}`;
    if (!suggestions.has(key) && suggestions.size < MAX_SUGGESTIONS) {
      const name =
        hash === undefined ? findNearestName(path, pathnames) : findNearestName(hash, findAnchors(path));
      suggestions.set(key, name);
    }
    const suggestion = suggestions.get(key);
    if (suggestion !== undefined) return `Did you mean ${hash === undefined ? '' : '#'}${suggestion}?`;
    return hash === undefined
      ? 'Write the path of a page, with its trailing slash.'
      : 'Headings of the second and third level have anchors.';
  };
}
