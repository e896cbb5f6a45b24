/** Creates the markdown-it engine: CommonMark, GFM and the dialect of docsgen, as tokens. */

import Engine, { type MarkdownIt, type StateBlock, type StateInline, type Token } from 'markdown-it';
import { calloutRule } from './callout-rule.js';
import { directiveRule } from './directive-rule.js';
import { elementRule } from './element-rule.js';
import { fenceRules } from './fence-rules.js';
import { replaceInlineRules } from './replace-inline-rules.js';
import { FastBlockState } from './fast-block-state.js';
import { FastInlineState } from './fast-inline-state.js';
import { applyBlockMarks } from './apply-block-marks.js';

export type { MarkdownIt, Token };

/** Block rules that may stand directly below a paragraph. */
const INTERRUPTS = { alt: ['paragraph', 'reference', 'blockquote', 'list'] };

/**
 * An engine for pages. Bare `http://` and `https://` addresses become links where they are met (`linkify` by its
 * inline rule only: its other rule looks over every text again, and takes `index.md` for a host).
 */
export function createMarkdownEngine(): MarkdownIt {
  const engine = new Engine({ html: true, linkify: true });
  engine.core.ruler.disable(['linkify', 'replacements', 'smartquotes']);
  for (const scheme of ['ftp:', '//', 'mailto:']) engine.linkify.add(scheme, null);
  // Every link is one: which addresses are safe is judged where there is a place to tell.
  engine.validateLink = () => true;
  engine.inline.State = FastInlineState as unknown as typeof StateInline;
  engine.block.State = FastBlockState as unknown as typeof StateBlock;
  replaceInlineRules(engine);
  const [backticks, tildes] = fenceRules;
  engine.block.ruler.at('fence', backticks!, INTERRUPTS);
  engine.block.ruler.before('fence', 'tilde_fence', tildes!, INTERRUPTS);
  engine.block.ruler.before('fence', 'callout', calloutRule, INTERRUPTS);
  engine.block.ruler.before('fence', 'directive', directiveRule, INTERRUPTS);
  engine.block.ruler.before('html_block', 'element_blocks', elementRule, INTERRUPTS);
  engine.core.ruler.before('inline', 'marks', applyBlockMarks);
  return engine;
}
