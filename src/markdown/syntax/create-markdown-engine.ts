/** Creates the markdown-it engine: CommonMark, GFM and the dialect of docsgen, as tokens. */

import Engine, { type MarkdownIt, type Token } from 'markdown-it';
import { applyBlockMarks } from './apply-block-marks.js';
import { backtickFenceRule, directiveRule, elementRule, tildeFenceRule } from './block-rules.js';
import { calloutRule } from './callout-rule.js';
import { FastBlockState, FastInlineState } from './fast-states.js';
import { replaceInlineRules } from './inline-rules.js';
import { formulaBlockRule, inlineFormulaRule } from './math-rules.js';

export type { MarkdownIt, Token };

/** Blocks below which a block of the dialect may begin without a blank line. */
const INTERRUPTS = { alt: ['paragraph', 'reference', 'blockquote', 'list'] };

/**
 * Bare `http://` and `https://` addresses become links where the engine meets them. It uses linkify's inline rule
 * only: the other rule looks over every text again, and takes `index.md` for a host. `hasMath`: dollar signs enclose formulas.
 */
export function createMarkdownEngine(hasMath = false): MarkdownIt {
  const engine = new Engine({ html: true, linkify: true });
  engine.core.ruler.disable(['linkify', 'replacements', 'smartquotes']);
  for (const scheme of ['ftp:', '//', 'mailto:']) engine.linkify.add(scheme, null);
  // Unsafe addresses become links here, so that they can be reported with their place.
  engine.validateLink = () => true;
  engine.inline.State = FastInlineState;
  engine.block.State = FastBlockState;
  replaceInlineRules(engine, hasMath ? '$' : '');
  const { ruler } = engine.block;
  ruler.at('fence', backtickFenceRule, INTERRUPTS);
  ruler.before('fence', 'tilde_fence', tildeFenceRule, INTERRUPTS);
  ruler.before('fence', 'callout', calloutRule, INTERRUPTS);
  ruler.before('fence', 'directive', directiveRule, INTERRUPTS);
  ruler.before('html_block', 'element_blocks', elementRule, INTERRUPTS);
  if (hasMath) {
    engine.inline.ruler.before('escape', 'formula', inlineFormulaRule);
    ruler.before('fence', 'formula_block', formulaBlockRule, INTERRUPTS);
  }
  engine.core.ruler.before('inline', 'marks', applyBlockMarks);
  return engine;
}
