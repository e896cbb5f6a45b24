/** Which other component gets the props that a component does not list. Knows nothing of single rows. */

import type ts from 'typescript';
import { toSlug, type InheritanceApi } from '../../package-api.js';
import { collectDeclarations, type DeclaredProp } from './declared-props.js';
import { getFolder, type ComponentExport, type ExtractionContext } from '../extraction-context.js';

/** The documentation that the declarations of a family of packages link to. */
const MUI_DOCS_URL = 'https://mui.com/';

/** What the comment of a component says: `- inherits [ButtonBase API](https://…)`. */
export function parseStatedInheritance(comment: string): InheritanceApi | undefined {
  const [, component, address] = /\binherits\s+\[([^\]]+?)(?:\s+API)?\]\(([^)\s]+)\)/.exec(comment) ?? [];
  if (component === undefined || address === undefined) return undefined;
  return {
    component,
    pathname: address.startsWith(MUI_DOCS_URL) ? address.slice(MUI_DOCS_URL.length - 1) : address,
  };
}

/** The component whose props type a prop is declared in: `ButtonBase` for a member of `ButtonBaseOwnProps`. Where
 *  components lie beside the declaration, it is one of them. */
export function findPropOwner(prop: DeclaredProp, context: ExtractionContext): ComponentExport | undefined {
  for (const declaration of collectDeclarations(prop.symbols)) {
    const owner = findDeclarationOwner(declaration, context);
    if (owner) return owner;
  }
  return undefined;
}

function findDeclarationOwner(
  declaration: ts.Declaration,
  context: ExtractionContext,
): ComponentExport | undefined {
  const { fileName } = declaration.getSourceFile();
  if (!context.program.isPackageFile(fileName)) return undefined;
  const componentsByName = context.componentsByFolder.get(getFolder(fileName)) ?? context.componentsByName;
  for (let node: ts.Node = declaration.parent; node.parent !== undefined; node = node.parent) {
    const name = (node as Partial<ts.InterfaceDeclaration>).name?.text;
    for (const ownerName of listOwnerNames(name ?? '')) {
      const owner = componentsByName.get(ownerName);
      if (owner) return owner;
    }
  }
  return undefined;
}

/** `ButtonBaseOwnProps` may be the props of `ButtonBaseOwn`, `ButtonBase` or `Button`: the longest name that exists is
 *  meant. */
function listOwnerNames(name: string): readonly string[] {
  const baseName = /^(.+)(?:Props|TypeMap)$/.exec(name)?.[1];
  if (baseName === undefined) return [];
  const shortName = baseName.replace(/Own$/, '');
  return [baseName, shortName, shortName.replace(/^Base|Base$/, '')];
}

/** Whether a component accepts all that another one declares: what it picks from it is its own. */
export function acceptsAllProps(
  owner: ComponentExport,
  component: ComponentExport,
  context: ExtractionContext,
): boolean {
  const accepted = context.getProps(component);
  const declared = [...context.getProps(owner).values()].filter(
    (prop) => findPropOwner(prop, context) === owner,
  );
  return declared.every(({ name }) => accepted.has(name));
}

/** The component that another one of the package builds on: of all owners, the one that gives the most. */
export function findInheritedComponent(
  component: ComponentExport,
  props: Iterable<DeclaredProp>,
  context: ExtractionContext,
): InheritanceApi | undefined {
  const counts = new Map<string, number>();
  for (const prop of props) {
    const owner = findPropOwner(prop, context)?.name;
    if (owner !== undefined && owner !== component.name) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  const [mostFrequent] = [...counts].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
  return mostFrequent && { component: mostFrequent[0], pathname: `../${toSlug(mostFrequent[0])}/` };
}
