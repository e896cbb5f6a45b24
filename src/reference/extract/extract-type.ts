/** Extracts the API of an exported interface or object type: its properties. */

import ts from 'typescript';
import { toSlug, type TypeApi } from '../package-api.js';
import { collectDeclaredProps, isFromReact } from './component/declared-props.js';
import { extractPropRows } from './component/prop-rows.js';
import { getDocComment } from './doc-comment.js';
import type { ExtractionContext } from './extraction-context.js';
import { formatImportLines } from './package/import-lines.js';
import type { PublicExport } from './package/public-exports.js';

/** The API of a type; `undefined` where it has no properties, as a union of texts. */
export function extractType(publicExport: PublicExport, context: ExtractionContext): TypeApi | undefined {
  const { program } = context;
  const { name, symbol } = publicExport;
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return undefined;
  const type = program.checker.getDeclaredTypeOfSymbol(symbol);
  const props = [...collectDeclaredProps(program.checker, [type]).values()].filter(
    (prop) => !isFromReact(prop),
  );
  if (props.length === 0) return undefined;
  const comment = getDocComment(symbol);
  return {
    name,
    slug: toSlug(name),
    // No code is left of it: the shortest path is as good as any.
    imports: formatImportLines(publicExport)
      .slice(-1)
      .map((line) => line.replace(/^import /, 'import type ')),
    description: comment.description,
    deprecated: comment.deprecated,
    properties: extractPropRows(props, {
      ...context.scope,
      typeParameters: new Set(listTypeParameters(declaration)),
    }),
    source: program.toPackagePath(declaration.getSourceFile().fileName),
  };
}

/** The names of the type parameters of a declaration: `R` of `GridColDef<R>`. */
function listTypeParameters(declaration: ts.Declaration): readonly string[] {
  const isGeneric = ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);
  return isGeneric ? (declaration.typeParameters ?? []).map((parameter) => parameter.name.text) : [];
}
