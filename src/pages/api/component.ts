/** One component as its API reference. Knows nothing of the package around it. */

import { partsOf } from './classes.js';
import { checkedProps, themeNameIn } from './companion.js';
import { cssVariablesOf } from './css-variables.js';
import { slugOf, type ComponentApi } from './describe.js';
import { docCommentOf } from './doc-comment.js';
import { importLines } from './import-lines.js';
import { nearestOwner, ownerOf, statedInheritance } from './inheritance.js';
import { declaredProps, declarationsOf, isFromReact, type DeclaredProp } from './own-props.js';
import { propRows } from './props.js';
import type { FoundComponent, Reading } from './reading.js';
import { refTarget, spreads } from './root-element.js';

/** The reference of a component. */
export function componentApi(component: FoundComponent, reading: Reading): ComponentApi {
  const { project, scope } = reading;
  const comment = docCommentOf(component.symbol);
  const props = declaredProps(project.checker, component.types);
  const checked = checkedProps(component.script);
  const own = [...props.values()].filter((prop) => checked?.has(prop.name) ?? isOwn(prop, component, reading));
  const ownNames = new Set(own.map(({ name }) => name));
  const rest = [...props.values()].filter(({ name }) => !ownNames.has(name));
  const isTold = checked !== undefined || /^API:/m.test(comment.description);
  const inheritance =
    statedInheritance(comment.description) ?? (isTold ? undefined : nearestOwner(component, rest, reading));
  const cssVariables = cssVariablesOf(component, comment, reading);
  const ref = refTarget(props, reading);
  const themeName = themeNameIn(component.script.text);
  return {
    name: component.name,
    slug: slugOf(component.name),
    imports: importLines(component.exported),
    description: withoutLinkLists(comment.description),
    ...(comment.deprecated ? { deprecated: comment.deprecated } : {}),
    props: propRows(own, scope, checked !== undefined),
    ...partsOf(component, new Map(own.map((prop) => [prop.name, prop])), reading),
    ...(cssVariables ? { cssVariables } : {}),
    spread: inheritance !== undefined || spreads(rest),
    ...(ref === undefined ? {} : { forwardsRefTo: ref }),
    ...(themeName === undefined ? {} : { themeDefaultProps: themeName }),
    ...(inheritance ? { inheritance } : {}),
    source: project.within(component.declaration.getSourceFile().fileName),
  };
}

/** Links to demos and reference are what the page itself is made of. */
function withoutLinkLists(text: string): string {
  return text.replace(/(?:^|\n)\s*(?:Demos|Features|API):[ \t]*(?:\n[\s\S]*)?$/, '').trim();
}

/** Whether a prop is declared by the component, seen by its types alone. */
function isOwn(prop: DeclaredProp, component: FoundComponent, reading: Reading): boolean {
  if (prop.name === 'ref' || prop.name === 'key' || isFromReact(prop)) return false;
  const { packageOf } = reading.project;
  const here = packageOf(component.declaration.getSourceFile().fileName);
  const places = declarationsOf(prop.symbols).map((one) => packageOf(one.getSourceFile().fileName));
  if (!places.includes(here)) return false;
  const owner = ownerOf(prop, reading);
  return owner === undefined || owner.name === component.name;
}
