/** Extracts the CSS variables of a component: from an enum or object `XCssVars`, or from tags in its comment. */

import ts from 'typescript';
import type { CssVariableApi } from '../../package-api.js';
import { getDocComment, type DocComment } from '../doc-comment.js';
import {
  findConventionalSymbol,
  type ComponentExport,
  type ExtractionContext,
} from '../extraction-context.js';

const TABLE_SUFFIXES = ['CssVars', 'CSSVars', 'CssVariables', 'CSSVariables', 'CssProperties'];

/** The variables of a component, in the order of their declarations; `undefined` where there are none. */
export function extractCssVariables(
  component: ComponentExport,
  comment: DocComment,
  context: ExtractionContext,
): readonly CssVariableApi[] | undefined {
  const variables = [
    ...comment.cssVariables.flatMap(parseVariableTag),
    ...TABLE_SUFFIXES.flatMap((suffix) => extractTableVariables(suffix, component, context)),
  ];
  return variables.length === 0 ? undefined : variables;
}

/** `--name - What it is.`, also `[--name=1px]`. */
function parseVariableTag(text: string): readonly CssVariableApi[] {
  const [, name, fallback, description = ''] =
    /^(?:\{[^}]*\}\s*)?\[?(--[\w-]+)(?:=([^\]]*))?\]?\s*(?:[-–—:]\s+)?([\s\S]*)$/.exec(text) ?? [];
  if (name === undefined) return [];
  return [{ name, description: description.trim(), default: fallback?.trim() || undefined }];
}

function extractTableVariables(
  suffix: string,
  component: ComponentExport,
  context: ExtractionContext,
): readonly CssVariableApi[] {
  const { checker } = context.program;
  const symbol = findConventionalSymbol(`${component.name}${suffix}`, component, context);
  const members = symbol ? listTableMembers(symbol, checker) : [];
  return members.flatMap((member) => {
    const type = checker.getTypeOfSymbol(member);
    const value = type.isStringLiteral() ? type.value : undefined;
    const name = [member.name, value].find((text) => text?.startsWith('--'));
    const { description, default: fallback } = getDocComment(member);
    return name === undefined ? [] : [{ name, description, default: fallback || undefined }];
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
