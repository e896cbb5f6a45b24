/**
 * Reads the value that a config exports without running it. A config of another tool imports that tool, its plugins and
 * its themes, which need not be installed here, and may do anything; nearly all of what a migration needs of it is written
 * as literals. What is computed is `Computed`, with its place, so that it can be reported.
 */

import ts from 'typescript';
import { joinPaths } from '../paths.js';
import { getFolderPath } from '../../site/resolve-source-path.js';
import type { SourceTree } from '../model.js';
import {
  declareNames,
  evaluate,
  evaluateBody,
  toComputed,
  type ImportModule,
  type ModuleExports,
  type Scope,
} from './evaluate-expression.js';

const EXTENSIONS = [
  '',
  '.ts',
  '.mts',
  '.js',
  '.mjs',
  '.cjs',
  '.tsx',
  '.jsx',
  '.json',
  '/index.ts',
  '/index.js',
];

/** Modules import each other; a circle ends here. */
const MAX_DEPTH = 12;

export class ModuleReader {
  readonly #modules = new Map<string, ModuleExports>();

  /** Aliases are folders for which names stand: `docs` → `website`. */
  constructor(
    readonly tree: SourceTree,
    readonly aliases: Readonly<Record<string, string>> = {},
  ) {}

  /** The exports of a file, or `undefined` where there is none. CommonJS exports are `default`. */
  read(path: string, depth = 0): ModuleExports | undefined {
    const known = this.#modules.get(path);
    if (known) return known;
    const text = this.tree.read(path);
    if (text === undefined || depth > MAX_DEPTH) return undefined;
    const exports = path.endsWith('.json')
      ? new Map([['default', parseJson(text)]])
      : evaluateFile(path, text, (specifier) => this.#import(specifier, path, depth + 1));
    this.#modules.set(path, exports);
    return exports;
  }

  #import(specifier: string, from: string, depth: number): ModuleExports | undefined {
    const alias = Object.keys(this.aliases).find((name) => specifier.startsWith(`${name}/`));
    if (alias === undefined && !specifier.startsWith('.')) return undefined;
    const path =
      alias === undefined
        ? joinPaths(getFolderPath(from), specifier)
        : joinPaths(this.aliases[alias]!, specifier.slice(alias.length + 1));
    if (path === undefined) return undefined;
    const stem = path.replace(/\.[cm]?jsx?$/, '');
    const file = [path, stem]
      .flatMap((name) => EXTENSIONS.map((ending) => name + ending))
      .find((name) => this.tree.has(name));
    return file === undefined ? undefined : this.read(file, depth);
  }
}

function parseJson(text: string): unknown {
  const { config } = ts.parseConfigFileTextToJson('data.json', text);
  return config;
}

function evaluateFile(path: string, text: string, importModule: ImportModule): ModuleExports {
  const file = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  );
  const scope: Scope = { file, path, importModule, names: new Map(), pending: new Set() };
  const exports = new Map<string, unknown>();
  for (const statement of file.statements) declareNames(statement, scope);
  for (const statement of file.statements) readExport(statement, scope, exports);
  return exports;
}

function readExport(statement: ts.Statement, scope: Scope, exports: Map<string, unknown>): void {
  if (ts.isExportAssignment(statement)) exports.set('default', evaluate(statement.expression, scope));
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (ts.isVariableStatement(statement) && isExported) {
    for (const { name } of statement.declarationList.declarations)
      if (ts.isIdentifier(name)) exports.set(name.text, scope.names.get(name.text)?.());
  }
  if (ts.isFunctionDeclaration(statement) && isExported)
    exports.set('default', evaluateBody(statement.body, scope) ?? toComputed(statement, scope));
  const assignment = ts.isExpressionStatement(statement) ? statement.expression : undefined;
  if (
    assignment &&
    ts.isBinaryExpression(assignment) &&
    /^module\.exports$|^exports\.default$/.test(assignment.left.getText())
  )
    exports.set('default', evaluate(assignment.right, scope));
}
