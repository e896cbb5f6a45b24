/** Keeps the addresses of headings: gives an id to each whose id would be another one in docsgen. */

import { checkId, PageIds, slugifyHeading } from '../../markdown/html/page-ids.js';
import type { Edit, MarkdownDocument } from './document.js';
import type { PageConversion } from './page-conversion.js';

const HEADING = /^([ ]{0,3})(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;

const EXPLICIT_ID = /[ \t]*(?:\\?\{#([^\s{}]+?)\\?\}|\[#([\w-]+)\])$/;

export function convertHeadings(document: MarkdownDocument, conversion: PageConversion): MarkdownDocument {
  const slug = conversion.site.source.dialect.createSlugger();
  const ids = new PageIds();
  const taken = new Set<string>();
  const edits: Edit[] = [];
  for (const { text, start, kind } of document.lines) {
    const [, indent = '', marks = '', content = ''] = kind === 'text' ? (HEADING.exec(text) ?? []) : [];
    if (marks === '') continue;
    const id = EXPLICIT_ID.exec(content);
    const title = id ? content.slice(0, id.index) : content;
    const plain = toPlainText(title);
    const wanted = id ? (id[1] ?? id[2] ?? '') : slug(plain);
    const own = marks.length === 2 || marks.length === 3 ? ids.claimUnique(slugifyHeading(plain)) : '';
    const needsId = wanted !== own && marks.length > 1 && (id !== null || own !== '');
    const isUsable = checkId(wanted) === undefined && !taken.has(wanted);
    taken.add(needsId && isUsable ? wanted : own);
    const heading = needsId && isUsable ? addId(title, wanted, marks.length) : title;
    const line = `${indent}${marks} ${heading}`;
    if (line !== text && (needsId || id)) edits.push({ start, end: start + text.length, text: line });
  }
  return document.apply(edits);
}

/** Only headings of level 2 and 3 have ids in docsgen. */
function addId(title: string, id: string, level: number): string {
  return level === 2 || level === 3 ? `${title} {#${id}}` : `<span id="${id}"></span>${title}`;
}

function toPlainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`+([^`]*)`+/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/(\*\*|__|\*|~~)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim();
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
      // eslint-disable-next-line no-control-regex
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
