/** Finds types of components that do not resolve or refer to themselves. TypeScript takes both for `any`, so their props
 *  would be missing without a message. */

import ts from 'typescript';
import type { ExtractionContext } from './extraction-context.js';
import { resolveNamedSymbol, type TypeIssue } from './type-text/type-scope.js';

interface TypeCheckContext {
  readonly checker: ts.TypeChecker;
  readonly isPackageFile: (file: string) => boolean;
  readonly reportIssue: (issue: TypeIssue) => void;
  readonly visited: Set<ts.Node>;
}

/** Checks the types of all components, and of what may be one, as far as the package itself declares them. */
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
    for (const declaration of symbol.declarations ?? []) {
      if (context.visited.has(declaration)) continue;
      context.visited.add(declaration);
      for (const part of listTypeParts(declaration)) checkType(part, [], context);
    }
  }
}

/** Whether the type of a value is unknown, so that it may be a component. */
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

/** The types of which a declaration consists, without those of its members. */
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

/** `ancestors`: the declarations of which this node is a part. */
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
      !ts.isTypeParameterDeclaration(declaration) &&
      context.isPackageFile(declaration.getSourceFile().fileName) &&
      !context.visited.has(declaration)
    ) {
      const trail = [...ancestors, declaration];
      for (const part of listTypeParts(declaration)) checkType(part, trail, context);
      context.visited.add(declaration);
    }
  }
}
