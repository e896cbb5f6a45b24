/** Checks what a config file exports and says what is wrong with it, at its place. Reads no file itself. */

import * as v from 'valibot';
import { DIAGNOSTIC_CODES } from '../diagnostics/diagnostic-codes.js';
import { findNearestName } from '../diagnostics/find-nearest-name.js';
import { findPosition, toPosition, type Position } from '../diagnostics/find-position.js';
import { DiagnosticError, type Diagnostic } from '../diagnostics/diagnostic.js';
import { configSchema, type CheckedConfig } from './schema.js';

export interface ConfigSource {
  /** As messages name it. */
  readonly file: string;
  readonly text: string;
}

type ConfigIssue = v.InferIssue<typeof configSchema>;

/** The config with every default in place. Throws `Problems` with all that is wrong. */
export function checkConfig(value: unknown, source: ConfigSource): CheckedConfig {
  const result = v.safeParse(configSchema, value);
  if (!result.success)
    throw new DiagnosticError(result.issues.map((issue) => createIssueDiagnostic(issue, source)));
  const diagnostics = [
    ...checkDiagnosticCodes(result.output, source),
    ...checkProductIds(result.output, source),
  ];
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics);
  return result.output;
}

function checkProductIds({ products }: CheckedConfig, source: ConfigSource): readonly Diagnostic[] {
  return products.flatMap((product, index) => {
    const firstIndex = products.findIndex(({ id }) => id === product.id);
    return firstIndex < index ? [createDuplicateIdDiagnostic(product.id, source)] : [];
  });
}

/** A severity for a code that does not exist would never do anything. */
function checkDiagnosticCodes({ diagnostics }: CheckedConfig, source: ConfigSource): readonly Diagnostic[] {
  const knownCodes: readonly string[] = DIAGNOSTIC_CODES;
  const unknownCodes = Object.keys(diagnostics).filter((code) => !knownCodes.includes(code));
  return unknownCodes.map((code) => {
    const suggestion = findNearestName(code, knownCodes);
    return {
      code: 'config/unknown-key',
      severity: 'error',
      file: source.file,
      ...(findPosition(source.text, `'${code}'`) ?? findPosition(source.text, `"${code}"`)),
      message: `“${code}” is not the code of a diagnostic`,
      ...(suggestion ? { hint: `Did you mean “${suggestion}”?` } : {}),
    };
  });
}

function createIssueDiagnostic(issue: ConfigIssue, source: ConfigSource): Diagnostic {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const location = { file: source.file, ...locateKeyPath(keys, source.text) };
  const name = keys.join('.');
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const suggestion = findNearestName(keys.at(-1)!, listKnownKeys(issue));
    return {
      ...location,
      code: 'config/unknown-key',
      severity: 'error',
      message: `“${name}” is not a key of the config`,
      ...(suggestion ? { hint: `Did you mean “${suggestion}”?` } : {}),
    };
  }
  return {
    ...location,
    code: 'config/invalid',
    severity: 'error',
    message: name ? `“${name}” ${describeIssue(issue)}` : `The config ${describeIssue(issue)}`,
  };
}

function describeIssue(issue: ConfigIssue): string {
  if (/^(must|should)/.test(issue.message)) return `${issue.message}; it is ${issue.received}`;
  if (issue.received === 'undefined') return 'is missing';
  return `must be ${issue.expected ?? 'something else'}; it is ${issue.received}`;
}

/** The keys that may stand where the unknown one does, read off the schema. */
function listKnownKeys(issue: ConfigIssue): readonly string[] {
  let schema: unknown = configSchema;
  for (const { key } of (issue.path ?? []).slice(0, -1)) schema = findChildSchema(schema, String(key));
  return Object.keys((unwrapSchema(schema) as { entries?: object }).entries ?? {});
}

function findChildSchema(schema: unknown, key: string): unknown {
  const { entries, item } = unwrapSchema(schema) as { entries?: Record<string, unknown>; item?: unknown };
  return entries?.[key] ?? item;
}

function unwrapSchema(schema: unknown): object {
  const { wrapped, pipe } = (schema ?? {}) as { wrapped?: unknown; pipe?: readonly unknown[] };
  if (wrapped) return unwrapSchema(wrapped);
  return pipe && pipe[0] !== schema ? unwrapSchema(pipe[0]) : ((schema ?? {}) as object);
}

/** The last key of the path that stands in the source, each looked for behind the one before. */
function locateKeyPath(keys: readonly string[], text: string): Position | undefined {
  let offset = 0;
  let keyOffset: number | undefined;
  for (const key of keys) {
    if (/^\d+$/.test(key)) continue;
    const match = new RegExp(`(^|[{,\\s])(['"]?)${key.replace(/[^\w-]/g, '.')}\\2\\s*[:,}]`).exec(
      text.slice(offset),
    );
    if (!match) break;
    keyOffset = offset + match.index + match[1]!.length;
    offset = keyOffset + key.length;
  }
  return keyOffset === undefined ? undefined : toPosition(text, keyOffset);
}

function createDuplicateIdDiagnostic(id: string, { file, text }: ConfigSource): Diagnostic {
  return {
    code: 'config/invalid',
    severity: 'error',
    file,
    ...findPosition(text, id),
    message: `Two products have the id “${id}”`,
    hint: 'Give each product an id of its own.',
  };
}
