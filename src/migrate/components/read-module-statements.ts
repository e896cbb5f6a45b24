/** Takes the `import` and `export` statements out of an MDX page. */

import ts from 'typescript';
import type { Edit, MarkdownDocument } from '../text/document.js';
import type { PageConversion } from '../text/page-conversion.js';

/** Removes the statements. What they import is kept in `conversion.imports`, constants in `conversion.constants`. */
export function readModuleStatements(
  document: MarkdownDocument,
  conversion: PageConversion,
): MarkdownDocument {
  const edits: Edit[] = [];
  const { lines } = document;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const isStart = line.kind === 'text' && /^(?:import|export)\b[\s{*"']/.test(line.text);
    if (!isStart || (at > 0 && !canPrecedeStatement(document, at - 1, edits))) continue;
    const end = findStatementEnd(document, at);
    if (end === undefined) continue;
    const source = document.text.slice(line.start, lines[end]!.start + lines[end]!.text.length);
    for (const statement of parseStatements(source)) {
      const offset = line.start + statement.getStart();
      readStatement(statement, { offset, document, conversion });
    }
    edits.push({ start: line.start, end: line.start + source.length, text: '' });
    at = end;
  }
  return document.apply(edits);
}

function canPrecedeStatement({ lines }: MarkdownDocument, at: number, edits: readonly Edit[]): boolean {
  const { text, start } = lines[at]!;
  return text.trim() === '' || edits.some((edit) => edit.start <= start && edit.end >= start);
}

/** The last line of the statements that begin at a line: where they end without an error of syntax. */
function findStatementEnd({ lines }: MarkdownDocument, from: number): number | undefined {
  const collected: string[] = [];
  for (let at = from; at < lines.length && at < from + 300; at += 1) {
    collected.push(lines[at]!.text);
    const isLast = at + 1 >= lines.length || lines[at + 1]!.text.trim() === '';
    if (isLast && isComplete(collected.join('\n'))) return at;
  }
  return isComplete(lines[from]!.text) ? from : undefined;
}

function isComplete(source: string): boolean {
  const file = parse(source);
  const { parseDiagnostics = [] } = file as { parseDiagnostics?: readonly unknown[] };
  return parseDiagnostics.length === 0 && file.statements.length > 0;
}

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('page.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

function parseStatements(source: string): readonly ts.Statement[] {
  return parse(source).statements;
}

interface StatementContext {
  readonly offset: number;
  readonly document: MarkdownDocument;
  readonly conversion: PageConversion;
}

function readStatement(statement: ts.Statement, context: StatementContext): void {
  const { conversion } = context;
  if (ts.isImportDeclaration(statement)) {
    readImport(statement, context);
    return;
  }
  const names = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  let isConstant = names.length > 0;
  for (const { name, initializer } of names) {
    const isText = initializer && (ts.isStringLiteralLike(initializer) || ts.isNumericLiteral(initializer));
    if (isText && ts.isIdentifier(name)) conversion.constants.set(name.text, initializer.text);
    else isConstant = false;
  }
  if (isConstant || isLayout(statement)) return;
  const message = 'code of the page is left out';
  const hint = 'Put it into a demo next to the page, or write its result into the text.';
  conversion.report('migrate/expression', context.document.locate(context.offset), { message, hint });
}

/** What a page of Nextra or Docusaurus exports for its tool. */
function isLayout(statement: ts.Statement): boolean {
  return /^export (?:const (?:metadata|frontMatter|toc|contentTitle)\b|default )/.test(statement.getText());
}

function readImport(
  statement: ts.ImportDeclaration,
  { conversion, document, offset }: StatementContext,
): void {
  const specifier = ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : '';
  const clause = statement.importClause;
  const from = document.origins[document.lineAt(offset)]!.file;
  if (!clause) {
    const message = `${specifier} is not imported`;
    const hint = /\.(?:css|s[ac]ss|less)$/.test(specifier)
      ? 'Styles of a page belong to the theme, or to the demo that needs them.'
      : 'Put what it does into a demo beside the page.';
    conversion.report('migrate/script', document.locate(offset), { message, hint });
    return;
  }
  if (clause.name) conversion.imports.set(clause.name.text, { specifier, exported: 'default', from });
  const bindings = clause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings))
    conversion.imports.set(bindings.name.text, { specifier, exported: '*', from });
  if (bindings && ts.isNamedImports(bindings)) {
    for (const { name, propertyName } of bindings.elements)
      conversion.imports.set(name.text, { specifier, exported: propertyName?.text ?? name.text, from });
  }
}
