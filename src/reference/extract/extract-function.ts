/** Hooks and functions of a package: parameters and what they return. Knows nothing of components. */

import ts from 'typescript';
import {
  toSlug,
  type FunctionApi,
  type FunctionParameterApi,
  type FunctionReturnApi,
  type PropApi,
} from '../package-api.js';
import { getDocComment, type DocComment } from './doc-comment.js';
import { formatImportLines } from './package/import-lines.js';
import { collectDeclaredProps, isFromReact } from './component/declared-props.js';
import { extractParameter, extractPropRows } from './component/prop-rows.js';
import type { PublicExport } from './package/public-exports.js';
import type { ExtractionContext } from './extraction-context.js';

/** Whether an export is called as a hook: `useTheme`, `unstable_useId`. */
export function isHookName(name: string): boolean {
  return /^(?:\w+_)?use\p{Lu}/u.test(name);
}

export interface ExtractedFunction {
  readonly api: FunctionApi;
  readonly declaration: ts.Declaration;
}

/** The reference of a function; nothing where the export is none. */
export function extractFunction(
  publicExport: PublicExport,
  context: ExtractionContext,
): ExtractedFunction | undefined {
  const { checker } = context.program;
  const signature = findLongestSignature(checker.getTypeOfSymbol(publicExport.symbol).getCallSignatures());
  const declaration = publicExport.symbol.valueDeclaration ?? publicExport.symbol.declarations?.[0];
  if (!signature || !declaration || /^\p{Lu}/u.test(publicExport.name)) return undefined;
  const comment = getDocComment(publicExport.symbol);
  if (comment.hidingTag) return undefined;
  const isPlainFunction = !isHookName(publicExport.name);
  const api: FunctionApi = {
    name: publicExport.name,
    slug: toSlug(publicExport.name),
    imports: formatImportLines(publicExport),
    description: comment.description,
    ...(comment.deprecated ? { deprecated: comment.deprecated } : {}),
    parameters: signature
      .getParameters()
      .map((one) => extractFunctionParameter(one, { comment, isPlainFunction }, context)),
    returns: extractFunctionReturn(signature, { comment, isPlainFunction }, context),
    source: context.program.toPackagePath(declaration.getSourceFile().fileName),
  };
  return { api, declaration };
}

/** Of several ways to call a function, the one that says the most. */
function findLongestSignature(signatures: readonly ts.Signature[]): ts.Signature | undefined {
  return [...signatures].sort((a, b) => b.getParameters().length - a.getParameters().length)[0];
}

interface FunctionDetails {
  readonly comment: DocComment;
  /** Of a plain function, types are enough. */
  readonly isPlainFunction: boolean;
}

function extractFunctionParameter(
  parameter: ts.Symbol,
  { comment, isPlainFunction }: FunctionDetails,
  context: ExtractionContext,
): FunctionParameterApi {
  const row = extractParameter(parameter, comment, context.scope);
  const type = context.program.checker.getTypeOfSymbol(parameter);
  const fields = isPlainFunction ? undefined : extractFields(type, context);
  return fields ? { ...row, fields } : row;
}

function extractFunctionReturn(
  signature: ts.Signature,
  { comment, isPlainFunction }: FunctionDetails,
  context: ExtractionContext,
): FunctionReturnApi {
  const { scope } = context;
  const type = signature.getReturnType();
  const node = signature.getDeclaration()?.type;
  const isPredicate = node !== undefined && ts.isTypePredicateNode(node);
  const fields = isPlainFunction ? undefined : extractFields(type, context);
  return {
    type: isPredicate ? scope.formatNode(node, scope) : scope.formatType(type, scope),
    description: comment.returns ?? '',
    ...(fields ? { fields } : {}),
  };
}

/** The fields of an object that the package declares; nothing of any other type. */
function extractFields(
  declaredType: ts.Type,
  context: ExtractionContext,
): Readonly<Record<string, PropApi>> | undefined {
  const { checker, isPackageFile } = context.program;
  // What a caller gives is not known here, and to look for its members takes seconds.
  const unionMembers = declaredType.isUnionOrIntersection() ? declaredType.types : [declaredType];
  if (unionMembers.some(({ flags }) => flags & ts.TypeFlags.Instantiable)) return undefined;
  const type = checker.getNonNullableType(declaredType);
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Union)))
    return undefined;
  if (type.getCallSignatures().length > 0 || checker.isArrayLikeType(type) || !isSingleUseType(type))
    return undefined;
  const fields = [...collectDeclaredProps(checker, [type]).values()].filter((field) =>
    field.symbols.some(({ declarations = [] }) =>
      declarations.some((one) => isPackageFile(one.getSourceFile().fileName)),
    ),
  );
  const documentedFields = fields.filter((field) => !isFromReact(field));
  return documentedFields.length === 0 ? undefined : extractPropRows(documentedFields, context.scope);
}

/** Whether a type is there for one function only: a theme or a context has its own page. */
function isSingleUseType(type: ts.Type): boolean {
  const name = type.aliasSymbol?.name ?? type.symbol?.name ?? '';
  return (
    !/^\p{L}/u.test(name) ||
    /(?:Returns?|ReturnValue|Result|Param(?:eter)?s?|Props|Options|Args|Input|Output)$/.test(name)
  );
}
