/**
 * What is coloured in each language: grammars for Prism's tokenizer (its only door), with no token that gets no colour:
 * operators and punctuation are most of the cost of Prism's own. Where a pattern looks behind itself, it does so after
 * the character that it begins with, so that the text is searched for that character alone. Knows nothing of HTML.
 */

import Prism, { type GrammarValue, type TokenObject } from 'prismjs';
import 'prismjs/components/prism-jsx.js';
import 'prismjs/components/prism-yaml.js';

export type CodeToken = string | Prism.Token;

/** A grammar: what is looked for, in this order. */
type Grammar = Record<string, GrammarValue>;

const languages = Prism.languages as unknown as Readonly<Record<string, Grammar>>;

const KEYWORDS =
  'abstract|as|asserts|assert|async|await|break|case|catch|class|const|continue|debugger|declare|default|delete|do|' +
  'else|enum|export|extends|finally|for|from|function|get|if|implements|import|in|infer|instanceof|interface|is|' +
  'keyof|let|module|namespace|new|null|of|package|private|protected|public|readonly|require|return|satisfies|set|' +
  'static|super|switch|this|throw|try|type|typeof|undefined|unique|var|void|while|with|yield';

const BLOCK_COMMENT = { pattern: /\/\*[\s\S]*?(?:\*\/|$)/, greedy: true };

