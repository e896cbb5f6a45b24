/** The grammar of JavaScript and TypeScript with JSX. Read `grammars.ts` first. */

import type { GrammarValue } from 'prismjs';

type Grammar = Record<string, GrammarValue>;

const KEYWORDS =
  'abstract|as|asserts|assert|async|await|break|case|catch|class|const|continue|debugger|declare|default|delete|do|' +
  'else|enum|export|extends|finally|for|from|function|get|if|implements|import|in|infer|instanceof|interface|is|' +
  'keyof|let|module|namespace|new|null|of|package|private|protected|public|readonly|require|return|satisfies|set|' +
  'static|super|switch|this|throw|try|type|typeof|undefined|unique|var|void|while|with|yield';

const CONSTANTS = 'true|false';

const BUILTINS = 'Array|Function|Promise|any|boolean|never|number|string|symbol|unknown';

/** Braces with others in them, up to four deep. */
const BRACES = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}`;

const ATTRIBUTE = String.raw`(?:[\w:$-]+(?:=(?:"[^"]*"|'[^']*'|${BRACES}))?|${BRACES})`;

/** A tag, or one of a fragment. `<T extends …>` is none; nor in TypeScript what stands behind a word. */
function createTagPattern(lookbehindSource: string): RegExp {
  const types = String.raw`(?:<[\w\s|,.[\]'"]*>)?`;
  const element = String.raw`[A-Za-z_][\w.:-]*${types}(?:\s+${ATTRIBUTE})*\s*\/?`;
  return new RegExp(String.raw`<(?!\w+\s+extends\b)${lookbehindSource}\/?(?:${element})?>`);
}

/** Both in one pattern, as each pattern is looked for in the whole text. An apostrophe behind a letter opens no string. */
const STRING_OR_REGEX =
  /(["'])(?<![\w$].)(?:\\[\s\S]|(?!\1)[^\\\n])*\1|\/(?<=(?:^|[^$\w\xA0-\uFFFF."'\])\s]|\b(?:return|yield))\s{0,99}\/)(?:\[(?:[^\]\\\n]|\\.){0,200}\]|\\.|[^/\\[\n]){1,300}\/[a-z]*(?=\s*(?:$|[\n,.;:})\]]|\/\/))/;

/** Words that mean something by themselves. */
const WORD = new RegExp(
  [
    `\\b(?:${KEYWORDS})\\b(?!\\$|\\??:)(?<![.$]\\w+)`,
    `\\b(?:${CONSTANTS})\\b`,
    `\\b(?:${BUILTINS})\\b(?!\\s*[:(.])`,
  ].join('|'),
);

/** Names of functions where they are called, and numbers. */
const CALL_OR_NUMBER = new RegExp(
  [
    String.raw`\b(?!(?:${KEYWORDS})\b(?<![.$]\w+))[A-Za-z_][\w$]*(?=(?:<[\w\s|,.[\]'"]*>)?\()`,
    String.raw`(?:\b0[xX][\dA-Fa-f_]+|\b0[bBoO][0-7_]+|\b\d[\d_]*(?:\.[\d_]*)?(?:[eE][+-]?\d+)?|\B\.\d+)n?(?![\w$])`,
  ].join('|'),
);

/** JavaScript and TypeScript, with elements. */
function createScriptGrammar(tag: RegExp): Grammar {
  const grammar: Grammar = {};
  const interpolation = { pattern: new RegExp(String.raw`\$(?<!\\\$)${BRACES}`), inside: grammar };
  return Object.assign(grammar, {
    comment: { pattern: /\/\*[\s\S]*?(?:\*\/|$)|\/\/(?<![\\:]\/\/).*/, greedy: true },
    tag: { pattern: tag, greedy: true, inside: createTagGrammar(grammar) },
    'template-string': {
      pattern: new RegExp(String.raw`\x60(?:\\[\s\S]|\$${BRACES}|(?!\$\{)[^\\\x60])*\x60`),
      greedy: true,
      inside: { interpolation },
    },
    string: { pattern: STRING_OR_REGEX, greedy: true },
    'class-name': {
      pattern: /(\b(?:class|extends|implements|instanceof|interface|new|type)\s+)[A-Za-z_$][\w$]*/,
      lookbehind: true,
    },
    value: CALL_OR_NUMBER,
    word: WORD,
  });
}

/** The kind of a `word`, or of a `value`: a number or a call. */
export function classifyWord(
  type: 'word' | 'value',
  text: string,
): 'keyword' | 'number' | 'builtin' | 'function' {
  if (type === 'value') return /^[\d.]/.test(text) ? 'number' : 'function';
  return WORD_KINDS.get(text) ?? 'keyword';
}

const WORD_KINDS = new Map<string, 'number' | 'builtin'>([
  ...CONSTANTS.split('|').map((word) => [word, 'number'] as const),
  ...BUILTINS.split('|').map((word) => [word, 'builtin'] as const),
]);

function createTagGrammar(script: Grammar): Grammar {
  return {
    script: { pattern: new RegExp(`=?${BRACES}`), inside: script },
    types: { pattern: /(\w)<[\w\s|,.[\]'"]*>/, lookbehind: true },
    'attr-value': { pattern: /(=\s*)(?:"[^"]*"|'[^']*')/, lookbehind: true },
    name: { pattern: /(^<\/?)[^\s<>/]+/, lookbehind: true },
    'attr-name': /[^\s<>/={}]+/,
  };
}

export const jsxGrammar = createScriptGrammar(createTagPattern(''));

export const tsxGrammar = createScriptGrammar(createTagPattern(String.raw`(?:(?<![\w$]<)|(?=\/))`));
