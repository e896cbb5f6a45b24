/** Where a ref and the props that are not listed go. Knows nothing of single rows. */

import ts from 'typescript';
import { isFromReact, type DeclaredProp } from './own-props.js';
import type { Reading } from './reading.js';

/** What a ref to the component holds: `HTMLButtonElement`; nothing where it takes none, or does not say. */
export function refTarget(props: ReadonlyMap<string, DeclaredProp>, reading: Reading): string | undefined {
  const symbols = props.get('ref')?.symbols ?? [];
  for (const symbol of [...symbols].reverse()) {
    const target = targetOf(reading.project.checker.getTypeOfSymbol(symbol), reading.project.checker);
    if (target !== undefined) return target;
  }
  return undefined;
}

/** `T` of `Ref<T>`, by what an object ref holds. */
function targetOf(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  for (const form of type.isUnion() ? type.types : [type]) {
    const current = checker.getPropertyOfType(form, 'current');
    if (!current) continue;
    const held = checker.getNonNullableType(checker.getTypeOfSymbol(current));
    const isOpen = held.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Instantiable);
    if (!isOpen) return checker.typeToString(held);
  }
  return undefined;
}

/** Whether a component accepts props of an element beside its own. */
export function spreads(rest: readonly DeclaredProp[]): boolean {
  return rest.some((prop) => prop.name !== 'ref' && prop.name !== 'key' && isFromReact(prop));
}
