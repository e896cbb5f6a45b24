/** Links and anchors that lead nowhere, in the pages as they were built. Knows nothing of how links are written. */

import { nearest } from '../report/nearest.js';
import type { Place, Problem } from '../report/problem.js';
import type { PageLink } from '../pages/page.js';
import { canonicalPath } from '../site/language.js';
import { targetsOf, type DeadTarget, type LinkedPage, type LinkWorld, type Targets } from './targets.js';

/** Looking for a similar name takes time; after so many, the rest goes without. */
const SUGGESTIONS = 100;

/** Dead links, anchors and images: each in its Markdown, and once per target where a template made it. */
export function checkLinks(world: LinkWorld): readonly Problem[] {
  const targets = targetsOf(world);
  const hintFor = hints(targets);
  const authored = new Map<LinkedPage, readonly DeadLink[]>();
  for (const page of world.pages) {
    const dead = deadLinks(page, targets);
    if (dead.length > 0) authored.set(page, dead);
  }
  const problems = [...authored].flatMap(([page, dead]) =>
    dead.map((link) => linkProblem(page, link, hintFor)),
  );
  const unexplained = templateLinks(world, targets, authored);
  return [
    ...problems.toSorted(byPlace),
    ...unexplained.map(({ target, pages }) => templateProblem(target, pages, { world, hintFor })),
  ];
}

interface DeadLink {
  readonly link: PageLink;
  readonly target: DeadTarget;
}

function deadLinks({ links, pathname }: LinkedPage, { ofLink }: Targets): readonly DeadLink[] {
  const dead: DeadLink[] = [];
  for (const link of links) {
    const target = ofLink(link.target, pathname);
    if (target) dead.push({ link, target });
  }
  return dead;
}

/** Dead targets of the built pages that none of their Markdown links explains, with the pages that have them. */
function templateLinks(
  world: LinkWorld,
  { ofHref }: Targets,
  authored: ReadonlyMap<LinkedPage, readonly DeadLink[]>,
) {
  const told = new Set(world.told);
  const found = new Map<string, { readonly target: DeadTarget; readonly pages: LinkedPage[] }>();
  for (const page of world.pages) {
    for (const href of page.hrefs) {
      const target = ofHref(href, page.pathname);
      if (!target || told.has(canonicalPath(target.path, world.languages))) continue;
      if (authored.get(page)?.some((dead) => isSame(dead.target, target, world.languages))) continue;
      const key = `${target.path}#${target.hash ?? ''}`;
      const known = found.get(key);
      if (!known) found.set(key, { target, pages: [page] });
      else if (known.pages.at(-1) !== page) known.pages.push(page);
    }
  }
  return [...found.values()].toSorted(
    (a, b) => byText(a.target.path, b.target.path) || byText(a.target.hash ?? '', b.target.hash ?? ''),
  );
}

/** A built link has its language before it, the author's has not. */
function isSame(a: DeadTarget, b: DeadTarget, languages: readonly string[]): boolean {
  return a.hash === b.hash && canonicalPath(a.path, languages) === canonicalPath(b.path, languages);
}

function linkProblem({ file }: LinkedPage, { link, target }: DeadLink, hintFor: HintFor): Problem {
  const place: Place = { file, line: link.line, column: link.column };
  if (link.kind === 'image') {
    const message = `the image ${target.path} does not exist`;
    return {
      code: 'image/missing',
      severity: 'error',
      ...place,
      message,
      hint: 'Put the file into public/.',
    };
  }
  const code = target.hash === undefined ? 'link/dead' : 'link/dead-anchor';
  return { code, severity: 'error', ...place, message: messageOf(target), hint: hintFor(target) };
}

interface TemplateTelling {
  readonly world: LinkWorld;
  readonly hintFor: HintFor;
}

function templateProblem(
  target: DeadTarget,
  pages: readonly LinkedPage[],
  { world, hintFor }: TemplateTelling,
): Problem {
  const files = pages.map(({ file }) => file).toSorted();
  const number = pages.length === 1 ? 'one page' : `${pages.length} pages`;
  return {
    code: 'template/dead-link',
    severity: 'error',
    file: world.templates,
    message: `${messageOf(target)}; a template, a component or raw HTML links to it on ${number}`,
    hint: hintFor(target),
    related: [{ file: files[0]!, message: 'is such a page' }],
  };
}

function messageOf({ path, hash }: DeadTarget): string {
  return hash === undefined ? `there is no page or file ${path}` : `${path} has no anchor #${hash}`;
}

type HintFor = (target: DeadTarget) => string;

/** Suggestions, each looked for once. */
function hints({ pathnames, anchorsOf }: Targets): HintFor {
  const made = new Map<string, string | undefined>();
  return ({ path, hash }) => {
    const key = hash === undefined ? path : `${path}#${hash}`;
    if (!made.has(key) && made.size < SUGGESTIONS) {
      made.set(key, hash === undefined ? nearest(path, pathnames) : nearest(hash, anchorsOf(path)));
    }
    const meant = made.get(key);
    if (meant !== undefined) return hash === undefined ? `Did you mean ${meant}?` : `Did you mean #${meant}?`;
    return hash === undefined
      ? 'Write the path of a page, with its last slash.'
      : 'Anchors are made from headings of the second and third level.';
  };
}

function byPlace(a: Problem, b: Problem): number {
  return byText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
