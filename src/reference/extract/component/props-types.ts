/** Finds out whether a value is a component, and collects the types of its props. */

import ts from 'typescript';

/** Of a component: its props, and a ref or a legacy context. */
const MAX_PARAMETERS = 2;

const ELEMENT_TYPES: ReadonlySet<string> = new Set([
  'Element',
  'ReactElement',
  'ReactNode',
  'ReactPortal',
  'AwaitedReactNode',
]);

/** The types of the props, one for each signature; `undefined` where the value is no component. */
export function collectPropsTypes(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] | undefined {
  const unionMembers = type.isUnion() ? type.types : [type];
  if (unionMembers.some((member) => isReactContext(member))) return undefined;
  const callSignatures = unionMembers
    .flatMap((member) => member.getCallSignatures())
    .filter((one) => isRenderFunction(checker, one));
  const classSignatures = unionMembers
    .flatMap((member) => member.getConstructSignatures())
    .filter((one) => isClassComponent(checker, one));
  if (callSignatures.length + classSignatures.length === 0) return undefined;
  const getPropsType = (props: ts.Symbol) => removeNull(checker, checker.getTypeOfSymbol(props));
  const fromCalls = callSignatures.flatMap(({ parameters: [props] }) => (props ? [getPropsType(props)] : []));
  const fromClasses = classSignatures.flatMap((one) => {
    const props = checker.getPropertyOfType(one.getReturnType(), 'props');
    return props ? [getPropsType(props)] : [];
  });
  return fromCalls.length > 0 ? fromCalls : fromClasses.slice(0, 1);
}

/** Only a union may contain `null` or `undefined`. Asking the checker about any other type takes seconds. */
function removeNull(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  return type.isUnion() ? checker.getNonNullableType(type) : type;
}

/** A context can be rendered as its provider, but is no component of the package. */
function isReactContext(type: ts.Type): boolean {
  return type.symbol?.name === 'Context' && type.getProperty('Provider') !== undefined;
}

function isRenderFunction(checker: ts.TypeChecker, signature: ts.Signature): boolean {
  return signature.parameters.length <= MAX_PARAMETERS && isReactNode(checker, signature.getReturnType());
}

function isClassComponent(checker: ts.TypeChecker, signature: ts.Signature): boolean {
  const render = checker.getPropertyOfType(signature.getReturnType(), 'render');
  return render !== undefined && checker.getTypeOfSymbol(render).getCallSignatures().length > 0;
}

/** Whether a component may return the type: an element, a union with one, or a promise of one. Declarations for an older
 *  React return a `JSX.Element` that no longer exists, which the checker takes for `any`. */
function isReactNode(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (type.flags & ts.TypeFlags.Any) return true;
  if (type.aliasSymbol && ELEMENT_TYPES.has(type.aliasSymbol.name)) return true;
  if (type.isUnion()) return type.types.some((member) => isReactNode(checker, member));
  if (type.symbol?.name === 'Promise') {
    const resultType = checker.getAwaitedType(type);
    return resultType !== undefined && isReactNode(checker, resultType);
  }
  return type.symbol !== undefined && ELEMENT_TYPES.has(type.symbol.name) && !isDomElement(type.symbol);
}

function isDomElement(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).every((one) => /\/lib\.dom\./.test(one.getSourceFile().fileName));
}
