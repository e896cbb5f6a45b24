/** VitePress: `<<< @/snippets/a.ts#region{2}` becomes the code of that file. */

import { dedentLines } from '../../markdown/code/include-code.js';
import type { Edit, MarkdownDocument } from './document.js';
import type { PageConversion } from './page-conversion.js';

const SNIPPET = /^([ \t]*)<<<[ \t]*(.+?)[ \t]*$/;

const REFERENCE = /^([^#{[]+?)(?:#([\w.-]+))?\s*(?:\{([^}]*)\})?\s*(?:\[([^\]]*)\])?$/;

export function includeSnippets(document: MarkdownDocument, conversion: PageConversion): MarkdownDocument {
  const edits: Edit[] = [];
  for (const [at, { text, start, kind }] of document.lines.entries()) {
    const [, indent = '', reference] = kind === 'text' ? (SNIPPET.exec(text) ?? []) : [];
    if (reference === undefined) continue;
    const from = document.origins[at]!.file;
    const fence = renderSnippet(reference, from, conversion);
    if (fence === undefined) {
      const message = `${reference} cannot be included: there is no such file or region`;
      const details = { message, hint: 'Write the code into the page.' };
      conversion.report('migrate/file', document.locate(start), details);
    }
    const shown = fence ?? `\`${text.trim()}\``;
    const lines = shown.split('\n').map((line) => indent + line);
    edits.push({ start, end: start + text.length, text: lines.join('\n') });
  }
  return document.apply(edits);
}

function renderSnippet(reference: string, from: string, { site }: PageConversion): string | undefined {
  const [, path = '', region, options = '', title] = REFERENCE.exec(reference) ?? [];
  const file = site.resolveFile(path, from) ?? site.resolveFile(`./${path}`, from);
  const source = file === undefined ? undefined : site.tree.read(file);
  if (source === undefined) return undefined;
  const lines = source.replace(/\r\n?/g, '\n').split('\n');
  const code = region === undefined ? lines : findRegion(lines, region);
  if (!code) return undefined;
  const language = /\.([\w]+)$/.exec(path)?.[1] ?? 'text';
  const marked = /[\d,-]+/.exec(options)?.[0];
  const named = options
    .replace(/[\d,-]+/, '')
    .trim()
    .split(/[\s:]/)[0];
  const info = [named || language, marked && `{${marked}}`, title && `title="${title}"`].filter(Boolean);
  const text = dedentLines(code).replace(/\n$/, '');
  const marks = text.includes('```') ? '````' : '```';
  return `${marks}${info.join(' ')}\n${text}\n${marks}`;
}

function findRegion(lines: readonly string[], name: string): readonly string[] | undefined {
  const start = lines.findIndex(
    (line) => /#region\b/.test(line) && line.trim().replace(/\W*$/, '').endsWith(name),
  );
  if (start < 0) return undefined;
  const end = lines.findIndex((line, at) => at > start && /#endregion\b/.test(line));
  return lines.slice(start + 1, end < 0 ? undefined : end);
}
