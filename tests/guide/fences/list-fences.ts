/** The fences of the guide's pages: their code, and where it is. */

import { readdirSync, readFileSync } from 'node:fs';

export interface Fence {
  /** `content/pages/docsgen/cli.md:12`. */
  readonly place: string;
  readonly page: string;
  readonly language: string;
  /** Empty if it has none. */
  readonly title: string;
  /** Without the indentation of the fence. */
  readonly text: string;
  /** It shows a mistake: the line above it says so. */
  readonly isWrongOnPurpose: boolean;
  /** It triggers the diagnostic that the text explains. */
  readonly isCause: boolean;
}

export const GUIDE = 'content/pages/docsgen';

/** Above a fence that shows a mistake. Readers do not see it. */
const MARK = '<!-- wrong on purpose -->';

const OPENING = /^(\s*)(`{3,}|~{3,})\s*([\w-]*)(.*)$/;

/** All pages of the guide: their path and their text. */
export function readGuide(): readonly (readonly [page: string, text: string])[] {
  return readdirSync(GUIDE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => [`${GUIDE}/${file}`, readFileSync(`${GUIDE}/${file}`, 'utf8')]);
}

/** The fences of a page. What is inside another fence is not one. */
export function listFences(page: string, markdown: string): readonly Fence[] {
  const lines = markdown.split('\n');
  const fences: Fence[] = [];
  for (let line = 0; line < lines.length; line += 1) {
    const [, indent = '', marks = '', language = '', info = ''] = OPENING.exec(lines[line]!) ?? [];
    if (marks === '') continue;
    const end = lines.findIndex((one, at) => at > line && one.trim() === marks);
    if (end < 0) throw new Error(`${page}:${line + 1}: the fence is not closed`);
    fences.push({
      place: `${page}:${line + 1}`,
      page,
      language,
      title: /title="([^"]*)"/.exec(info)?.[1] ?? '',
      text: lines
        .slice(line + 1, end)
        .map((one) => (one.startsWith(indent) ? one.slice(indent.length) : one))
        .join('\n'),
      isWrongOnPurpose: isMarked(lines, line),
      isCause: isCause(lines, line),
    });
    line = end;
  }
  return fences;
}

function isMarked(lines: readonly string[], line: number): boolean {
  const above = lines.slice(0, line).findLast((one) => one.trim() !== '');
  return above?.trim() === MARK;
}

/** In the entry of a diagnostic, what stands between its cause and its cure triggers it. */
function isCause(lines: readonly string[], line: number): boolean {
  const last = lines.slice(0, line).findLast((one) => /^### |\*\*(?:Cause|Fix)\.\*\*/.test(one));
  return last?.includes('**Cause.**') ?? false;
}
