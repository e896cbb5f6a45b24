/** The API reference of one installed package, from its declarations. The door to the walker: another could stand here. */

import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { checkComponentTypes } from './check-component-types.js';
import { extractComponent } from './component/extract-component.js';
import {
  compareNames,
  toSlug,
  type ComponentApi,
  type FunctionApi,
  type PackageApi,
} from '../package-api.js';
import { findDuplicateExports, findDuplicateNames } from './package/duplicate-exports.js';
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
import type { InstalledPackage } from './package/installed-package.js';
import { openPackageProgram, toRelativePath, type PackageProgram } from './package/package-program.js';
import { collectPublicExports, type PublicExport } from './package/public-exports.js';
import { toBareName, createQualifiedNames } from './package/qualified-names.js';
import {
  createExtractionContext,
  type ComponentExport,
  type ExtractionContext,
} from './extraction-context.js';
import type { TypeIssue } from './type-text/type-scope.js';
import { createTypeScope } from './type-text/create-type-scope.js';

export interface PackageExtraction {
  /** Absent where an error keeps the reference from being whole. */
  readonly api?: PackageApi;
  readonly diagnostics: readonly Diagnostic[];
  /** The declarations that were read, absolute. */
  readonly sourceFiles: readonly string[];
}

/** Reads the reference of a package. What is named in `without` is left out: `Name`, `Name*`, or `package/path#Name`. */
export function extractPackage(
  installed: InstalledPackage,
  excludedNames: readonly string[] = [],
): PackageExtraction {
  const program = openPackageProgram(installed);
  const file = toRelativePath(installed.resolveFrom, `${installed.folder}/package.json`);
  const manifest = { name: installed.name, file };
  if (!program) return { diagnostics: [createNoTypesDiagnostic(manifest)], sourceFiles: [] };
  const issues: TypeIssue[] = [];
  const isExcludedName = createNameMatcher(excludedNames);
  const context = createPackageContext(program, isExcludedName, (issue) => issues.push(issue));
  const { api, diagnostics, emptyComponents } = extractApi(installed, context);
  const isEmptyPackage = [api.components, api.hooks, api.functions].every(
    (part) => Object.keys(part).length === 0,
  );
  const allDiagnostics = [
    ...program.getSyntaxErrors().map((one) => createSyntaxDiagnostic(one, program)),
    ...findDuplicateExports(program)
      .filter(({ name }) => !isExcludedName(name))
      .map((one) => createDuplicateNameDiagnostic(one, program)),
    ...(issues.length > 0 && !program.hasReactTypes
      ? [createNoReactTypesDiagnostic(manifest)]
      : issues.map((issue) => createTypeDiagnostic(issue, program))),
    ...diagnostics,
    ...(issues.length === 0 ? emptyComponents : []),
    ...(isEmptyPackage ? [createNothingExportedDiagnostic(manifest)] : []),
  ];
  const isComplete = allDiagnostics.every(({ severity }) => severity !== 'error');
  return {
    ...(isComplete ? { api } : {}),
    diagnostics: removeDuplicates(allDiagnostics),
    sourceFiles: program.listSourceFiles(),
  };
}

/** Whether a name is one of these, in which `*` stands for any letters. */
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
  return diagnostics.filter((_, index) => keys.indexOf(keys[index]!) === index);
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
  const { checker, isPackageFile } = program;
  const scope = createTypeScope({
    checker,
    isPackageFile,
    reportIssue,
    isPublic: (symbol) => exports.symbols.has(symbol),
  });
  const context = createExtractionContext({ program, exports, scope }, findComponents(program, exports));
  checkComponentTypes(context, reportIssue);
  return context;
}

interface ExtractedApi {
  readonly api: PackageApi;
  readonly diagnostics: readonly Diagnostic[];
  /** Of components without props: where types do not resolve, that says nothing more. */
  readonly emptyComponents: readonly Diagnostic[];
}

function extractApi({ name, version }: InstalledPackage, context: ExtractionContext): ExtractedApi {
  const { components, exports, program } = context;
  const componentSymbols = new Set(components.map(({ symbol }) => symbol));
  const functions = exports.values
    .filter(({ symbol }) => !componentSymbols.has(symbol))
    .flatMap((publicExport) => {
      const extracted = extractFunction(publicExport, context);
      return extracted
        ? [{ name: extracted.api.name, declaration: extracted.declaration, publicExport, api: extracted.api }]
        : [];
    });
  const documentedExports = [...components, ...functions];
  const names = createQualifiedNames(
    documentedExports.map((one) => ({ name: one.name, imports: one.publicExport.imports })),
    name,
  );
  const withQualifiedName = <T extends ComponentApi | FunctionApi>(api: T, index: number): T => {
    const qualified = names[index]!;
    return qualified === api.name ? api : { ...api, name: qualified, slug: toSlug(qualified) };
  };
  const extractedFunctions = functions.map(({ api }, index) =>
    withQualifiedName(api, components.length + index),
  );
  const api: PackageApi = {
    package: name,
    version,
    components: createRecord(
      components.map((one, index) => withQualifiedName(extractComponent(one, context), index)),
    ),
    hooks: createRecord(extractedFunctions.filter((one) => isHookName(toBareName(one.name)))),
    functions: createRecord(extractedFunctions.filter((one) => !isHookName(toBareName(one.name)))),
  };
  const items = documentedExports.map(({ name: itemName, declaration }, index) => ({
    name: itemName,
    declaration,
    documentedName: names[index]!,
  }));
  const diagnostics = findDuplicateNames(items).map((one) => createDuplicateNameDiagnostic(one, program));
  const sortedComponents = components.toSorted((left, right) => compareNames(left.name, right.name));
  const emptyComponents = sortedComponents
    .filter(hasNoProps)
    .map((one) => createNoPropsDiagnostic(one, program));
  return { api, diagnostics, emptyComponents };
}

/** Whether a component takes no props at all, or any. */
function hasNoProps({ propsTypes: types }: ComponentExport): boolean {
  return types.every((type) => type.getProperties().length === 0);
}

function createRecord<T extends { readonly name: string }>(items: readonly T[]): Readonly<Record<string, T>> {
  return Object.fromEntries(
    items.toSorted((a, b) => compareNames(a.name, b.name)).map((one) => [one.name, one]),
  );
}
