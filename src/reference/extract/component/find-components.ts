/** Finds the components among the exports of a package. */

import ts from 'typescript';
import { parsePropTypes, readSidecarScript, isInternalComponent } from './sidecar-script.js';
import { collectPropsTypes } from './props-types.js';
import { getDocComment } from '../doc-comment.js';
import type { PackageProgram } from '../package/package-program.js';
import type { PublicExport, PublicExports } from '../package/public-exports.js';
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
  const isDefault = publicExport.imports.some((one) => one.exportName === 'default');
  const file = declaration.getSourceFile().fileName;
  const sidecar = readSidecarScript(program, file, {
    names: [declarationName, symbol.name, name],
    isDefault,
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
