/** One component as its API reference. Knows nothing of the package around it. */

import type ts from 'typescript';
import { partsOf } from './classes.js';
import { checkedProps, companionOf, themeNameOf } from './companion.js';
import { cssVariablesOf } from './css-variables.js';
import { slugOf, type ComponentApi, type InheritanceApi } from './describe.js';
import { docCommentOf } from './doc-comment.js';
import { importLines } from './import-lines.js';
import { nearestOwner, ownerOf, statedInheritance } from './inheritance.js';
import { declaredProps, declarationsOf, isFromReact, type DeclaredProp } from './own-props.js';
import { propRows } from './props.js';
import type { PublicExport } from './public-exports.js';
import type { FoundComponent, Reading } from './reading.js';
import { refTarget, spreads } from './root-element.js';

/** The reference of a component. */
export function componentApi(component: FoundComponent, found: PublicExport, reading: Reading): ComponentApi {
  const { project } = reading;
  const comment = docCommentOf(component.symbol);
  const file = component.declaration.getSourceFile().fileName;
  const script = companionOf(project, file);
  const props = declaredProps(project.checker, component.types);
  const stated = statedInheritance(comment.description);
  const checked = checkedProps(script, namesOf(component));
  const own = [...props.values()].filter((prop) =>
    checked ? checked.has(prop.name) : isOwn(prop, component, reading),
  );
  const rows = propRows(own, reading.scope);
  const ownNames = new Set(own.map(({ name }) => name));
  const rest = [...props.values()].filter(({ name }) => !ownNames.has(name));
  const isDocumented = /^API:/m.test(comment.description);
  const inheritance = stated ?? (isDocumented || checked ? undefined : nearestOwner(component, rest, reading));
  const cssVariables = cssVariablesOf(component, comment, reading);
  const ref = refTarget(props, reading);
  const themeName = themeNameOf(script);
  return {
    name: component.name,
    slug: slugOf(component.name),
    imports: importLines(found),
    description: withoutLinkLists(comment.description),
    ...(comment.deprecated ? { deprecated: comment.deprecated } : {}),
    props: rows,
    ...partsOf(component, new Map(own.map((prop) => [prop.name, prop])), reading),
    ...(cssVariables ? { cssVariables } : {}),
    spread: spreads(props, ownNames, inheritance !== undefined),
    ...(ref === undefined ? {} : { forwardsRefTo: ref }),
    ...(themeName === undefined ? {} : { themeDefaultProps: themeName }),
    ...(inheritance ? { inheritance } : {}),
    source: project.within(file),
  };
}

/** What the script may call the component. */
function namesOf({ name, symbol, declaration }: FoundComponent): readonly string[] {
  const declared = (declaration as Partial<ts.VariableDeclaration>).name?.getText();
  return [...new Set([declared, symbol.name, name])].filter((one) => one !== undefined && /^[\w$]+$/.test(one)) as string[];
}

/** Links to demos and reference are what the page itself is made of. */
function withoutLinkLists(text: string): string {
  return text.replace(/(?:^|\n)\s*(?:Demos|Features|API):[ \t]*(?:\n[\s\S]*)?$/, '').trim();
}

function isOwn(prop: DeclaredProp, component: FoundComponent, reading: Reading): boolean {
  if (prop.name === 'ref' || prop.name === 'key' || isFromReact(prop)) return false;
  const { project } = reading;
  const here = project.packageOf(component.declaration.getSourceFile().fileName);
  const inPackage = declarationsOf(prop.symbols).some((one) => project.packageOf(one.getSourceFile().fileName) === here);
  if (!inPackage) return false;
  const owner = ownerOf(prop, reading);
  return owner === undefined || owner.name === component.name;
}
