/** Finds the components among the exports of a package. */

import ts from 'typescript';
import { parsePropTypes, readSidecarScript, isInternalComponent } from './sidecar-script.js';
import { collectPropsTypes } from './props-types.js';
import { getDocComment } from '../doc-comment.js';
import type { PackageProgram } from '../package/package-program.js';
import { resolveAlias, type PublicExport, type PublicExports } from '../package/public-exports.js';
import type { ComponentExport } from '../extraction-context.js';

/** The components that are documented. */
export function findComponents(
  program: PackageProgram,
  { values }: PublicExports,
): readonly ComponentExport[] {
  return values.flatMap((publicExport) => {
    const component = createComponentExport(publicExport, program);
    return component && isDocumentedComponent(component, program) ? [component] : [];
  });
}

function createComponentExport(
  publicExport: PublicExport,
  program: PackageProgram,
): ComponentExport | undefined {
  const { name, symbol } = publicExport;
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const bareName = name.slice(name.lastIndexOf('.') + 1);
  const hasComponentName = /^(?:[Uu]nstable_|[Ee]xperimental_)?\p{Lu}/u.test(bareName);
  if (!hasComponentName || !declaration) return undefined;
  const type = program.checker.getTypeOfSymbol(symbol);
  const propsTypes = collectPropsTypes(program.checker, type);
  if (!propsTypes) return undefined;
  const ownTypeParameters = type.getCallSignatures().flatMap(({ typeParameters }) => typeParameters ?? []);
  const declarationName = ts.getNameOfDeclaration(declaration)?.getText() ?? '';
  const sidecar = readSidecarScript(program, declaration.getSourceFile().fileName, {
    names: [declarationName, symbol.name, name],
    isDefault: isDefaultExport(symbol, declaration, program.checker),
  });
  return {
    name,
    symbol,
    declaration,
    publicExport,
    sidecar,
    propsTypes,
    typeParameters: new Set(ownTypeParameters.map((one) => one.symbol.name)),
  };
}

/** Whether a symbol is the default export of the module that declares it. */
function isDefaultExport(symbol: ts.Symbol, declaration: ts.Declaration, checker: ts.TypeChecker): boolean {
  const module = checker.getSymbolAtLocation(declaration.getSourceFile());
  const exported = module?.exports?.get(ts.InternalSymbolName.Default);
  return exported !== undefined && resolveAlias(checker, exported) === symbol;
}

/** A component is internal where a tag says so, or where its script shows that it is a part of another one. */
function isDocumentedComponent(
  { symbol, publicExport, sidecar, declaration }: ComponentExport,
  program: PackageProgram,
): boolean {
  const { hidingTag, description } = getDocComment(symbol);
  if (hidingTag ?? getDocComment(publicExport.exportSymbol).hidingTag) return false;
  if (!program.isPackageFile(declaration.getSourceFile().fileName)) return true;
  if (isInternalComponent(sidecar)) return false;
  const isDeepImportOnly = publicExport.imports.every(({ specifier }) => specifier !== program.name);
  return !(isDeepImportOnly && description === '' && parsePropTypes(sidecar)?.size === 0);
}
