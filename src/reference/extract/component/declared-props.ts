/** Collects the props that a component accepts, and finds out which of them come from React's types for the DOM. */

import ts from 'typescript';

/** One prop, as all signatures and all members of unions declare it. */
export interface DeclaredProp {
  readonly name: string;
  readonly symbols: readonly [ts.Symbol, ...ts.Symbol[]];
  /** Whether every signature requires it. */
  readonly isAlwaysRequired: boolean;
}

/** Every prop of the types, by name. Each type is that of one signature. */
export function collectDeclaredProps(
  checker: ts.TypeChecker,
  types: readonly ts.Type[],
): ReadonlyMap<string, DeclaredProp> {
  const props = new Map<string, { symbols: [ts.Symbol, ...ts.Symbol[]]; requiredCount: number }>();
  const objectTypes = types.flatMap((type) => (type.isUnion() ? type.types : [type]));
  for (const objectType of objectTypes) {
    for (const symbol of listProperties(checker, objectType)) {
      const existing = props.get(symbol.name);
      const requiredCount = Number(!(symbol.flags & ts.SymbolFlags.Optional));
      if (existing) {
        existing.symbols.push(symbol);
        existing.requiredCount += requiredCount;
      } else props.set(symbol.name, { symbols: [symbol], requiredCount });
    }
  }
  return new Map(
    Array.from(props, ([name, { symbols, requiredCount }]) => [
      name,
      { name, symbols, isAlwaysRequired: requiredCount === objectTypes.length },
    ]),
  );
}

/** The members of a type. `Omit`, as in the types that `forwardRef` makes, loses the names of a type with an index
 *  signature: then they are read from that type. */
function listProperties(checker: ts.TypeChecker, type: ts.Type): readonly ts.Symbol[] {
  const properties = checker.getPropertiesOfType(type);
  const parts = type.isIntersection() ? type.types : [type];
  const omittedMembers = parts.flatMap((part) => listOmittedMembers(checker, part));
  if (omittedMembers.length === 0) return properties;
  const names = new Set(properties.map(({ name }) => name));
  return [...properties, ...omittedMembers.filter(({ name }) => !names.has(name))];
}

function listOmittedMembers(checker: ts.TypeChecker, type: ts.Type): readonly ts.Symbol[] {
  const [sourceType, keys] = type.aliasSymbol?.name === 'Omit' ? (type.aliasTypeArguments ?? []) : [];
  if (!sourceType || !keys || !checker.getIndexInfoOfType(type, ts.IndexKind.String)) return [];
  const omittedNames = (keys.isUnion() ? keys.types : [keys]).map((key) =>
    key.isStringLiteral() ? key.value : '',
  );
  return listProperties(checker, sourceType).filter(({ name }) => !omittedNames.includes(name));
}

/** Whether a prop comes from React's types for the DOM, or from `ref` and `key`. */
export function isFromReact({ symbols }: DeclaredProp): boolean {
  return collectDeclarations(symbols).every((one) => {
    const { fileName } = one.getSourceFile();
    return /\/@types\/react\/|\/lib\.[\w.]+\.d\.ts$/.test(fileName) && !isPropsWithChildren(one);
  });
}

/** `PropsWithChildren` belongs to React, but it is the component that decides to accept children. */
function isPropsWithChildren(declaration: ts.Declaration): boolean {
  const alias = declaration.parent?.parent?.parent;
  return alias !== undefined && ts.isTypeAliasDeclaration(alias) && alias.name.text === 'PropsWithChildren';
}

/** All declarations of the symbols. */
export function collectDeclarations(symbols: readonly ts.Symbol[]): readonly ts.Declaration[] {
  return symbols.flatMap(({ declarations }) => declarations ?? []);
}
