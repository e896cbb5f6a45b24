/** Extracts the API reference of one installed package from its declarations. */

import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { checkComponentTypes } from './check-component-types.js';
import { extractComponent } from './component/extract-component.js';
import {
  compareNames,
  toBareName,
  toSlug,
  type ComponentApi,
  type FunctionApi,
  type PackageApi,
} from '../package-api.js';
import {
  createQualifiedNames,
  findDuplicateExports,
  findDuplicateNames,
} from './package/duplicate-exports.js';
import {
  createDuplicateNameDiagnostic,
  createNoPropsDiagnostic,
  createNoReactTypesDiagnostic,
  createNoTypesDiagnostic,
  createNothingExportedDiagnostic,
  createTypeDiagnostic,
  createSyntaxDiagnostic,
} from './extraction-diagnostics.js';
import { findComponents } from './component/find-components.js';
import { extractFunction, isHookName } from './extract-function.js';
import { extractType } from './extract-type.js';
import type { InstalledPackage } from './package/entry-points.js';
import { createDeclarationReader } from './package/declaration-reader.js';
import { openPackageProgram, toRelativePath, type PackageProgram } from './package/package-program.js';
import { collectPublicExports, type PublicExport } from './package/public-exports.js';
import { createExtractionContext, type ExtractionContext } from './extraction-context.js';
import { formatCheckedType } from './type-text/format-checked-type.js';
import { formatSymbolType } from './type-text/format-symbol-type.js';
import { formatTypeNode } from './type-text/format-type-node.js';
import type { TypeIssue } from './type-text/type-scope.js';

export interface PackageExtraction {
  /** Absent where an error keeps the reference from being complete. */
  readonly api?: PackageApi;
  readonly diagnostics: readonly Diagnostic[];
  /** The declaration files that were read, absolute. */
  readonly sourceFiles: readonly string[];
}

/** Which exports are documented. */
export interface ExportSelection {
  /** What is left out: `Name`, `Name*`, or `package/path#Name`. */
  readonly excludedNames?: readonly string[];
  /** The interfaces and object types that are documented too. */
  readonly typeNames?: readonly string[];
}

/** Extracts the reference. Several packages may share `declarations`. */
export function extractPackage(
  installed: InstalledPackage,
  { excludedNames = [], typeNames = [] }: ExportSelection = {},
  declarations = createDeclarationReader(),
): PackageExtraction {
  const program = openPackageProgram(installed, declarations);
  const file = toRelativePath(installed.resolveFrom, `${installed.folder}/package.json`);
  const manifest = { name: installed.name, file };
  if (!program) return { diagnostics: [createNoTypesDiagnostic(manifest)], sourceFiles: [] };
  const issues: TypeIssue[] = [];
  const isExcludedName = createNameMatcher(excludedNames);
  const context = createPackageContext(program, isExcludedName, (issue) => issues.push(issue));
  const { api, duplicateNames } = extractApi(installed, context, typeNames);
  const isEmptyPackage = Object.keys({ ...api.components, ...api.hooks, ...api.functions }).length === 0;
  const diagnostics = [
    ...program.getSyntaxErrors().map((one) => createSyntaxDiagnostic(one, program)),
    ...findDuplicateExports(program)
      .filter(({ name }) => !isExcludedName(name))
      .map((one) => createDuplicateNameDiagnostic(one, program)),
    ...(issues.length > 0 && !program.hasReactTypes
      ? [createNoReactTypesDiagnostic(manifest, installed.resolveFrom)]
      : issues.map((issue) => createTypeDiagnostic(issue, program))),
    ...duplicateNames,
    // Where types do not resolve, missing props are only a consequence.
    ...(issues.length === 0 ? createNoPropsDiagnostics(context) : []),
    ...(isEmptyPackage ? [createNothingExportedDiagnostic(manifest)] : []),
  ];
  const isComplete = diagnostics.every(({ severity }) => severity !== 'error');
  return {
    api: isComplete ? api : undefined,
    diagnostics: removeDuplicates(diagnostics),
    sourceFiles: program.listSourceFiles(),
  };
}

/** Whether a name matches one of the patterns, in which `*` stands for any letters. */
function createNameMatcher(patterns: readonly string[]): (name: string) => boolean {
  const expressions = patterns.map(
    (pattern) => new RegExp(`^${pattern.replaceAll(/[$+.()[\]{}^|?\\]/g, '\\$&').replaceAll('*', '.*')}$`),
  );
  return (name) => expressions.some((expression) => expression.test(name));
}

