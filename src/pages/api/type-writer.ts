/** Puts the two writers of types together: the one that reads declarations and the one that asks the checker. */

import { typeOfSymbols } from './type-of-symbol.js';
import type { TypeScope } from './type-scope.js';
import { textOfType } from './type-shape.js';
import { textOfNode } from './type-text.js';

/** The scope in which the types of a package are written. */
export function typeScope(given: Pick<TypeScope, 'checker' | 'isPublic' | 'isOwn' | 'fault'>): TypeScope {
  return {
    ...given,
    ofNode: textOfNode,
    ofType: textOfType,
    ofSymbols: typeOfSymbols,
    given: new Map(),
    parameters: new Set(),
    open: [],
    depth: 0,
    free: () => {},
  };
}
