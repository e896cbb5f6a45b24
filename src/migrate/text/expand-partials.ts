/** Puts the text of other files where a page includes them. */

import { MarkdownDocument, type Edit, type LineOrigin } from './document.js';
import type { PageConversion } from './page-conversion.js';
import { buildElements, scanTags, type MarkupElement } from '../components/scan-tags.js';
import { readModuleStatements } from '../components/read-module-statements.js';

/** Files that include each other in a circle end here. */
const MAX_DEPTH = 8;

const INCLUDE_COMMENT = /^[ \t]*<!--[ \t]*@include:[ \t]*(.*?)[ \t]*-->[ \t]*$/;

/** VitePress: `<!--@include: ./parts/intro.md{3,10}-->`. */
export function expandIncludes(
  document: MarkdownDocument,
  conversion: PageConversion,
  depth = 0,
): MarkdownDocument {
  const edits: Edit[] = [];
  for (const [at, { text, start, kind }] of document.lines.entries()) {
    const target = kind === 'text' ? INCLUDE_COMMENT.exec(text)?.[1] : undefined;
    if (target === undefined) continue;
    const [, path = '', region, range] = /^([^#{]*)(?:#([\w-]+))?(?:\{([\d,]*)\})?$/.exec(target) ?? [];
    const from = document.origins[at]!.file;
    const included = readPartial(path, { from, region, range, conversion });
    if (!included || depth >= MAX_DEPTH) {
      reportMissing(path, document.locate(start), conversion);
      edits.push({ start, end: start + text.length, text: `\`${text.trim()}\`` });
      continue;
    }
    const expanded = expandIncludes(included, conversion, depth + 1);
    edits.push({ start, end: start + text.length, text: expanded.text, origins: expanded.origins });
  }
  return document.apply(edits);
}

/** MDX: `import Intro from './_intro.mdx'` and `<Intro />`. */
export function expandImportedPartials(
  document: MarkdownDocument,
  conversion: PageConversion,
  depth = 0,
): MarkdownDocument {
  const edits: Edit[] = [];
  for (const element of listElements(document)) {
    const { tag, close } = element;
    const imported = conversion.imports.get(tag.name);
    if (!imported || !/\.mdx?$/.test(imported.specifier)) continue;
    const included = readPartial(imported.specifier, { from: imported.from, conversion });
    const end = close?.end ?? tag.end;
    if (!included || depth >= MAX_DEPTH) {
      reportMissing(imported.specifier, document.locate(tag.start), conversion);
      edits.push({ start: tag.start, end, text: `\`<${tag.name} />\`` });
      continue;
    }
    const inner = expandImportedPartials(readModuleStatements(included, conversion), conversion, depth + 1);
    edits.push({ start: tag.start, end, text: inner.text.trim(), origins: trimOrigins(inner) });
  }
  return document.apply(edits);
}

/** All elements, the outer ones before those in them. */
export function listElements(document: MarkdownDocument): readonly MarkupElement[] {
  const flatten = (element: MarkupElement): readonly MarkupElement[] => [
    element,
    ...element.children.flatMap(flatten),
  ];
  return buildElements(scanTags(document.text, document.masked)).flatMap(flatten);
}

function trimOrigins({ text, origins }: MarkdownDocument): readonly LineOrigin[] {
  const before = text.slice(0, text.length - text.trimStart().length);
  return origins.slice(before.split('\n').length - 1);
}

interface PartialRequest {
  readonly from: string;
  readonly conversion: PageConversion;
  readonly region?: string | undefined;
  /** `3,10`, from 1; either may be left out. */
  readonly range?: string | undefined;
}

function readPartial(specifier: string, request: PartialRequest): MarkdownDocument | undefined {
  const { from, conversion, region, range } = request;
  const { site } = conversion;
  const specifierPath = /^[./@~]/.test(specifier) ? specifier : `./${specifier}`;
  const path = site.resolveFile(specifierPath, from);
  const text = path === undefined ? undefined : site.tree.read(path);
  if (path === undefined || text === undefined) return undefined;
  const lines = text.split('\n');
  const frontMatterEnd = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
  const [first, last] = region
    ? findRegion(lines, region)
    : findRange(range, { from: frontMatterEnd, to: lines.length });
  const options = {
    hasIndentedCode: !conversion.site.source.dialect.isMdx,
    file: path,
    firstLine: first + 1,
  };
  return MarkdownDocument.create(lines.slice(first, last).join('\n').replace(/\s+$/, ''), options);
}

function findRange(
  range: string | undefined,
  whole: { from: number; to: number },
): readonly [number, number] {
  const [from = '', to = ''] = range?.split(',') ?? [];
  if (range !== undefined && !range.includes(',')) return [Number(from) - 1, Number(from)];
  return [from === '' ? whole.from : Number(from) - 1, to === '' ? whole.to : Number(to)];
}

function findRegion(lines: readonly string[], name: string): readonly [number, number] {
  const start = lines.findIndex((line) => new RegExp(`#region[ \\t]+${name}\\b`).test(line));
  const end = lines.findIndex((line, at) => at > start && /#endregion/.test(line));
  return start < 0 ? [0, 0] : [start + 1, end < 0 ? lines.length : end];
}

function reportMissing(
  path: string,
  at: ReturnType<MarkdownDocument['locate']>,
  conversion: PageConversion,
): void {
  const message = `${path} cannot be included: there is no such file`;
  conversion.report('migrate/file', at, { message, hint: 'Write its text into the page.' });
}
