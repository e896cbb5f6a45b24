/** Which other component gets the props that a component does not list. Knows nothing of single rows. */

import type ts from 'typescript';
import { slugOf, type InheritanceApi } from './describe.js';
import { declarationsOf, type DeclaredProp } from './own-props.js';
import type { FoundComponent, Reading } from './reading.js';

/** The documentation that the declarations of a family of packages link to. */
const FAMILY = 'https://mui.com/';

/** What the comment of a component says: `- inherits [ButtonBase API](https://…)`. */
export function statedInheritance(comment: string): InheritanceApi | undefined {
  const [, component, address] = /\binherits\s+\[([^\]]+?)(?:\s+API)?\]\(([^)\s]+)\)/.exec(comment) ?? [];
  if (component === undefined || address === undefined) return undefined;
  return { component, pathname: address.startsWith(FAMILY) ? address.slice(FAMILY.length - 1) : address };
}

/** The component whose props type a prop is declared in: `ButtonBase` for a member of `ButtonBaseOwnProps`. */
export function ownerOf(prop: DeclaredProp, reading: Reading): FoundComponent | undefined {
  for (const declaration of declarationsOf(prop.symbols)) {
    const owner = ownerOfDeclaration(declaration, reading);
    if (owner) return owner;
  }
  return undefined;
}

function ownerOfDeclaration(declaration: ts.Declaration, { components, project }: Reading): FoundComponent | undefined {
  if (!project.isOwn(declaration.getSourceFile().fileName)) return undefined;
  for (let node: ts.Node = declaration.parent; node.parent !== undefined; node = node.parent) {
    const name = (node as Partial<ts.InterfaceDeclaration>).name?.text;
    const base = name && /^(.+?)(?:Base|Own)*(?:Props|TypeMap)$/.exec(name)?.[1];
    const owner = base && components.find((component) => component.name === base);
    if (owner) return owner;
  }
  return undefined;
}

/** The component that others of the package build on: of all owners, the one that accepts the most. */
export function nearestOwner(
  component: FoundComponent,
  props: Iterable<DeclaredProp>,
  reading: Reading,
): InheritanceApi | undefined {
  const counts = new Map<string, number>();
  for (const prop of props) {
    const owner = ownerOf(prop, reading)?.name;
    if (owner !== undefined && owner !== component.name) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
  return most && { component: most[0], pathname: `../${slugOf(most[0])}/` };
}
