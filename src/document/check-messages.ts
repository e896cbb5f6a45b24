/** The shell's words in a language: the site's where it has them, English for all else. Knows nothing of files. */

import { ENGLISH, type MessageKey, type Messages } from '../site/messages/messages.js';
import { findJsonError } from '../diagnostics/find-json-error.js';
import { findPosition, toPosition } from '../diagnostics/find-position.js';
import { findNearestName } from '../diagnostics/find-nearest-name.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';

export interface MessagesSource {
  readonly file: string;
  /** JSON: keys with dots, or objects in objects. */
  readonly text: string;
  /** Whether each word must be there: so in any language but English. */
  readonly mustBeComplete: boolean;
}

export interface CheckedMessages {
  readonly messages: Messages;
  readonly diagnostics: readonly Diagnostic[];
}

const MESSAGE_KEYS = Object.keys(ENGLISH) as readonly MessageKey[];

export function checkMessages(source: MessagesSource): CheckedMessages {
  const { file, text, mustBeComplete } = source;
  const diagnostics: Diagnostic[] = [];
  const translations = new Map<string, string>();
  for (const [key, value] of flattenMessages(parseMessages(source, diagnostics))) {
    if (!(MESSAGE_KEYS as readonly string[]).includes(key))
      diagnostics.push(createUnknownKeyDiagnostic(key, source));
    else if (typeof value === 'string') {
      translations.set(key, value);
      diagnostics.push(...checkPlaceholders(key as MessageKey, value, source));
    } else
      diagnostics.push({
        ...INVALID_MESSAGES,
        file,
        ...findPosition(text, findLastKeyPart(key)),
        message: `“${key}” is no text`,
      });
  }
  const missingKeys = MESSAGE_KEYS.filter((key) => !translations.has(key));
  if (mustBeComplete && missingKeys.length > 0 && diagnostics.every(({ code }) => code === 'words/filling'))
    diagnostics.push({
      ...MISSING_MESSAGES,
      file,
      line: 1,
      column: 1,
      message: formatMissingKeys(missingKeys),
    });
  return { messages: { ...ENGLISH, ...Object.fromEntries(translations) } as Messages, diagnostics };
}

const INVALID_MESSAGES = {
  code: 'words/invalid',
  severity: 'error',
  hint: 'Write an object of texts in JSON, such as { "copy": { "copied": "…" } }.',
} as const;

const MISSING_MESSAGES = {
  code: 'words/missing',
  severity: 'warning',
  hint: 'They are shown in English until they are translated.',
} as const;

function parseMessages({ file, text }: MessagesSource, diagnostics: Diagnostic[]): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
    diagnostics.push({ ...INVALID_MESSAGES, file, line: 1, column: 1, message: 'It is no object' });
  } catch {
    const { offset, message } = findJsonError(text);
    diagnostics.push({
      ...INVALID_MESSAGES,
      file,
      ...toPosition(text, offset),
      message: `It is no JSON: ${message}`,
    });
  }
  return {};
}

function flattenMessages(value: unknown, prefix = ''): readonly (readonly [string, unknown])[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    isObject(inner) ? flattenMessages(inner, `${prefix}${name}.`) : [[`${prefix}${name}`, inner] as const],
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function createUnknownKeyDiagnostic(key: string, { file, text }: MessagesSource): Diagnostic {
  const suggestion = findNearestName(key, MESSAGE_KEYS);
  const message = `The shell has no word “${key}”`;
  const hint = suggestion ? `Did you mean “${suggestion}”?` : 'All words stand in the kit, as ENGLISH.';
  return {
    code: 'words/unknown',
    severity: 'warning',
    file,
    ...findPosition(text, findLastKeyPart(key)),
    message,
    hint,
  };
}

/** What English has in braces, a translation has too, and nothing else. */
function checkPlaceholders(
  key: MessageKey,
  value: string,
  { file, text }: MessagesSource,
): readonly Diagnostic[] {
  const [expected, actual] = [findPlaceholders(ENGLISH[key]), findPlaceholders(value)];
  const location = {
    file,
    ...(findPosition(text, JSON.stringify(value)) ?? findPosition(text, findLastKeyPart(key))),
  };
  const createPlaceholderDiagnostic = (message: string, hint: string): Diagnostic => ({
    ...{ code: 'words/filling', severity: 'warning' },
    ...location,
    message,
    hint,
  });
  const unknownPlaceholders = actual.filter((placeholder) => !expected.includes(placeholder));
  const missingPlaceholders = expected.filter((placeholder) => !actual.includes(placeholder));
  const placeholderHint = expected.length > 0 ? `It may have ${expected.join(', ')}.` : 'It has none.';
  return [
    ...unknownPlaceholders.map((placeholder) =>
      createPlaceholderDiagnostic(`Nothing is filled in for ${placeholder} of “${key}”`, placeholderHint),
    ),
    ...missingPlaceholders.map((placeholder) =>
      createPlaceholderDiagnostic(
        `“${key}” leaves ${placeholder} out`,
        `Write ${placeholder} where it belongs in the sentence.`,
      ),
    ),
  ];
}

function findPlaceholders(message: string): readonly string[] {
  return [...new Set(message.match(/\{\w+\}/g))];
}

function findLastKeyPart(key: string): string {
  return key.split('.').at(-1)!;
}

function formatMissingKeys(missingKeys: readonly string[]): string {
  const [names, moreCount] = [missingKeys.slice(0, 5).join(', '), missingKeys.length - 5];
  return moreCount > 0 ? `${names} and ${moreCount} more are missing` : `Missing: ${names}`;
}
