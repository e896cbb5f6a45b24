/** The names of all tests, as they are written: each with the names of the groups around it. */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface NamedTest {
  /** From `tests/`. */
  readonly file: string;
  /** The group's name and the test's, as the source has them. */
  readonly name: string;
}

/** All tests below a folder. */
export function testsBelow(folder: string): readonly NamedTest[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.test.ts') || file.endsWith('.test.tsx'))
    .toSorted()
    .flatMap((file) => namesIn(join(folder, file)).map((name) => ({ file, name })));
}

function namesIn(path: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node, around: string): void => {
    const kind = ts.isCallExpression(node) ? kindOf(node.expression) : undefined;
    const own = kind ? nameOf(node as ts.CallExpression) : undefined;
    const name = own === undefined ? around : [around, own].filter(Boolean).join(' › ');
    if (own !== undefined && kind === 'test') names.push(name);
    ts.forEachChild(node, (child) => visit(child, name));
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true), '');
  return names;
}

/** `test(…)`, `test.concurrent(…)`, `test.for([…])(…)`, and the same of `describe`. */
function kindOf(callee: ts.Expression): 'test' | 'describe' | undefined {
  if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) return kindOf(callee.expression);
  if (!ts.isIdentifier(callee)) return undefined;
  return ['test', 'it'].includes(callee.text) ? 'test' : callee.text === 'describe' ? 'describe' : undefined;
}

function nameOf({ arguments: [first] }: ts.CallExpression): string | undefined {
  if (!first) return undefined;
  if (ts.isStringLiteralLike(first)) return first.text;
  return ts.isTemplateExpression(first) ? first.getText().slice(1, -1) : undefined;
}
