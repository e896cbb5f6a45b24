/** Highlights code in every language that a fence may name. Not for browsers: the grammars of further languages are loaded from
 *  Prism's package when a fence names them. */

import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import { CODE_LANGUAGES } from './grammars.js';
import { highlightCode, highlightTokens } from './highlight-code.js';

/** Languages that Prism has a grammar for, by the names that Prism gives them. */
const FURTHER_LANGUAGES: readonly string[] = [
  'c',
  'cpp',
  'csharp',
  'dart',
  'docker',
  'go',
  'graphql',
  'http',
  'ini',
  'java',
  'kotlin',
  'lua',
  'makefile',
  'markdown',
  'nginx',
  'php',
  'powershell',
  'python',
  'ruby',
  'rust',
  'sql',
  'swift',
  'toml',
];

/** The languages that a fence may name. */
export const FENCE_LANGUAGES: readonly string[] = [...CODE_LANGUAGES, ...FURTHER_LANGUAGES];

/** Prism's grammars take time that grows faster than the text, so what is longer, in UTF-16 code units, is plain text. */
const MAX_LENGTH = 10_000;

/** HTML for the inside of `<pre><code>`; its text is exactly the code. */
export function highlightFence(code: string, language: string): string {
  if (!FURTHER_LANGUAGES.includes(language)) return highlightCode(code, language);
  if (code.length > MAX_LENGTH) return highlightCode(code, 'text');
  return highlightTokens(Prism.tokenize(code, loadGrammar(language)));
}

function loadGrammar(language: string): Prism.Grammar {
  if (!Prism.languages[language]) loadLanguages([language]);
  return Prism.languages[language]!;
}
