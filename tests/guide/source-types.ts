/** The types of docsgen's sources: their members, and what the comments above them say. */

import ts from 'typescript';

/** A member of an object type. */
export interface Member {
  readonly name: string;
  readonly type: ts.Type;
  /** Its type as it is written; empty where it is inferred. */
  readonly writtenType: string;
  readonly isOptional: boolean;
  /** The comment above it; empty if there is none. */
  readonly comment: string;
}

const ENTRIES = [
  'src/index.ts',
  'src/kit/index.ts',
  'src/cli/exit-code.ts',
  'src/markdown/front-matter/check-front-matter.ts',
  'src/markdown/blocks/parse-demo-options.ts',
];

let loadedProgram: ts.Program | undefined;

/** Made once for all that asks for types. */
function loadProgram(): ts.Program {
  loadedProgram ??= ts.createProgram(ENTRIES, {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node', 'react'],
  });
  return loadedProgram;
}

export function getChecker(): ts.TypeChecker {
  return loadProgram().getTypeChecker();
}

/** What a file exports, by the name under which it does. */
export interface Export {
  readonly name: string;
  readonly symbol: ts.Symbol;
}

/** The exports of a file, in the order in which it names them. */
export function listExports(file: string): readonly Export[] {
  const source = loadProgram().getSourceFile(file);
  const module = source && getChecker().getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is not part of the program: add it to ENTRIES`);
  return getChecker()
    .getExportsOfModule(module)
    .map((symbol) => ({ name: symbol.name, symbol: resolveAlias(symbol) }));
}

function resolveAlias(symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? getChecker().getAliasedSymbol(symbol) : symbol;
}

/** The type that an export of a file declares, or the type of the value that it is. */
export function getExportedType(file: string, name: string): ts.Type {
  const found = listExports(file).find((one) => one.name === name);
  if (!found) throw new Error(`${file} does not export ${name}`);
  return getSymbolType(found.symbol);
}

export function getSymbolType(symbol: ts.Symbol): ts.Type {
  return isTypeSymbol(symbol)
    ? getChecker().getDeclaredTypeOfSymbol(symbol)
    : getChecker().getTypeOfSymbol(symbol);
}

/** Whether a symbol is a type, and no value. */
export function isTypeSymbol({ flags }: ts.Symbol): boolean {
  return Boolean(flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias));
}

/** The members of an object type, in the order of their declaration. A union has those of all of its objects. */
export function listMembers(type: ts.Type): readonly Member[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts
    .filter((part) => part.flags & ts.TypeFlags.Object)
    .flatMap((part) => getChecker().getPropertiesOfType(part))
    .map((symbol) => ({
      name: symbol.name,
      type: getChecker().getNonNullableType(getChecker().getTypeOfSymbol(symbol)),
      writtenType: readWrittenType(symbol.valueDeclaration),
      isOptional: Boolean(symbol.flags & ts.SymbolFlags.Optional),
      comment: readComment(symbol),
    }));
}

/** The type of what a list contains; any other type as it is. */
export function getItemType(type: ts.Type): ts.Type {
  return (
    (getChecker().isArrayType(type) && getChecker().getTypeArguments(type as ts.TypeReference)[0]) || type
  );
}

/** The type behind the name in a declaration. */
export function readWrittenType(declaration: ts.Declaration | undefined): string {
  const hasType = declaration && (ts.isPropertySignature(declaration) || ts.isParameter(declaration));
  return (hasType && declaration.type?.getText()) || '';
}

export function readComment(symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(getChecker())).replace(/\s+/g, ' ').trim();
}
