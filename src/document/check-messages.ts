/** Checks a translation of the shell's messages. English stands in for what it lacks. */

import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { findJsonError } from '../diagnostics/find-json-error.js';
import { findNearestName } from '../diagnostics/find-nearest-name.js';
import { findPosition, toPosition, type Position } from '../diagnostics/find-position.js';
import { ENGLISH, type MessageKey, type Messages } from '../site/messages/messages.js';

interface MessagesSource {
  readonly file: string;
  /** JSON: keys with dots, or nested objects. */
  readonly text: string;
  /** Whether every message must be translated: in any language but English. */
  readonly mustBeComplete: boolean;
}

interface CheckedMessages {
  readonly messages: Messages;
  readonly diagnostics: readonly Diagnostic[];
}

export function checkMessages({ file, text, mustBeComplete }: MessagesSource): CheckedMessages {
  const translations: Partial<Record<MessageKey, string>> = {};
  const issues: Issue[] = [];
  for (const [key, value] of parseMessages(text, issues)) {
    if (!isMessageKey(key)) issues.push({ ...createUnknownKeyIssue(key), ...findKey(text, key) });
    else if (typeof value === 'string') {
      translations[key] = value;
      const position = findPosition(text, JSON.stringify(value)) ?? findKey(text, key);
      issues.push(...checkPlaceholders(key, value).map((issue) => ({ ...issue, ...position })));
    } else issues.push({ ...INVALID, ...findKey(text, key), message: `“${key}” is not a string` });
  }
  const missingKeys = Object.keys(ENGLISH).filter((key) => !Object.hasOwn(translations, key));
  const onlyPlaceholderIssues = issues.every(({ code }) => code === 'words/filling');
  if (mustBeComplete && missingKeys.length > 0 && onlyPlaceholderIssues)
    issues.push({ ...MISSING, message: formatMissingKeys(missingKeys) });
  return {
    messages: { ...ENGLISH, ...translations },
    diagnostics: issues.map((issue) => ({ ...issue, file })),
  };
}

type Issue = Omit<Diagnostic, 'file'>;

const START: Position = { line: 1, column: 1 };

const INVALID = {
  code: 'words/invalid',
  severity: 'error',
  hint: 'Write a JSON object of strings, such as { "copy": { "copied": "…" } }.',
} as const;

const MISSING = {
  code: 'words/missing',
  severity: 'warning',
  ...START,
  hint: 'They are shown in English until they are translated.',
} as const;

function parseMessages(text: string, issues: Issue[]): readonly (readonly [string, unknown])[] {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return flattenMessages(value);
    issues.push({ ...INVALID, ...START, message: 'The file does not contain an object' });
  } catch {
    const { offset, message } = findJsonError(text);
    issues.push({
      ...INVALID,
      ...toPosition(text, offset),
      message: `The file is not valid JSON: ${message}`,
    });
  }
  return [];
}

function flattenMessages(
  value: Readonly<Record<string, unknown>>,
  prefix = '',
): readonly (readonly [string, unknown])[] {
  return Object.entries(value).flatMap(([name, inner]) =>
    isObject(inner) ? flattenMessages(inner, `${prefix}${name}.`) : [[`${prefix}${name}`, inner] as const],
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(ENGLISH, key);
}

function createUnknownKeyIssue(key: string): Issue {
  const suggestion = findNearestName(key, Object.keys(ENGLISH));
  const hint = suggestion ? `Did you mean “${suggestion}”?` : 'The kit exports all messages as ENGLISH.';
  return { code: 'words/unknown', severity: 'warning', message: `There is no message “${key}”`, hint };
}

/** A translation has the placeholders of the English message, and no others. */
function checkPlaceholders(key: MessageKey, value: string): readonly Issue[] {
  const [expected, actual] = [findPlaceholders(ENGLISH[key]), findPlaceholders(value)];
  const shared = { code: 'words/filling', severity: 'warning' } as const;
  const hint = expected.length > 0 ? `It may have ${expected.join(', ')}.` : 'It has no placeholders.';
  const unknown = actual.filter((placeholder) => !expected.includes(placeholder));
  const missing = expected.filter((placeholder) => !actual.includes(placeholder));
  return [
    ...unknown.map((name) => ({ ...shared, message: `“${key}” has no placeholder ${name}`, hint })),
    ...missing.map((name) => ({
      ...shared,
      message: `“${key}” lacks the placeholder ${name}`,
      hint: `Write ${name} where it belongs in the sentence.`,
    })),
  ];
}

function findPlaceholders(message: string): readonly string[] {
  return [...new Set(message.match(/\{\w+\}/g))];
}

/** The key may be nested: its last part is searched for. */
function findKey(text: string, key: string): Position | undefined {
  return findPosition(text, key.slice(key.lastIndexOf('.') + 1));
}

function formatMissingKeys(missingKeys: readonly string[]): string {
  const names = missingKeys.slice(0, 5).join(', ');
  const moreCount = missingKeys.length - 5;
  return moreCount > 0 ? `${names} and ${moreCount} more are missing` : `Missing: ${names}`;
}
