/** The shell's words in a language: the site's where it has them, English for all else. Knows nothing of files. */

import { ENGLISH, type WordKey, type Words } from '../site/words.js';
import { jsonFault } from '../pages/json-fault.js';
import { locate, positionAt } from '../report/locate.js';
import { nearest } from '../report/nearest.js';
import type { Problem } from '../report/problem.js';

export interface WordsSource {
  readonly file: string;
  /** JSON: keys with dots, or objects in objects. */
  readonly text: string;
  /** Whether each word must be there: so in any language but English. */
  readonly isWhole: boolean;
}

export interface CheckedWords {
  readonly words: Words;
  readonly problems: readonly Problem[];
}

const KEYS = Object.keys(ENGLISH) as readonly WordKey[];

export function checkWords(source: WordsSource): CheckedWords {
  const { file, text, isWhole } = source;
  const problems: Problem[] = [];
  const found = new Map<string, string>();
  for (const [key, value] of flat(parsed(source, problems))) {
    if (!(KEYS as readonly string[]).includes(key)) problems.push(unknown(key, source));
    else if (typeof value === 'string') {
      found.set(key, value);
      problems.push(...fillingFaults(key as WordKey, value, source));
    } else problems.push({ ...wrong, file, ...locate(text, lastOf(key)), message: `“${key}” is no text` });
  }
  const missing = KEYS.filter((key) => !found.has(key));
  if (isWhole && missing.length > 0 && problems.every(({ code }) => code === 'words/filling'))
    problems.push({ ...incomplete, file, line: 1, column: 1, message: messageOf(missing) });
  return { words: { ...ENGLISH, ...Object.fromEntries(found) } as Words, problems };
}

const wrong = {
  code: 'words/invalid',
  severity: 'error',
  hint: 'Write an object of texts in JSON, such as { "copy": { "copied": "…" } }.',
} as const;

const incomplete = {
  code: 'words/missing',
  severity: 'warning',
  hint: 'They are shown in English until they are translated.',
} as const;

function parsed({ file, text }: WordsSource, problems: Problem[]): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
    problems.push({ ...wrong, file, line: 1, column: 1, message: 'It is no object' });
  } catch {
    const { offset, message } = jsonFault(text);
    problems.push({ ...wrong, file, ...positionAt(text, offset), message: `It is no JSON: ${message}` });
  }
  return {};
}

function flat(value: unknown, prefix = ''): readonly (readonly [string, unknown])[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    isObject(inner) ? flat(inner, `${prefix}${name}.`) : [[`${prefix}${name}`, inner] as const],
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unknown(key: string, { file, text }: WordsSource): Problem {
  const meant = nearest(key, KEYS);
  const message = `The shell has no word “${key}”`;
  const hint = meant ? `Did you mean “${meant}”?` : 'All words stand in the kit, as ENGLISH.';
  return { code: 'words/unknown', severity: 'warning', file, ...locate(text, lastOf(key)), message, hint };
}

/** What English has in braces, a translation has too, and nothing else. */
function fillingFaults(key: WordKey, value: string, { file, text }: WordsSource): readonly Problem[] {
  const [known, own] = [fillingsOf(ENGLISH[key]), fillingsOf(value)];
  const place = { file, ...(locate(text, JSON.stringify(value)) ?? locate(text, lastOf(key))) };
  const fault = (message: string, hint: string): Problem => ({
    ...{ code: 'words/filling', severity: 'warning' },
    ...place,
    message,
    hint,
  });
  const strange = own.filter((one) => !known.includes(one));
  const left = known.filter((one) => !own.includes(one));
  const all = known.length > 0 ? `It may have ${known.join(', ')}.` : 'It has none.';
  return [
    ...strange.map((one) => fault(`Nothing is filled in for ${one} of “${key}”`, all)),
    ...left.map((one) =>
      fault(`“${key}” leaves ${one} out`, `Write ${one} where it belongs in the sentence.`),
    ),
  ];
}

function fillingsOf(word: string): readonly string[] {
  return [...new Set(word.match(/\{\w+\}/g))];
}

function lastOf(key: string): string {
  return key.split('.').at(-1)!;
}

function messageOf(missing: readonly string[]): string {
  const [names, more] = [missing.slice(0, 5).join(', '), missing.length - 5];
  return more > 0 ? `${names} and ${more} more are missing` : `Missing: ${names}`;
}
