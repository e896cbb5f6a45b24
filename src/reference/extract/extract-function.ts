/** Extracts the API of a hook or function: its parameters and what it returns. */

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

/** Whether a name is that of a hook: `useTheme`, `unstable_useId`. */
export function isHookName(name: string): boolean {
  return /^(?:\w+_)?use\p{Lu}/u.test(name);
}

interface ExtractedFunction {
  readonly api: FunctionApi;
  readonly publicExport: PublicExport;
  readonly declaration: ts.Declaration;
}

/** The API of a function; `undefined` where the export is none, or is hidden from readers. */
export function extractFunction(
  publicExport: PublicExport,
  context: ExtractionContext,
): ExtractedFunction | undefined {
  const { program } = context;
  const { name, symbol } = publicExport;
  const signature = findLongestSignature(program.checker.getTypeOfSymbol(symbol).getCallSignatures());
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  if (!signature || !declaration || /^\p{Lu}/u.test(name)) return undefined;
  const comment = getDocComment(symbol);
  if (comment.hidingTag) return undefined;
  const details = { comment, isPlainFunction: !isHookName(name) };
  const api: FunctionApi = {
    name,
    slug: toSlug(name),
    imports: formatImportLines(publicExport),
    description: comment.description,
    deprecated: comment.deprecated,
    parameters: signature.getParameters().map((one) => extractFunctionParameter(one, details, context)),
    returns: extractFunctionReturn(signature, details, context),
    source: program.toPackagePath(declaration.getSourceFile().fileName),
  };
  return { api, publicExport, declaration };
}

/** Of several signatures, the one with the most parameters. */
function findLongestSignature(signatures: readonly ts.Signature[]): ts.Signature | undefined {
  return [...signatures].sort((a, b) => b.getParameters().length - a.getParameters().length)[0];
}

interface FunctionDetails {
  readonly comment: DocComment;
  /** Its objects are shown by their types only, not by their fields. */
  readonly isPlainFunction: boolean;
}

function extractFunctionParameter(
  parameter: ts.Symbol,
  { comment, isPlainFunction }: FunctionDetails,
  context: ExtractionContext,
): FunctionParameterApi {
  const row = extractParameter(parameter, comment, context.scope);
  const type = context.program.checker.getTypeOfSymbol(parameter);
  return { ...row, fields: isPlainFunction ? undefined : extractFields(type, context) };
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
  return {
    type: isPredicate ? scope.formatNode(node, scope) : scope.formatType(type, scope),
    description: comment.returns ?? '',
    fields: isPlainFunction ? undefined : extractFields(type, context),
  };
}

/** The fields of an object type that the package declares; `undefined` for any other type. */
function extractFields(
  declaredType: ts.Type,
  context: ExtractionContext,
): Readonly<Record<string, PropApi>> | undefined {
  const { checker, isPackageFile } = context.program;
  // The members of a type parameter are not known, and looking for them takes seconds.
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

/** Whether a type serves one function only. A theme or a context is documented on its own page. */
function isSingleUseType(type: ts.Type): boolean {
  const name = type.aliasSymbol?.name ?? type.symbol?.name ?? '';
  return (
    !/^\p{L}/u.test(name) ||
    /(?:Returns?|ReturnValue|Result|Param(?:eter)?s?|Props|Options|Args|Input|Output)$/.test(name)
  );
}
