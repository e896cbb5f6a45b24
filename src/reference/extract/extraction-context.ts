/** The data that all parts of one extraction share. */

import ts from 'typescript';
import type { SidecarScript } from './component/sidecar-script.js';
import { collectDeclaredProps, type DeclaredProp } from './component/declared-props.js';
import type { PackageProgram } from './package/package-program.js';
import type { PublicExport, PublicExports } from './package/public-exports.js';
import type { TypeScope } from './type-text/type-scope.js';

/** A component that the package exports, before its props are read. */
export interface ComponentExport {
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly declaration: ts.Declaration;
  readonly publicExport: PublicExport;
  readonly sidecar: SidecarScript;
  /** The types of its props, one for each signature. */
  readonly propsTypes: readonly ts.Type[];
  /** The names of its own type parameters. */
  readonly typeParameters: ReadonlySet<string>;
}

type ComponentsByName = ReadonlyMap<string, ComponentExport>;

export interface ExtractionContext {
  readonly program: PackageProgram;
  readonly exports: PublicExports;
  readonly scope: TypeScope;
  /** All components that the package exports. */
  readonly components: readonly ComponentExport[];
  readonly componentsByName: ComponentsByName;
  /** The same, by the folder of the declaration. */
  readonly componentsByFolder: ReadonlyMap<string, ComponentsByName>;
  /** All props that a component accepts, by name. */
  readonly getProps: (component: ComponentExport) => ReadonlyMap<string, DeclaredProp>;
}

/** The context of a package, once its components are found. */
export function createExtractionContext(
  base: Pick<ExtractionContext, 'program' | 'exports' | 'scope'>,
  components: readonly ComponentExport[],
): ExtractionContext {
  const componentsByFolder = new Map<string, Map<string, ComponentExport>>();
  for (const component of components) {
    const folder = getFolder(component.declaration.getSourceFile().fileName);
    componentsByFolder.set(
      folder,
      (componentsByFolder.get(folder) ?? new Map()).set(component.name, component),
    );
  }
  const propsCache = new Map<ComponentExport, ReadonlyMap<string, DeclaredProp>>();
  const getProps = (component: ComponentExport) => {
    const props =
      propsCache.get(component) ?? collectDeclaredProps(base.program.checker, component.propsTypes);
    propsCache.set(component, props);
    return props;
  };
  return {
    ...base,
    getProps,
    components,
    componentsByName: new Map(components.map((one) => [one.name, one])),
    componentsByFolder,
  };
}

/** A symbol with a conventional name such as `ButtonClasses`: exported by the package, or by the component's file. */
export function findConventionalSymbol(
  name: string,
  { declaration }: ComponentExport,
  { program, exports }: ExtractionContext,
): ts.Symbol | undefined {
  const file = program.checker.getSymbolAtLocation(declaration.getSourceFile());

  return exports.symbolsByName.get(name) ?? file?.exports?.get(ts.escapeLeadingUnderscores(name));
}

/** The folder of a file. */
export function getFolder(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}
