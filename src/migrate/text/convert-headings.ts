/** Keeps the addresses of headings: gives an id to each whose id would be another one in docsgen. */

import { checkId, PageIds, slugifyHeading } from '../../markdown/html/page-ids.js';
import { claimElementId, listElementIds } from './element-ids.js';
import type { Edit, MarkdownDocument } from './document.js';
import { parseHeading } from './parse-heading.js';
import type { PageConversion } from './page-conversion.js';

export function convertHeadings(document: MarkdownDocument, conversion: PageConversion): MarkdownDocument {
  const slug = conversion.site.source.dialect.createSlugger();
  const ids = new PageIds();
  const elements = [...listElementIds(document)];
  const edits: Edit[] = [];
  for (const { text, start, kind } of document.lines) {
    const parsed = kind === 'text' ? parseHeading(text) : undefined;
    if (!parsed) continue;
    const { indent, level, content, title, plain, id } = parsed;
    while (elements[0] && elements[0].start < start) edits.push(...claimElementId(elements.shift()!, ids));
    const wanted = id ?? slug(plain, level);
    const heading = level === 1 ? title : claimId({ title, plain, wanted, level }, ids);
    const line = `${indent}${'#'.repeat(level)} ${heading}`;
    if (line !== text && heading !== content) edits.push({ start, end: start + text.length, text: line });
  }
  for (const element of elements) edits.push(...claimElementId(element, ids));
  return document.apply(edits);
}

interface HeadingText {
  readonly title: string;
  readonly plain: string;
  readonly wanted: string;
  readonly level: number;
}

/** The title, with the wanted id where docsgen would give it another one or, below level 3, none. */
function claimId({ title, plain, wanted, level }: HeadingText, ids: PageIds): string {
  const isAnchored = level === 2 || level === 3;
  const own = isAnchored ? predictId(plain, ids) : undefined;
  const isUsable = wanted === own || (checkId(wanted) === undefined && ids.claimExact(wanted));
  if (wanted === own || !isUsable) {
    if (own !== undefined) ids.claimExact(own);
    return title;
  }
  return isAnchored ? `${title} {#${wanted}}` : `<span id="${wanted}"></span>${title}`;
}

/** The id that docsgen gives to a heading without one. */
function predictId(plain: string, taken: PageIds): string {
  const ids = new PageIds();
  for (const id of taken.all) ids.claimExact(id);
  return ids.claimUnique(slugifyHeading(plain));
}

/** As GitHub makes them, and Docusaurus and Nextra with it. */
export function createGithubSlugger(): (text: string) => string {
  return numberRepeated((text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** As VitePress makes them. */
export function createVitepressSlugger(): (text: string) => string {
  return numberRepeated((text) =>
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]/g, '')
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u001f]/g, '')
      .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
      .replace(/-{2,}/g, '-')
      .replace(/^-+|-+$/g, '')
      .replace(/^(\d)/, '_$1')
      .toLowerCase(),
  );
}

function numberRepeated(slugify: (text: string) => string): (text: string) => string {
  const counts = new Map<string, number>();
  return (text) => {
    const slug = slugify(text);
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
}
