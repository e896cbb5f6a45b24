/** Reads a heading of a source: its level, its text, and its id if it names one. */

export interface SourceHeading {
  readonly indent: string;
  readonly level: number;
  /** All that stands behind the marks. */
  readonly content: string;
  /** The same without an id. */
  readonly title: string;
  /** The title without marks of Markdown. */
  readonly plain: string;
  /** The id that is written behind the title. */
  readonly id?: string;
}

const HEADING = /^([ ]{0,3})(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;

const EXPLICIT_ID = /[ \t]*(?:\\?\{#([^\s{}]+?)\\?\}|\[#([\w-]+)\])$/;

export function parseHeading(line: string): SourceHeading | undefined {
  const [, indent = '', marks = '', content = ''] = HEADING.exec(line) ?? [];
  if (marks === '') return undefined;
  const explicit = EXPLICIT_ID.exec(content);
  const title = explicit ? content.slice(0, explicit.index) : content;
  const id = explicit ? (explicit[1] ?? explicit[2] ?? '') : undefined;
  return {
    indent,
    level: marks.length,
    content,
    title,
    plain: toPlainText(title),
    ...(id === undefined ? {} : { id }),
  };
}

function toPlainText(markdown: string): string {
  return markdown
    .split(/(`+[^`]*`+)/)
    .map((part, index) => (index % 2 === 1 ? part.replaceAll('`', '').trim() : stripMarkup(part)))
    .join('')
    .trim();
}

function stripMarkup(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/(\*\*|__|\*|~~)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
