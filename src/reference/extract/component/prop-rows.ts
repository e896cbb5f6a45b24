/** Extracts the rows of props: type, default, description. */

import ts from 'typescript';
import { sortRequiredFirst, type ParameterApi, type PropApi } from '../../package-api.js';
import { findFirstComment, type DocComment } from '../doc-comment.js';
import { collectDeclarations, type DeclaredProp } from './declared-props.js';
import type { TypeScope } from '../type-text/type-scope.js';
import { formatSymbolType } from '../type-text/format-symbol-type.js';

/** The rows of the props, required ones first. `propTypesComments` are the comments in the prop types of the package,
 *  where all props are documented. */
export function extractPropRows(
  props: readonly DeclaredProp[],
  scope: TypeScope,
  propTypesComments?: ReadonlyMap<string, DocComment>,
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

/** The comment of a prop. The prop types add what the declaration does not say, such as a deprecation. */
function mergeComments(declared: DocComment, propTypesComments: DocComment | undefined): DocComment {
  if (!propTypesComments) return declared;
  const { description, default: fallback, deprecated } = declared;
  if (description === '' && fallback === undefined && deprecated === undefined) return propTypesComments;
  return {
    ...declared,
    default: fallback ?? propTypesComments.default,
    deprecated: deprecated ?? propTypesComments.deprecated,
    needsRef: propTypesComments.needsRef,
  };
}

/** The comment of a prop where it is declared, else where an extended interface declares it. */
function findPropComment({ name, symbols }: DeclaredProp, checker: ts.TypeChecker): DocComment {
  const declarations = collectDeclarations(symbols);
  const baseTypes = declarations.flatMap(({ parent }) =>
    ts.isInterfaceDeclaration(parent)
      ? (parent.heritageClauses ?? []).flatMap(({ types }) => [...types])
      : [],
  );
  const inheritedDeclarations = baseTypes.flatMap(
    (base) => checker.getPropertyOfType(checker.getTypeAtLocation(base), name)?.declarations ?? [],
  );
  return findFirstComment([...declarations, ...inheritedDeclarations]);
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
    default: comment.default || undefined,
    description: comment.description,
    deprecated: comment.deprecated,
    ...extractCallDescription(symbols[0], comment, scope),
    needsRef: comment.needsRef,
  };
}

/** A prop that accepts `undefined` needs no value. */
function acceptsUndefined(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeOfSymbol(symbol);
  return type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
}

/** The parameters and the result of a function, where the comment describes them. */
function extractCallDescription(
  symbol: ts.Symbol,
  comment: DocComment,
  scope: TypeScope,
): Pick<PropApi, 'params' | 'returns'> {
  if (Object.keys(comment.params).length === 0 && comment.returns === undefined) return {};
  const signature = findSignature(scope.checker.getTypeOfSymbol(symbol), scope.checker);
  if (!signature) return {};
  const params = signature.getParameters().map((parameter) => extractParameter(parameter, comment, scope));
  const { returns: description } = comment;
  return {
    params: params.length === 0 ? undefined : params,
    returns:
      description === undefined
        ? undefined
        : { type: scope.formatType(signature.getReturnType(), scope), description },
  };
}

/** The first call signature of a type. */
function findSignature(type: ts.Type, checker: ts.TypeChecker): ts.Signature | undefined {
  const unionMembers = type.isUnion() ? type.types : [checker.getNonNullableType(type)];
  return unionMembers.flatMap((member) => member.getCallSignatures())[0];
}

/** A parameter, with its description in the comment of the function. */
export function extractParameter(parameter: ts.Symbol, comment: DocComment, scope: TypeScope): ParameterApi {
  const declaration = parameter.valueDeclaration;
  const isParameter = declaration !== undefined && ts.isParameter(declaration);
  const isOptional =
    isParameter &&
    Boolean(declaration.questionToken ?? declaration.initializer ?? declaration.dotDotDotToken);
  return {
    // A destructured parameter has no name of its own.
    name: parameter.name.replace(/^__\d+$/, 'props'),
    type: formatSymbolType([parameter], scope, isOptional),
    required: !isOptional,
    description: comment.params[parameter.name] ?? '',
  };
}
