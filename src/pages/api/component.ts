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
  const { own, isListed } = ownProps(component, { props, text: comment.description }, reading);
  const ownNames = new Set(own.map(({ name }) => name));
  const rest = [...props.values()].filter(({ name }) => !ownNames.has(name));
  const inheritance =
    statedInheritance(comment.description) ?? (isListed ? undefined : nearestOwner(component, rest, reading));
  const cssVariables = cssVariablesOf(component, comment, reading);
  const ref = refTarget(props, reading);
  const themeName = themeNameIn(component.script.text);
  return {
    name: component.name,
    slug: slugOf(component.name),
    imports: importLines(component.exported),
    description: withoutLinkLists(comment.description),
    ...(comment.deprecated ? { deprecated: comment.deprecated } : {}),
    props: propRows(own, scope, isListed),
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

interface Declared {
  readonly props: ReadonlyMap<string, DeclaredProp>;
  /** What the comment on the component says. */
  readonly text: string;
}

interface Own {
  readonly own: readonly DeclaredProp[];
  /** Whether the package itself lists which props are for readers. */
  readonly isListed: boolean;
}

function ownProps(component: FoundComponent, { props, text }: Declared, reading: Reading): Own {
  const checked = checkedProps(component.script);
  const isListed = checked !== undefined && (checked.size > 0 || /^API:/m.test(text));
  const all = [...props.values()];
  const own = isListed ? all.filter(({ name }) => checked.has(name)) : ownByTypes(all, component, reading);
  return { own, isListed };
}

/** The props that a component declares, seen by its types alone: those of the DOM and of other components are not. */
function ownByTypes(
  props: readonly DeclaredProp[],
  component: FoundComponent,
  reading: Reading,
): readonly DeclaredProp[] {
  const { packageOf } = reading.project;
  const here = packageOf(component.declaration.getSourceFile().fileName);
  const given = props.filter((prop) => prop.name !== 'ref' && prop.name !== 'key' && !isFromReact(prop));
  const inPackage = given.filter(({ symbols }) =>
    declarationsOf(symbols).some((one) => packageOf(one.getSourceFile().fileName) === here),
  );
  const own = inPackage.filter((prop) => (ownerOf(prop, reading) ?? component).name === component.name);
  return inPackage.length > 0 ? own : given;
}
