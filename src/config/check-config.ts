/** Checks the value that a config file exports, and reports what is wrong at its place in the file. */

import * as v from 'valibot';
import { DIAGNOSTIC_CODES, FIXED_AREAS } from '../diagnostics/diagnostic-codes.js';
import { findNearestName } from '../diagnostics/find-nearest-name.js';
import { findLiteralPosition, findPosition } from '../diagnostics/find-position.js';
import { DiagnosticError, type Diagnostic } from '../diagnostics/diagnostic.js';
import { locateField, locateKeyPath } from './locate-key-path.js';
import { configSchema, type CheckedConfig } from './schema.js';

interface ConfigSource {
  /** The file's name in messages. */
  readonly file: string;
  readonly text: string;
}

type ConfigIssue = v.InferIssue<typeof configSchema>;

/** The config with all defaults. Throws a `DiagnosticError` with everything that is wrong. */
export function checkConfig(value: unknown, source: ConfigSource): CheckedConfig {
  const result = v.safeParse(configSchema, value);
  const diagnostics = result.success
    ? CHECKS.flatMap((check) => check(result.output, source))
    : result.issues.map((issue) => createIssueDiagnostic(issue, source));
  if (!result.success || diagnostics.length > 0) throw new DiagnosticError(diagnostics);
  return result.output;
}

/** What a schema cannot say. */
const CHECKS: readonly ((config: CheckedConfig, source: ConfigSource) => readonly Diagnostic[])[] = [
  checkDiagnosticCodes,
  checkProductIds,
  checkSchemeNames,
  checkDemoProducts,
];

/** A severity for a code that does not exist, or whose severity is fixed, would have no effect. */
function checkDiagnosticCodes(
  { diagnostics }: CheckedConfig,
  { file, text }: ConfigSource,
): readonly Diagnostic[] {
  return Object.keys(diagnostics).flatMap((code) => {
    const issue = describeCodeIssue(code);
    const place = findPosition(text, `'${code}'`) ?? findPosition(text, `"${code}"`);
    return issue ? [{ severity: 'error' as const, file, ...place, ...issue }] : [];
  });
}

function describeCodeIssue(code: string): Pick<Diagnostic, 'code' | 'message' | 'hint'> | undefined {
  const knownCodes: readonly string[] = DIAGNOSTIC_CODES;
  if (!knownCodes.includes(code)) {
    const message = `“${code}” is not the code of a diagnostic`;
    return { code: 'config/unknown-key', message, hint: createHint(code, knownCodes) };
  }
  if (!FIXED_AREAS.includes(code.split('/', 1)[0]!)) return undefined;
  const message = `The severity of “${code}” is fixed`;
  return { code: 'config/invalid', message, hint: 'Remove this line.' };
}

function checkProductIds({ products }: CheckedConfig, { file, text }: ConfigSource): readonly Diagnostic[] {
  const ids = products.map(({ id }) => id);
  return ids.flatMap((id, index) => {
    const earlierCount = ids.slice(0, index).filter((earlierId) => earlierId === id).length;
    if (earlierCount === 0) return [];
    return {
      code: 'config/invalid',
      severity: 'error' as const,
      file,
      ...(locateField('id', id, { text, nth: earlierCount }) ?? locateKeyPath(['products'], text)),
      message: `Two products have the id “${id}”`,
      hint: 'Give each product a unique id.',
    };
  });
}

/** What is said of the demos of a product that does not exist would have no effect. */
function checkDemoProducts(
  { demos, products }: CheckedConfig,
  { file, text }: ConfigSource,
): readonly Diagnostic[] {
  const ids = products.map(({ id }) => id);
  return Object.entries(demos).flatMap(([key, setting]) => {
    const unknownIds =
      typeof setting === 'object' ? Object.keys(setting).filter((id) => !ids.includes(id)) : [];
    return unknownIds.map((id) => ({
      code: 'config/unknown-key',
      severity: 'error' as const,
      file,
      ...locateKeyPath(['demos', key, id], text),
      message: `“demos.${key}.${id}” is for a product that does not exist`,
      hint: createHint(id, ids),
    }));
  });
}

function checkSchemeNames(
  { colorSchemes }: CheckedConfig,
  { file, text }: ConfigSource,
): readonly Diagnostic[] {
  const names = colorSchemes.map(({ name }) => name);
  const repeatedNames = names.filter((name, index) => names.indexOf(name) < index);
  return repeatedNames.map((name) => ({
    code: 'config/invalid',
    severity: 'error',
    file,
    ...findLiteralPosition(text, name, 1),
    message: `Two color schemes have the name “${name}”`,
    hint: 'Give each color scheme a unique name.',
  }));
}

function createIssueDiagnostic(issue: ConfigIssue, { file, text }: ConfigSource): Diagnostic {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const location = { severity: 'error', file, ...locateKeyPath(keys, text) } as const;
  const name = keys.join('.');
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const message = `“${name}” is not a key of the config`;
    const hint = createHint(keys.at(-1) ?? '', listKnownKeys(keys.slice(0, -1)));
    return { ...location, code: 'config/unknown-key', message, hint };
  }
  const message = `${name ? `“${name}”` : 'The config'} ${describeIssue(issue)}`;
  return { ...location, code: 'config/invalid', message };
}

function createHint(name: string, knownNames: readonly string[]): string | undefined {
  const suggestion = findNearestName(name, knownNames);
  return suggestion && `Did you mean “${suggestion}”?`;
}

function describeIssue(issue: ConfigIssue): string {
  if (/^(must|should)/.test(issue.message)) return `${issue.message}; it is ${issue.received}`;
  if (issue.received === 'undefined') return 'is missing';
  return `must be ${issue.expected ?? 'something else'}; it is ${issue.received}`;
}

/** The keys of the object at this path of the schema. */
function listKnownKeys(path: readonly string[]): readonly string[] {
  let schema = unwrapSchema(configSchema);
  for (const key of path) {
    const child = getProperty(getProperty(schema, 'entries'), key) ?? getProperty(schema, 'item');
    schema = unwrapSchema(child);
  }
  return Object.keys(getProperty(schema, 'entries') ?? {});
}

function unwrapSchema(schema: unknown): unknown {
  const inner = getProperty(schema, 'wrapped') ?? getProperty(getProperty(schema, 'pipe'), '0');
  return inner === undefined || inner === schema ? schema : unwrapSchema(inner);
}

function getProperty(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
