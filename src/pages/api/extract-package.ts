/** The API reference of one installed package, from its declarations. The door to the walker: another could stand here. */

import ts from 'typescript';
import type { Problem } from '../../report/problem.js';
import { componentApi } from './component.js';
import { propsTypesOf } from './component-types.js';
import { byName, type ComponentApi, type PackageApi } from './describe.js';
import { openProject, type Installed } from './program.js';
import { publicExportsOf, type PublicExport } from './public-exports.js';
import type { FoundComponent, Reading } from './reading.js';

export interface Extracted {
  readonly api?: PackageApi;
  readonly problems: readonly Problem[];
}

export function extractPackage(installed: Installed): Extracted {
  const project = openProject(installed);
  if (!project) return { problems: [] };
  const exports = publicExportsOf(project);
  const components = exports.values.flatMap((found) => componentOf(found, project.checker));
  const problems: Problem[] = [];
  const reading: Reading = {
    project, exports, components,
    scope: { checker: project.checker, isPublic: (s) => exports.symbols.has(s), isOwn: project.isOwn, given: new Map(), open: [], fault: (f) => { const sf=f.node.getSourceFile(); problems.push({ code: 'api/'+f.kind, severity: 'error', file: project.within(sf.fileName), line: sf.getLineAndCharacterOfPosition(f.node.getStart()).line+1, message: f.name + (f.size ?? '') }) }, free: () => {} },
    report: (p) => problems.push(p),
  };
  const bySymbol = new Map(exports.values.map((one) => [one.symbol, one]));
  const rows = components.map((c): [string, ComponentApi] => [c.name, componentApi(c, bySymbol.get(c.symbol)!, reading)]);
  return { api: { package: installed.name, version: installed.version, components: Object.fromEntries(rows.sort(([a],[b])=>byName(a,b))), hooks: {}, functions: {} }, problems };
}

function componentOf({ name, symbol }: PublicExport, checker: ts.TypeChecker): readonly FoundComponent[] {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  if (!/^(?:unstable_|Unstable_)?\p{Lu}/u.test(name) || !declaration) return [];
  const types = propsTypesOf(checker, checker.getTypeOfSymbol(symbol));
  return types ? [{ name, symbol, declaration, types }] : [];
}
