/** The state while one type is written: the formatters, the names in use, the callback for issues. */

import ts from 'typescript';

import { getDeclaredName, resolveAlias } from '../package/public-exports.js';

/** Something in a declaration that makes the reference incomplete. */
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
  /** Writes a type from its declaration. */
  readonly formatNode: (node: ts.Node, scope: TypeScope) => string;
  /** Writes a type as the checker resolved it. */
  readonly formatType: (type: ts.Type, scope: TypeScope) => string;
  /** Writes the type of a member or parameter. */
  readonly formatSymbols: (symbols: readonly ts.Symbol[], scope: TypeScope, isOptional: boolean) => string;
  /** What a reader can import from the package. */
  readonly isPublic: (symbol: ts.Symbol) => boolean;
  /** Whether a declaration belongs to the package. */
  readonly isPackageFile: (file: string) => boolean;
  /** The text that replaces a type parameter. */
  readonly typeArguments: ReadonlyMap<ts.Symbol, string>;
  /** The type parameters of the component or function itself, by name. Their names stay. */
  readonly typeParameters: ReadonlySet<string>;
  /** The names that are being written out. */
  readonly expandedSymbols: readonly ts.Symbol[];
  /** How many resolved objects and signatures enclose this type. */
  readonly depth: number;
  readonly reportIssue: (issue: TypeIssue) => void;
  /** Called for a type parameter without an argument. */
  readonly onFreeParameter: (parameter: ts.Symbol) => void;
}

/** The maximum depth of nested names that are written out. */
const MAX_EXPANSION_DEPTH = 6;

/** The scope inside of a name; `undefined` where it is being written out already. */
export function enterSymbol(
  scope: TypeScope,
  symbol: ts.Symbol,
  typeArguments: ReadonlyMap<ts.Symbol, string> = scope.typeArguments,
): TypeScope | undefined {
  if (scope.expandedSymbols.includes(symbol) || scope.expandedSymbols.length >= MAX_EXPANSION_DEPTH)
    return undefined;
  return { ...scope, expandedSymbols: [...scope.expandedSymbols, symbol], typeArguments };
}

/** The symbol of a name in a type; `undefined` where it does not resolve. */
export function resolveNamedSymbol(checker: ts.TypeChecker, name: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  const target = symbol && resolveAlias(checker, symbol);
  return target?.declarations?.length ? target : undefined;
}

/** The name by which a reader knows a symbol, behind the names of the enum or the namespaces around it:
 *  `React.ReactNode`. */
export function getDisplayName(symbol: ts.Symbol): string {
  const ownName =
    symbol.name === 'default' || symbol.name === 'export=' ? getDeclaredName(symbol) : symbol.name;
  const declaration = symbol.declarations?.[0];
  return [...(declaration ? listParentNames(declaration) : []), ownName].join('.');
}

/** The names of the enum and the namespaces around a declaration, the outermost first. */
function listParentNames({ parent }: ts.Node): readonly string[] {
  if (!parent) return [];
  const isNamed = ts.isEnumDeclaration(parent) || ts.isModuleDeclaration(parent);
  const name = isNamed && ts.isIdentifier(parent.name) ? parent.name.text : 'global';
  // The name of `declare global` is `global`.
  const ownNames = name === 'global' ? [] : [name];
  return [...listParentNames(parent), ...ownNames];
}

/** Whether a symbol is declared in the package. */
export function isPackageSymbol({ declarations = [] }: ts.Symbol, { isPackageFile }: TypeScope): boolean {
  return declarations.some((one) => isPackageFile(one.getSourceFile().fileName));
}

/** Whether a symbol belongs to TypeScript's own library: `Partial`, `Array`, `HTMLElement`. */
export function isGlobalSymbol({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((one) => /\/lib\.[\w.]+\.d\.ts$/.test(one.getSourceFile().fileName));
}

/** `Name<A, B>` */
export function formatNamedType(symbol: ts.Symbol, args: readonly string[]): string {
  return args.length === 0 ? getDisplayName(symbol) : `${getDisplayName(symbol)}<${args.join(', ')}>`;
}

/** Type arguments without the last ones that equal the defaults. */
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
  const ownArguments = args.slice(0, typeParameters.length || args.length);
  return ownArguments.slice(0, ownArguments.findLastIndex((type, index) => !isDefault(type, index)) + 1);
}

function findTypeParameters({ declarations = [] }: ts.Symbol): readonly ts.TypeParameterDeclaration[] {
  for (const one of declarations) {
    const isGeneric =
      ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one) || ts.isClassDeclaration(one);
    if (isGeneric && one.typeParameters) return one.typeParameters;
  }
  return [];
}

/** Whether a type is an empty object, such as an interface for augmentation. */
export function isEmptyObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!(type.flags & ts.TypeFlags.Object)) return false;
  const { length } = type.getProperties();
  const signatureCount = type.getCallSignatures().length + type.getConstructSignatures().length;
  return length + signatureCount + checker.getIndexInfosOfType(type).length === 0;
}
