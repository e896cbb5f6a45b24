/** Parses and replaces the import statements of a compiled module. */

import { init, parse } from 'es-module-lexer';

interface ImportStatement {
  readonly specifier: string;
  /** `default`, a name, or `*` for the whole namespace, with the local name. None: imported for its side effects. */
  readonly names: readonly { readonly name: string; readonly local: string }[];
  readonly start: number;
  readonly end: number;
}

const CLAUSE = /^import\s*([^]*?)\s*(?:\bfrom\s*)?$/;
const NAMESPACE = /\*\s*as\s+([\w$]+)/;

/** The static imports of code that esbuild has written, in order. */
export async function parseImportStatements(code: string): Promise<readonly ImportStatement[]> {
  await init;
  const [imports] = parse(code);
  return imports
    .filter(({ d }) => d === -1)
    .map(({ n: specifier = '', ss, s, se }) => ({
      specifier,
      names: parseImportClause(CLAUSE.exec(code.slice(ss, s - 1))?.[1] ?? ''),
      start: ss,
      end: code[se] === ';' ? se + 1 : se,
    }));
}

function parseImportClause(clause: string): ImportStatement['names'] {
  const namedClause = /\{([^]*)\}/.exec(clause)?.[1] ?? '';
  const withoutNamed = clause.replace(/\{[^]*\}/, '').replace(NAMESPACE, '');
  const defaultImport = withoutNamed.replaceAll(',', '').trim();
  const namespace = NAMESPACE.exec(clause)?.[1];
  const namedImports = namedClause
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', local = name] = part.split(/\s+as\s+/);
      return { name, local };
    });
  return [
    ...(defaultImport === '' ? [] : [{ name: 'default', local: defaultImport }]),
    ...(namespace === undefined ? [] : [{ name: '*', local: namespace }]),
    ...namedImports,
  ];
}

/** Replaces each statement by the result of `format`. */
export function replaceImports(
  code: string,
  statements: readonly ImportStatement[],
  format: (statement: ImportStatement) => string,
): string {
  const parts: string[] = [];
  let position = 0;
  for (const statement of statements) {
    parts.push(code.slice(position, statement.start), format(statement));
    position = statement.end;
  }
  return parts.join('') + code.slice(position);
}
