/** Hooks and functions of a package: parameters and what they return. Knows nothing of components. */

import ts from 'typescript';
import {
  slugOf,
  type FunctionApi,
  type FunctionParameterApi,
  type FunctionReturnApi,
  type PropApi,
} from './describe.js';
import { docCommentOf, type DocComment } from './doc-comment.js';
import { importLines } from './import-lines.js';
import { declaredProps, isFromReact } from './own-props.js';
import { parameterOf, propRows } from './props.js';
import type { PublicExport } from './public-exports.js';
import type { Reading } from './reading.js';

/** Whether an export is called as a hook: `useTheme`, `unstable_useId`. */
export function isHook(name: string): boolean {
  return /^(?:\w+_)?use\p{Lu}/u.test(name);
}

export interface ReadFunction {
  readonly api: FunctionApi;
  readonly declaration: ts.Declaration;
}

/** The reference of a function; nothing where the export is none. */
export function functionApi(found: PublicExport, reading: Reading): ReadFunction | undefined {
  const { checker } = reading.project;
  const signature = longest(checker.getTypeOfSymbol(found.symbol).getCallSignatures());
  const declaration = found.symbol.valueDeclaration ?? found.symbol.declarations?.[0];
  if (!signature || !declaration || /^\p{Lu}/u.test(found.name)) return undefined;
  const comment = docCommentOf(found.symbol);
  if (comment.hiddenBy) return undefined;
  const isOneOfMany = !isHook(found.name);
  const api: FunctionApi = {
    name: found.name,
    slug: slugOf(found.name),
    imports: importLines(found),
    description: comment.description,
    ...(comment.deprecated ? { deprecated: comment.deprecated } : {}),
    parameters: signature.getParameters().map((one) => parameterApi(one, { comment, isOneOfMany }, reading)),
    returns: returnApi(signature, { comment, isOneOfMany }, reading),
    source: reading.project.within(declaration.getSourceFile().fileName),
  };
  return { api, declaration };
}

/** Of several ways to call a function, the one that says the most. */
function longest(signatures: readonly ts.Signature[]): ts.Signature | undefined {
  return [...signatures].sort((a, b) => b.getParameters().length - a.getParameters().length)[0];
}

interface Told {
  readonly comment: DocComment;
  /** Of a plain function, types are enough. */
  readonly isOneOfMany: boolean;
}

function parameterApi(
  parameter: ts.Symbol,
  { comment, isOneOfMany }: Told,
  reading: Reading,
): FunctionParameterApi {
  const row = parameterOf(parameter, comment, reading.scope);
  const type = reading.project.checker.getTypeOfSymbol(parameter);
  const fields = isOneOfMany ? undefined : fieldsOf(type, reading);
  return fields ? { ...row, fields } : row;
}

function returnApi(
  signature: ts.Signature,
  { comment, isOneOfMany }: Told,
  reading: Reading,
): FunctionReturnApi {
  const { scope } = reading;
  const type = signature.getReturnType();
  const node = signature.getDeclaration()?.type;
  const isPredicate = node !== undefined && ts.isTypePredicateNode(node);
  const fields = isOneOfMany ? undefined : fieldsOf(type, reading);
  return {
    type: isPredicate ? scope.ofNode(node, scope) : scope.ofType(type, scope),
    description: comment.returns ?? '',
    ...(fields ? { fields } : {}),
  };
}

/** The fields of an object that the package declares; nothing of any other type. */
function fieldsOf(given: ts.Type, reading: Reading): Readonly<Record<string, PropApi>> | undefined {
  const { checker, isOwn } = reading.project;
  // What a caller gives is not known here, and to look for its members takes seconds.
  const parts = given.isUnionOrIntersection() ? given.types : [given];
  if (parts.some(({ flags }) => flags & ts.TypeFlags.Instantiable)) return undefined;
  const type = checker.getNonNullableType(given);
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Union)))
    return undefined;
  if (type.getCallSignatures().length > 0 || checker.isArrayLikeType(type) || !isOfOneUse(type))
    return undefined;
  const fields = [...declaredProps(checker, [type]).values()].filter((field) =>
    field.symbols.some(({ declarations = [] }) =>
      declarations.some((one) => isOwn(one.getSourceFile().fileName)),
    ),
  );
  const shown = fields.filter((field) => !isFromReact(field));
  return shown.length === 0 ? undefined : propRows(shown, reading.scope);
}

/** Whether a type is there for one function only: a theme or a context has its own page. */
function isOfOneUse(type: ts.Type): boolean {
  const name = type.aliasSymbol?.name ?? type.symbol?.name ?? '';
  return (
    !/^\p{L}/u.test(name) ||
    /(?:Returns?|ReturnValue|Result|Param(?:eter)?s?|Props|Options|Args|Input|Output)$/.test(name)
  );
}
