/** Extracts the API of one component. */

import { extractSlotsAndClasses } from './slots-and-classes.js';
import { parsePropTypes, findThemeName } from './sidecar-script.js';
import { extractCssVariables } from './css-variables.js';
import { toSlug, type ComponentApi } from '../../package-api.js';
import { getDocComment } from '../doc-comment.js';
import { formatImportLines } from '../package/import-lines.js';
import {
  acceptsAllProps,
  findInheritedComponent,
  findPropOwner,
  parseStatedInheritance,
} from './inheritance.js';
import { collectDeclarations, isFromReact, type DeclaredProp } from './declared-props.js';
import { extractPropRows } from './prop-rows.js';
import type { ComponentExport, ExtractionContext } from '../extraction-context.js';
import { findRefType, acceptsElementProps, acceptsSystemProps } from './root-element.js';

/** The API of a component. */
export function extractComponent(component: ComponentExport, context: ExtractionContext): ComponentApi {
  const { program } = context;
  const scope = { ...context.scope, typeParameters: component.typeParameters };
  const comment = getDocComment(component.symbol);
  const props = context.getProps(component);
  const propTypesComments = parsePropTypes(component.sidecar);
  const allProps = [...props.values()];
  const ownProps = propTypesComments
    ? allProps.filter(({ name }) => propTypesComments.has(name))
    : findOwnProps(allProps, component, context);
  const ownPropNames = new Set(ownProps.map(({ name }) => name));
  const otherProps = allProps.filter(({ name }) => !ownPropNames.has(name));
  const isInheritanceDocumented = propTypesComments !== undefined || /^API:/m.test(comment.description);
  const inheritance =
    parseStatedInheritance(comment.description) ??
    (isInheritanceDocumented ? undefined : findInheritedComponent(component, otherProps, context));
  return {
    name: component.name,
    slug: toSlug(component.name),
    imports: formatImportLines(component.publicExport),
    description: removeLinkLists(comment.description),
    deprecated: comment.deprecated,
    props: extractPropRows(ownProps, scope, propTypesComments),
    ...extractSlotsAndClasses(component, new Map(ownProps.map((prop) => [prop.name, prop])), context),
    cssVariables: extractCssVariables(component, comment, context),
    spread: inheritance !== undefined || acceptsElementProps(otherProps),
    systemProps: acceptsSystemProps(otherProps) || undefined,
    forwardsRefTo: findRefType(props, context),
    themeDefaultProps: findThemeName(component.sidecar),
    inheritance,
    source: program.toPackagePath(component.declaration.getSourceFile().fileName),
  };
}

/** The page itself has links to demos and to the reference. */
function removeLinkLists(text: string): string {
  const withoutLists = text.replace(/(?:^|\n)\s*(?:Demos|Features|API):[ \t]*(?:\n[\s\S]*)?$/, '');
  return withoutLists.replaceAll(/^\s*[-*] inherits \[.*$/gm, '').trim();
}

/** The props that a component declares itself, by its types: without those of the DOM and of other components. Names
 *  such as `__demoMode` are private by convention. */
function findOwnProps(
  props: readonly DeclaredProp[],
  component: ComponentExport,
  context: ExtractionContext,
): readonly DeclaredProp[] {
  const { getPackageFolder, isDependencyFile } = context.program;
  const componentPackage = getPackageFolder(component.declaration.getSourceFile().fileName);
  const isSamePackage = (file: string) =>
    getPackageFolder(file) === componentPackage || isDependencyFile(file) || /\/@types\/react\//.test(file);
  const candidates = props.filter(
    (prop) => prop.name !== 'ref' && prop.name !== 'key' && !prop.name.startsWith('__') && !isFromReact(prop),
  );
  const packageProps = candidates.filter(({ symbols }) =>
    collectDeclarations(symbols).some((one) => isSamePackage(one.getSourceFile().fileName)),
  );
  const owners = new Set(packageProps.map((prop) => findPropOwner(prop, context)));
  owners.delete(component);
  const inheritedOwners = new Set(
    [...owners].filter((owner) => owner && acceptsAllProps(owner, component, context)),
  );
  const ownProps = packageProps.filter((prop) => !inheritedOwners.has(findPropOwner(prop, context)));
  if (ownProps.length > 0) return ownProps;
  return packageProps.length > 0 ? packageProps : candidates;
}
