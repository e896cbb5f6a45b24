/** Reads the script beside a declaration for what types do not say: which props a component documents, whether it is
 *  internal, the prefix of its classes, its key in the theme. */

import ts from 'typescript';
import { familyConventions } from '../../../site/mui/conventions.js';
import { parseDocComment, type DocComment } from '../doc-comment.js';
import type { PackageProgram } from '../package/package-program.js';

/** Written by the tool that generates prop types from TypeScript. Such a list is complete. */
const GENERATED_PROP_TYPES = /These PropTypes are generated from the TypeScript type definitions/;

/** A script, and the names that it may have for one component. */
export interface SidecarScript {
  /** Empty where there is no script. */
  readonly text: string;
  readonly names: readonly string[];
  /** Whether the component is the default export of its module. */
  readonly isDefault: boolean;
  /** The text of a script beside it, by its relative path. */
  readonly readSibling: (path: string) => string;
}

/** The script of a declaration file. */
export function readSidecarScript(
  program: Pick<PackageProgram, 'readFile'>,
  declarationFile: string,
  options: { readonly names: readonly string[]; readonly isDefault: boolean },
): SidecarScript {
  const file = declarationFile.replace(/\.d\.([cm]?)ts$/, '.$1js');
  const text = file === declarationFile ? '' : (program.readFile(file) ?? '');
  const defaultName = /\b(?:export default|exports\.default =) (\w+)/.exec(
    options.isDefault ? text : '',
  )?.[1];
  const names = [...options.names, defaultName ?? ''].filter((name) => /^\w+$/.test(name));
  const folder = file.slice(0, file.lastIndexOf('/'));
  const readSibling = (path: string) => program.readFile(`${folder}/${path}`) ?? '';
  return { text, names: [...new Set(names)], isDefault: options.isDefault, readSibling };
}

/** The comments of the props that a component documents, where its script has generated prop types. */
export function parsePropTypes({ text, names }: SidecarScript): ReadonlyMap<string, DocComment> | undefined {
  if (!GENERATED_PROP_TYPES.test(text)) return undefined;
  const assignments = [...text.matchAll(/\b(\w+)\.propTypes\b[^={;]*=\s*\{/g)];
  const exactMatches = assignments.filter(([, owner = '']) => names.some((name) => owner.endsWith(name)));
  const matches =
    exactMatches.length > 0
      ? exactMatches
      : assignments.filter(([, owner = '']) => isWrapperOf(text, names, owner));
  const lists = matches.map((match) => parsePropTypesAt(text, match.index + match[0].length - 1));
  return lists.length === 0 ? undefined : new Map(lists.flat());
}

/** `const DataGrid = memo(forwardRef(DataGridRaw))` */
function isWrapperOf(text: string, names: readonly string[], wrapped: string): boolean {
  return names.some((name) => new RegExp(`\\b${name}\\s*=[^;=]*\\b${wrapped}\\b`).test(text));
}

/** The documented props of the object that begins at `start`. */
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

/** The generated prop types mark internal props, or leave them without a description. */
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

/** Whether the script shows that a component is internal: it is not exported, it is the element of a slot, or it has the
 *  tag `@ignore`. */
export function isInternalComponent({ text, names, isDefault }: SidecarScript): boolean {
  if (text === '') return false;
  const name = `(?:${names.join('|')})\\b`;
  const isSlot = new RegExp(`\\b${name}\\s*=\\s*styled\\w*\\([^;{]{0,80}\\{\\s*name: '\\w+',\\s*slot: '`);
  const inComment = '(?:(?!\\*/)[\\s\\S])*';
  const hasIgnoreTag = new RegExp(
    `/\\*\\*${inComment}@ignore\\b${inComment}\\*/\\s*(?:export\\s+)?(?:const|function|class)\\s+${name}`,
  );
  const isExported = isDefault && hasDefaultExport(text);
  return (!isExported && isNotExported(text, name)) || isSlot.test(text) || hasIgnoreTag.test(text);
}

/** `export default memo(Button)` and `export { Button_default as default }`, whose names say nothing. */
function hasDefaultExport(text: string): boolean {
  return /\bexport\s+default\b|\bexport\s*\{(?:[^}]*\bas\s+|(?:[^}]*,)?\s*)default\s*[,}]/.test(text);
}

/** Whether a script lists its exports, and the name is not among them. */
function isNotExported(text: string, name: string): boolean {
  if (!/^export\b/m.test(text) || /^export\s*\*|^export\s+(?:const|let|var)\s*[[{]/m.test(text)) return false;
  const declarationPattern = `(?:default\\s+)?(?:async\\s+)?(?:const|let|var|function|class)\\s+${name}`;
  return !new RegExp(
    `\\bexport\\s+(?:${declarationPattern}|default\\s+${name})|\\bexport\\s*\\{[^}]*\\b${name}`,
  ).test(text);
}

/** The prefix of the class names: `MuiButton`. */
export function findClassPrefix(text: string): string | undefined {
  return familyConventions.classNamesCall.exec(text)?.[1];
}

/** The key of the component's default props in the theme: `MuiButton`. */
export function findThemeName({ text, names, readSibling }: SidecarScript): string | undefined {
  const ownThemeNames = findThemeNames(text);
  const hookImports =
    ownThemeNames.length > 0 ? [] : [...text.matchAll(/\bfrom ['"]\.\/(use\w*Props\.m?js)['"]/g)];
  const themeNames = [
    ...ownThemeNames,
    ...hookImports.flatMap(([, path = '']) => findThemeNames(readSibling(path))),
  ];
  return themeNames.find((one) => names.some((name) => one.endsWith(name)));
}

function findThemeNames(text: string): readonly string[] {
  return Array.from(text.matchAll(familyConventions.themeNameCalls), ([, used, made = '']) => used ?? made);
}
