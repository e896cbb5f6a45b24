/** The engine's inline rules: they note where in the text their tokens begin, and the rule for plain text is faster. */

import Engine, { type MarkdownIt, type StateInline } from 'markdown-it';

type InlineRule = (state: StateInline, silent: boolean) => boolean;

/** The rules whose tokens need an offset, and the character with which each begins. */
const RULES_WITH_OFFSET = { link: '[', image: '!', autolink: '<', html_inline: '<', linkify: ':' } as const;

/** Replaces the inline rules of an engine. `furtherMarkup`: characters besides those of CommonMark that may begin or end something. */
export function replaceInlineRules(engine: MarkdownIt, furtherMarkup = ''): void {
  engine.inline.ruler.at('text', createTextRule(`${MARKUP}${furtherMarkup}`));
  for (const [name, firstCharacter] of Object.entries(RULES_WITH_OFFSET)) {
    const { ruler } = new Engine().inline;
    ruler.enableOnly(name);
    const [builtInRule] = ruler.getRules('');
    if (builtInRule) engine.inline.ruler.at(name, addTokenOffset(builtInRule, firstCharacter.charCodeAt(0)));
  }
}

/** The same rule; the meta of its first token has the `offset` in the text. */
function addTokenOffset(rule: InlineRule, firstCharacter: number): InlineRule {
  return (state, silent) => {
    if (state.src.charCodeAt(state.pos) !== firstCharacter) return false;
    const { pos, pending } = state;
    const tokenCount = state.tokens.length;
    if (!rule(state, silent)) return false;
    if (silent) return true;
    const [first, second] = state.tokens.slice(tokenCount, tokenCount + 2);
    const pendingLength = first?.type === 'text' ? first.content.length : 0;
    const token = pendingLength > 0 ? second : first;
    if (token) token.meta = { ...token.meta, offset: pos - (pending.length - pendingLength) };
    return true;
  };
}

/** The characters at which something other than text may begin or end. */
const MARKUP = '\n!&*:<[\\]_`~';

/** Takes all up to the next character that can be markup. */
function createTextRule(markup: string): InlineRule {
  const endsText = new Uint8Array(128);
  for (const character of markup) endsText[character.charCodeAt(0)] = 1;
  return (state, silent) => {
    const { src, pos, posMax } = state;
    let end = pos;
    for (; end < posMax; end += 1) {
      const code = src.charCodeAt(end);
      if (code < 128 && endsText[code] === 1) break;
    }
    if (end === pos) return false;
    if (!silent) state.pending += src.slice(pos, end);
    state.pos = end;
    return true;
  };
}
