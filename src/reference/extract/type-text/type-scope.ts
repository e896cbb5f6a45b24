/** What the writers of types share while one type is written: names, guards, what went wrong. */

import ts from 'typescript';
import { getDeclaredName } from '../package/declared-name.js';
import { resolveAlias } from '../package/public-exports.js';

/** Something in a declaration that keeps a reader from the whole truth. */
export interface TypeIssue {
  readonly kind: 'unresolved' | 'circular' | 'large';
  readonly node: ts.Node;
  /** The name that was not found, or the type that is too large. */
  readonly name: string;
  /** Of a large type: how many members it has. */
  readonly size?: number;
}

export interface TypeScope {
  readonly checker: ts.TypeChecker;
  /** Writes a type as it stands in a declaration. */
  readonly formatNode: (node: ts.Node, scope: TypeScope) => string;
  /** Writes a type as the checker made it. */
  readonly formatType: (type: ts.Type, scope: TypeScope) => string;
  /** Writes the type of a member or parameter. */
  readonly formatSymbols: (symbols: readonly ts.Symbol[], scope: TypeScope, isOptional: boolean) => string;
  /** What a reader can import from the package. */
  readonly isPublic: (symbol: ts.Symbol) => boolean;
  /** Whether a declaration belongs to the package. */
  readonly isPackageFile: (file: string) => boolean;
  /** What stands for a type parameter here, as text. */
  readonly typeArguments: ReadonlyMap<ts.Symbol, string>;
  /** The type parameters of the component or function itself, by name: a reader gives them. */
  readonly typeParameters: ReadonlySet<string>;
  /** The names that are being written out already. */
  readonly expandedSymbols: readonly ts.Symbol[];
  /** How many objects and signatures of the checker's are round this one. */
  readonly depth: number;
  readonly reportIssue: (issue: TypeIssue) => void;
  /** Told of a type parameter that nothing is given for. */
  readonly onFreeParameter: (parameter: ts.Symbol) => void;
}

/** The deepest nest of names that is written out. */
const MAX_EXPANSION_DEPTH = 6;

/** The scope inside a name that is written out; nothing where it is open already. */
export function enterSymbol(
  scope: TypeScope,
  symbol: ts.Symbol,
  typeArguments: ReadonlyMap<ts.Symbol, string> = scope.typeArguments,
): TypeScope | undefined {
  if (scope.expandedSymbols.includes(symbol) || scope.expandedSymbols.length >= MAX_EXPANSION_DEPTH)
    return undefined;
  return { ...scope, expandedSymbols: [...scope.expandedSymbols, symbol], typeArguments };
}

/** The symbol that a name in a type stands for; nothing where it stands for nothing. */
export function resolveNamedSymbol(checker: ts.TypeChecker, name: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  const target = symbol && resolveAlias(checker, symbol);
  return target?.declarations?.length ? target : undefined;
}

/** The name by which a reader knows a symbol: that of a type of React begins with `React.`. */
export function getDisplayName(symbol: ts.Symbol): string {
  const ownName =
    symbol.name === 'default' || symbol.name === 'export=' ? getDeclaredName(symbol) : symbol.name;
  const names = [ownName];
  const declaration = symbol.declarations?.[0];
  if (!declaration || !/\/@types\/react\//.test(declaration.getSourceFile().fileName)) return ownName;
  for (let node = declaration.parent; node !== undefined; node = node.parent) {
    if (ts.isModuleDeclaration(node) && ts.isIdentifier(node.name)) names.unshift(node.name.text);
  }
  return names.filter((name) => name !== 'global').join('.');
}

/** Whether a symbol is declared in the package. */
export function isPackageSymbol({ declarations = [] }: ts.Symbol, { isPackageFile }: TypeScope): boolean {
  return declarations.some((one) => isPackageFile(one.getSourceFile().fileName));
}

/** Whether a symbol is of TypeScript's own library: `Partial`, `Array`, `HTMLElement`. */
export function isGlobalSymbol({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((one) => /\/lib\.[\w.]+\.d\.ts$/.test(one.getSourceFile().fileName));
}

/** `Name<A, B>` */
export function formatNamedType(symbol: ts.Symbol, args: readonly string[]): string {
  return args.length === 0 ? getDisplayName(symbol) : `${getDisplayName(symbol)}<${args.join(', ')}>`;
}

/** Type arguments without the last ones that are what they would be anyway. */
export function dropDefaultArguments(
  symbol: ts.Symbol,
  args: readonly ts.Type[],
  checker: ts.TypeChecker,
): readonly ts.Type[] {
  const typeParameters = findTypeParameters(symbol);
  const isDefault = (type: ts.Type, index: number) => {
    const fallback = typeParameters[index]?.default;
    return fallback !== undefined && checker.getTypeFromTypeNode(fallback) === type;
  };
  let length = Math.min(args.length, typeParameters.length || args.length);
  while (length > 0 && isDefault(args[length - 1]!, length - 1)) length -= 1;
  return args.slice(0, length);
}

function findTypeParameters({ declarations = [] }: ts.Symbol): readonly ts.TypeParameterDeclaration[] {
  for (const one of declarations) {
    const isGeneric =
      ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one) || ts.isClassDeclaration(one);
    if (isGeneric && one.typeParameters) return one.typeParameters;
  }
  return [];
}

/** Whether a type has nothing in it: an interface that is there to be augmented. */
export function isEmptyObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!(type.flags & ts.TypeFlags.Object)) return false;
  const { length } = type.getProperties();
  const signatureCount = type.getCallSignatures().length + type.getConstructSignatures().length;
  return length + signatureCount + checker.getIndexInfosOfType(type).length === 0;
}
