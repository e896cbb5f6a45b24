/** Converts what a page computes: `{expression}` of MDX and `{{ expression }}` of Vue. */

import type { Edit, MarkdownDocument } from '../text/document.js';
import type { PageConversion } from '../text/page-conversion.js';
import { escapeDollars } from '../text/convert-math.js';
import { quoteCode } from './component-context.js';
import { findClosingBrace, parseTextExpression, scanTags } from './scan-tags.js';

/** `{/* … *\/}` is a comment of HTML. This comes first, since a comment may hold anything. */
export function convertComments(document: MarkdownDocument): MarkdownDocument {
  const edits = [...document.masked.matchAll(/\{\s*\/\*[^]*?\*\/\s*\}/g)].map(
    ({ index, 0: source }): Edit => {
      const comment = document.text
        .slice(index, index + source.length)
        .replace(/^\{\s*\/\*+|\*\/\s*\}$/g, '')
        .replaceAll('--', '—')
        .trim();
      const headingId = /^#[\w-]+$/.test(comment);
      return {
        start: index,
        end: index + source.length,
        text: headingId ? `{${comment}}` : `<!-- ${comment} -->`,
      };
    },
  );
  return document.apply(edits);
}

export function convertExpressions(document: MarkdownDocument, conversion: PageConversion): MarkdownDocument {
  const { text, masked } = document;
  const tags = scanTags(text, masked);
  const edits: Edit[] = [];
  for (let at = masked.indexOf('{'); at >= 0; at = masked.indexOf('{', at + 1)) {
    const tag = tags.find(({ start, end }) => start < at && at < end);
    if (tag) {
      at = tag.end - 1;
      continue;
    }
    const end = masked[at - 1] === '\\' ? undefined : findClosingBrace(text, at);
    if (end === undefined) continue;
    if (isNoExpression(document, at, end)) {
      at = end;
      continue;
    }
    const expression = text.slice(at + 1, end);
    const value = evaluateText(expression, conversion);
    edits.push({ start: at, end: end + 1, text: value ?? quoteCode(`{${expression}}`) });
    if (value === undefined) reportExpression(document.locate(at), conversion);
    at = end;
  }
  return document.apply(edits);
}

/** Ids of headings, and the directives of docsgen. */
function isNoExpression({ text, masked }: MarkdownDocument, start: number, end: number): boolean {
  if (text.startsWith('{#', start)) return true;
  if (/^\{\{"(?:demo|component)":/.test(text.slice(start, start + 20))) return true;
  return masked.slice(start, end).trim() === '';
}

function evaluateText(expression: string, conversion: PageConversion): string | undefined {
  const { constants, page } = conversion;
  const source = expression.trim();
  if (source === '') return '';
  const key = /^(?:frontMatter|metadata|props)\.(\w+)$/.exec(source)?.[1];
  const value = key === undefined ? undefined : page.frontMatter[key];
  if (typeof value === 'string') return value;
  const text = constants.get(source) ?? parseTextExpression(source);
  return text && escapeDollars(text.replace(/[\\`*_{}[\]<>]/g, '\\$&'), conversion);
}

/** Vue: `{{ $frontmatter.title }}` is known, everything else is computed in the browser. */
export function convertInterpolations(
  document: MarkdownDocument,
  conversion: PageConversion,
): MarkdownDocument {
  const edits = [...document.masked.matchAll(/\{\{(?!")([^]*?)\}\}/g)].map(({ index, 0: source }): Edit => {
    const expression = document.text.slice(index + 2, index + source.length - 2).trim();
    const key = /^\$(?:frontmatter|page\.frontmatter)\.(\w+)$/.exec(expression)?.[1];
    const value = key === undefined ? parseTextExpression(expression) : conversion.page.frontMatter[key];
    if (typeof value !== 'string') reportExpression(document.locate(index), conversion);
    const text = typeof value === 'string' ? value : quoteCode(`{{ ${expression} }}`);
    return { start: index, end: index + source.length, text };
  });
  return document.apply(edits);
}

function reportExpression(at: ReturnType<MarkdownDocument['locate']>, conversion: PageConversion): void {
  conversion.report('migrate/expression', at, {
    message: 'what the page computes here is shown as code',
    hint: 'Write its result, or show it as a demo.',
  });
}
