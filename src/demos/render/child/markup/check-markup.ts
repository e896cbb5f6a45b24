/** Checks the HTML of a demo. If its elements are marked, the issues have positions. */

import type { DemoIssue } from '../../worker-messages.js';
import { parseMark } from './mark-elements.js';
import { findMisplacedTags } from './find-misplaced-tags.js';
import { getTagAttribute, parseTags, type HtmlTag } from './parse-tags.js';

export const UNSTABLE_ISSUE = {
  code: 'demo/unstable',
  message:
    'The demo renders differently when the time, the time zone, the random numbers or earlier renderings are others: only the browser renders it.',
  hint: 'Set such values in an effect, or pass fixed ones. If it has to be so, write "ssr": false into the directive.',
} as const satisfies DemoIssue;

/** Issues of misplaced elements, and of elements that the pages' policy blocks. */
export function checkMarkup(html: string): readonly DemoIssue[] {
  const tags = parseTags(html);
  const misplacedIssues = findMisplacedTags(tags).map(({ inner, outer, tag, hint }) => ({
    code: 'demo/nesting' as const,
    message: `${inner} may not stand in ${outer}.`,
    hint,
    position: findNearestMark(tags, tag.start),
  }));
  const blockedIssues = tags.filter(isBlocked).map((tag) => ({
    code: 'demo/policy' as const,
    message: `The demo renders a <${tag.name}> element, which the policy of the pages blocks.`,
    hint:
      tag.name === 'style'
        ? 'Write the rules with styled() or the sx prop, or import a stylesheet. Where a library inserts it, write "isolated": true into the directive.'
        : 'Do what the script does in an effect.',
    position: findNearestMark(tags, tag.start),
  }));
  return [...misplacedIssues, ...blockedIssues];
}

/** One issue if the two differ. */
export function checkStability(firstHtml: string, secondHtml: string): readonly DemoIssue[] {
  if (firstHtml === secondHtml) return [];
  let offset = 0;
  while (firstHtml[offset] === secondHtml[offset]) offset += 1;
  return [{ ...UNSTABLE_ISSUE, position: findNearestMark(parseTags(firstHtml), offset) }];
}

function isBlocked(tag: HtmlTag): boolean {
  if (tag.isClosing) return false;
  return tag.name === 'style' || (tag.name === 'script' && !/json/.test(getTagAttribute(tag, 'type') ?? ''));
}

/** The mark of the tag that begins at `offset`, or of the last one before it. */
function findNearestMark(tags: readonly HtmlTag[], offset: number): DemoIssue['position'] {
  const markedTag = tags.findLast((tag) => tag.start <= offset && parseMark(tag) !== undefined);
  return markedTag && parseMark(markedTag);
}
