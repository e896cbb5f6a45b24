/** Finds names in the types of components that stand for nothing, or for themselves: TypeScript takes both for `any`,
 *  and the props behind them would be missing without a word. */

import ts from 'typescript';
import type { Reading } from './reading.js';
import { namedBy, type TypeFault } from './type-scope.js';

interface Checking {
  readonly checker: ts.TypeChecker;
  readonly isOwn: (file: string) => boolean;
  readonly fault: (fault: TypeFault) => void;
  /** What was looked through already. */
  readonly seen: Set<ts.Node>;
}

/** Looks through the types of all components, as far as the package itself declares them, and of what may be one. */
export function checkComponents(
  { project, exports, components: found }: Reading,
  fault: (fault: TypeFault) => void,
): void {
  const { checker, isOwn } = project;
  const checking: Checking = { checker, isOwn, fault, seen: new Set() };
  const components = new Set(found.map(({ symbol }) => symbol));
  for (const { name, symbol } of exports.values) {
    const isSuspicious = /^\p{Lu}/u.test(name) && isLost(symbol, checker);
    if (!components.has(symbol) && !isSuspicious) continue;
    for (const declaration of symbol.declarations ?? []) checkDeclaration(declaration, checking);
  }
}

/** Whether nothing is known of a value: it may well be a component. */
function isLost(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const isAny = (checker.getTypeOfSymbol(symbol).flags & ts.TypeFlags.Any) !== 0;
  const bases = (symbol.declarations ?? []).filter(ts.isClassDeclaration).flatMap(partsOf);
  return (
    isAny ||
    bases.some((base) => ts.isExpressionWithTypeArguments(base) && !namedBy(checker, base.expression))
  );
}

function checkDeclaration(declaration: ts.Declaration, checking: Checking): void {
  if (checking.seen.has(declaration)) return;
  checking.seen.add(declaration);
  for (const part of partsOf(declaration)) walk(part, [], checking);
}

/** The types that a declaration is made of, members left out. */
function partsOf(declaration: ts.Node): readonly ts.Node[] {
  if (ts.isVariableDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
    return declaration.type ? [declaration.type] : [];
  }
  if (ts.isFunctionDeclaration(declaration)) {
    return declaration.parameters.flatMap(({ type }) => (type ? [type] : []));
  }
  if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)) {
    const extending = declaration.heritageClauses?.filter(
      ({ token }) => token === ts.SyntaxKind.ExtendsKeyword,
    );
    return (extending ?? []).flatMap(({ types }) => [...types]);
  }
  return [];
}

/** `trail`: the declarations whose structure this node is a part of. */
function walk(node: ts.Node, trail: readonly ts.Node[], walking: Checking): void {
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) {
    for (const member of node.types) walk(member, trail, walking);
  } else if (ts.isParenthesizedTypeNode(node)) walk(node.type, trail, walking);
  else if (ts.isTypeReferenceNode(node)) walkName(node, node.typeName, { trail, walking });
  else if (ts.isExpressionWithTypeArguments(node)) walkName(node, node.expression, { trail, walking });
  else if (ts.isImportTypeNode(node) && node.qualifier) walkName(node, node.qualifier, { trail, walking });
  else if (ts.isFunctionTypeNode(node)) {
    for (const { type } of node.parameters) if (type) walk(type, [], walking);
  }
}

interface Position {
  readonly trail: readonly ts.Node[];
  readonly walking: Checking;
}

function walkName(
  node: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments | ts.ImportTypeNode,
  name: ts.Node,
  { trail, walking }: Position,
): void {
  for (const argument of node.typeArguments ?? []) walk(argument, [], walking);
  const symbol = namedBy(walking.checker, name);
  if (!symbol) {
    walking.fault({ kind: 'unresolved', node, name: name.getText() });
    return;
  }
  for (const declaration of symbol.declarations ?? []) {
    if (trail.includes(declaration)) walking.fault({ kind: 'circular', node, name: symbol.name });
    else if (walking.isOwn(declaration.getSourceFile().fileName) && !walking.seen.has(declaration)) {
      if (!ts.isTypeParameterDeclaration(declaration))
        walkInto(declaration, [...trail, declaration], walking);
    }
  }
}

function walkInto(declaration: ts.Declaration, trail: readonly ts.Node[], walking: Checking): void {
  for (const part of partsOf(declaration)) walk(part, trail, walking);
  walking.seen.add(declaration);
}
