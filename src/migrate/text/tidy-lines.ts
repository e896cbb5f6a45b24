/** Last touches: labels of code in tabs, and the blank lines that conversions leave behind. */

import type { Edit, MarkdownDocument } from './document.js';

/** In `<codeblock>`, a title is the label of a tab. */
export function tidyCodeTabs(document: MarkdownDocument): MarkdownDocument {
  const edits: Edit[] = [];
  let isInTabs = false;
  for (const { text, start, kind } of document.lines) {
    if (kind === 'text' && /^\s*<\/?codeblock\b/.test(text)) isInTabs = !text.includes('</');
    const [title, label = ''] = isInTabs && kind === 'fence' ? (/ title="([^"]*)"/.exec(text) ?? []) : [];
    if (title === undefined) continue;
    const at = start + text.indexOf(title);
    edits.push({ start: at, end: at + title.length, text: ` ${label.replace(/[{}="'`]/g, '')}` });
  }
  return document.apply(edits);
}

/** VitePress: `[[toc]]` is the list of contents, which every page of docsgen has. */
export function removeContentsMarks(document: MarkdownDocument): MarkdownDocument {
  const marks = document.lines.filter(
    ({ text, kind }) => kind === 'text' && /^\s*\[\[toc\]\]\s*$/i.test(text),
  );
  return document.apply(marks.map(({ text, start }) => ({ start, end: start + text.length, text: '' })));
}

/** At most one blank line in a row, outside of code. */
export function tidyLines(document: MarkdownDocument): MarkdownDocument {
  const edits: Edit[] = [];
  for (const [at, { text, start, kind }] of document.lines.entries()) {
    const previous = document.lines[at - 1];
    if (kind !== 'text' || text.trim() !== '') continue;
    if (previous?.kind === 'text' && previous.text.trim() === '')
      edits.push({ start: start - 1, end: start + text.length, text: '' });
    else if (text !== '') edits.push({ start, end: start + text.length, text: '' });
  }
  return document.apply(edits);
}
