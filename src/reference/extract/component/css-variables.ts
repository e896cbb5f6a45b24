/** The CSS variables that a component declares: an enum or object `XCssVars`, or tags in its comment. */

import ts from 'typescript';
import type { CssVariableApi } from '../../package-api.js';
import { getDocComment, type DocComment } from '../doc-comment.js';
import type { ComponentExport, ExtractionContext } from '../extraction-context.js';

const TABLE_SUFFIXES = ['CssVars', 'CSSVars', 'CssVariables', 'CSSVariables', 'CssProperties'];

/** The variables of a component, as they are declared; nothing where none are. */
export function extractCssVariables(
  component: ComponentExport,
  comment: DocComment,
  context: ExtractionContext,
): readonly CssVariableApi[] | undefined {
  const taggedVariables = comment.cssVariables.flatMap((text) => parseVariableTag(text));
  const declaredVariables = TABLE_SUFFIXES.flatMap((suffix) =>
    extractTableVariables(`${component.name}${suffix}`, component, context),
  );
  const variables = [...taggedVariables, ...declaredVariables];
  return variables.length === 0 ? undefined : variables;
}

/** `--name - What it is.`, also `[--name=1px]`. */
function parseVariableTag(text: string): readonly CssVariableApi[] {
  const [, name, fallback, description = ''] =
    /^(?:\{[^}]*\}\s*)?\[?(--[\w-]+)(?:=([^\]]*))?\]?\s*(?:[-–—:]\s+)?([\s\S]*)$/.exec(text) ?? [];
  if (name === undefined) return [];
  return [{ name, description: description.trim(), ...(fallback ? { default: fallback.trim() } : {}) }];
}

function extractTableVariables(
  name: string,
  component: ComponentExport,
  context: ExtractionContext,
): readonly CssVariableApi[] {
  const { checker } = context.program;
  const file = checker.getSymbolAtLocation(component.declaration.getSourceFile());
  const symbol =
    context.exports.symbolsByName.get(name) ?? file?.exports?.get(ts.escapeLeadingUnderscores(name));
  const members = symbol ? listTableMembers(symbol, checker) : [];
  return members.flatMap((member) => {
    const variable = [member.name, getStringValue(member, checker)].find((text) => text?.startsWith('--'));
    const { description, default: fallback } = getDocComment(member);
    return variable ? [{ name: variable, description, ...(fallback ? { default: fallback } : {}) }] : [];
  });
}

function listTableMembers(symbol: ts.Symbol, checker: ts.TypeChecker): readonly ts.Symbol[] {
  if (symbol.flags & ts.SymbolFlags.Enum) return [...(symbol.exports?.values() ?? [])];
  const type =
    symbol.flags & ts.SymbolFlags.Value
      ? checker.getTypeOfSymbol(symbol)
      : checker.getDeclaredTypeOfSymbol(symbol);
  return type.getProperties();
}

function getStringValue(member: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const type = checker.getTypeOfSymbol(member);
  return type.isStringLiteral() ? type.value : undefined;
}
