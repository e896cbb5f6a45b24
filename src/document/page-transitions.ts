/** What a page tells the browser about going to other pages: a fade, and which pages to prefetch. */

/** Fades into the next page, unless the reader prefers less motion. It is in the head because a browser must know it
 *  before the first paint, and warns when it comes from a stylesheet that is loaded later. */
export const PAGE_TRANSITION_STYLE =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** Has pages prefetched that a reader seems about to open. A group of the navigation opens no page. */
export function createSpeculationRules(base: string): string {
  const pages = { href_matches: `${base}*/` };
  const groups = { selector_matches: '.group' };
  const rule = { where: { and: [pages, { not: groups }] }, eagerness: 'moderate' };
  return JSON.stringify({ prefetch: [rule] }).replaceAll('<', '\\u003C');
}
