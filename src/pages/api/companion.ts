/** What the script beside a declaration says that types cannot: which props a component documents as its own, what is
 *  no component for readers, how classes begin, the key in the theme. Knows nothing of types. */

import ts from 'typescript';
import { commentOn, type DocComment } from './doc-comment.js';
import type { Project } from './program.js';

/** Written by the tool that makes prop types from TypeScript: such a list is complete, one made by hand need not be. */
const GENERATED = /These PropTypes are generated from the TypeScript type definitions/;

/** A script, and the names that it may have for one component. */
export interface Companion {
  readonly text: string;
  readonly names: readonly string[];
  /** The text of a script beside it, by its relative path. */
  readonly beside: (path: string) => string;
}

/** The script that a declaration file describes; its text is empty where there is none. */
export function companionOf(
  project: Pick<Project, 'readFile'>,
  declarationFile: string,
  given: { readonly names: readonly string[]; readonly isDefault: boolean },
): Companion {
  const file = declarationFile.replace(/\.d\.([cm]?)ts$/, '.$1js');
  const text = file === declarationFile ? '' : (project.readFile(file) ?? '');
  const main = given.isDefault ? /\bexport default (\w+)|\bexports\.default = (\w+)/.exec(text) : null;
  const names = [...given.names, main?.[1] ?? main?.[2] ?? ''].filter((name) => /^\w+$/.test(name));
  const folder = file.slice(0, file.lastIndexOf('/'));
  const beside = (path: string) => project.readFile(`${folder}/${path}`) ?? '';
  return { text, names: [...new Set(names)], beside };
}

/** What the comments say of the props that the component documents as its own, where its script holds a generated list. */
export function checkedProps({ text, names }: Companion): ReadonlyMap<string, DocComment> | undefined {
  if (!GENERATED.test(text)) return undefined;
  const found = [...text.matchAll(/\b(\w+)\.propTypes\b[^={;]*=\s*\{/g)];
  const exact = found.filter(([, owner]) => names.some((name) => owner!.endsWith(name)));
  const chosen = exact.length > 0 ? exact : found.filter(([, owner]) => wraps(text, names, owner!));
  const lists = chosen.map((match) => listAt(text, match.index + match[0].length - 1));
  return lists.length === 0 ? undefined : new Map(lists.flat());
}

/** `const DataGrid = memo(forwardRef(DataGridRaw))` */
function wraps(text: string, names: readonly string[], wrapped: string): boolean {
  return names.some((name) => new RegExp(`\\b${name}\\s*=[^;=]*\\b${wrapped}\\b`).test(text));
}

/** The documented names in the object that begins at `start`. */
function listAt(text: string, start: number): readonly (readonly [string, DocComment])[] {
  const list = `(${text.slice(start)}`;
  const source = ts.createSourceFile('list.js', list, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const [statement] = source.statements;
  const table = statement && ts.isExpressionStatement(statement) && unwrapped(statement.expression);
  if (!table || !ts.isObjectLiteralExpression(table)) return [];
  return table.properties.flatMap((property) => documented(property));
}

function unwrapped(expression: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(expression)) return unwrapped(expression.expression);
  return ts.isConditionalExpression(expression) ? unwrapped(expression.condition) : expression;
}

/** The tool that makes the list marks what is not for readers, or leaves it without a description. */
function documented(property: ts.ObjectLiteralElementLike): readonly (readonly [string, DocComment])[] {
  const { name } = property;
  const comment = commentOn(property);
  if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name)) || !comment) return [];
  const isIgnored = comment.hiddenBy === 'ignore';
  const needsRef = /\belement(?:Type)?AcceptingRef\b/.test(property.getText());
  if (comment.description === '' || isIgnored) return [];
  return [[name.text, needsRef ? { ...comment, needsRef } : comment]];
}

/** Whether the script shows that an export is no component for readers: it is not there, it is the element of a slot of
 *  another one, or it is marked. */
export function isInner({ text, names }: Companion): boolean {
  if (text === '') return false;
  const name = `(?:${names.join('|')})\\b`;
  const isSlot = new RegExp(`\\b${name}\\s*=\\s*styled\\w*\\([^;{]{0,80}\\{\\s*name: '\\w+',\\s*slot: '`);
  const inComment = '(?:(?!\\*/)[\\s\\S])*';
  const isMarked = new RegExp(
    `/\\*\\*${inComment}@ignore\\b${inComment}\\*/\\s*(?:export\\s+)?(?:const|function|class)\\s+${name}`,
  );
  return isMissing(text, name) || isSlot.test(text) || isMarked.test(text);
}

/** Whether a script that says what it exports does not say this name. */
function isMissing(text: string, name: string): boolean {
  if (!/^export\b/m.test(text) || /^export\s*\*|^export\s+(?:const|let|var)\s*[[{]/m.test(text)) return false;
  const declared = `(?:default\\s+)?(?:async\\s+)?(?:const|let|var|function|class)\\s+${name}`;
  return !new RegExp(`\\bexport\\s+(?:${declared}|default\\s+${name})|\\bexport\\s*\\{[^}]*\\b${name}`).test(
    text,
  );
}

/** What the class names begin with, where a script makes them: `MuiButton`. */
export function classPrefixIn(text: string): string | undefined {
  return /\bgenerateUtilityClass(?:es)?\)?\(\s*['"]([^'"]+)['"]/.exec(text)?.[1];
}

/** The key by which the component asks the theme for default props: `MuiButton`. */
export function themeNameOf({ text, names, beside }: Companion): string | undefined {
  const own = themeNamesIn(text);
  const around = own.length > 0 ? [] : [...text.matchAll(/\bfrom ['"]\.\/(use\w*Props\.m?js)['"]/g)];
  const found = [...own, ...around.flatMap(([, path]) => themeNamesIn(beside(path!)))];
  return found.find((one) => names.some((name) => one.endsWith(name)));
}

function themeNamesIn(text: string): readonly string[] {
  const calls =
    /\b(?:use|get)(?:DefaultProps|ThemeProps)\w*\)?\(\{[^}]*\bname:\s*['"]([\w-]+)['"]|\b(?:createUseThemeProps\w*\)?\(|consumeSlots\)?\(|use\w*DefaultizedProps\)?\(\w+,\s*)['"]([\w-]+)['"]/g;
  return Array.from(text.matchAll(calls), ([, used, made]) => used ?? made!);
}
