/** What the script beside a declaration says that types cannot: which props a component documents as its own, what is
 *  no component for readers, how classes begin, the key in the theme. Knows nothing of types. */

import ts from 'typescript';
import type { Project } from './program.js';

/** Written by the tool that makes prop types from TypeScript: such a list is complete, one made by hand need not be. */
const GENERATED = /These PropTypes are generated from the TypeScript type definitions/;

/** A script, and the names that it may have for one component. */
export interface Companion {
  readonly text: string;
  readonly names: readonly string[];
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
  return { text, names: [...new Set(names)] };
}

/** The props that the component documents as its own, where its script holds a generated list. */
export function checkedProps({ text, names }: Companion): ReadonlySet<string> | undefined {
  if (!GENERATED.test(text)) return undefined;
  const found = [...text.matchAll(/\b(\w+)\.propTypes\b[^={;]*=\s*\{/g)];
  const exact = found.filter(([, owner]) => names.some((name) => owner!.endsWith(name)));
  const chosen = exact.length > 0 ? exact : found.filter(([, owner]) => wraps({ text, names }, owner!));
  const lists = chosen.map((match) => listAt(text, match.index + match[0].length - 1));
  return lists.length === 0 ? undefined : new Set(lists.flat());
}

/** `const DataGrid = memo(forwardRef(DataGridRaw))` */
function wraps({ text, names }: Companion, wrapped: string): boolean {
  return names.some((name) => new RegExp(`\\b${name}\\s*=[^;=]*\\b${wrapped}\\b`).test(text));
}

/** The documented names in the object that begins at `start`. */
function listAt(text: string, start: number): readonly string[] {
  const list = `(${text.slice(start)}`;
  const source = ts.createSourceFile('list.js', list, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const [statement] = source.statements;
  const table = statement && ts.isExpressionStatement(statement) && unwrapped(statement.expression);
  if (!table || !ts.isObjectLiteralExpression(table)) return [];
  return table.properties.flatMap((property) => documentedName(property, source));
}

function unwrapped(expression: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(expression)) return unwrapped(expression.expression);
  return ts.isConditionalExpression(expression) ? unwrapped(expression.condition) : expression;
}

/** The tool that makes the list marks what is not for readers, or leaves it without a description. */
function documentedName(property: ts.ObjectLiteralElementLike, source: ts.SourceFile): readonly string[] {
  const { name } = property;
  if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) return [];
  const comments = ts.getLeadingCommentRanges(source.text, property.pos) ?? [];
  const isDescribed = comments.some(({ pos, end }) => {
    const text = source.text.slice(pos, end);
    return /^\/\*\*[\s*]*[^\s*@]/.test(text) && !/@ignore\b/.test(text);
  });
  return isDescribed ? [name.text] : [];
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

/** The key by which a script asks the theme for default props: `MuiButton`. */
export function themeNameIn(text: string): string | undefined {
  return /\buse(?:DefaultProps|ThemeProps)\w*\)?\(\{[^}]*\bname:\s*['"]([\w-]+)['"]/.exec(text)?.[1];
}
