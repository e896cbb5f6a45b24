/** Links and anchors that lead nowhere, in the pages as they were built. Knows nothing of how links are written. */

import { findNearestName } from '../diagnostics/find-nearest-name.js';
import type { SourceLocation, Diagnostic } from '../diagnostics/diagnostic.js';
import type { PageLink } from '../markdown/page.js';
import { toCanonicalPath } from '../site/routes/language.js';
import {
  createLinkTargets,
  type DeadTarget,
  type LinkedPage,
  type LinkCheckInput,
  type LinkTargets,
} from './link-targets.js';

/** Looking for a similar name takes time; after so many, the rest goes without. */
const MAX_SUGGESTIONS = 100;

/** Dead links, anchors and images: each in its Markdown, and once per target where a template made it. */
export function checkLinks(input: LinkCheckInput): readonly Diagnostic[] {
  const targets = createLinkTargets(input);
  const createHint = createHintFactory(targets);
  const deadLinksByPage = new Map<LinkedPage, readonly DeadLink[]>();
  for (const page of input.pages) {
    const pageDeadLinks = findDeadLinks(page, targets);
    if (pageDeadLinks.length > 0) deadLinksByPage.set(page, pageDeadLinks);
  }
  const diagnostics = [...deadLinksByPage].flatMap(([page, pageDeadLinks]) =>
    pageDeadLinks.map((link) => createLinkDiagnostic(page, link, createHint)),
  );
  const templateTargets = findTemplateTargets(input, targets, deadLinksByPage);
  return [
    ...diagnostics.toSorted(compareByLocation),
    ...templateTargets.map(({ target, pages }) =>
      createTemplateDiagnostic(target, pages, { input, createHint }),
    ),
  ];
}

interface DeadLink {
  readonly link: PageLink;
  readonly target: DeadTarget;
}

function findDeadLinks({ links, pathname }: LinkedPage, { checkLink }: LinkTargets): readonly DeadLink[] {
  const pageDeadLinks: DeadLink[] = [];
  for (const link of links) {
    const target = checkLink(link.target, pathname);
    if (target) pageDeadLinks.push({ link, target });
  }
  return pageDeadLinks;
}

/** Dead targets of the built pages that none of their Markdown links explains, with the pages that have them. */
function findTemplateTargets(
  input: LinkCheckInput,
  { checkHref }: LinkTargets,
  deadLinksByPage: ReadonlyMap<LinkedPage, readonly DeadLink[]>,
) {
  const reportedPathnames = new Set(input.reportedPathnames);
  const targetsByKey = new Map<string, { readonly target: DeadTarget; readonly pages: LinkedPage[] }>();
  for (const page of input.pages) {
    for (const href of page.hrefs) {
      const target = checkHref(href, page.pathname);
      if (!target || reportedPathnames.has(toCanonicalPath(target.path, input.languages))) continue;
      if (
        deadLinksByPage.get(page)?.some((deadLink) => isSameTarget(deadLink.target, target, input.languages))
      )
        continue;
      const key = `${target.path}#${target.hash ?? ''}`;
      const existing = targetsByKey.get(key);
      if (!existing) targetsByKey.set(key, { target, pages: [page] });
      else if (existing.pages.at(-1) !== page) existing.pages.push(page);
    }
  }
  return [...targetsByKey.values()].toSorted(
    (a, b) =>
      compareText(a.target.path, b.target.path) || compareText(a.target.hash ?? '', b.target.hash ?? ''),
  );
}

/** A built link has its language before it, the author's has not. */
function isSameTarget(a: DeadTarget, b: DeadTarget, languages: readonly string[]): boolean {
  return a.hash === b.hash && toCanonicalPath(a.path, languages) === toCanonicalPath(b.path, languages);
}

function createLinkDiagnostic(
  { file }: LinkedPage,
  { link, target }: DeadLink,
  createHint: CreateHint,
): Diagnostic {
  const location: SourceLocation = { file, line: link.line, column: link.column };
  if (link.kind === 'image') {
    const message = `the image ${target.path} does not exist`;
    return {
      code: 'image/missing',
      severity: 'error',
      ...location,
      message,
      hint: 'Put the file into public/.',
    };
  }
  const code = target.hash === undefined ? 'link/dead' : 'link/dead-anchor';
  return {
    code,
    severity: 'error',
    ...location,
    message: formatDeadTarget(target),
    hint: createHint(target),
  };
}

interface TemplateDiagnosticInput {
  readonly input: LinkCheckInput;
  readonly createHint: CreateHint;
}

function createTemplateDiagnostic(
  target: DeadTarget,
  pages: readonly LinkedPage[],
  { input, createHint }: TemplateDiagnosticInput,
): Diagnostic {
  const files = pages.map(({ file }) => file).toSorted();
  const pageCount = pages.length === 1 ? 'one page' : `${pages.length} pages`;
  return {
    code: 'template/dead-link',
    severity: 'error',
    file: input.templates,
    message: `${formatDeadTarget(target)}; a template, a component or raw HTML links to it on ${pageCount}`,
    hint: createHint(target),
    related: [{ file: files[0]!, message: 'is such a page' }],
  };
}

function formatDeadTarget({ path, hash }: DeadTarget): string {
  return hash === undefined ? `there is no page or file ${path}` : `${path} has no anchor #${hash}`;
}

type CreateHint = (target: DeadTarget) => string;

/** Suggestions, each looked for once. */
function createHintFactory({ pathnames, findAnchors }: LinkTargets): CreateHint {
  const suggestions = new Map<string, string | undefined>();
  return ({ path, hash }) => {
    const key = hash === undefined ? path : `${path}#${hash}`;
    if (!suggestions.has(key) && suggestions.size < MAX_SUGGESTIONS) {
      suggestions.set(
        key,
        hash === undefined ? findNearestName(path, pathnames) : findNearestName(hash, findAnchors(path)),
      );
    }
    const suggestion = suggestions.get(key);
    if (suggestion !== undefined)
      return hash === undefined ? `Did you mean ${suggestion}?` : `Did you mean #${suggestion}?`;
    return hash === undefined
      ? 'Write the path of a page, with its last slash.'
      : 'Anchors are made from headings of the second and third level.';
  };
}

function compareByLocation(a: Diagnostic, b: Diagnostic): number {
  return compareText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
