/** What the script beside a declaration says that types cannot: which props a component documents as its own, what is
 *  no component for readers, how classes begin, the key in the theme. Knows nothing of types. */

import ts from 'typescript';
import { parseDocComment, type DocComment } from '../doc-comment.js';
import type { PackageProgram } from '../package/package-program.js';

/** Written by the tool that makes prop types from TypeScript: such a list is complete, one made by hand need not be. */
const GENERATED_PROP_TYPES = /These PropTypes are generated from the TypeScript type definitions/;

/** A script, and the names that it may have for one component. */
export interface SidecarScript {
  readonly text: string;
  readonly names: readonly string[];
  /** The text of a script beside it, by its relative path. */
  readonly readSibling: (path: string) => string;
}

/** The script that a declaration file describes; its text is empty where there is none. */
export function readSidecarScript(
  program: Pick<PackageProgram, 'readFile'>,
  declarationFile: string,
  options: { readonly names: readonly string[]; readonly isDefault: boolean },
): SidecarScript {
  const file = declarationFile.replace(/\.d\.([cm]?)ts$/, '.$1js');
  const text = file === declarationFile ? '' : (program.readFile(file) ?? '');
  const defaultExport = options.isDefault
    ? /\bexport default (\w+)|\bexports\.default = (\w+)/.exec(text)
    : null;
  const names = [...options.names, defaultExport?.[1] ?? defaultExport?.[2] ?? ''].filter((name) =>
    /^\w+$/.test(name),
  );
  const folder = file.slice(0, file.lastIndexOf('/'));
  const readSibling = (path: string) => program.readFile(`${folder}/${path}`) ?? '';
  return { text, names: [...new Set(names)], readSibling };
}

/** What the comments say of the props that the component documents as its own, where its script holds a generated list. */
export function parsePropTypes({ text, names }: SidecarScript): ReadonlyMap<string, DocComment> | undefined {
  if (!GENERATED_PROP_TYPES.test(text)) return undefined;
  const assignments = [...text.matchAll(/\b(\w+)\.propTypes\b[^={;]*=\s*\{/g)];
  const exactMatches = assignments.filter(([, owner]) => names.some((name) => owner!.endsWith(name)));
  const matches =
    exactMatches.length > 0
      ? exactMatches
      : assignments.filter(([, owner]) => isWrapperOf(text, names, owner!));
  const lists = matches.map((match) => parsePropTypesAt(text, match.index + match[0].length - 1));
  return lists.length === 0 ? undefined : new Map(lists.flat());
}

/** `const DataGrid = memo(forwardRef(DataGridRaw))` */
function isWrapperOf(text: string, names: readonly string[], wrapped: string): boolean {
  return names.some((name) => new RegExp(`\\b${name}\\s*=[^;=]*\\b${wrapped}\\b`).test(text));
}

/** The documented names in the object that begins at `start`. */
function parsePropTypesAt(text: string, start: number): readonly (readonly [string, DocComment])[] {
  const list = `(${text.slice(start)}`;
  const source = ts.createSourceFile('list.js', list, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const [statement] = source.statements;
  const propTypes =
    statement && ts.isExpressionStatement(statement) && unwrapExpression(statement.expression);
  if (!propTypes || !ts.isObjectLiteralExpression(propTypes)) return [];
  return propTypes.properties.flatMap((property) => parseDocumentedProperty(property));
}

function unwrapExpression(expression: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(expression)) return unwrapExpression(expression.expression);
  return ts.isConditionalExpression(expression) ? unwrapExpression(expression.condition) : expression;
}

/** The tool that makes the list marks what is not for readers, or leaves it without a description. */
function parseDocumentedProperty(
  property: ts.ObjectLiteralElementLike,
): readonly (readonly [string, DocComment])[] {
  const { name } = property;
  const comment = parseDocComment(property);
  if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name)) || !comment) return [];
  const isIgnored = comment.hidingTag === 'ignore';
  const needsRef = /\belement(?:Type)?AcceptingRef\b/.test(property.getText());
  if (comment.description === '' || isIgnored) return [];
  return [[name.text, needsRef ? { ...comment, needsRef } : comment]];
}

/** Whether the script shows that an export is no component for readers: it is not there, it is the element of a slot of
 *  another one, or it is marked. */
export function isInternalComponent({ text, names }: SidecarScript): boolean {
  if (text === '') return false;
  const name = `(?:${names.join('|')})\\b`;
  const isSlot = new RegExp(`\\b${name}\\s*=\\s*styled\\w*\\([^;{]{0,80}\\{\\s*name: '\\w+',\\s*slot: '`);
  const inComment = '(?:(?!\\*/)[\\s\\S])*';
  const hasIgnoreTag = new RegExp(
    `/\\*\\*${inComment}@ignore\\b${inComment}\\*/\\s*(?:export\\s+)?(?:const|function|class)\\s+${name}`,
  );
  return isNotExported(text, name) || isSlot.test(text) || hasIgnoreTag.test(text);
}

/** Whether a script that says what it exports does not say this name. */
function isNotExported(text: string, name: string): boolean {
  if (!/^export\b/m.test(text) || /^export\s*\*|^export\s+(?:const|let|var)\s*[[{]/m.test(text)) return false;
  const declarationPattern = `(?:default\\s+)?(?:async\\s+)?(?:const|let|var|function|class)\\s+${name}`;
  return !new RegExp(
    `\\bexport\\s+(?:${declarationPattern}|default\\s+${name})|\\bexport\\s*\\{[^}]*\\b${name}`,
  ).test(text);
}

/** What the class names begin with, where a script makes them: `MuiButton`. */
export function findClassPrefix(text: string): string | undefined {
  return /\bgenerateUtilityClass(?:es)?\)?\(\s*['"]([^'"]+)['"]/.exec(text)?.[1];
}

/** The key by which the component asks the theme for default props: `MuiButton`. */
export function findThemeName({ text, names, readSibling }: SidecarScript): string | undefined {
  const ownThemeNames = findThemeNames(text);
  const hookImports =
    ownThemeNames.length > 0 ? [] : [...text.matchAll(/\bfrom ['"]\.\/(use\w*Props\.m?js)['"]/g)];
  const themeNames = [
    ...ownThemeNames,
    ...hookImports.flatMap(([, path]) => findThemeNames(readSibling(path!))),
  ];
  return themeNames.find((one) => names.some((name) => one.endsWith(name)));
}

function findThemeNames(text: string): readonly string[] {
  const callPattern =
    /\b(?:use|get)(?:DefaultProps|ThemeProps)\w*\)?\(\{[^}]*\bname:\s*['"]([\w-]+)['"]|\b(?:createUseThemeProps\w*\)?\(|consumeSlots\)?\(|use\w*DefaultizedProps\)?\(\w+,\s*)['"]([\w-]+)['"]/g;
  return Array.from(text.matchAll(callPattern), ([, used, made]) => used ?? made!);
}
