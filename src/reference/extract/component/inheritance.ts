/** Finds the component from which another one inherits props. */

import ts from 'typescript';
import { familyConventions } from '../../../site/mui/conventions.js';
import { toSlug, type InheritanceApi } from '../../package-api.js';
import { collectDeclarations, type DeclaredProp } from './declared-props.js';
import { getFolder, type ComponentExport, type ExtractionContext } from '../extraction-context.js';

/** The inheritance that a comment states: `- inherits [ButtonBase API](https://…)`. */
export function parseStatedInheritance(comment: string): InheritanceApi | undefined {
  const [, component, address] = /\binherits\s+\[([^\]]+?)(?:\s+API)?\]\(([^)\s]+)\)/.exec(comment) ?? [];
  if (component === undefined || address === undefined) return undefined;
  const { docsHost } = familyConventions;
  const pathname = address.startsWith(`${docsHost}/`) ? address.slice(docsHost.length) : address;
  return { component, pathname };
}

/** The component in whose props type a prop is declared: `ButtonBase` for a member of `ButtonBaseOwnProps`. Components
 *  in the folder of the declaration go first. */
export function findPropOwner(prop: DeclaredProp, context: ExtractionContext): ComponentExport | undefined {
  for (const declaration of collectDeclarations(prop.symbols)) {
    const owner = findDeclarationOwner(declaration, context);
    if (owner) return owner;
  }
  return undefined;
}

type NamedNode = ts.Node & { readonly name?: ts.Node };

function findDeclarationOwner(
  declaration: ts.Declaration,
  context: ExtractionContext,
): ComponentExport | undefined {
  const { fileName } = declaration.getSourceFile();
  if (!context.program.isPackageFile(fileName)) return undefined;
  const componentsByName = context.componentsByFolder.get(getFolder(fileName)) ?? context.componentsByName;
  for (let node: NamedNode = declaration.parent; node.parent !== undefined; node = node.parent) {
    for (const ownerName of node.name && ts.isIdentifier(node.name) ? listOwnerNames(node.name.text) : []) {
      const owner = componentsByName.get(ownerName);
      if (owner) return owner;
    }
  }
  return undefined;
}

/** `ButtonBaseOwnProps` may be the props of `ButtonBaseOwn`, `ButtonBase` or `Button`; the first that exists counts. */
function listOwnerNames(name: string): readonly string[] {
  const baseName = /^(.+)(?:Props|TypeMap)$/.exec(name)?.[1];
  if (baseName === undefined) return [];
  const shortName = baseName.replace(/Own$/, '');
  return [baseName, shortName, shortName.replace(/^Base|Base$/, '')];
}

/** Whether a component accepts all props that another one declares. Otherwise it picks some, which are its own. */
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

/** The component of the package from which most of the props come. */
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
