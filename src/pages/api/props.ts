/** The table of a component's own props. Knows nothing of slots and classes. */

import ts from 'typescript';
import { sortedRows, type ParameterApi, type PropApi, type ReturnApi } from './describe.js';
import { firstComment, type DocComment } from './doc-comment.js';
import { declarationsOf, type DeclaredProp } from './own-props.js';
import type { TypeScope } from './type-scope.js';
import { typeOfSymbols } from './type-of-symbol.js';

/** What is known of props beside their declarations. */
export interface Known {
  /** What a list of the package itself says of each: all of them are for readers. */
  readonly listed?: ReadonlyMap<string, DocComment> | undefined;
}

/** The rows of the given props, required ones first. */
export function propRows(
  props: readonly DeclaredProp[],
  scope: TypeScope,
  { listed }: Known = {},
): Readonly<Record<string, PropApi>> {
  const rows = props.flatMap((prop) => {
    const declared = commentOf(prop, scope.checker);
    const comment = completed(declared, listed?.get(prop.name));
    return comment.hiddenBy && !listed ? [] : [[prop.name, propRow(prop, comment, scope)] as const];
  });
  return sortedRows(Object.fromEntries(rows));
}

/** What is said of a prop; the list knows more of what the types leave open, such as that one package deprecates it. */
function completed(declared: DocComment, listed: DocComment | undefined): DocComment {
  if (!listed) return declared;
  const { description, default: fallback, deprecated } = declared;
  if (description === '' && fallback === undefined && deprecated === undefined) return listed;
  return {
    ...declared,
    ...(fallback === undefined && listed.default !== undefined ? { default: listed.default } : {}),
    ...(deprecated === undefined && listed.deprecated ? { deprecated: listed.deprecated } : {}),
    ...(listed.needsRef ? { needsRef: true } : {}),
  };
}

/** What is said of a prop where it is declared, else where an interface that is extended declares it. */
function commentOf({ name, symbols }: DeclaredProp, checker: ts.TypeChecker): DocComment {
  const declarations = declarationsOf(symbols);
  const extended = declarations.flatMap(({ parent }) =>
    ts.isInterfaceDeclaration(parent) ? basesOf(parent) : [],
  );
  const inherited = extended.flatMap(
    (base) => checker.getPropertyOfType(checker.getTypeAtLocation(base), name)?.declarations ?? [],
  );
  return firstComment([...declarations, ...inherited]);
}

function basesOf({ heritageClauses }: ts.InterfaceDeclaration): readonly ts.ExpressionWithTypeArguments[] {
  return (heritageClauses ?? []).flatMap(({ types }) => [...types]);
}

function propRow({ symbols, isDemanded }: DeclaredProp, comment: DocComment, scope: TypeScope): PropApi {
  const required = isDemanded && !symbols.some((symbol) => mayBeUndefined(symbol, scope.checker));
  return {
    type: typeOfSymbols(symbols, scope, !required),
    required,
    ...(comment.default === undefined || comment.default === '' ? {} : { default: comment.default }),
    description: comment.description,
    ...(comment.deprecated ? { deprecated: comment.deprecated } : {}),
    ...described(symbols[0]!, comment, scope),
    ...(comment.needsRef ? { needsRef: true } : {}),
  };
}

/** A prop that must be written, but to which `undefined` may be given, needs no value. */
function mayBeUndefined(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeOfSymbol(symbol);
  return type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
}

/** Of a function: its parameters and its result, where the comment says something of them. */
function described(
  symbol: ts.Symbol,
  comment: DocComment,
  scope: TypeScope,
): Pick<PropApi, 'params' | 'returns'> {
  if (Object.keys(comment.params).length === 0 && comment.returns === undefined) return {};
  const signature = signatureOf(scope.checker.getTypeOfSymbol(symbol), scope.checker);
  if (!signature) return {};
  const params = signature.getParameters().map((parameter) => parameterOf(parameter, comment, scope));
  return {
    ...(params.length === 0 ? {} : { params }),
    ...(comment.returns === undefined ? {} : { returns: returnOf(signature, comment, scope) }),
  };
}

/** The one way to call a type, if there is one. */
export function signatureOf(type: ts.Type, checker: ts.TypeChecker): ts.Signature | undefined {
  const forms = type.isUnion() ? type.types : [checker.getNonNullableType(type)];
  return forms.flatMap((form) => form.getCallSignatures())[0];
}

/** A parameter, with what the comment around it says. */
export function parameterOf(parameter: ts.Symbol, comment: DocComment, scope: TypeScope): ParameterApi {
  const declaration = parameter.valueDeclaration;
  const isParameter = declaration !== undefined && ts.isParameter(declaration);
  const optional =
    isParameter &&
    Boolean(declaration.questionToken ?? declaration.initializer ?? declaration.dotDotDotToken);
  return {
    name: nameOfParameter(parameter),
    type: typeOfSymbols([parameter], scope, optional),
    required: !optional,
    description: comment.params[parameter.name] ?? '',
  };
}

/** A parameter that is taken apart has no name of its own. */
function nameOfParameter({ name }: ts.Symbol): string {
  return /^__\d+$/.test(name) ? 'props' : name;
}

function returnOf(signature: ts.Signature, comment: DocComment, scope: TypeScope): ReturnApi {
  return { type: scope.ofType(signature.getReturnType(), scope), description: comment.returns ?? '' };
}
