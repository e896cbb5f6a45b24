/** Where a ref and the props that are not listed go. Knows nothing of single rows. */

import ts from 'typescript';
import { isFromReact, type DeclaredProp } from './own-props.js';
import type { Reading } from './reading.js';

type Props = ReadonlyMap<string, DeclaredProp>;

/** What a ref to the component holds: `HTMLButtonElement`; nothing where it takes none, or does not say. */
export function refTarget(props: Props, { project: { checker } }: Reading): string | undefined {
  const symbols = props.get('ref')?.symbols ?? [];
  for (const symbol of [...symbols].reverse()) {
    const held = heldBy(checker.getTypeOfSymbol(symbol), checker);
    if (held && !isOpen(held, checker)) return checker.typeToString(checker.getNonNullableType(held));
  }
  return symbols.length > 0 ? listeningElement(props, checker) : undefined;
}

/** `T` of `Ref<T>`, by what an object ref holds. */
function heldBy(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  for (const form of type.isUnion() ? type.types : [type]) {
    const current = checker.getPropertyOfType(form, 'current');
    if (current) return checker.getTypeOfSymbol(current);
  }
  return undefined;
}

/** A ref that may hold anything does not tell what it will hold. */
function isOpen(type: ts.Type, checker: ts.TypeChecker): boolean {
  const members = type.isUnion() ? type.types : [type];
  const telling = members.filter(({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)));
  const open = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Instantiable;
  const isAnyObject = (one: ts.Type) => checker.typeToString(one) === '{}';
  return telling.some((one) => one.flags & open || isAnyObject(one)) || telling.length === 0;
}

/** The element whose events the component takes: the one that gets its further props. */
function listeningElement(props: Props, checker: ts.TypeChecker): string | undefined {
  const handler = props.get('onCopy')?.symbols.at(-1);
  const type = handler && checker.getNonNullableType(checker.getTypeOfSymbol(handler));
  const event = type?.getCallSignatures()[0]?.getParameters()[0];
  const target = event && checker.getPropertyOfType(checker.getTypeOfSymbol(event), 'currentTarget');
  const element = target && checker.getTypeOfSymbol(target);
  const parts = element?.isIntersection() ? element.types : [];
  const named = parts.find(({ symbol }) => /^(?:HTML|SVG)\w*Element$/.test(symbol?.name ?? ''));
  return named?.symbol.name;
}

/** Some props of every style system: a component that takes all of them takes the rest too. */
const SYSTEM_PROPS: ReadonlySet<string> = new Set(['bgcolor', 'mx', 'typography', 'zIndex']);

/** Whether a component accepts the props that stand for CSS: those of `@mui/system`, say. */
export function takesSystemProps(rest: readonly DeclaredProp[]): boolean {
  return rest.filter(({ name }) => SYSTEM_PROPS.has(name)).length === SYSTEM_PROPS.size;
}

/** Whether a component accepts props of an element beside its own. */
export function spreads(rest: readonly DeclaredProp[]): boolean {
  return rest.some((prop) => prop.name !== 'ref' && prop.name !== 'key' && isFromReact(prop));
}
