/** One component as its API reference. Knows nothing of the package around it. */

import { partsOf } from './classes.js';
import { checkedProps, themeNameOf } from './companion.js';
import { cssVariablesOf } from './css-variables.js';
import { slugOf, type ComponentApi } from './describe.js';
import { docCommentOf } from './doc-comment.js';
import { importLines } from './import-lines.js';
import { gives, nearestOwner, ownerOf, statedInheritance } from './inheritance.js';
import { declarationsOf, isFromReact, type DeclaredProp } from './own-props.js';
import { propRows } from './props.js';
import type { FoundComponent, Reading } from './reading.js';
import { refTarget, spreads, takesSystemProps } from './root-element.js';

/** The reference of a component. */
export function componentApi(component: FoundComponent, reading: Reading): ComponentApi {
  const { project } = reading;
  const scope = { ...reading.scope, parameters: component.parameters };
  const comment = docCommentOf(component.symbol);
  const props = reading.propsOf(component);
  const listed = checkedProps(component.script);
  const all = [...props.values()];
  const own = listed ? all.filter(({ name }) => listed.has(name)) : ownByTypes(all, component, reading);
  const ownNames = new Set(own.map(({ name }) => name));
  const rest = all.filter(({ name }) => !ownNames.has(name));
  const isTold = listed !== undefined || /^API:/m.test(comment.description);
  const inheritance =
    statedInheritance(comment.description) ?? (isTold ? undefined : nearestOwner(component, rest, reading));
  const cssVariables = cssVariablesOf(component, comment, reading);
  const ref = refTarget(props, reading);
  const themeName = themeNameOf(component.script);
  return {
    name: component.name,
    slug: slugOf(component.name),
    imports: importLines(component.exported),
    description: withoutLinkLists(comment.description),
    ...(comment.deprecated ? { deprecated: comment.deprecated } : {}),
    props: propRows(own, scope, { listed }),
    ...partsOf(component, new Map(own.map((prop) => [prop.name, prop])), reading),
    ...(cssVariables ? { cssVariables } : {}),
    spread: inheritance !== undefined || spreads(rest),
    ...(takesSystemProps(rest) ? { systemProps: true } : {}),
    ...(ref === undefined ? {} : { forwardsRefTo: ref }),
    ...(themeName === undefined ? {} : { themeDefaultProps: themeName }),
    ...(inheritance ? { inheritance } : {}),
    source: project.within(component.declaration.getSourceFile().fileName),
  };
}

/** Links to demos and reference are what the page itself is made of. */
function withoutLinkLists(text: string): string {
  const before = text.replace(/(?:^|\n)\s*(?:Demos|Features|API):[ \t]*(?:\n[\s\S]*)?$/, '');
  return before.replaceAll(/^\s*[-*] inherits \[.*$/gm, '').trim();
}

/** `__demoMode`: by convention nobody's business. */
function isPrivate({ name }: DeclaredProp): boolean {
  return name.startsWith('__');
}

/** The props that a component declares, seen by its types alone: those of the DOM and of other components are not. */
function ownByTypes(
  props: readonly DeclaredProp[],
  component: FoundComponent,
  reading: Reading,
): readonly DeclaredProp[] {
  const { packageOf, isBroughtAlong } = reading.project;
  const here = packageOf(component.declaration.getSourceFile().fileName);
  const isHere = (file: string) =>
    packageOf(file) === here || isBroughtAlong(file) || /\/@types\/react\//.test(file);
  const given = props.filter(
    (prop) => prop.name !== 'ref' && prop.name !== 'key' && !isFromReact(prop) && !isPrivate(prop),
  );
  const inPackage = given.filter(({ symbols }) =>
    declarationsOf(symbols).some((one) => isHere(one.getSourceFile().fileName)),
  );
  const owners = new Set(inPackage.map((prop) => ownerOf(prop, reading)));
  owners.delete(component);
  const inherited = new Set([...owners].filter((owner) => owner && gives(owner, component, reading)));
  const own = inPackage.filter((prop) => !inherited.has(ownerOf(prop, reading)));
  if (own.length > 0) return own;
  return inPackage.length > 0 ? inPackage : given;
}
