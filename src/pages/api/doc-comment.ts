/** What the comment in front of a declaration says: Markdown and tags. Knows nothing of types. */

import ts from 'typescript';
import type { Deprecation } from './describe.js';

export interface DocComment {
  /** Markdown without tags. */
  readonly description: string;
  readonly default?: string;
  readonly deprecated?: Deprecation;
  /** By the parameter's name. */
  readonly params: Readonly<Record<string, string>>;
  readonly returns?: string;
  /** The tag that marks this as not for readers. */
  readonly hiddenBy?: string;
  /** Its value must be able to hold a ref, as only a script tells. */
  readonly needsRef?: true;
  /** `--name description` of `@cssproperty` and the like. */
  readonly cssVariables: readonly string[];
}

const HIDING = ['ignore', 'internal', 'private', 'hidden'];

const NO_COMMENT: DocComment = { description: '', params: {}, cssVariables: [] };

/** What is said of a symbol where it is declared; the first declaration with a comment speaks. */
export function docCommentOf(symbol: ts.Symbol): DocComment {
  return firstComment(symbol.declarations ?? []);
}

/** The comment on the first of the declarations that has one; an empty one where none has. */
export function firstComment(declarations: readonly ts.Declaration[]): DocComment {
  for (const declaration of declarations) {
    const comment = commentOn(declaration);
    if (comment) return comment;
  }
  return NO_COMMENT;
}

/** What is said right in front of a declaration, or of the statement around it. */
export function commentOn(declaration: ts.Node): DocComment | undefined {
  const docs = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc);
  const last = docs.at(-1) ?? docOnSameLine(declaration);
  if (!last) return undefined;
  const tags = last.tags ?? ts.factory.createNodeArray();
  const first = (...names: readonly string[]) => tags.find(({ tagName }) => names.includes(tagName.text));
  const deprecated = first('deprecated');
  const fallback = first('default', 'defaultValue', 'defaultvalue');
  const returns = first('returns', 'return');
  const hiding = first(...HIDING);
  return {
    description: [markdownOf(last.comment), ...tags.filter(isSee).map(seeText)]
      .filter((part) => part !== '')
      .join('\n\n'),
    ...(fallback ? { default: valueOf(textOf(fallback)) } : {}),
    ...(deprecated ? { deprecated: markdownOf(deprecated.comment) || true } : {}),
    params: Object.fromEntries(
      tags.filter(ts.isJSDocParameterTag).map((tag) => [nameOf(tag), paramText(tag)]),
    ),
    ...(returns ? { returns: paramText(returns) } : {}),
    ...(hiding ? { hiddenBy: hiding.tagName.text } : {}),
    cssVariables: tags.filter(({ tagName }) => /^css(?:var|prop|property)$/i.test(tagName.text)).map(textOf),
  };
}

function nameOf({ name }: ts.JSDocParameterTag): string {
  return name.getText();
}

function paramText(tag: ts.JSDocTag): string {
  return markdownOf(tag.comment).replace(/^[-–—]\s+/, '');
}

/** `{ /** What it is. *\/ name: string }`: TypeScript overlooks a comment behind a bracket on the same line. */
function docOnSameLine(declaration: ts.Node): ts.JSDoc | undefined {
  const source = declaration.getSourceFile();
  const before = source.text.slice(declaration.pos, declaration.getStart(source));
  const comment = /\/\*\*[\s\S]*\*\//.exec(before)?.[0];
  if (comment === undefined) return undefined;
  const copy = ts.createSourceFile('comment.ts', `${comment}\nlet name;`, ts.ScriptTarget.Latest, true);
  return copy.statements.flatMap((one) => ts.getJSDocCommentsAndTags(one).filter(ts.isJSDoc)).at(-1);
}

function isSee({ tagName }: ts.JSDocTag): boolean {
  return tagName.text === 'see';
}

/** `@see See {@link place text} for more details.` as a sentence. */
function seeText(tag: ts.JSDocTag): string {
  const text = textOf(tag)
    .replace(/^see\s+/i, '')
    .replaceAll(/\{@link(?:code|plain)?\s+([^}]*)\}/g, (_, target: string) => linkOf(target.trim()))
    .replaceAll(/(?<![<(["'`])https?:\/\/[^\s)>\]]+[^\s)>\].,;]/g, (url) => `[${url}](${url})`)
    .trim();
  if (text === '') return '';
  return `See ${text}${/[.!?]$/.test(text) ? '' : '.'}`;
}

type Comment = ts.JSDoc['comment'];

/** `{@link place text}` becomes a link or code; the rest is Markdown as it stands. */
function markdownOf(comment: Comment): string {
  if (comment === undefined) return '';
  const parts = typeof comment === 'string' ? [comment] : comment.map(partOf);
  const text = parts.join('').replaceAll(/\r\n?/g, '\n');
  // Some write names as `[[GridColDef]][]`, which is no Markdown.
  return text.replaceAll(/(?<!`)\[\[(\w+)\]\]((?:\[\])*)(?!`)/g, '`$1$2`').trim();
}

function partOf(part: ts.JSDocComment): string {
  if (part.kind === ts.SyntaxKind.JSDocText) return part.text;
  const link = part as ts.JSDocLink;
  return linkOf(`${link.name?.getText() ?? ''}${link.text}`.trim());
}

function linkOf(target: string): string {
  const [, place = '', text = ''] = /^([^\s|]+)[\s|]*(.*)$/s.exec(target) ?? [];
  if (!/^https?:/.test(place)) return text === '' ? `\`${place}\`` : text;
  return `[${text || place}](${place})`;
}

/** The text behind a tag as the author laid it out: TypeScript drops the indentation of code. */
function textOf(tag: ts.JSDocTag): string {
  const source = tag.getSourceFile().text;
  const text = source.slice(tag.tagName.end, tag.comment === undefined ? tag.tagName.end : tag.end);
  const [first = '', ...lines] = text.replace(/\s*\*+\/?\s*$/, '').split(/\r\n?|\n/);
  return [first, ...lines.map((line) => line.replace(/^\s*\* ?/, ''))].join('\n').trim();
}

/** A default is a value: without the back-ticks or the fence that some write around it, unless it is a template itself. */
function valueOf(text: string): string {
  const fenced = /^```\w*\n([\s\S]*?)\n?```$/.exec(text)?.[1] ?? text;
  return (/^`([^`$]+)`$/.exec(fenced)?.[1] ?? fenced).trim();
}
