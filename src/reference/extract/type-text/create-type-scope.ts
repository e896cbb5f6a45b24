/** Puts the two writers of types together: the one that reads declarations and the one that asks the checker. */

import { formatSymbolType } from './format-symbol-type.js';
import type { TypeScope } from './type-scope.js';
import { formatCheckedType } from './format-checked-type.js';
import { formatTypeNode } from './format-type-node.js';

/** The scope in which the types of a package are written. */
export function createTypeScope(
  base: Pick<TypeScope, 'checker' | 'isPublic' | 'isPackageFile' | 'reportIssue'>,
): TypeScope {
  return {
    ...base,
    formatNode: formatTypeNode,
    formatType: formatCheckedType,
    formatSymbols: formatSymbolType,
    typeArguments: new Map(),
    typeParameters: new Set(),
    expandedSymbols: [],
    depth: 0,
    onFreeParameter: () => {},
  };
}
