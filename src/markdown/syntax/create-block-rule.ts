/** What the block rules of the dialect have in common. */

import type { StateBlock } from 'markdown-it';

/** One attempt at a line: whether a rule applies there (`silent`), or its tokens. */
export interface BlockRuleAttempt {
  readonly state: StateBlock;
  /** From 0. */
  readonly line: number;
  /** The line behind the last that the rule may take. */
  readonly end: number;
  readonly silent: boolean;
  /** The line without its indentation. */
  readonly text: string;
}

type BlockRule = (state: StateBlock, ...rest: [line: number, end: number, silent: boolean]) => boolean;

/** A rule for lines that begin with one character, indented by less than a code block. */
export function createBlockRule(
  firstCharacter: string,
  applyRule: (attempt: BlockRuleAttempt) => boolean,
): BlockRule {
  const code = firstCharacter.charCodeAt(0);
  return (state, ...[line, end, silent]) => {
    const start = getLineStart(state, line);
    if (state.src.charCodeAt(start) !== code) return false;
    if (start >= getLineEnd(state, line) || getIndent(state, line) >= 4) return false;
    return applyRule({ state, line, end, silent, text: getLineText(state, line) });
  };
}

/** The offset of a line's first character behind the indentation. */
export function getLineStart({ bMarks, tShift }: StateBlock, line: number): number {
  return (bMarks[line] ?? 0) + (tShift[line] ?? 0);
}

export function getLineEnd({ eMarks }: StateBlock, line: number): number {
  return eMarks[line] ?? 0;
}

/** A line without its indentation. */
export function getLineText(state: StateBlock, line: number): string {
  return state.src.slice(getLineStart(state, line), getLineEnd(state, line));
}

/** In columns, behind that of the container. */
export function getIndent({ sCount, blkIndent }: StateBlock, line: number): number {
  return (sCount[line] ?? 0) - blkIndent;
}

/** Whether a line still belongs to the container that is being parsed. */
export function isInContainer(state: StateBlock, line: number): boolean {
  return state.isEmpty(line) || getIndent(state, line) >= 0;
}

/** The lines of a block, without the indentation of its first line. */
export function getBlockText(state: StateBlock, ...[from, to, line]: [number, number, number]): string {
  return state.getLines(from, to, state.sCount[line] ?? 0, true);
}

/** Adds the tokens of the lines within a block. */
export function tokenizeLines(state: StateBlock, from: number, to: number): void {
  const { lineMax } = state;
  state.lineMax = to;
  state.md.block.tokenize(state, from, to);
  state.lineMax = lineMax;
}

/** Adds a text whose Markdown the engine parses later. */
export function pushInline(state: StateBlock, content: string, line: number) {
  const token = state.push('inline', '', 0);
  token.content = content;
  token.map = [line, line + 1];
  token.children = [];
  return token;
}
