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

export type BlockRule = (state: StateBlock, ...rest: [number, number, boolean]) => boolean;

/** A rule for lines that begin with one character, indented by less than a code block. */
export function createBlockRule(
  firstCharacter: string,
  applyRule: (attempt: BlockRuleAttempt) => boolean,
): BlockRule {
  const code = firstCharacter.charCodeAt(0);
  return (state, ...[line, end, silent]) => {
    const start = state.bMarks[line]! + state.tShift[line]!;
    if (state.src.charCodeAt(start) !== code) return false;
    if (start >= state.eMarks[line]! || state.sCount[line]! - state.blkIndent >= 4) return false;
    return applyRule({ state, line, end, silent, text: state.src.slice(start, state.eMarks[line]) });
  };
}

/** A line without its indentation. */
export function getLineText(state: StateBlock, line: number): string {
  return state.src.slice(state.bMarks[line]! + state.tShift[line]!, state.eMarks[line]);
}

/** Whether a line still belongs to the container that is being read. */
export function isInContainer(state: StateBlock, line: number): boolean {
  return state.isEmpty(line) || state.sCount[line]! >= state.blkIndent;
}
