/** What makes a value a component, and the types of its props. Knows nothing of single props. */

import ts from 'typescript';

/** Functions that React calls with props, and perhaps a ref or a legacy context. */
const MOST_PARAMETERS = 2;

const ELEMENTS: ReadonlySet<string> = new Set([
  'Element',
  'ReactElement',
  'ReactNode',
  'ReactPortal',
  'AwaitedReactNode',
]);

/** The types of the props, one for each way to call the component; nothing where the value is no component. */
export function propsTypesOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] | undefined {
  const forms = type.isUnion() ? type.types : [type];
  if (forms.some((form) => isContext(form))) return undefined;
  const calls = forms.flatMap((form) => form.getCallSignatures()).filter((one) => isRendering(checker, one));
  const constructed = forms
    .flatMap((form) => form.getConstructSignatures())
    .filter((one) => isClass(checker, one));
  if (calls.length + constructed.length === 0) return undefined;
  const given = (props: ts.Symbol) => withoutNull(checker, checker.getTypeOfSymbol(props));
  const fromCalls = calls.flatMap(({ parameters: [props] }) => (props ? [given(props)] : []));
  const fromClasses = constructed.flatMap((one) => {
    const props = checker.getPropertyOfType(one.getReturnType(), 'props');
    return props ? [given(props)] : [];
  });
  return fromCalls.length > 0 ? fromCalls : fromClasses.slice(0, 1);
}

/** What may be left out is a union; to ask this of any other type takes seconds. */
function withoutNull(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  return type.isUnion() ? checker.getNonNullableType(type) : type;
}

/** A context can be rendered as its provider, but is no component of the package's own making. */
function isContext(type: ts.Type): boolean {
  return type.symbol?.name === 'Context' && type.getProperty('Provider') !== undefined;
}

function isRendering(checker: ts.TypeChecker, signature: ts.Signature): boolean {
  if (signature.parameters.length > MOST_PARAMETERS) return false;
  return isNode(checker, signature.getReturnType());
}

function isClass(checker: ts.TypeChecker, signature: ts.Signature): boolean {
  const render = checker.getPropertyOfType(signature.getReturnType(), 'render');
  return render !== undefined && checker.getTypeOfSymbol(render).getCallSignatures().length > 0;
}

/** Whether a type is what a component may return: an element among other things, or a promise of one. What is written
 *  for an older React returns a `JSX.Element` that is no longer there: anything, for the checker. */
function isNode(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (type.flags & ts.TypeFlags.Any) return true;
  if (type.aliasSymbol && ELEMENTS.has(type.aliasSymbol.name)) return true;
  if (type.isUnion()) return type.types.some((member) => isNode(checker, member));
  if (type.symbol?.name === 'Promise') {
    return checker.getTypeArguments(type as ts.TypeReference).some((result) => isNode(checker, result));
  }
  return type.symbol !== undefined && ELEMENTS.has(type.symbol.name) && !isDomElement(type.symbol);
}

function isDomElement(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).every((one) => /\/lib\.dom\./.test(one.getSourceFile().fileName));
}
