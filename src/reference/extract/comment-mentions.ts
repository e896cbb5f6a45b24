/** Keeps mentions in a comment as text: TypeScript reads the `@mui` of `Works with @mui/material` as a tag. */

/** Stands for an `@` that begins no tag. Unicode has no character here. */
const ESCAPED_AT = '\uFDD0';

/** Tags that count behind text too: `/** The gap. @default 2 *\/`. Those that are read, and those of which readers of
 *  the reference learn nothing. */
const BLOCK_TAGS = [
  'author',
  'category',
  'css(?:[Vv]ar|[Pp]rop(?:erty)?)',
  'default(?:[Vv]alue)?',
  'deprecated',
  'example',
  'hidden',
  'ignore',
  'internal',
  'param',
  'private',
  'public',
  'remarks',
  'returns?',
  'see',
  'since',
  'template',
  'throws',
  'todo',
  'type(?:[Pp]aram)?',
];

/** The name of a package in a scope, wherever it stands. */
const SCOPED_NAME = /@(?=[\w.-]+\/\w)/g;

/** An `@` behind text on its line, unless it begins a block tag or `{@link …}`. */
const INNER_AT = new RegExp(`@(?<!(?:^[ \\t/*]*|\\{)@)(?!(?:${BLOCK_TAGS.join('|')})(?![\\w-]))`, 'gm');

/** A comment of the same length that TypeScript parses without tags in it that are none. */
export function escapeMentions(comment: string): string {
  return comment.replaceAll(SCOPED_NAME, ESCAPED_AT).replaceAll(INNER_AT, ESCAPED_AT);
}

/** The text of an escaped comment as its author wrote it. */
export function unescapeMentions(text: string): string {
  return text.replaceAll(ESCAPED_AT, '@');
}
