/** Which other component gets the props that a component does not list. Knows nothing of single rows. */

import type ts from 'typescript';
import { slugOf, type InheritanceApi } from './describe.js';
import { declarationsOf, type DeclaredProp } from './own-props.js';
import { folderOf, type FoundComponent, type Reading } from './reading.js';

/** The documentation that the declarations of a family of packages link to. */
const FAMILY = 'https://mui.com/';

/** What the comment of a component says: `- inherits [ButtonBase API](https://…)`. */
export function statedInheritance(comment: string): InheritanceApi | undefined {
  const [, component, address] = /\binherits\s+\[([^\]]+?)(?:\s+API)?\]\(([^)\s]+)\)/.exec(comment) ?? [];
  if (component === undefined || address === undefined) return undefined;
  return { component, pathname: address.startsWith(FAMILY) ? address.slice(FAMILY.length - 1) : address };
}

/** The component whose props type a prop is declared in: `ButtonBase` for a member of `ButtonBaseOwnProps`. Where
 *  components lie beside the declaration, it is one of them. */
export function ownerOf(prop: DeclaredProp, reading: Reading): FoundComponent | undefined {
  for (const declaration of declarationsOf(prop.symbols)) {
    const owner = ownerOfDeclaration(declaration, reading);
    if (owner) return owner;
  }
  return undefined;
}

function ownerOfDeclaration(declaration: ts.Declaration, reading: Reading): FoundComponent | undefined {
  const { fileName } = declaration.getSourceFile();
  if (!reading.project.isOwn(fileName)) return undefined;
  const known = reading.inFolder.get(folderOf(fileName)) ?? reading.byName;
  for (let node: ts.Node = declaration.parent; node.parent !== undefined; node = node.parent) {
    const name = (node as Partial<ts.InterfaceDeclaration>).name?.text;
    for (const base of candidates(name ?? '')) {
      const owner = known.get(base);
      if (owner) return owner;
    }
  }
  return undefined;
}

/** `ButtonBaseOwnProps` may be the props of `ButtonBaseOwn`, `ButtonBase` or `Button`: the longest name that exists is
 *  meant. */
function candidates(name: string): readonly string[] {
  const whole = /^(.+)(?:Props|TypeMap)$/.exec(name)?.[1];
  if (whole === undefined) return [];
  const shorter = whole.replace(/Own$/, '');
  return [whole, shorter, shorter.replace(/^Base|Base$/, '')];
}

/** Whether a component accepts all that another one declares: what it picks from it is its own. */
export function gives(owner: FoundComponent, component: FoundComponent, reading: Reading): boolean {
  const accepted = reading.propsOf(component);
  const declared = [...reading.propsOf(owner).values()].filter((prop) => ownerOf(prop, reading) === owner);
  return declared.every(({ name }) => accepted.has(name));
}

/** The component that another one of the package builds on: of all owners, the one that gives the most. */
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
