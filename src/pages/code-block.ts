/** A fence as HTML: title, lines, colours; and what is wrong with it. Knows nothing of where it stands. */

import { filled } from '../site/filled.js';
import type { Words } from '../site/words.js';
import { withLines } from './code-lines.js';
import type { Draft } from './draft.js';
import { escapeAttribute, escapeText } from './escape.js';
import { readFenceInfo, type FenceInfo } from './fence-info.js';
import { highlight } from './highlight.js';
import { includedCode } from './include.js';
import type { Token } from './markdown/engine.js';

export interface CodeBlock {
  readonly html: string;
  readonly label: string;
  readonly empty: boolean;
}

/** What a fence is, of the engine's token. */
export type Fence = Pick<Token, 'content' | 'info' | 'map' | 'markup' | 'meta'>;

/** The HTML of a fence. In a tab, words behind the language are its label; elsewhere they are told. */
export function codeBlock(token: Fence, draft: Draft, where: 'page' | 'tab' = 'page'): CodeBlock {
  const info = readFenceInfo(token.info);
  const line = token.map![0];
  tellFaults(info, line, draft);
  if (token.meta?.['closed'] === false) {
    const hint = `Write a line of ${token.markup} below the code.`;
    draft.findings.error('code/unclosed-fence', draft.source.find(line, token.markup), {
      message: 'the code is never closed',
      hint,
    });
  }
  if (where === 'page' && info.label !== '') {
    const hint = 'Known are title, file, {1,2-3} and showLineNumbers.';
    const message = `${JSON.stringify(info.label)} means nothing behind a fence`;
    draft.findings.warning('code/unknown-option', draft.source.find(line, info.label), { message, hint });
  }
  const code = info.file === undefined ? token.content : include(info.file, line, draft);
  return { html: codeHtml(code, info, draft.given.words), label: info.label, empty: code.trim() === '' };
}

/** Code as a block of its own. */
export function codeHtml(
  code: string,
  info: Pick<FenceInfo, 'language' | 'title' | 'marked' | 'numbered'>,
  words: Words,
): string {
  const { language, title, marked, numbered } = info;
  const coloured = language === '' ? escapeText(code) : highlight(code, language);
  const html = marked.size > 0 || numbered ? withLines(coloured, marked) : coloured;
  const label = escapeAttribute(title ?? nameOf(language, words));
  const attributes = `tabindex="0" role="group" aria-label="${label}"${numbered ? ' class="numbered"' : ''}`;
  const pre = `<pre ${attributes}><code${language === '' ? '' : ` class="language-${language}"`}>${html}</code></pre>`;
  const head = title === undefined ? '' : `<div class="code-title">${escapeText(title)}</div>`;
  return `<div class="code"${language === '' ? '' : ' data-copy="code"'}>${head}${pre}</div>\n`;
}

function nameOf(language: string, words: Words): string {
  return language === '' ? words['content.code'] : filled(words['content.codeIn'], { language });
}

function tellFaults({ faults }: FenceInfo, line: number, { findings, source }: Draft): void {
  for (const { severity, code, word, message, hint } of faults)
    findings[severity](code, source.find(line, word), { message, hint });
}

function include(written: string, line: number, draft: Draft): string {
  const found = includedCode(written, draft.given);
  if ('code' in found) return found.code;
  const { fault, message, hint } = found;
  draft.findings.error(`include/${fault}`, draft.source.find(line, written), { message, hint });
  return '';
}
