/** The only door to markdown-it: CommonMark, GFM and the dialect of annex M, as tokens. Renders nothing itself. */

import Engine, { type MarkdownIt, type StateBlock, type StateInline, type Token } from 'markdown-it';
import { callout } from './callout.js';
import { directive } from './directive.js';
import { elementBlocks } from './element-blocks.js';
import { fences } from './fence.js';
import { useInlineRules } from './inline-rules.js';
import { LeanBlock } from './lean-block.js';
import { LeanInline } from './lean-inline.js';
import { marks } from './marks.js';

export type { MarkdownIt, Token };

/** Block rules that may stand directly below a paragraph. */
const ENDS = { alt: ['paragraph', 'reference', 'blockquote', 'list'] };

/**
 * An engine for pages. Bare `http://` and `https://` addresses become links where they are met (`linkify` by its
 * inline rule only: its other rule looks over every text again, and takes `index.md` for a host).
 */
export function createEngine(): MarkdownIt {
  const engine = new Engine({ html: true, linkify: true });
  engine.core.ruler.disable(['linkify', 'replacements', 'smartquotes']);
  for (const scheme of ['ftp:', '//', 'mailto:']) engine.linkify.add(scheme, null);
  // Every link is one: which addresses are safe is judged where there is a place to tell.
  engine.validateLink = () => true;
  engine.inline.State = LeanInline as unknown as typeof StateInline;
  engine.block.State = LeanBlock as unknown as typeof StateBlock;
  useInlineRules(engine);
  const [backticks, tildes] = fences;
  engine.block.ruler.at('fence', backticks!, ENDS);
  engine.block.ruler.before('fence', 'tilde_fence', tildes!, ENDS);
  engine.block.ruler.before('fence', 'callout', callout, ENDS);
  engine.block.ruler.before('fence', 'directive', directive, ENDS);
  engine.block.ruler.before('html_block', 'element_blocks', elementBlocks, ENDS);
  engine.core.ruler.before('inline', 'marks', marks);
  return engine;
}
