/** Renders a fence: title, lines and colors. Reports what is wrong with it. */

import { fillPlaceholders } from '../../site/messages/fill-placeholders.js';
import type { Messages } from '../../site/messages/messages.js';
import type { PageBuilder } from '../page-builder.js';
import { escapeAttribute, escapeText } from '../../text/escape-html.js';
import { parseFenceInfo, type FenceInfo } from './parse-fence-info.js';
import { highlightFence } from '../../highlight/highlight-fence.js';
import { includeCode } from './include-code.js';
import type { Token } from '../syntax/create-markdown-engine.js';

interface RenderedCodeBlock {
  readonly html: string;
  readonly label: string;
  readonly isEmpty: boolean;
}

/** What a fence is, of the engine's token. */
type FenceToken = Pick<Token, 'content' | 'info' | 'map' | 'markup' | 'meta'>;

/** The HTML of a fence. In a tab, words behind the language are its label; elsewhere they are reported. */
export function renderFencedCode(
  token: FenceToken,
  builder: PageBuilder,
  container: 'page' | 'tab' = 'page',
): RenderedCodeBlock {
  const info = parseFenceInfo(token.info);
  const line = token.map?.[0] ?? 0;
  reportFenceIssues(info, line, builder);
  if (token.meta?.['closed'] === false) {
    const hint = `Write a line of ${token.markup} below the code.`;
    builder.diagnostics.error('code/unclosed-fence', builder.source.findWord(line, token.markup), {
      message: 'the code is never closed',
      hint,
    });
  }
  if (container === 'page' && info.label !== '') {
    const hint = 'The options are title, file, {1,2-3}, and showLineNumbers.';
    const message = `${JSON.stringify(info.label)} is not an option of a fence`;
    builder.diagnostics.warning('code/unknown-option', builder.source.findWord(line, info.label), {
      message,
      hint,
    });
  }
  const code = info.file === undefined ? token.content : resolveInclude(info.file, token, builder);
  return {
    html: renderCodeHtml(code, { ...info, isInComponent: container === 'tab' }, builder.context.messages),
    label: info.label,
    isEmpty: code.trim() === '',
  };
}

interface CodeBlock extends Pick<FenceInfo, 'language' | 'title' | 'markedLines' | 'hasLineNumbers'> {
  /** Whether the code belongs to tabs or to the API reference, not to the text. */
  readonly isInComponent?: boolean;
}

/** Code as a block of its own. */
export function renderCodeHtml(code: string, block: CodeBlock, messages: Messages): string {
  const { language, title, markedLines, hasLineNumbers, isInComponent = false } = block;
  const highlighted = language === '' ? escapeText(code) : highlightFence(code, language);
  const html = markedLines.size > 0 || hasLineNumbers ? wrapCodeLines(highlighted, markedLines) : highlighted;
  const label = escapeAttribute(title ?? formatCodeLabel(language, messages));
  const attributes = `tabindex="0" role="group" aria-label="${label}"${hasLineNumbers ? ' class="numbered"' : ''}`;
  const pre = `<pre ${attributes}><code${language === '' ? '' : ` class="language-${language}"`}>${html}</code></pre>`;
  const titleHtml = title === undefined ? '' : `<div class="code-title">${escapeText(title)}</div>`;
  const copy = language === '' ? '' : ` data-copy="code"${isInComponent ? ' data-component' : ''}`;
  return `<div class="code"${copy}>${titleHtml}${pre}</div>\n`;
}

function formatCodeLabel(language: string, messages: Messages): string {
  return language === ''
    ? messages['content.code']
    : fillPlaceholders(messages['content.codeIn'], { language });
}

function reportFenceIssues({ issues }: FenceInfo, line: number, { diagnostics, source }: PageBuilder): void {
  for (const { severity, code, word, message, hint } of issues)
    diagnostics[severity](code, source.findWord(line, word), { message, hint });
}

function resolveInclude(reference: string, { map }: FenceToken, builder: PageBuilder): string {
  const [line, end] = map ?? [0, 0];
  const included = includeCode(reference, builder.context);
  if ('code' in included) {
    const { firstLine } = builder.source;
    builder.includes.push({ from: firstLine + line, to: firstLine + end - 1, code: included.code });
    return included.code;
  }
  const { reason, message, hint } = included;
  builder.diagnostics.error(`include/${reason}`, builder.source.findWord(line, reference), { message, hint });
  return '';
}

const TAG_OR_NEWLINE = /<span class="(\w)">|<\/span>|\n/g;

/** Wraps each line of highlighted code; `markedLines` (from 1) have the class `marked` too. */
export function wrapCodeLines(html: string, markedLines: ReadonlySet<number>): string {
  const lines = splitLines(html.endsWith('\n') ? html.slice(0, -1) : html);
  const wrapped = lines.map(
    (line, index) => `<span class="${markedLines.has(index + 1) ? 'line marked' : 'line'}">${line}</span>`,
  );
  return wrapped.join('\n') + (html.endsWith('\n') ? '\n' : '');
}

/** Elements that span lines are closed at the end of each and opened again on the next. */
function splitLines(html: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let openTag = '';
  let lastIndex = 0;
  for (const { 0: match, 1: className, index } of html.matchAll(TAG_OR_NEWLINE)) {
    line += html.slice(lastIndex, index);
    lastIndex = index + match.length;
    if (match === '\n') {
      lines.push(openTag === '' ? line : `${line}</span>`);
      line = openTag;
    } else {
      openTag = className === undefined ? '' : match;
      line += match;
    }
  }
  return [...lines, line + html.slice(lastIndex)];
}
