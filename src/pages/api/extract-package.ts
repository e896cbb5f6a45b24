/** The API reference of one installed package, from its declarations. The door to the walker: another could stand here. */

import type { Problem } from '../../report/problem.js';
import { checkComponents } from './check-types.js';
import { componentApi } from './component.js';
import { byName, slugOf, type ComponentApi, type FunctionApi, type PackageApi } from './describe.js';
import { duplicateExports, duplicateNames } from './duplicate-exports.js';
import {
  duplicateName,
  noProps,
  noReactTypes,
  noTypes,
  nothingExported,
  problemOfType,
  syntaxError,
} from './faults.js';
import { findComponents } from './find-components.js';
import { functionApi, isHook } from './functions.js';
import type { Installed } from './installed.js';
import { openProject, relativeTo, type Project } from './program.js';
import { publicExportsOf, type PublicExport } from './public-exports.js';
import { bareName, qualifiedNames } from './qualified-names.js';
import { reading, type FoundComponent, type Reading } from './reading.js';
import type { TypeFault } from './type-scope.js';
import { typeScope } from './type-writer.js';

export interface Extracted {
  /** Absent where an error keeps the reference from being whole. */
  readonly api?: PackageApi;
  readonly problems: readonly Problem[];
  /** The declarations that were read, absolute. */
  readonly sources: readonly string[];
}

/** Reads the reference of a package. What is named in `without` is left out: `Name`, `Name*`, or `package/path#Name`. */
export function extractPackage(installed: Installed, without: readonly string[] = []): Extracted {
  const project = openProject(installed);
  const file = relativeTo(installed.from, `${installed.folder}/package.json`);
  const manifest = { name: installed.name, file };
  if (!project) return { problems: [noTypes(manifest)], sources: [] };
  const faults: TypeFault[] = [];
  const isLeftOut = matching(without);
  const readers = readersOf(project, isLeftOut, (fault) => faults.push(fault));
  const { api, problems, empty } = apiOf(installed, readers);
  const isNothing = [api.components, api.hooks, api.functions].every(
    (part) => Object.keys(part).length === 0,
  );
  const all = [
    ...project.syntaxErrors().map((one) => syntaxError(one, project)),
    ...duplicateExports(project)
      .filter(({ name }) => !isLeftOut(name))
      .map((one) => duplicateName(one, project)),
    ...(faults.length > 0 && !project.hasReactTypes
      ? [noReactTypes(manifest)]
      : faults.map((fault) => problemOfType(fault, project))),
    ...problems,
    ...(faults.length === 0 ? empty : []),
    ...(isNothing ? [nothingExported(manifest)] : []),
  ];
  const isWhole = all.every(({ severity }) => severity !== 'error');
  return { ...(isWhole ? { api } : {}), problems: once(all), sources: project.sources() };
}

/** Whether a name is one of these, in which `*` stands for any letters. */
function matching(patterns: readonly string[]): (name: string) => boolean {
  const forms = patterns.map(
    (pattern) => new RegExp(`^${pattern.replaceAll(/[$+.()[\]{}^|?\\]/g, '\\$&').replaceAll('*', '.*')}$`),
  );
  return (name) => forms.some((form) => form.test(name));
}

function once(problems: readonly Problem[]): readonly Problem[] {
  const keys = problems.map(({ code, file, line, column, message }) =>
    [code, file, line, column, message].join('\n'),
  );
  return problems.filter((_, index) => keys.indexOf(keys[index]!) === index);
}

function readersOf(
  project: Project,
  without: (name: string) => boolean,
  fault: (fault: TypeFault) => void,
): Reading {
  const isLeftOut = ({ name, imports }: PublicExport) =>
    without(name) || imports.some(({ specifier }) => without(`${specifier}#${name}`));
  const all = publicExportsOf(project);
  const exports = { ...all, values: all.values.filter((one) => !isLeftOut(one)) };
  const { checker, isOwn } = project;
  const scope = typeScope({ checker, isOwn, fault, isPublic: (symbol) => exports.symbols.has(symbol) });
  const readers = reading({ project, exports, scope }, findComponents(project, exports));
  checkComponents(readers, fault);
  return readers;
}

interface Read {
  readonly api: PackageApi;
  readonly problems: readonly Problem[];
  /** Of components without props: where types do not resolve, that says nothing more. */
  readonly empty: readonly Problem[];
}

function apiOf({ name, version }: Installed, readers: Reading): Read {
  const { components, exports, project } = readers;
  const taken = new Set(components.map(({ symbol }) => symbol));
  const functions = exports.values
    .filter(({ symbol }) => !taken.has(symbol))
    .flatMap((exported) => {
      const read = functionApi(exported, readers);
      return read ? [{ name: read.api.name, declaration: read.declaration, exported, api: read.api }] : [];
    });
  const found = [...components, ...functions];
  const names = qualifiedNames(
    found.map((one) => ({ name: one.name, imports: one.exported.imports })),
    name,
  );
  const named = <T extends ComponentApi | FunctionApi>(api: T, at: number): T => {
    const qualified = names[at]!;
    return qualified === api.name ? api : { ...api, name: qualified, slug: slugOf(qualified) };
  };
  const read = functions.map(({ api }, at) => named(api, components.length + at));
  const api: PackageApi = {
    package: name,
    version,
    components: recordOf(components.map((one, at) => named(componentApi(one, readers), at))),
    hooks: recordOf(read.filter((one) => isHook(bareName(one.name)))),
    functions: recordOf(read.filter((one) => !isHook(bareName(one.name)))),
  };
  const things = found.map(({ name: own, declaration }, at) => ({
    name: own,
    declaration,
    called: names[at]!,
  }));
  const problems = duplicateNames(things).map((one) => duplicateName(one, project));
  const inOrder = components.toSorted((left, right) => byName(left.name, right.name));
  const empty = inOrder.filter(isEmpty).map((one) => noProps(one, project));
  return { api, problems, empty };
}

/** Whether a component takes no props at all, or any. */
function isEmpty({ types }: FoundComponent): boolean {
  return types.every((type) => type.getProperties().length === 0);
}

function recordOf<T extends { readonly name: string }>(things: readonly T[]): Readonly<Record<string, T>> {
  return Object.fromEntries(things.toSorted((a, b) => byName(a.name, b.name)).map((one) => [one.name, one]));
}
