/** Where a ref and the props that are not listed go. Knows nothing of single rows. */

import ts from 'typescript';
import { isFromReact, type DeclaredProp } from './declared-props.js';
import type { ExtractionContext } from '../extraction-context.js';

type DeclaredProps = ReadonlyMap<string, DeclaredProp>;

/** What a ref to the component holds: `HTMLButtonElement`; nothing where it takes none, or does not say. */
export function findRefType(
  props: DeclaredProps,
  { program: { checker } }: ExtractionContext,
): string | undefined {
  const symbols = props.get('ref')?.symbols ?? [];
  for (const symbol of [...symbols].reverse()) {
    const refContent = getRefContent(checker.getTypeOfSymbol(symbol), checker);
    if (refContent && !isUnspecific(refContent, checker))
      return checker.typeToString(checker.getNonNullableType(refContent));
  }
  return symbols.length > 0 ? findEventElement(props, checker) : undefined;
}

/** `T` of `Ref<T>`, by what an object ref holds. */
function getRefContent(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  for (const member of type.isUnion() ? type.types : [type]) {
    const current = checker.getPropertyOfType(member, 'current');
    if (current) return checker.getTypeOfSymbol(current);
  }
  return undefined;
}

/** A ref that may hold anything does not tell what it will hold. */
function isUnspecific(type: ts.Type, checker: ts.TypeChecker): boolean {
  const members = type.isUnion() ? type.types : [type];
  const definiteMembers = members.filter(
    ({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)),
  );
  const unspecificFlags = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Instantiable;
  const isAnyObject = (one: ts.Type) => checker.typeToString(one) === '{}';
  return (
    definiteMembers.some((one) => one.flags & unspecificFlags || isAnyObject(one)) ||
    definiteMembers.length === 0
  );
}

/** The element whose events the component takes: the one that gets its further props. */
function findEventElement(props: DeclaredProps, checker: ts.TypeChecker): string | undefined {
  const handler = props.get('onCopy')?.symbols.at(-1);
  const type = handler && checker.getNonNullableType(checker.getTypeOfSymbol(handler));
  const event = type?.getCallSignatures()[0]?.getParameters()[0];
  const target = event && checker.getPropertyOfType(checker.getTypeOfSymbol(event), 'currentTarget');
  const element = target && checker.getTypeOfSymbol(target);
  const intersectionMembers = element?.isIntersection() ? element.types : [];
  const elementType = intersectionMembers.find(({ symbol }) =>
    /^(?:HTML|SVG)\w*Element$/.test(symbol?.name ?? ''),
  );
  return elementType?.symbol.name;
}

/** Some props of every style system: a component that takes all of them takes the rest too. */
const SYSTEM_PROPS: ReadonlySet<string> = new Set(['bgcolor', 'mx', 'typography', 'zIndex']);

/** Whether a component accepts the props that stand for CSS: those of `@mui/system`, say. */
export function acceptsSystemProps(otherProps: readonly DeclaredProp[]): boolean {
  return otherProps.filter(({ name }) => SYSTEM_PROPS.has(name)).length === SYSTEM_PROPS.size;
}

/** Whether a component accepts props of an element beside its own. */
export function acceptsElementProps(otherProps: readonly DeclaredProp[]): boolean {
  return otherProps.some((prop) => prop.name !== 'ref' && prop.name !== 'key' && isFromReact(prop));
}
