/** Evaluates expressions of a module that are made of literals. */

import ts from 'typescript';

/** A value that is only known when the module runs. */
export class Computed {
  readonly file: string;
  readonly line: number;
  readonly column: number;

  constructor(
    place: { readonly file: string; readonly line: number; readonly column: number },
    readonly text: string,
  ) {
    this.file = place.file;
    this.line = place.line;
    this.column = place.column;
  }
}

/** What a module exports, by name. */
export type ModuleExports = ReadonlyMap<string, unknown>;

export type ImportModule = (specifier: string) => ModuleExports | undefined;

export interface Scope {
  readonly file: ts.SourceFile;
  readonly path: string;
  readonly importModule: ImportModule;
  readonly names: Map<string, () => unknown>;
  /** Names that are being evaluated. */
  readonly pending: Set<string>;
}

export function declareNames(statement: ts.Statement, scope: Scope): void {
  const declare = (name: string, read: () => unknown) => scope.names.set(name, read);
  if (ts.isVariableStatement(statement)) {
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer && ts.isIdentifier(name)) declare(name.text, () => evaluate(initializer, scope));
    }
  } else if (ts.isFunctionDeclaration(statement) && statement.name) {
    declare(statement.name.text, () => evaluateBody(statement.body, scope) ?? toComputed(statement, scope));
  } else if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
    const specifier = statement.moduleSpecifier.text;
    const read = (name: string) => () => {
      const module = scope.importModule(specifier);
      return module?.has(name) ? module.get(name) : toComputed(statement, scope);
    };
    const { name, namedBindings } = statement.importClause ?? {};
    if (name) declare(name.text, read('default'));
    if (namedBindings && ts.isNamedImports(namedBindings))
      for (const one of namedBindings.elements)
        declare(one.name.text, read((one.propertyName ?? one.name).text));
  }
}

/** The value that a function without arguments returns, if it returns one literal. */
export function evaluateBody(body: ts.ConciseBody | undefined, scope: Scope): unknown {
  if (!body) return undefined;
  if (!ts.isBlock(body)) return evaluate(body, scope);
  for (const statement of body.statements) declareNames(statement, scope);
  const returned = body.statements.find(ts.isReturnStatement);
  return returned?.expression && evaluate(returned.expression, scope);
}

export function toComputed(node: ts.Node, { file, path }: Scope): Computed {
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
  return new Computed({ file: path, line: line + 1, column: character + 1 }, node.getText());
}

/** The value of an expression, or `Computed`. */
export function evaluate(node: ts.Expression, scope: Scope): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((one) => evaluateElement(one, scope));
  if (ts.isObjectLiteralExpression(node)) return evaluateObject(node, scope);
  if (ts.isIdentifier(node)) return evaluateName(node, scope);
  if (ts.isTemplateExpression(node)) return evaluateTemplate(node, scope);
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node))
    return evaluateBody(node.body, scope) ?? toComputed(node, scope);
  if (ts.isCallExpression(node)) return evaluateCall(node, scope);
  if (ts.isPropertyAccessExpression(node)) {
    const object = evaluate(node.expression, scope);
    return isRecord(object) && Object.hasOwn(object, node.name.text)
      ? object[node.name.text]
      : toComputed(node, scope);
  }
  if (isWrapped(node)) return evaluate(node.expression, scope);
  const binary = ts.isBinaryExpression(node) ? evaluateBinary(node, scope) : undefined;
  return binary ?? toComputed(node, scope);
}

function isWrapped(
  node: ts.Expression,
): node is
  | ts.ParenthesizedExpression
  | ts.AsExpression
  | ts.SatisfiesExpression
  | ts.NonNullExpression
  | ts.AwaitExpression {
  return (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAwaitExpression(node)
  );
}

function evaluateElement(node: ts.Expression, scope: Scope): readonly unknown[] {
  if (!ts.isSpreadElement(node)) return [evaluate(node, scope)];
  const value = evaluate(node.expression, scope);
  return Array.isArray(value) ? value : [toComputed(node, scope)];
}

function evaluateObject(node: ts.ObjectLiteralExpression, scope: Scope): Readonly<Record<string, unknown>> {
  const values: [string, unknown][] = [];
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) {
      const value = evaluate(property.expression, scope);
      if (isRecord(value)) values.push(...Object.entries(value));
      continue;
    }
    const key = ts.isComputedPropertyName(property.name)
      ? evaluate(property.name.expression, scope)
      : property.name.text;
    if (typeof key !== 'string') continue;
    if (ts.isPropertyAssignment(property)) values.push([key, evaluate(property.initializer, scope)]);
    else if (ts.isShorthandPropertyAssignment(property))
      values.push([key, evaluateName(property.name, scope)]);
    else if (ts.isMethodDeclaration(property))
      values.push([key, evaluateBody(property.body, scope) ?? toComputed(property, scope)]);
  }
  return Object.fromEntries(values);
}

function evaluateName(node: ts.Identifier, scope: Scope): unknown {
  if (node.text === 'undefined') return undefined;
  const declared = scope.names.get(node.text);
  if (!declared || scope.pending.has(node.text)) return toComputed(node, scope);
  scope.pending.add(node.text);
  const value = declared();
  scope.pending.delete(node.text);
  return value;
}

function evaluateTemplate(node: ts.TemplateExpression, scope: Scope): unknown {
  let text = node.head.text;
  for (const { expression, literal } of node.templateSpans) {
    const value = evaluate(expression, scope);
    if (typeof value !== 'string' && typeof value !== 'number') return toComputed(node, scope);
    text += value + literal.text;
  }
  return text;
}

/** A function of the module that returns a literal, `require` of a file, or a wrapper such as `defineConfig({ … })`. */
function evaluateCall(node: ts.CallExpression, scope: Scope): unknown {
  const {
    expression,
    arguments: [first],
  } = node;
  const name = expression.getText();
  if (first === undefined && ts.isIdentifier(expression)) return evaluateName(expression, scope);
  if ((name === 'require' || name === 'require.resolve') && first && ts.isStringLiteralLike(first)) {
    const module = name === 'require' ? scope.importModule(first.text) : undefined;
    return name === 'require' ? (module?.get('default') ?? toComputed(node, scope)) : first.text;
  }
  const value = first && /^(?:define|with)[A-Z]\w*$/.test(name) ? evaluate(first, scope) : undefined;
  return isRecord(value) || Array.isArray(value) ? value : toComputed(node, scope);
}

/** Texts that are put together, and defaults such as `BASE || "/"`. */
function evaluateBinary(node: ts.BinaryExpression, scope: Scope): unknown {
  const [left, right] = [evaluate(node.left, scope), evaluate(node.right, scope)];
  const operator = node.operatorToken.kind;
  if (operator === ts.SyntaxKind.PlusToken && typeof left === 'string' && typeof right === 'string')
    return left + right;
  const isDefault =
    operator === ts.SyntaxKind.BarBarToken || operator === ts.SyntaxKind.QuestionQuestionToken;
  if (!isDefault) return undefined;
  return left instanceof Computed || left === undefined ? right : left;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Computed);
}
