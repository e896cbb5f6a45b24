/** Finds out what a ref to a component holds, and which props it accepts without listing them. */

import ts from 'typescript';
import { isFromReact, type DeclaredProp } from './declared-props.js';
import type { ExtractionContext } from '../extraction-context.js';

type DeclaredProps = ReadonlyMap<string, DeclaredProp>;

/** The type that a ref to the component holds: `HTMLButtonElement`; `undefined` where there is none, or it is unknown. */
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

/** `T` of `Ref<T>`: the type of `current`. */
function getRefContent(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  for (const member of type.isUnion() ? type.types : [type]) {
    const current = checker.getPropertyOfType(member, 'current');
    if (current) return checker.getTypeOfSymbol(current);
  }
  return undefined;
}

/** Whether the type of a ref says nothing of what it holds. */
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

/** The element whose events the component takes, which gets the props that are not listed. */
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

/** Some props of every style system. A component that takes all of them takes the rest too. */
const SYSTEM_PROPS: ReadonlySet<string> = new Set(['bgcolor', 'mx', 'typography', 'zIndex']);

/** Whether a component accepts the props that set CSS, such as those of `@mui/system`. */
export function acceptsSystemProps(otherProps: readonly DeclaredProp[]): boolean {
  return otherProps.filter(({ name }) => SYSTEM_PROPS.has(name)).length === SYSTEM_PROPS.size;
}

/** Whether a component also accepts props of an element. */
export function acceptsElementProps(otherProps: readonly DeclaredProp[]): boolean {
  return otherProps.some((prop) => prop.name !== 'ref' && prop.name !== 'key' && isFromReact(prop));
}
