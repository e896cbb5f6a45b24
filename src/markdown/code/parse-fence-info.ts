/** Parses the text behind the opening marks of a fence: language, title, file, lines. */

import { suggestName } from '../../diagnostics/diagnostic-collector.js';
import { FENCE_LANGUAGES } from '../../highlight/highlight-fence.js';
import { splitFenceInfo } from './split-fence-info.js';

export interface FenceInfo {
  /** Empty if none is named, or if its name is not safe. */
  readonly language: string;
  readonly title?: string;
  /** `./Button.tsx#region` */
  readonly file?: string;
  /** From 1. */
  readonly markedLines: ReadonlySet<number>;
  readonly hasLineNumbers: boolean;
  /** Words that are no option: a tab's label. */
  readonly label: string;
  readonly issues: readonly FenceIssue[];
}

interface FenceIssue {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  /** The word that is wrong. */
  readonly word: string;
  readonly message: string;
  readonly hint?: string | undefined;
}

const SAFE_LANGUAGE = /^[A-Za-z0-9+#._-]{1,32}$/;

/** Names that other tools use. */
export const LANGUAGE_ALIASES: Readonly<Record<string, string>> = {
  astro: 'html',
  console: 'bash',
  cs: 'csharp',
  dockerfile: 'docker',
  golang: 'go',
  javascript: 'js',
  jsonc: 'json',
  kt: 'kotlin',
  make: 'makefile',
  md: 'markdown',
  mdx: 'markdown',
  plaintext: 'text',
  ps1: 'powershell',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sass: 'scss',
  shell: 'bash',
  svelte: 'html',
  svg: 'markup',
  txt: 'text',
  typescript: 'ts',
  vue: 'html',
  xml: 'markup',
  yml: 'yaml',
  zsh: 'bash',
};

/** Parses the text behind the opening marks of a fence. */
export function parseFenceInfo(info: string): FenceInfo {
  const issues: FenceIssue[] = [];
  const infoWords = splitFenceInfo(info);
  const first = infoWords[0];
  const isLanguageNamed =
    first !== undefined && !first.startsWith('{') && !/^\w+=/.test(first) && first !== 'showLineNumbers';
  const language = isLanguageNamed ? parseLanguage(/^\S+/.exec(info.trim())![0], issues) : '';
  const options = isLanguageNamed && language !== '' ? infoWords.slice(1) : isLanguageNamed ? [] : infoWords;
  return { language, ...parseFenceOptions(options, issues), issues };
}

function parseLanguage(word: string, issues: FenceIssue[]): string {
  if (!SAFE_LANGUAGE.test(word)) {
    const message = `${JSON.stringify(word.slice(0, 40))} cannot be the name of a language`;
    const hint = 'Use letters, digits and + # . _ - only.';
    issues.push({ severity: 'error', code: 'code/unsafe-language', word, message, hint });
    return '';
  }
  const language = word.toLowerCase();
  if (FENCE_LANGUAGES.includes(language)) return language;
  if (DIAGRAM_LANGUAGES.has(language)) {
    const message = `docsgen draws no diagrams: this ${language} diagram is shown as code`;
    issues.push({ severity: 'warning', code: 'code/diagram', word, message, hint: DIAGRAM_HINT });
    return language;
  }
  const severity = language === 'sh' ? 'error' : 'warning';
  const alias = language === 'sh' ? 'bash' : LANGUAGE_ALIASES[language];
  const hint =
    language === 'math'
      ? MATH_HINT
      : alias
        ? `Write \`${alias}\`.`
        : (suggestName(language, FENCE_LANGUAGES) ?? `Known are ${FENCE_LANGUAGES.join(', ')}.`);
  issues.push({ severity, code: 'code/unknown-language', word, message: `unknown language ${word}`, hint });
  return language;
}

/** Languages that others draw. */
const DIAGRAM_LANGUAGES = new Set(['d2', 'graphviz', 'mermaid', 'plantuml']);

const DIAGRAM_HINT =
  'Draw it once with its own tool, and show the SVG: ![What it shows](/diagram.svg). Write `text` to show the code.';

const MATH_HINT = 'Set markdown.math to true in the config: formulas are rendered with katex.';

type FenceOptions = Omit<FenceInfo, 'language' | 'issues'>;

const OPTION_NAMES = ['title', 'file', 'showLineNumbers'];

function parseFenceOptions(infoWords: readonly string[], issues: FenceIssue[]): FenceOptions {
  const options: { -readonly [K in keyof FenceOptions]: FenceOptions[K] } = {
    markedLines: new Set(),
    hasLineNumbers: false,
    label: '',
  };
  const labelWords: string[] = [];
  for (const word of infoWords) {
    const [, name, value = ''] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
    if (word.startsWith('{')) options.markedLines = parseLineRanges(word, issues);
    else if (name === 'title') options.title = removeQuotes(value);
    else if (name === 'file') options.file = removeQuotes(value);
    else if (word === 'showLineNumbers') options.hasLineNumbers = true;
    else if (name !== undefined) {
      const hint =
        suggestName(name, OPTION_NAMES) ?? 'The options are title, file, {1,2-3}, and showLineNumbers.';
      issues.push({
        severity: 'warning',
        code: 'code/unknown-option',
        word,
        message: `unknown option ${name}`,
        hint,
      });
    } else labelWords.push(word);
  }
  return { ...options, label: labelWords.join(' ') };
}

function removeQuotes(value: string): string {
  return value.replace(/^(["'])(.*?)\1?$/s, '$2');
}

/** `{2,4-6}` */
function parseLineRanges(word: string, issues: FenceIssue[]): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const part of word.replace(/[{}]/g, '').split(',')) {
    const [, from, to] = /^\s*(\d{1,4})\s*(?:-\s*(\d{1,4})\s*)?$/.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to ?? from)];
    if (from === undefined || first < 1 || last < first) {
      const message = `${JSON.stringify(part.trim())} is not a line or a range of lines`;
      issues.push({ severity: 'warning', code: 'code/lines', word, message, hint: 'Write `{2,4-6}`.' });
      continue;
    }
    for (let line = first; line <= last; line += 1) lines.add(line);
  }
  return lines;
}
