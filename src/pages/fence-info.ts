/** The words behind a fence: language, title, file, lines. Knows nothing of the code within. */

import { didYouMean } from './findings.js';
import { LANGUAGES } from './grammars.js';

export interface FenceInfo {
  /** Empty if none is named, or if its name is not safe. */
  readonly language: string;
  readonly title?: string;
  /** `./Button.tsx#region` */
  readonly file?: string;
  /** From 1. */
  readonly marked: ReadonlySet<number>;
  readonly numbered: boolean;
  /** Words that are no option: a tab's label. */
  readonly label: string;
  readonly faults: readonly FenceFault[];
}

export interface FenceFault {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  /** The word that is wrong. */
  readonly word: string;
  readonly message: string;
  readonly hint?: string | undefined;
}

const SAFE_LANGUAGE = /^[A-Za-z0-9+#._-]{1,32}$/;

/** A word, perhaps with a value in quotes; or numbers in braces. */
const WORD = /\{[^}]*\}?|[^\s={"']+=(?:"[^"]*"?|'[^']*'?|\S*)|\S+/g;

/** Names that other tools use. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  console: 'bash',
  javascript: 'js',
  jsonc: 'json',
  markdown: 'text',
  md: 'text',
  plaintext: 'text',
  shell: 'bash',
  svg: 'markup',
  txt: 'text',
  typescript: 'ts',
  xml: 'markup',
  yml: 'yaml',
  zsh: 'bash',
};

/** Reads what stands behind the opening marks of a fence. */
export function readFenceInfo(info: string): FenceInfo {
  const faults: FenceFault[] = [];
  const words = info.trim().match(WORD) ?? [];
  const first = words[0];
  const named =
    first !== undefined && !first.startsWith('{') && !/^\w+=/.test(first) && first !== 'showLineNumbers';
  const language = named ? languageOf(/^\S+/.exec(info.trim())![0], faults) : '';
  const options = named && language !== '' ? words.slice(1) : named ? [] : words;
  return { language, ...readOptions(options, faults), faults };
}

function languageOf(word: string, faults: FenceFault[]): string {
  if (!SAFE_LANGUAGE.test(word)) {
    const message = `${JSON.stringify(word.slice(0, 40))} cannot be the name of a language`;
    const hint = 'Use letters, digits and + # . _ - only.';
    faults.push({ severity: 'error', code: 'code/unsafe-language', word, message, hint });
    return '';
  }
  const language = word.toLowerCase();
  if (LANGUAGES.includes(language)) return language;
  const severity = language === 'sh' ? 'error' : 'warning';
  const other = language === 'sh' ? 'bash' : OTHER_NAMES[language];
  const hint = other
    ? `Write \`${other}\`.`
    : (didYouMean(language, LANGUAGES) ?? `Known are ${LANGUAGES.join(', ')}.`);
  faults.push({ severity, code: 'code/unknown-language', word, message: `unknown language ${word}`, hint });
  return language;
}

type Options = Omit<FenceInfo, 'language' | 'faults'>;

const OPTIONS = ['title', 'file', 'showLineNumbers'];

function readOptions(words: readonly string[], faults: FenceFault[]): Options {
  const options: { -readonly [K in keyof Options]: Options[K] } = {
    marked: new Set(),
    numbered: false,
    label: '',
  };
  const label: string[] = [];
  for (const word of words) {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
    if (word.startsWith('{')) options.marked = linesOf(word, faults);
    else if (name === 'title') options.title = unquoted(value!);
    else if (name === 'file') options.file = unquoted(value!);
    else if (word === 'showLineNumbers') options.numbered = true;
    else if (name !== undefined) {
      const hint = didYouMean(name, OPTIONS) ?? 'Known are title, file, {1,2-3} and showLineNumbers.';
      faults.push({
        severity: 'warning',
        code: 'code/unknown-option',
        word,
        message: `unknown option ${name}`,
        hint,
      });
    } else label.push(word);
  }
  return { ...options, label: label.join(' ') };
}

function unquoted(value: string): string {
  return value.replace(/^(["'])(.*?)\1?$/s, '$2');
}

/** `{2,4-6}` */
function linesOf(word: string, faults: FenceFault[]): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const part of word.replace(/[{}]/g, '').split(',')) {
    const [, from, to] = /^\s*(\d{1,4})\s*(?:-\s*(\d{1,4})\s*)?$/.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to ?? from)];
    if (from === undefined || first < 1 || last < first) {
      const message = `${JSON.stringify(part.trim())} is no line, and no range of lines`;
      faults.push({ severity: 'warning', code: 'code/lines', word, message, hint: 'Write `{2,4-6}`.' });
      continue;
    }
    for (let line = first; line <= last; line += 1) lines.add(line);
  }
  return lines;
}
