/** Parses the comment in front of a declaration: its Markdown and its tags. */

import ts from 'typescript';
import type { Deprecation } from '../package-api.js';
import { escapeMentions, unescapeMentions } from './comment-mentions.js';

export interface DocComment {
  /** Markdown without tags. */
  readonly description: string;
  readonly default?: string;
  readonly deprecated?: Deprecation;
  /** By the parameter's name. */
  readonly params: Readonly<Record<string, string>>;
  readonly returns?: string;
  /** The tag that hides this from readers. */
  readonly hidingTag?: string;
  /** Its value must be able to hold a ref. Only a script shows that. */
  readonly needsRef?: true;
  /** `--name description` of `@cssproperty` and the like. */
  readonly cssVariables: readonly string[];
}

const HIDING_TAGS = ['ignore', 'internal', 'private', 'hidden'];

const NO_COMMENT: DocComment = { description: '', params: {}, cssVariables: [] };

/** The comment of a symbol: that of its first declaration with one. */
export function getDocComment(symbol: ts.Symbol): DocComment {
  return findFirstComment(symbol.declarations ?? []);
}

/** The comment of the first of the declarations that has one; an empty comment where none has. */
export function findFirstComment(declarations: readonly ts.Declaration[]): DocComment {
  for (const declaration of declarations) {
    const comment = parseDocComment(declaration);
    if (comment) return comment;
  }
  return NO_COMMENT;
}

/** The comment right in front of a declaration, or of the statement around it. */
export function parseDocComment(declaration: ts.Node): DocComment | undefined {
  const jsDoc = findJSDoc(declaration);
  if (!jsDoc) return undefined;
  const tags = jsDoc.tags ?? ts.factory.createNodeArray();
  const findTag = (...names: readonly string[]) => tags.find(({ tagName }) => names.includes(tagName.text));
  const deprecated = findTag('deprecated');
  const fallback = findTag('default', 'defaultValue', 'defaultvalue');
  const returns = findTag('returns', 'return');
  return {
    description: [toMarkdown(jsDoc.comment), ...tags.filter(isSeeTag).map(formatSeeTag)]
      .filter((part) => part !== '')
      .join('\n\n'),
    default: fallback && parseDefaultValue(getTagText(fallback)),
    deprecated: deprecated && (toMarkdown(deprecated.comment) || true),
    params: Object.fromEntries(
      tags.filter(ts.isJSDocParameterTag).map((tag) => [tag.name.getText(), formatTagText(tag)]),
    ),
    returns: returns && formatTagText(returns),
    hidingTag: findTag(...HIDING_TAGS)?.tagName.text,
    cssVariables: tags
      .filter(({ tagName }) => /^css(?:var|prop|property)$/i.test(tagName.text))
      .map(getTagText),
  };
}

/** The syntax tree of a comment, in which mentions such as `@mui/material` are no tags. */
function findJSDoc(declaration: ts.Node): ts.JSDoc | undefined {
  const jsDoc = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc).at(-1);
  const comment = jsDoc?.getText() ?? findSameLineComment(declaration);
  if (comment === undefined) return undefined;
  const escapedComment = escapeMentions(comment);
  return jsDoc && escapedComment === comment ? jsDoc : parseJSDoc(escapedComment);
}

function formatTagText(tag: ts.JSDocTag): string {
  return toMarkdown(tag.comment).replace(/^[-–—]\s+/, '');
}

/** `{ /** What it is. *\/ name: string }`: TypeScript overlooks a comment behind a bracket on the same line. */
function findSameLineComment(declaration: ts.Node): string | undefined {
  const source = declaration.getSourceFile();
  const leadingText = source.text.slice(declaration.pos, declaration.getStart(source));
  return /\/\*\*[\s\S]*\*\//.exec(leadingText)?.[0];
}

function parseJSDoc(comment: string): ts.JSDoc | undefined {
  const sourceFile = ts.createSourceFile('comment.ts', `${comment}\nlet name;`, ts.ScriptTarget.Latest, true);
  return sourceFile.statements.flatMap((one) => ts.getJSDocCommentsAndTags(one).filter(ts.isJSDoc)).at(-1);
}

function isSeeTag({ tagName }: ts.JSDocTag): boolean {
  return tagName.text === 'see';
}

/** `@see See {@link target text} for more details.` as a sentence. */
function formatSeeTag(tag: ts.JSDocTag): string {
  const text = getTagText(tag)
    .replace(/^see\s+/i, '')
    .replaceAll(/\{@link(?:code|plain)?\s+([^}]*)\}/g, (_, target: string) => formatLink(target.trim()))
    .replaceAll(/(?<![<(["'`])https?:\/\/[^\s)>\]]+[^\s)>\].,;]/g, (url) => `[${url}](${url})`)
    .trim();
  if (text === '') return '';
  return `See ${text}${/[.!?]$/.test(text) ? '' : '.'}`;
}

/** `{@link target text}` becomes a link or code. The rest stays as it is. */
function toMarkdown(comment: ts.JSDoc['comment']): string {
  if (comment === undefined) return '';
  const parts = typeof comment === 'string' ? [comment] : comment.map(formatCommentPart);
  const text = unescapeMentions(parts.join('')).replaceAll(/\r\n?/g, '\n');
  // Some authors write names as `[[GridColDef]][]`, which is no Markdown.
  return text.replaceAll(/(?<!`)\[\[(\w+)\]\]((?:\[\])*)(?!`)/g, '`$1$2`').trim();
}

function formatCommentPart(part: ts.JSDocComment): string {
  if (part.kind === ts.SyntaxKind.JSDocText) return part.text;
  const name = 'name' in part ? part.name?.getText() : undefined;
  return formatLink(`${name ?? ''}${part.text}`.trim());
}

function formatLink(target: string): string {
  const [, address = '', text = ''] = /^([^\s|]+)[\s|]*(.*)$/s.exec(target) ?? [];
  if (!/^https?:/.test(address)) return text === '' ? `\`${address}\`` : text;
  return `[${text || address}](${address})`;
}

/** The text of a tag with its line breaks and indentation, which TypeScript drops. */
function getTagText(tag: ts.JSDocTag): string {
  const source = tag.getSourceFile().text;
  // TypeScript keeps the first name behind `@see` apart from the comment.
  const nameEnd = (ts.isJSDocSeeTag(tag) ? tag.name?.end : undefined) ?? tag.tagName.end;
  const text = source.slice(tag.tagName.end, tag.comment === undefined ? nameEnd : tag.end);
  const [first = '', ...lines] = text.replace(/\s*\*+\/?\s*$/, '').split(/\r\n?|\n/);
  const plainLines = [first, ...lines.map((line) => line.replace(/^\s*\* ?/, ''))];
  return unescapeMentions(plainLines.join('\n')).trim();
}

/** A default value without the backticks or the fence around it, unless it is a template literal itself. */
function parseDefaultValue(text: string): string {
  const unfenced = /^```\w*\n([\s\S]*?)\n?```$/.exec(text)?.[1] ?? text;
  return (/^`([^`$]+)`$/.exec(unfenced)?.[1] ?? unfenced).trim();
}
