/** Finds names in the types of components that stand for nothing, or for themselves: TypeScript takes both for `any`,
 *  and the props behind them would be missing without a word. */

import ts from 'typescript';
import type { ExtractionContext } from './extraction-context.js';
import { resolveNamedSymbol, type TypeIssue } from './type-text/type-scope.js';

interface TypeCheckContext {
  readonly checker: ts.TypeChecker;
  readonly isPackageFile: (file: string) => boolean;
  readonly reportIssue: (issue: TypeIssue) => void;
  /** What was looked through already. */
  readonly visited: Set<ts.Node>;
}

/** Looks through the types of all components, as far as the package itself declares them, and of what may be one. */
export function checkComponentTypes(
  { program, exports, components: componentExports }: ExtractionContext,
  reportIssue: (issue: TypeIssue) => void,
): void {
  const { checker, isPackageFile } = program;
  const context: TypeCheckContext = { checker, isPackageFile, reportIssue, visited: new Set() };
  const components = new Set(componentExports.map(({ symbol }) => symbol));
  for (const { name, symbol } of exports.values) {
    const mayBeComponent = /^\p{Lu}/u.test(name) && hasUnknownType(symbol, checker);
    if (!components.has(symbol) && !mayBeComponent) continue;
    for (const declaration of symbol.declarations ?? []) checkDeclaration(declaration, context);
  }
}

/** Whether nothing is known of a value: it may well be a component. */
function hasUnknownType(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const isAny = (checker.getTypeOfSymbol(symbol).flags & ts.TypeFlags.Any) !== 0;
  const baseTypes = (symbol.declarations ?? []).filter(ts.isClassDeclaration).flatMap(listTypeParts);
  return (
    isAny ||
    baseTypes.some(
      (base) => ts.isExpressionWithTypeArguments(base) && !resolveNamedSymbol(checker, base.expression),
    )
  );
}

function checkDeclaration(declaration: ts.Declaration, context: TypeCheckContext): void {
  if (context.visited.has(declaration)) return;
  context.visited.add(declaration);
  for (const part of listTypeParts(declaration)) checkType(part, [], context);
}

/** The types that a declaration is made of, members left out. */
function listTypeParts(declaration: ts.Node): readonly ts.Node[] {
  if (ts.isVariableDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
    return declaration.type ? [declaration.type] : [];
  }
  if (ts.isFunctionDeclaration(declaration)) {
    return declaration.parameters.flatMap(({ type }) => (type ? [type] : []));
  }
  if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)) {
    const extendsClauses = declaration.heritageClauses?.filter(
      ({ token }) => token === ts.SyntaxKind.ExtendsKeyword,
    );
    return (extendsClauses ?? []).flatMap(({ types }) => [...types]);
  }
  return [];
}

/** `trail`: the declarations whose structure this node is a part of. */
function checkType(node: ts.Node, ancestors: readonly ts.Node[], context: TypeCheckContext): void {
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) {
    for (const member of node.types) checkType(member, ancestors, context);
  } else if (ts.isParenthesizedTypeNode(node)) checkType(node.type, ancestors, context);
  else if (ts.isTypeReferenceNode(node)) checkNamedType(node, node.typeName, { ancestors, context });
  else if (ts.isExpressionWithTypeArguments(node))
    checkNamedType(node, node.expression, { ancestors, context });
  else if (ts.isImportTypeNode(node) && node.qualifier)
    checkNamedType(node, node.qualifier, { ancestors, context });
  else if (ts.isFunctionTypeNode(node)) {
    for (const { type } of node.parameters) if (type) checkType(type, [], context);
  }
}

interface TypePosition {
  readonly ancestors: readonly ts.Node[];
  readonly context: TypeCheckContext;
}

function checkNamedType(
  node: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments | ts.ImportTypeNode,
  name: ts.Node,
  { ancestors, context }: TypePosition,
): void {
  for (const argument of node.typeArguments ?? []) checkType(argument, [], context);
  const symbol = resolveNamedSymbol(context.checker, name);
  if (!symbol) {
    context.reportIssue({ kind: 'unresolved', node, name: name.getText() });
    return;
  }
  for (const declaration of symbol.declarations ?? []) {
    if (ancestors.includes(declaration)) context.reportIssue({ kind: 'circular', node, name: symbol.name });
    else if (
      context.isPackageFile(declaration.getSourceFile().fileName) &&
      !context.visited.has(declaration)
    ) {
      if (!ts.isTypeParameterDeclaration(declaration))
        checkNestedDeclaration(declaration, [...ancestors, declaration], context);
    }
  }
}

function checkNestedDeclaration(
  declaration: ts.Declaration,
  ancestors: readonly ts.Node[],
  context: TypeCheckContext,
): void {
  for (const part of listTypeParts(declaration)) checkType(part, ancestors, context);
  context.visited.add(declaration);
}
