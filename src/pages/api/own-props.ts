/** Which of the many props that a component accepts are its own, and not those of the DOM or of what it inherits. */

import ts from 'typescript';

/** One prop as all signatures and all members of unions declare it. */
export interface DeclaredProp {
  readonly name: string;
  /** The first declared it best. */
  readonly symbols: readonly ts.Symbol[];
  /** Whether every way to call the component asks for it. */
  readonly isDemanded: boolean;
}

/** Every prop of the given types, by name. Each type is one way to call the component. */
export function declaredProps(
  checker: ts.TypeChecker,
  types: readonly ts.Type[],
): ReadonlyMap<string, DeclaredProp> {
  const props = new Map<string, { symbols: ts.Symbol[]; demands: number }>();
  const forms = types.flatMap((type) => (type.isUnion() ? type.types : [type]));
  for (const form of forms) {
    for (const symbol of propertiesOf(checker, form)) {
      const known = props.get(symbol.name);
      const demands = Number(!(symbol.flags & ts.SymbolFlags.Optional));
      if (known) {
        known.symbols.push(symbol);
        known.demands += demands;
      } else props.set(symbol.name, { symbols: [symbol], demands });
    }
  }
  const rows = [...props].map(([name, { symbols, demands }]): [string, DeclaredProp] => [
    name,
    { name, symbols, isDemanded: demands === forms.length },
  ]);
  return new Map(rows);
}

/** The members of a type. `Omit` forgets the names of one that takes any further name, as `forwardRef` writes it down:
 *  they are those of what it omits from. */
function propertiesOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Symbol[] {
  const known = checker.getPropertiesOfType(type);
  const parts = type.isIntersection() ? type.types : [type];
  const forgotten = parts.flatMap((part) => forgottenIn(checker, part));
  if (forgotten.length === 0) return known;
  const names = new Set(known.map(({ name }) => name));
  return [...known, ...forgotten.filter(({ name }) => !names.has(name))];
}

function forgottenIn(checker: ts.TypeChecker, type: ts.Type): readonly ts.Symbol[] {
  const [from, keys] = type.aliasSymbol?.name === 'Omit' ? (type.aliasTypeArguments ?? []) : [];
  if (!from || !keys || !checker.getIndexInfoOfType(type, ts.IndexKind.String)) return [];
  const omitted = (keys.isUnion() ? keys.types : [keys]).map((key) =>
    key.isStringLiteral() ? key.value : '',
  );
  return propertiesOf(checker, from).filter(({ name }) => !omitted.includes(name));
}

/** Whether a prop comes from React's types for the DOM, or from `ref` and `key`. */
export function isFromReact({ symbols }: DeclaredProp): boolean {
  return declarationsOf(symbols).every((one) => {
    const { fileName } = one.getSourceFile();
    return /\/@types\/react\/|\/lib\.[\w.]+\.d\.ts$/.test(fileName) && !isChildren(one);
  });
}

/** `PropsWithChildren` is React's, but to accept children is a decision of the component. */
function isChildren(declaration: ts.Declaration): boolean {
  const alias = declaration.parent?.parent?.parent;
  return alias !== undefined && ts.isTypeAliasDeclaration(alias) && alias.name.text === 'PropsWithChildren';
}

/** All places where a prop is declared. */
export function declarationsOf(symbols: readonly ts.Symbol[]): readonly ts.Declaration[] {
  return symbols.flatMap(({ declarations }) => declarations ?? []);
}
