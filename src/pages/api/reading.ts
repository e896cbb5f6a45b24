/** What all readers of one package share. */

import type ts from 'typescript';
import type { Companion } from './companion.js';
import { declaredProps, type DeclaredProp } from './own-props.js';
import type { Project } from './program.js';
import type { PublicExport, PublicExports } from './public-exports.js';
import type { TypeScope } from './type-scope.js';

/** A component that the package exports, before its props are read. */
export interface FoundComponent {
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly declaration: ts.Declaration;
  readonly exported: PublicExport;
  readonly script: Companion;
  /** The types of its props, one for each way to call it. */
  readonly types: readonly ts.Type[];
  /** The names of its own type parameters. */
  readonly parameters: ReadonlySet<string>;
}

type Named = ReadonlyMap<string, FoundComponent>;

export interface Reading {
  readonly project: Project;
  readonly exports: PublicExports;
  readonly scope: TypeScope;
  /** All components that the package exports. */
  readonly components: readonly FoundComponent[];
  readonly byName: Named;
  /** The same, by the folder of the file that declares each. */
  readonly inFolder: ReadonlyMap<string, Named>;
  /** All props that a component accepts, by name. */
  readonly propsOf: (component: FoundComponent) => ReadonlyMap<string, DeclaredProp>;
}

/** What the readers of a package share, once its components are found. */
export function reading(
  given: Pick<Reading, 'project' | 'exports' | 'scope'>,
  components: readonly FoundComponent[],
): Reading {
  const inFolder = new Map<string, Map<string, FoundComponent>>();
  for (const component of components) {
    const folder = folderOf(component.declaration.getSourceFile().fileName);
    const named = inFolder.get(folder) ?? new Map<string, FoundComponent>();
    inFolder.set(folder, named.set(component.name, component));
  }
  const known = new Map<FoundComponent, ReadonlyMap<string, DeclaredProp>>();
  const propsOf = (component: FoundComponent) => {
    const props = known.get(component) ?? declaredProps(given.project.checker, component.types);
    known.set(component, props);
    return props;
  };
  return {
    ...given,
    propsOf,
    components,
    byName: new Map(components.map((one) => [one.name, one])),
    inFolder,
  };
}

/** The folder that a file lies in. */
export function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}
