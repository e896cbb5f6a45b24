/** The CSS variables that a component declares: an enum or object `XCssVars`, or tags in its comment. */

import ts from 'typescript';
import type { CssVariableApi } from './describe.js';
import { docCommentOf, type DocComment } from './doc-comment.js';
import type { FoundComponent, Reading } from './reading.js';

const ENDINGS = ['CssVars', 'CSSVars', 'CssVariables', 'CSSVariables', 'CssProperties'];

/** The variables of a component, as they are declared; nothing where none are. */
export function cssVariablesOf(
  component: FoundComponent,
  comment: DocComment,
  reading: Reading,
): readonly CssVariableApi[] | undefined {
  const tagged = comment.cssVariables.flatMap((text) => variableOfTag(text));
  const declared = ENDINGS.flatMap((ending) => membersOf(`${component.name}${ending}`, component, reading));
  const all = [...tagged, ...declared];
  return all.length === 0 ? undefined : all;
}

/** `--name - What it is.`, also `[--name=1px]`. */
function variableOfTag(text: string): readonly CssVariableApi[] {
  const [, name, fallback, description = ''] =
    /^(?:\{[^}]*\}\s*)?\[?(--[\w-]+)(?:=([^\]]*))?\]?\s*(?:[-–—:]\s+)?([\s\S]*)$/.exec(text) ?? [];
  if (name === undefined) return [];
  return [{ name, description: description.trim(), ...(fallback ? { default: fallback.trim() } : {}) }];
}

function membersOf(name: string, component: FoundComponent, reading: Reading): readonly CssVariableApi[] {
  const { checker } = reading.project;
  const file = checker.getSymbolAtLocation(component.declaration.getSourceFile());
  const symbol = reading.exports.byName.get(name) ?? file?.exports?.get(ts.escapeLeadingUnderscores(name));
  const members = symbol ? tableOf(symbol, checker) : [];
  return members.flatMap((member) => {
    const variable = [member.name, valueOf(member, checker)].find((text) => text?.startsWith('--'));
    const { description, default: fallback } = docCommentOf(member);
    return variable ? [{ name: variable, description, ...(fallback ? { default: fallback } : {}) }] : [];
  });
}

function tableOf(symbol: ts.Symbol, checker: ts.TypeChecker): readonly ts.Symbol[] {
  if (symbol.flags & ts.SymbolFlags.Enum) return [...(symbol.exports?.values() ?? [])];
  const type =
    symbol.flags & ts.SymbolFlags.Value
      ? checker.getTypeOfSymbol(symbol)
      : checker.getDeclaredTypeOfSymbol(symbol);
  return type.getProperties();
}

function valueOf(member: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const type = checker.getTypeOfSymbol(member);
  return type.isStringLiteral() ? type.value : undefined;
}