/** JavaScript and TypeScript with elements; in TypeScript `<` behind a word begins a type. */
function scriptGrammar(element: RegExp): Grammar {
  const source = languages['jsx']!;
  const template = one(source['template-string']);
  const within = one(source['tag']).inside as unknown as Grammar;
  const grammar: Grammar = {
    comment: [BLOCK_COMMENT, { pattern: /\/\/(?<![\\:]\/\/).*/, greedy: true }],
    tag: { pattern: element, greedy: true },
    'template-string': { pattern: template.pattern, greedy: true },
    // Not behind a letter: an apostrophe in the text of an element opens no string.
    string: { pattern: /(["'])(?<![\w$].)(?:\\[\s\S]|(?!\1)[^\\\n])*\1/, greedy: true },
    regex: {
      pattern:
        /\/(?<=(?:^|[^$\w\xA0-\uFFFF."'\])\s]|\b(?:return|yield))\s*\/)(?:\[(?:[^\]\\\n]|\\.)*\]|\\.|[^/\\[\n])+\/[a-z]*(?=\s*(?:$|[\n,.;:})\]]|\/\/))/,
      greedy: true,
    },
    'class-name': { pattern: /(\b(?:class|extends|implements|instanceof|interface|new|type)\s+)[A-Za-z_$][\w$]*/, lookbehind: true },
    keyword: new RegExp(`\\b(?:${KEYWORDS})\\b(?!\\$|\\??:)(?<![.$]\\w+)`),
    boolean: /\b(?:false|true)\b/,
    function: /\b[A-Za-z_][\w$]*(?=(?:<[\w\s|,.[\]'"]*>)?\()/,
    number: /(?:\b\d[\d_]*(?:\.[\d_]*)?(?:[eE][+-]?\d+)?|\B\.\d+|\b0[xX][\dA-Fa-f_]+|\b0[bBoO][0-7_]+)n?(?![\w$])/,
    builtin: /\b(?:Array|Function|Promise|any|boolean|never|number|string|symbol|unknown)\b(?!\s*[:(.])/,
  };
  const interpolation = one((template.inside as unknown as Grammar)['interpolation']);
  one(grammar['template-string']).inside = {
    interpolation: { pattern: interpolation.pattern, lookbehind: true, inside: grammar },
  };
  one(grammar['tag']).inside = {
    script: { pattern: one(within['script']).pattern, inside: grammar },
    spread: { pattern: one(within['spread']).pattern, inside: grammar },
    'attr-value': { pattern: /(=\s*)(?:"[^"]*"|'[^']*')/, lookbehind: true },
    name: { pattern: /(^<\/?)[^\s>/]+/, lookbehind: true },
    'attr-name': /[^\s<>/={}]+/,
  };
  return grammar;
}

/** Prism's pattern for an element. `<T extends …>` is none, nor is in TypeScript what stands behind a word. */
function elementPattern(behindWord: string): RegExp {
  const { source, flags } = one(languages['jsx']!['tag']).pattern;
  return new RegExp(source.replace('<\\/?', `<(?!\\w+\\s+extends\\b)${behindWord}\\/?`), flags);
}

function one(value: GrammarValue | undefined): TokenObject {
  const first = Array.isArray(value) ? value[0] : value;
  return first instanceof RegExp || first === undefined ? { pattern: first ?? /(?!)/ } : first;
}

const jsx = scriptGrammar(elementPattern(''));

const tsx = scriptGrammar(elementPattern('(?:(?<![\\w$]<)|(?=\\/))'));

const css: Grammar = {
  comment: BLOCK_COMMENT,
  atrule: { pattern: one(languages['css']!['atrule']).pattern, inside: { keyword: /^@[\w-]+/ } },
  string: { pattern: /(["'])(?:\\[\s\S]|(?!\1)[^\\\n])*\1/, greedy: true },
  selector: { pattern: /((?:^|[{};])\s*)[^\s{};@](?:[^{};]*[^\s{};])?(?=\s*\{)/, lookbehind: true },
  property: /(?<![-\w])[-_a-zA-Z][-\w]*(?=\s*:)/,
  important: /!important\b/i,
  function: /(?<![-\w])[-a-zA-Z][-\w]*(?=\()/,
  number: /#(?:[\da-fA-F]{3,8})\b|(?<![-\w#])-?(?:\d+\.?\d*|\.\d+)(?:[a-zA-Z]+|%)?/,
};

const markup: Grammar = {
  comment: languages['markup']!['comment']!,
  doctype: { pattern: one(languages['markup']!['doctype']).pattern, greedy: true },
  style: { pattern: /(<style[^>]*>)[\s\S]*?(?=<\/style>)/i, lookbehind: true, greedy: true, inside: css },
  embedded: { pattern: /(<script[^>]*>)[\s\S]*?(?=<\/script>)/i, lookbehind: true, greedy: true, inside: jsx },
  tag: {
    pattern: one(languages['markup']!['tag']).pattern,
    greedy: true,
    inside: {
      'attr-value': { pattern: /(=\s*)(?:"[^"]*"|'[^']*'|[^\s'">=]+)/, lookbehind: true },
      name: { pattern: /(^<\/?)[^\s>/]+/, lookbehind: true },
      'attr-name': /[^\s<>/="']+/,
    },
  },
  entity: languages['markup']!['entity']!,
};

const SHELL_KEYWORDS = 'case|do|done|elif|else|esac|fi|for|function|if|in|select|then|until|while';

const variable = /\$(?:\w+|[#?*!@$]|\{[^}]+\})/;

const bash: Grammar = {
  comment: { pattern: /#(?<=(?:^|\s)#).*/m, greedy: true },
  string: [
    { pattern: /(<<-?\s*(["']?)(\w+)\2[^\n]*\n)[\s\S]*?\n\s*\3\b/, lookbehind: true, greedy: true, inside: { variable } },
    { pattern: /"(?<!\\")(?:\\[\s\S]|\$\([^)]+\)|\$(?!\()|[^"\\$])*"/, greedy: true, inside: { variable } },
    { pattern: /'(?<![\\\w]')[^']*'/, greedy: true },
  ],
  function: {
    pattern: new RegExp(
      `((?:^|[\\n|;&(]|\\b(?:do|then|else|sudo|exec)\\b)[ \\t]*(?<!\\\\\\n[ \\t]*))(?!(?:${SHELL_KEYWORDS})\\b)[A-Za-z][\\w.-]*(?=\\s|$|[);|&])`,
    ),
    lookbehind: true,
  },
  variable: [variable, { pattern: /(\b(?:for|select)\s+)\w+(?=\s+in\s)/, lookbehind: true }, /\b\w+(?=\+?=)(?<=(?:^|\s)\w+)/],
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

const YAML = ['scalar', 'comment', 'key', 'boolean', 'null', 'string', 'number', 'tag', 'important'];

const yaml: Grammar = Object.fromEntries(YAML.map((name) => [name, languages['yaml']![name]!]));

const GRAMMARS: Readonly<Record<string, Grammar>> = {
  ...{ bash, css, diff, html: markup, js: jsx, json, jsx, markup, text: {}, ts: tsx, tsx, yaml },
};

/** The languages that a fence may name. */
export const LANGUAGES: readonly string[] = Object.keys(GRAMMARS);

/** The coloured tokens of some code; the code as it is where the language is not known. */
export function tokensOf(code: string, language: string): readonly CodeToken[] {
  const grammar = Object.hasOwn(GRAMMARS, language) ? GRAMMARS[language] : undefined;
  return grammar && language !== 'text' ? Prism.tokenize(code, grammar) : [code];
}

/** Whether a language has elements within its code. */
export function hasElements(language: string): boolean {
  return GRAMMARS[language] === jsx || GRAMMARS[language] === tsx;
}
