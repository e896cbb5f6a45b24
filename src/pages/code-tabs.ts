/** `<codeblock>`: code in tabs that work without a script, as radio buttons; and `<featureList>`. */

import { codeBlock } from './code-block.js';
import type { Cursor } from './cursor.js';
import type { Draft } from './draft.js';
import { escapeAttribute, escapeText } from './escape.js';

interface Tab {
  readonly label: string;
  readonly html: string;
}

/** Writes the tabs that open at the cursor, and leaves the cursor at their end. */
export function writeCodeTabs(cursor: Cursor, ordinal: number): void {
  const { draft } = cursor;
  const { level, meta } = cursor.token;
  tellUnclosed(cursor, 'codeblock');
  const tabs: Tab[] = [];
  for (
    let token = cursor.next();
    token.type !== 'code_tabs_close' || token.level !== level;
    token = cursor.next()
  ) {
    if (token.type === 'fence') {
      const { content, map, markup } = token;
      const info = token.info.trim() || 'bash';
      const { html, label, empty } = codeBlock(
        { content, map, markup, info, meta: token.meta },
        draft,
        'tab',
      );
      if (!empty) tabs.push({ label: label === '' ? /^\S+/.exec(info)![0] : label, html });
    } else if (token.map && token.level === level + 1) {
      const hint = 'Put text above or below it.';
      draft.findings.error('codeblock/content', cursor.at(), {
        message: 'only fenced code can stand in a <codeblock>',
        hint,
      });
    }
  }
  if (tabs.length > 0)
    draft.write(tabsHtml(tabs, { attributes: String(meta?.['attributes'] ?? ''), ordinal, draft }));
}

function tabsHtml(
  tabs: readonly Tab[],
  given: { attributes: string; ordinal: number; draft: Draft },
): string {
  const { attributes, ordinal, draft } = given;
  const key = /\bstorageKey=(["'])(.*?)\1/.exec(attributes)?.[2] ?? '';
  const storage = key === '' ? '' : ` data-storage-key="${escapeAttribute(key)}"`;
  const legend =
    key === ''
      ? draft.given.words['content.codeTabs']
      : key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ');
  const panels = tabs.map(({ label, html }, index) => {
    const id = draft.ids.claim(`code-tabs-${ordinal}-${index + 1}`);
    const checked = index === 0 ? ' checked' : '';
    const value = escapeAttribute(label);
    const input = `<input type="radio" name="code-tabs-${ordinal}" id="${id}" value="${value}"${checked}>`;
    return `${input}<label for="${id}">${escapeText(label)}</label><div class="code-tab">${html}</div>`;
  });
  const content = `<legend class="visually-hidden">${escapeText(legend)}</legend>${panels.join('')}`;
  return `<div class="code-tabs"${storage}><fieldset>${content}</fieldset></div>\n`;
}

/** Writes the list that opens at the cursor, and leaves the cursor at its end. */
export function writeFeatureList(cursor: Cursor): void {
  const { draft } = cursor;
  tellUnclosed(cursor, 'featureList');
  draft.write('<ul class="feature-list">\n');
  for (let token = cursor.next(); token.type !== 'feature_list_close'; token = cursor.next()) {
    if (token.meta?.['item'] === false) {
      const hint = 'Begin each line with `- `.';
      draft.findings.error('feature-list/content', cursor.at(), {
        message: 'this line is no item of the list',
        hint,
      });
    }
    draft.write(`<li>${cursor.text(token, { inText: false })}</li>\n`);
  }
  draft.write('</ul>\n');
}

function tellUnclosed(cursor: Cursor, name: 'codeblock' | 'featureList'): void {
  if (cursor.token.meta?.['closed'] !== false) return;
  const code = name === 'codeblock' ? 'codeblock/unclosed' : 'feature-list/unclosed';
  const hint = `Write \`</${name}>\` on a line of its own.`;
  cursor.draft.findings.error(code, cursor.at(), { message: `<${name}> is never closed`, hint });
}
