/** Finds names in the types of components that stand for nothing, or for themselves: TypeScript takes both for `any`,
 *  and the props behind them would be missing without a word. */

import ts from 'typescript';
import { namedBy, type TypeFault } from './type-scope.js';

export interface Checking {
  readonly checker: ts.TypeChecker;
  readonly isOwn: (file: string) => boolean;
  readonly fault: (fault: TypeFault) => void;
}

/** What each declaration was found to be made of; shared by all components of a package. */
type Seen = Set<ts.Node>;

/** Looks through the types of an exported declaration, as far as the package itself declares them. */
export function checkTypes(declaration: ts.Declaration, checking: Checking, seen: Seen): void {
  if (seen.has(declaration)) return;
  seen.add(declaration);
  for (const part of partsOf(declaration)) walk(part, [], { ...checking, seen });
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
    return (declaration.heritageClauses ?? []).flatMap(({ types }) => [...types]);
  }
  return [];
}

interface Walk extends Checking {
  readonly seen: Seen;
}

/** `trail`: the declarations whose structure this node is a part of. */
function walk(node: ts.Node, trail: readonly ts.Node[], walking: Walk): void {
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
  readonly walking: Walk;
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

function walkInto(declaration: ts.Declaration, trail: readonly ts.Node[], walking: Walk): void {
  for (const part of partsOf(declaration)) walk(part, trail, walking);
  walking.seen.add(declaration);
}
