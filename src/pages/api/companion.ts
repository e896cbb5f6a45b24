/** What the script beside a declaration says that types cannot: which props a component checks as its own,
 *  how its classes begin, its key in the theme. Knows nothing of types. */

import ts from 'typescript';
import type { Project } from './program.js';

/** Written by the tool that generates prop types from TypeScript: such a list is complete, one made by hand need not be. */
const GENERATED = /These PropTypes are generated from the TypeScript type definitions/;

/** The text of the script that a declaration file describes. */
export function companionOf(project: Pick<Project, 'readFile'>, declarationFile: string): string {
  const script = declarationFile.replace(/\.d\.([cm]?)ts$/, '.$1js');
  return script === declarationFile ? '' : (project.readFile(script) ?? '');
}

/** The props that a component documents as its own, where its script holds a generated list. */
export function checkedProps(script: string, names: readonly string[]): ReadonlySet<string> | undefined {
  if (!GENERATED.test(script)) return undefined;
  const found = [...script.matchAll(/\b([\w$]+)\.propTypes\b[^={;]*=\s*\{/g)];
  const lists = bestOf(found, names, script).map((match) => listAt(script, match.index + match[0].length - 1));
  const known = lists.filter((list) => list !== undefined);
  return known.length === 0 ? undefined : new Set(known.flat());
}

/** The list of the component itself, else of what it wraps: `DataGridRaw`, `InnerMenuItem`. */
function bestOf(
  found: readonly RegExpExecArray[],
  names: readonly string[],
  script: string,
): readonly RegExpExecArray[] {
  const exact = found.filter(([, owner]) => names.includes(owner!));
  if (exact.length > 0) return exact;
  return found.filter(([, owner]) =>
    names.some((name) => new RegExp(`\\b${name}\\s*=[^;=]*\\b${owner}\\b`).test(script)),
  );
}

/** The names in the object that begins at `start`. */
function listAt(script: string, start: number): readonly string[] | undefined {
  const source = ts.createSourceFile('x.js', `(${script.slice(start)}`, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const [statement] = source.statements;
  const table = statement && ts.isExpressionStatement(statement) && unwrapped(statement.expression);
  if (!table || !ts.isObjectLiteralExpression(table)) return undefined;
  return table.properties.flatMap((property) => documentedName(property, source));
}

function unwrapped(expression: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(expression)) return unwrapped(expression.expression);
  return ts.isConditionalExpression(expression) ? unwrapped(expression.condition) : expression;
}

function documentedName(property: ts.ObjectLiteralElementLike, source: ts.SourceFile): readonly string[] {
  const { name } = property;
  if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) return [];
  const comments = ts.getLeadingCommentRanges(source.text, property.pos) ?? [];
  const ignored = comments.some(({ pos, end }) => /@ignore\b/.test(source.text.slice(pos, end)));
  return ignored ? [] : [name.text];
}

/** What the class names begin with, where the script makes them: `MuiButton`. */
export function classPrefixOf(script: string): string | undefined {
  return /\bgenerateUtilityClass(?:es)?\)?\(\s*['"]([^'"]+)['"]/.exec(script)?.[1];
}

/** The key by which the script asks the theme for default props: `MuiButton`. */
export function themeNameOf(script: string): string | undefined {
  return /\buse(?:DefaultProps|ThemeProps)\w*\)?\(\{[^}]*\bname:\s*['"]([\w-]+)['"]/.exec(script)?.[1];
}
