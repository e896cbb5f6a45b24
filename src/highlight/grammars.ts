/**
 * What is colored in each language: grammars for Prism's tokenizer (its only door). No token is without a color:
 * operators and punctuation are most of the cost of Prism's own grammars. Where a pattern looks behind itself, it does
 * so after the character that it begins with, so that the text is searched for that character alone; and none looks
 * ahead without bound for what may not be there, so that no text takes long.
 */

import Prism, { type GrammarValue, type Token } from 'prismjs';
import { jsxGrammar, tsxGrammar } from './script-grammar.js';

export type CodeToken = string | Token;

/** A grammar: what is looked for, in this order. */
type Grammar = Record<string, GrammarValue>;

const BLOCK_COMMENT = { pattern: /\/\*[\s\S]*?(?:\*\/|$)/, greedy: true };

const css: Grammar = {
  comment: BLOCK_COMMENT,
  atrule: { pattern: /@[\w-]+[^;{}]*/, inside: { keyword: /^@[\w-]+/ } },
  string: { pattern: /(["'])(?:\\[\s\S]|(?!\1)[^\\\n])*\1/, greedy: true },
  selector: { pattern: /((?:^|[{};])\s*)[^\s{};@](?:[^{};]*[^\s{};])?(?=\s*\{)/, lookbehind: true },
  property: /(?<![-\w])[-_a-zA-Z][-\w]*(?=\s*:)/,
  important: /!important\b/i,
  function: /(?<![-\w])[-a-zA-Z][-\w]*(?=\()/,
  number: /#(?:[\da-fA-F]{3,8})\b|(?<![-\w#])-?(?:\d+\.?\d*|\.\d+)(?:[a-zA-Z]+|%)?/,
};

/** Sass in its braces, and Less: CSS with variables, and with comments to the end of a line. */
const scss: Grammar = {
  variable: /\$[\w-]+|@[\w-]+(?=\s*:)|@(?<=[:,(\s]@)[\w-]+(?=\s*[;,)}])/,
  ...css,
  comment: [BLOCK_COMMENT, { pattern: /\/\/(?<!:\/\/).*/, greedy: true }],
};

const markup: Grammar = {
  comment: { pattern: /<!--(?:(?!<!--)[\s\S])*?-->/, greedy: true },
  doctype: { pattern: /<!doctype[^<>]*>/i, greedy: true },
  style: { pattern: /(<style[^<>]*>)[\s\S]*?(?=<\/style>|$)/i, lookbehind: true, greedy: true, inside: css },
  embedded: {
    pattern: /(<script[^<>]*>)[\s\S]*?(?=<\/script>|$)/i,
    lookbehind: true,
    greedy: true,
    inside: jsxGrammar,
  },
  tag: {
    pattern: /<\/?[A-Za-z][\w:.-]*(?:\s+[^\s<>="'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"'=]+))?)*\s*\/?>/,
    greedy: true,
    inside: {
      'attr-value': { pattern: /(=\s*)(?:"[^"]*"|'[^']*'|[^\s'">=]+)/, lookbehind: true },
      name: { pattern: /(^<\/?)[^\s>/]+/, lookbehind: true },
      'attr-name': /[^\s<>/="']+/,
    },
  },
  entity: /&(?:[a-z\d]{1,24}|#x?[\da-f]{1,8});/i,
};

const SHELL_KEYWORDS = 'case|do|done|elif|else|esac|fi|for|function|if|in|select|then|until|while';

const variable = /\$(?:\w+|[#?*!@$]|\{[^{}]+\})/;

const bash: Grammar = {
  comment: { pattern: /#(?<=(?:^|\s)#).*/m, greedy: true },
  string: [
    { pattern: /"(?<!\\")(?:\\[\s\S]|[^"\\])*"/, greedy: true, inside: { variable } },
    { pattern: /'(?<![\\\w]')[^']*'/, greedy: true },
  ],
  function: {
    pattern: new RegExp(
      `((?:^|[\\n|;&(]|\\b(?:do|then|else|sudo|exec)\\b)[ \\t]*(?<!\\\\\\n[ \\t]*))(?!(?:${SHELL_KEYWORDS})\\b)[A-Za-z][\\w.-]*(?=\\s|$|[);|&])`,
    ),
    lookbehind: true,
    greedy: true,
  },
  variable: [
    variable,
    { pattern: /(\b(?:for|select)\s+)\w+(?=\s+in\s)/, lookbehind: true },
    /\b\w+(?=\+?=)(?<=(?:^|\s)\w+)/,
  ],
  parameter: /-(?<=(?:^|\s)-)-?\w[\w.-]*/,
  keyword: new RegExp(`\\b(?:${SHELL_KEYWORDS})(?=$|[)\\s;|&])(?<=(?:^|[\\s;|&(])\\w+)`),
  number: /\b\d+(?:\.\d+)?(?![\w.:/-])(?<=(?:^|[\s=])[\d.]+)/,
};

const json: Grammar = {
  property: { pattern: /"(?:\\.|[^\\"\n])*"(?=\s*:)/, greedy: true },
  string: { pattern: /"(?:\\.|[^\\"\n])*"/, greedy: true },
  comment: { pattern: /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)/, greedy: true },
  number: /-?\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b/i,
  boolean: /\b(?:false|true|null)\b/,
};

const diff: Grammar = { meta: /^(?:@@.*|\+\+\+ .*|--- .*)$/m, deleted: /^-.*$/m, inserted: /^\+.*$/m };

const yaml: Grammar = {
  string: { pattern: /(["'])(?<=(?:^|[\s,[{:])\1)(?:\\.|(?!\1)[^\\\n])*\1/m, greedy: true },
  comment: { pattern: /#(?<=(?:^|\s)#).*/m, greedy: true },
  key: { pattern: /(^[ \t]*(?:- +)*)[^\s#:"'&*!|>%@`{[-][^\n:#]*(?=:(?:\s|$))/m, lookbehind: true },
  boolean: { pattern: /([:\-,[{]\s+)(?:true|false|null)(?=\s*(?:$|[,\]}#]))/m, lookbehind: true },
  number: { pattern: /([:\-,[{]\s+)-?\d[\d_.]*(?=\s*(?:$|[,\]}#]))/m, lookbehind: true },
  important: /[&*!](?<=(?:^|\s)[&*!])[\w!/.-]+/m,
};

const GRAMMARS: Readonly<Record<string, Grammar>> = {
  bash,
  css,
  diff,
  html: markup,
  js: jsxGrammar,
  json,
  jsx: jsxGrammar,
  less: scss,
  markup,
  scss,
  text: {},
  ts: tsxGrammar,
  tsx: tsxGrammar,
  yaml,
};

/** The languages that a fence may name. */
export const CODE_LANGUAGES: readonly string[] = Object.keys(GRAMMARS);

/** The tokens of some code; the code as it is where the language is not known. */
export function tokenizeCode(code: string, language: string): readonly CodeToken[] {
  const grammar = Object.hasOwn(GRAMMARS, language) ? GRAMMARS[language] : undefined;
  return grammar && language !== 'text' ? Prism.tokenize(code, grammar) : [code];
}

/** Whether a language has elements within its code. */
export function hasJsxElements(language: string): boolean {
  return GRAMMARS[language] === jsxGrammar || GRAMMARS[language] === tsxGrammar;
}
