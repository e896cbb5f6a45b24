/** What a page says to the browser of the page after it. It stands in the page itself; the policy has the hashes. */

/** Lets a page fade into the next one, where the reader does not mind motion. A browser must know of it before it shows
 *  anything, and complains where it learns of it from a stylesheet that comes a moment later. */
export const PAGE_TRANSITION_STYLE =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** Has pages fetched that a reader seems about to open. A group of the navigation opens no page. */
export function createSpeculationRules(base: string): string {
  const pages = { href_matches: `${base}*/` };
  const groups = { selector_matches: '.group' };
  const rule = { where: { and: [pages, { not: groups }] }, eagerness: 'moderate' };
  return JSON.stringify({ prefetch: [rule] }).replaceAll('<', '\\u003C');
}
