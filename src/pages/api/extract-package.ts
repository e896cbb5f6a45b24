/** The API reference of one installed package, from its declarations. The door to the walker: another could stand here. */

import type { Problem } from '../../report/problem.js';
import { checkTypes } from './check-types.js';
import { componentApi } from './component.js';
import { byName, type FunctionApi, type PackageApi } from './describe.js';
import { duplicateExports } from './duplicate-exports.js';
import { duplicateName, noProps, noTypes, nothingExported, problemOfType, syntaxError } from './faults.js';
import { findComponents } from './find-components.js';
import { functionApi, isHook } from './functions.js';
import { openProject, type Installed, type Project } from './program.js';
import { publicExportsOf } from './public-exports.js';
import { reading, type FoundComponent, type Reading } from './reading.js';
import type { TypeFault } from './type-scope.js';
import { typeScope } from './type-writer.js';

export interface Extracted {
  /** Absent where an error keeps the reference from being whole. */
  readonly api?: PackageApi;
  readonly problems: readonly Problem[];
}

/** Reads the reference of a package; `without` are the names of exports that the site leaves out. */
export function extractPackage(installed: Installed, without: readonly string[] = []): Extracted {
  const project = openProject(installed);
  const manifest = { name: installed.name, file: `node_modules/${installed.name}/package.json` };
  if (!project) return { problems: [noTypes(manifest)] };
  const faults: TypeFault[] = [];
  const readers = readingOf(project, new Set(without), (fault) => faults.push(fault));
  const { api, empty } = apiOf(installed, readers);
  const isNothing = [api.components, api.hooks, api.functions].every(
    (part) => Object.keys(part).length === 0,
  );
  const problems = [
    ...project.syntaxErrors().map((one) => syntaxError(one, project)),
    ...duplicateExports(project).map(({ name, nodes }) => duplicateName(name, nodes, project)),
    ...faults.map((fault) => problemOfType(fault, project)),
    ...empty.map(({ name, declaration }) => noProps(name, declaration, project)),
    ...(isNothing ? [nothingExported(manifest)] : []),
  ];
  const once = [
    ...new Map(
      problems.map((one) => [`${one.code} ${one.file}:${one.line}:${one.column} ${one.message}`, one]),
    ).values(),
  ];
  const isWhole = once.every(({ severity }) => severity !== 'error');
  return { ...(isWhole ? { api } : {}), problems: once };
}

function readingOf(
  project: Project,
  without: ReadonlySet<string>,
  fault: (fault: TypeFault) => void,
): Reading {
  const all = publicExportsOf(project);
  const exports = { ...all, values: all.values.filter(({ name }) => !without.has(name)) };
  const { checker, isOwn } = project;
  const seen = new Set<never>();
  for (const { name, symbol } of exports.values) {
    if (!/^\P{Ll}/u.test(name)) continue;
    for (const declaration of symbol.declarations ?? [])
      checkTypes(declaration, { checker, isOwn, fault }, seen);
  }
  const scope = typeScope({ checker, isOwn, fault, isPublic: (symbol) => exports.symbols.has(symbol) });
  return reading({ project, exports, scope }, findComponents(project, exports));
}

interface Read {
  readonly api: PackageApi;
  /** Components without a row. */
  readonly empty: readonly FoundComponent[];
}

function apiOf({ name, version }: Installed, readers: Reading): Read {
  const found = [...readers.byName.values()].sort((a, b) => byName(a.name, b.name));
  const components = found.map((component) => [component, componentApi(component, readers)] as const);
  const taken = new Set(found.map(({ symbol }) => symbol));
  const functions = readers.exports.values
    .filter(({ symbol }) => !taken.has(symbol))
    .map((one) => functionApi(one, readers))
    .filter((one) => one !== undefined)
    .sort((a, b) => byName(a.name, b.name));
  const empty = components.filter(([, { props, spread }]) => Object.keys(props).length === 0 && !spread);
  const api: PackageApi = {
    package: name,
    version,
    components: Object.fromEntries(components.map(([one, described]) => [one.name, described])),
    hooks: named(functions.filter((one) => isHook(one.name))),
    functions: named(functions.filter((one) => !isHook(one.name))),
  };
  return { api, empty: empty.map(([component]) => component) };
}

function named(functions: readonly FunctionApi[]): Readonly<Record<string, FunctionApi>> {
  return Object.fromEntries(functions.map((one) => [one.name, one]));
}
