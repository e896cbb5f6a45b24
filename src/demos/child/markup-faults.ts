/** What is wrong with the HTML of a demo. Where its elements are marked, the faults have their places. */

import type { Fault } from '../message.js';
import { markOf } from './marks.js';
import { misplacedTags } from './nesting.js';
import { attributeOf, tagsOf, type Tag } from './tags.js';

export const UNSTABLE = {
  code: 'demo/unstable',
  message: 'The demo renders differently when the time, the time zone or the random numbers are others.',
  hint: 'The browser would render other HTML than the page has. Set such values in an effect, or pass fixed ones.',
} as const satisfies Fault;

/** Elements that stand where they may not, and those that the pages' policy blocks. */
export function markupFaults(html: string): readonly Fault[] {
  const tags = tagsOf(html);
  const misplaced = misplacedTags(tags).map(({ inner, outer, tag, hint }) => ({
    code: 'demo/nesting' as const,
    message: `${inner} may not stand in ${outer}.`,
    hint,
    spot: nearestMark(tags, tag.start),
  }));
  const blocked = tags.filter(isBlocked).map((tag) => ({
    code: 'demo/policy' as const,
    message: `The demo renders a <${tag.name}> element, which the policy of the pages blocks.`,
    hint:
      tag.name === 'style'
        ? 'Write the rules with styled() or the sx prop, or import a stylesheet.'
        : 'Do what the script does in an effect.',
    spot: nearestMark(tags, tag.start),
  }));
  return [...misplaced, ...blocked];
}

/** One fault where the two differ; none where they are the same. */
export function unstableFaults(one: string, two: string): readonly Fault[] {
  if (one === two) return [];
  let at = 0;
  while (one[at] === two[at]) at += 1;
  return [{ ...UNSTABLE, spot: nearestMark(tagsOf(one), at) }];
}

function isBlocked(tag: Tag): boolean {
  if (tag.isClosing) return false;
  return tag.name === 'style' || (tag.name === 'script' && !/json/.test(attributeOf(tag, 'type') ?? ''));
}

/** Of the tag that begins at `offset`, or of the last one before. */
function nearestMark(tags: readonly Tag[], offset: number): Fault['spot'] {
  const marked = tags.findLast((tag) => tag.start <= offset && markOf(tag) !== undefined);
  return marked && markOf(marked);
}
