/** Renders `<codeblock>`, code in tabs that work without a script as radio buttons, and `<featureList>`. */

import { renderFencedCode } from './render-fenced-code.js';
import type { TokenCursor } from '../blocks/token-cursor.js';
import type { Token } from '../syntax/create-markdown-engine.js';
import type { PageBuilder } from '../page-builder.js';
import { escapeAttribute, escapeText } from '../../text/escape-html.js';

interface CodeTab {
  readonly label: string;
  readonly html: string;
}

/** Renders the tabs that open at the cursor, and leaves the cursor at their end. */
export function renderCodeTabs(cursor: TokenCursor, ordinal: number): void {
  const { builder } = cursor;
  const { level, meta } = cursor.token;
  reportUnclosed(cursor, 'codeblock');
  const tabs: CodeTab[] = [];
  const isEnd = (token: Token) => token.type === 'code_tabs_close' && token.level === level;
  for (let token = cursor.next(); !isEnd(token); token = cursor.next()) {
    if (token.type === 'fence') {
      const info = token.info.trim() || 'bash';
      const { content, map, markup, meta: fenceMeta } = token;
      const fence = { content, map, markup, info, meta: fenceMeta };
      const { html, label, isEmpty } = renderFencedCode(fence, builder, 'tab');
      if (!isEmpty) tabs.push({ label: label || (info.split(/\s/, 1)[0] ?? ''), html });
    } else if (token.map && token.level === level + 1) {
      const hint = 'Put text above or below it.';
      cursor.reportError('codeblock/content', 'only fenced code can be in a <codeblock>', hint);
    }
  }
  const attributes = String(meta?.['attributes'] ?? '');
  if (tabs.length > 0) builder.appendHtml(renderTabs(tabs, { attributes, ordinal, builder }));
}

function renderTabs(
  tabs: readonly CodeTab[],
  options: { attributes: string; ordinal: number; builder: PageBuilder },
): string {
  const { attributes, ordinal, builder } = options;
  const storageKey = /\bstorageKey=(["'])(.*?)\1/.exec(attributes)?.[2] ?? '';
  if (storageKey !== '') builder.keepsCodeTabs = true;
  const storageAttribute = storageKey === '' ? '' : ` data-storage-key="${escapeAttribute(storageKey)}"`;
  const legend =
    storageKey === ''
      ? builder.context.messages['content.codeTabs']
      : storageKey.charAt(0).toUpperCase() + storageKey.slice(1).replaceAll('-', ' ');
  const panels = tabs.map(({ label, html }, index) => {
    const id = builder.ids.claimUnique(`code-tabs-${ordinal}-${index + 1}`);
    const checked = index === 0 ? ' checked' : '';
    const value = escapeAttribute(label);
    const input = `<input type="radio" name="code-tabs-${ordinal}" id="${id}" value="${value}"${checked}>`;
    return `${input}<label for="${id}">${escapeText(label)}</label><div class="code-tab">${html}</div>`;
  });
  const content = `<legend class="visually-hidden">${escapeText(legend)}</legend>${panels.join('')}`;
  return `<div class="code-tabs"${storageAttribute}><fieldset>${content}</fieldset></div>\n`;
}

/** Renders the list that opens at the cursor, and leaves the cursor at its end. */
export function renderFeatureList(cursor: TokenCursor): void {
  const { builder } = cursor;
  reportUnclosed(cursor, 'featureList');
  builder.appendHtml('<ul class="feature-list">\n');
  for (let token = cursor.next(); token.type !== 'feature_list_close'; token = cursor.next()) {
    if (token.meta?.['item'] === false) {
      const hint = 'Begin each line with `- `.';
      cursor.reportError('feature-list/content', 'this line is no item of the list', hint);
    }
    builder.appendHtml(`<li>${cursor.renderText(token, { isPhrasingOnly: false })}</li>\n`);
  }
  builder.appendHtml('</ul>\n');
}

function reportUnclosed(cursor: TokenCursor, name: 'codeblock' | 'featureList'): void {
  if (cursor.token.meta?.['closed'] !== false) return;
  const code = name === 'codeblock' ? 'codeblock/unclosed' : 'feature-list/unclosed';
  const hint = `Write \`</${name}>\` on a line of its own.`;
  cursor.reportError(code, `<${name}> is never closed`, hint);
}