function removeDuplicates(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const keys = diagnostics.map(({ code, file, line, column, message }) =>
    [code, file, line, column, message].join('\n'),
  );
  return diagnostics.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

function createPackageContext(
  program: PackageProgram,
  isExcluded: (name: string) => boolean,
  reportIssue: (issue: TypeIssue) => void,
): ExtractionContext {
  const isExcludedExport = ({ name, imports }: PublicExport) =>
    isExcluded(name) || imports.some(({ specifier }) => isExcluded(`${specifier}#${name}`));
  const publicExports = collectPublicExports(program);
  const exports = { ...publicExports, values: publicExports.values.filter((one) => !isExcludedExport(one)) };
  const scope = {
    checker: program.checker,
    isPackageFile: program.isPackageFile,
    reportIssue,
    isPublic: exports.symbols.has.bind(exports.symbols),
    formatNode: formatTypeNode,
    formatType: formatCheckedType,
    formatSymbols: formatSymbolType,
    typeArguments: new Map(),
    typeParameters: new Set<string>(),
    expandedSymbols: [],
    depth: 0,
    onFreeParameter: () => {},
  };
  const context = createExtractionContext({ program, exports, scope }, findComponents(program, exports));
  checkComponentTypes(context, reportIssue);
  return context;
}

interface ExtractedApi {
  readonly api: PackageApi;
  readonly duplicateNames: readonly Diagnostic[];
}

function extractApi(
  { name, version }: InstalledPackage,
  context: ExtractionContext,
  typeNames: readonly string[],
): ExtractedApi {
  const { components, exports, program } = context;
  const componentSymbols = new Set(components.map(({ symbol }) => symbol));
  const functions = exports.values
    .filter(({ symbol }) => !componentSymbols.has(symbol))
    .flatMap((publicExport) => extractFunction(publicExport, context) ?? []);
  const items = [...components, ...functions];
  const names = createQualifiedNames(
    items.map(({ publicExport }) => publicExport),
    name,
  );
  const withQualifiedName = <T extends ComponentApi | FunctionApi>(api: T, index: number): T => {
    const qualified = names[index] ?? api.name;
    return qualified === api.name ? api : { ...api, name: qualified, slug: toSlug(qualified) };
  };
  const functionApis = functions.map(({ api }, index) => withQualifiedName(api, components.length + index));
  const api: PackageApi = {
    package: name,
    version,
    components: createRecord(
      components.map((one, index) => withQualifiedName(extractComponent(one, context), index)),
    ),
    hooks: createRecord(functionApis.filter((one) => isHookName(toBareName(one.name)))),
    functions: createRecord(functionApis.filter((one) => !isHookName(toBareName(one.name)))),
    ...(typeNames.length > 0 && { types: extractTypes(typeNames, context) }),
  };
  const documentedExports = items.map(({ publicExport, declaration }, index) => ({
    name: publicExport.name,
    declaration,
    documentedName: names[index] ?? publicExport.name,
  }));
  const duplicateNames = findDuplicateNames(documentedExports);
  return { api, duplicateNames: duplicateNames.map((one) => createDuplicateNameDiagnostic(one, program)) };
}

function extractTypes(
  typeNames: readonly string[],
  context: ExtractionContext,
): NonNullable<PackageApi['types']> {
  const selected = context.exports.types.filter(({ name }) => typeNames.includes(name));
  return createRecord(selected.flatMap((publicExport) => extractType(publicExport, context) ?? []));
}

/** For components that take no props at all, or any. */
function createNoPropsDiagnostics({ components, program }: ExtractionContext): readonly Diagnostic[] {
  return components
    .filter(({ propsTypes }) => propsTypes.every((type) => type.getProperties().length === 0))
    .sort((a, b) => compareNames(a.name, b.name))
    .map((one) => createNoPropsDiagnostic(one, program));
}

function createRecord<T extends { readonly name: string }>(items: readonly T[]): Readonly<Record<string, T>> {
  const sortedItems = items.toSorted((a, b) => compareNames(a.name, b.name));
  return Object.fromEntries(sortedItems.map((one) => [one.name, one]));
}
