/** Checks what a config file exports and says what is wrong with it, at its place. Reads no file itself. */

import * as v from 'valibot';
import { CODES } from '../report/codes.js';
import { nearest } from '../report/nearest.js';
import { locate, positionAt, type Position } from '../report/locate.js';
import { Problems, type Problem } from '../report/problem.js';
import { configSchema, type CheckedConfig } from './schema.js';

export interface ConfigSource {
  /** As messages name it. */
  readonly file: string;
  readonly text: string;
}

type Issue = v.InferIssue<typeof configSchema>;

/** The config with every default in place. Throws `Problems` with all that is wrong. */
export function checkConfig(value: unknown, source: ConfigSource): CheckedConfig {
  const result = v.safeParse(configSchema, value);
  if (!result.success) throw new Problems(result.issues.map((issue) => problemOf(issue, source)));
  const problems = [...unknownRules(result.output, source), ...sameProducts(result.output, source)];
  if (problems.length > 0) throw new Problems(problems);
  return result.output;
}

function sameProducts({ products }: CheckedConfig, source: ConfigSource): readonly Problem[] {
  return products.flatMap((product, at) => {
    const earlier = products.findIndex(({ id }) => id === product.id);
    return earlier < at ? [twice(product.id, source)] : [];
  });
}

/** A severity for a code that does not exist would never do anything. */
function unknownRules({ diagnostics }: CheckedConfig, source: ConfigSource): readonly Problem[] {
  const known: readonly string[] = CODES;
  const unknown = Object.keys(diagnostics).filter((code) => !known.includes(code));
  return unknown.map((code) => {
    const meant = nearest(code, known);
    return {
      code: 'config/unknown-key',
      severity: 'error',
      file: source.file,
      ...(locate(source.text, `'${code}'`) ?? locate(source.text, `"${code}"`)),
      message: `“${code}” is not the code of a diagnostic`,
      ...(meant ? { hint: `Did you mean “${meant}”?` } : {}),
    };
  });
}

function problemOf(issue: Issue, source: ConfigSource): Problem {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const place = { file: source.file, ...placeOf(keys, source.text) };
  const name = keys.join('.');
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const suggestion = nearest(keys.at(-1)!, knownKeys(issue));
    return {
      ...place,
      code: 'config/unknown-key',
      severity: 'error',
      message: `“${name}” is not a key of the config`,
      ...(suggestion ? { hint: `Did you mean “${suggestion}”?` } : {}),
    };
  }
  return {
    ...place,
    code: 'config/invalid',
    severity: 'error',
    message: name ? `“${name}” ${reasonOf(issue)}` : `The config ${reasonOf(issue)}`,
  };
}

function reasonOf(issue: Issue): string {
  if (/^(must|should)/.test(issue.message)) return `${issue.message}; it is ${issue.received}`;
  if (issue.received === 'undefined') return 'is missing';
  return `must be ${issue.expected ?? 'something else'}; it is ${issue.received}`;
}

/** The keys that may stand where the unknown one does, read off the schema. */
function knownKeys(issue: Issue): readonly string[] {
  let schema: unknown = configSchema;
  for (const { key } of (issue.path ?? []).slice(0, -1)) schema = below(schema, String(key));
  return Object.keys((unwrapped(schema) as { entries?: object }).entries ?? {});
}

function below(schema: unknown, key: string): unknown {
  const { entries, item } = unwrapped(schema) as { entries?: Record<string, unknown>; item?: unknown };
  return entries?.[key] ?? item;
}

function unwrapped(schema: unknown): object {
  const { wrapped, pipe } = (schema ?? {}) as { wrapped?: unknown; pipe?: readonly unknown[] };
  if (wrapped) return unwrapped(wrapped);
  return pipe && pipe[0] !== schema ? unwrapped(pipe[0]) : ((schema ?? {}) as object);
}

/** The last key of the path that stands in the source, each looked for behind the one before. */
function placeOf(keys: readonly string[], text: string): Position | undefined {
  let offset = 0;
  let found: number | undefined;
  for (const key of keys) {
    if (/^\d+$/.test(key)) continue;
    const match = new RegExp(`(^|[{,\\s])(['"]?)${key.replace(/[^\w-]/g, '.')}\\2\\s*[:,}]`).exec(
      text.slice(offset),
    );
    if (!match) break;
    found = offset + match.index + match[1]!.length;
    offset = found + key.length;
  }
  return found === undefined ? undefined : positionAt(text, found);
}

function twice(id: string, { file, text }: ConfigSource): Problem {
  return {
    code: 'config/invalid',
    severity: 'error',
    file,
    ...locate(text, id),
    message: `Two products have the id “${id}”`,
    hint: 'Give each product an id of its own.',
  };
}
