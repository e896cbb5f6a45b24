/** Renders the code that a Markdown copy has in place of demos and of fences that name a file. */

import { splitFenceInfo } from '../markdown/code/split-fence-info.js';
import type { PageInclude } from '../markdown/page.js';

export interface MarkdownCopyDemo {
  /** The first and last line of the directive in the source, counted from 1. */
  readonly from: number;
  readonly to: number;
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

/** A file of a demo as a fence. */
export function renderDemoFile({ name, text }: MarkdownCopyDemo['files'][number], isNamed: boolean): string {
  const fence = lengthenFence('```', text);
  const language = name.slice(name.lastIndexOf('.') + 1);
  return `${fence}${language}${isNamed ? ` title="${name}"` : ''}\n${text.trimEnd()}\n${fence}`;
}

/** The fence that opens on this line, without its option `file` and with the code of that file. */
export function renderInclude(openingLine: string, { code }: PageInclude): string {
  const [, prefix = '', marks = '```', info = ''] = /^(.*?)(`{3,}|~{3,})(.*)$/s.exec(openingLine) ?? [];
  const fence = lengthenFence(marks, code);
  const options = splitFenceInfo(info).filter((word) => !word.startsWith('file='));
  return prefixLines(`${fence}${options.join(' ')}\n${code}${fence}`, prefix);
}

/** Puts a block where its first line stands: in a list it is indented, in a quote its lines have the mark. */
export function prefixLines(block: string, prefix: string): string {
  if (prefix === '') return block;
  const laterPrefix = toLaterPrefix(prefix);
  const prefixLine = (line: string) => (line === '' ? laterPrefix.trimEnd() : laterPrefix + line);
  const [first = '', ...lines] = block.split('\n');
  return [prefix + first, ...lines.map(prefixLine)].join('\n');
}

/** The prefix of the further lines of a block: the mark of a list item becomes indentation. */
export function toLaterPrefix(prefix: string): string {
  return prefix.replace(/[^\s>]/g, ' ');
}

/** The fence, with more marks than any row of them in the code. */
function lengthenFence(fence: string, code: string): string {
  const mark = fence.charAt(0);
  const rows = code.match(mark === '~' ? /~{3,}/g : /`{3,}/g) ?? [];
  return mark.repeat(rows.reduce((length, row) => Math.max(length, row.length + 1), fence.length));
}
