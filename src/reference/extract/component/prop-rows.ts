/** The table of a component's own props. Knows nothing of slots and classes. */

import ts from 'typescript';
import { sortRequiredFirst, type ParameterApi, type PropApi, type ReturnApi } from '../../package-api.js';
import { findFirstComment, type DocComment } from '../doc-comment.js';
import { collectDeclarations, type DeclaredProp } from './declared-props.js';
import type { TypeScope } from '../type-text/type-scope.js';
import { formatSymbolType } from '../type-text/format-symbol-type.js';

/** What is known of props beside their declarations. */
export interface PropRowOptions {
  /** What a list of the package itself says of each: all of them are for readers. */
  readonly propTypesComments?: ReadonlyMap<string, DocComment> | undefined;
}

/** The rows of the given props, required ones first. */
export function extractPropRows(
  props: readonly DeclaredProp[],
  scope: TypeScope,
  { propTypesComments }: PropRowOptions = {},
): Readonly<Record<string, PropApi>> {
  const rows = props.flatMap((prop) => {
    const declared = findPropComment(prop, scope.checker);
    const comment = mergeComments(declared, propTypesComments?.get(prop.name));
    return comment.hidingTag && !propTypesComments
      ? []
      : [[prop.name, extractPropRow(prop, comment, scope)] as const];
  });
  return sortRequiredFirst(Object.fromEntries(rows));
}

/** What is said of a prop; the list knows more of what the types leave open, such as that one package deprecates it. */
function mergeComments(declared: DocComment, propTypesComments: DocComment | undefined): DocComment {
  if (!propTypesComments) return declared;
  const { description, default: fallback, deprecated } = declared;
  if (description === '' && fallback === undefined && deprecated === undefined) return propTypesComments;
  return {
    ...declared,
    ...(fallback === undefined && propTypesComments.default !== undefined
      ? { default: propTypesComments.default }
      : {}),
    ...(deprecated === undefined && propTypesComments.deprecated
      ? { deprecated: propTypesComments.deprecated }
      : {}),
    ...(propTypesComments.needsRef ? { needsRef: true } : {}),
  };
}

/** What is said of a prop where it is declared, else where an interface that is extended declares it. */
function findPropComment({ name, symbols }: DeclaredProp, checker: ts.TypeChecker): DocComment {
  const declarations = collectDeclarations(symbols);
  const baseTypes = declarations.flatMap(({ parent }) =>
    ts.isInterfaceDeclaration(parent) ? listBaseTypes(parent) : [],
  );
  const inheritedDeclarations = baseTypes.flatMap(
    (base) => checker.getPropertyOfType(checker.getTypeAtLocation(base), name)?.declarations ?? [],
  );
  return findFirstComment([...declarations, ...inheritedDeclarations]);
}

function listBaseTypes({
  heritageClauses,
}: ts.InterfaceDeclaration): readonly ts.ExpressionWithTypeArguments[] {
  return (heritageClauses ?? []).flatMap(({ types }) => [...types]);
}

function extractPropRow(
  { symbols, isAlwaysRequired }: DeclaredProp,
  comment: DocComment,
  scope: TypeScope,
): PropApi {
  const required = isAlwaysRequired && !symbols.some((symbol) => acceptsUndefined(symbol, scope.checker));
  return {
    type: formatSymbolType(symbols, scope, !required),
    required,
    ...(comment.default === undefined || comment.default === '' ? {} : { default: comment.default }),
    description: comment.description,
    ...(comment.deprecated ? { deprecated: comment.deprecated } : {}),
    ...extractCallDescription(symbols[0]!, comment, scope),
    ...(comment.needsRef ? { needsRef: true } : {}),
  };
}

/** A prop that must be written, but to which `undefined` may be given, needs no value. */
function acceptsUndefined(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeOfSymbol(symbol);
  return type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
}

/** Of a function: its parameters and its result, where the comment says something of them. */
function extractCallDescription(
  symbol: ts.Symbol,
  comment: DocComment,
  scope: TypeScope,
): Pick<PropApi, 'params' | 'returns'> {
  if (Object.keys(comment.params).length === 0 && comment.returns === undefined) return {};
  const signature = findSignature(scope.checker.getTypeOfSymbol(symbol), scope.checker);
  if (!signature) return {};
  const params = signature.getParameters().map((parameter) => extractParameter(parameter, comment, scope));
  return {
    ...(params.length === 0 ? {} : { params }),
    ...(comment.returns === undefined ? {} : { returns: extractReturn(signature, comment, scope) }),
  };
}

/** The one way to call a type, if there is one. */
export function findSignature(type: ts.Type, checker: ts.TypeChecker): ts.Signature | undefined {
  const unionMembers = type.isUnion() ? type.types : [checker.getNonNullableType(type)];
  return unionMembers.flatMap((member) => member.getCallSignatures())[0];
}

/** A parameter, with what the comment around it says. */
export function extractParameter(parameter: ts.Symbol, comment: DocComment, scope: TypeScope): ParameterApi {
  const declaration = parameter.valueDeclaration;
  const isParameter = declaration !== undefined && ts.isParameter(declaration);
  const isOptional =
    isParameter &&
    Boolean(declaration.questionToken ?? declaration.initializer ?? declaration.dotDotDotToken);
  return {
    name: getParameterName(parameter),
    type: formatSymbolType([parameter], scope, isOptional),
    required: !isOptional,
    description: comment.params[parameter.name] ?? '',
  };
}

/** A parameter that is taken apart has no name of its own. */
function getParameterName({ name }: ts.Symbol): string {
  return /^__\d+$/.test(name) ? 'props' : name;
}

function extractReturn(signature: ts.Signature, comment: DocComment, scope: TypeScope): ReturnApi {
  return { type: scope.formatType(signature.getReturnType(), scope), description: comment.returns ?? '' };
}
