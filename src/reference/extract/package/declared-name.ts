/** What a thing is called where it is declared: an export of it may have another name, or none. */

import ts from 'typescript';

/** The name in the declaration, else the symbol's own. */
export function getDeclaredName(symbol: ts.Symbol): string {
  const name = symbol.declarations
    ?.map((one) => ts.getNameOfDeclaration(one))
    .find((one) => one !== undefined);
  return name && ts.isIdentifier(name) ? name.text : symbol.name;
}
