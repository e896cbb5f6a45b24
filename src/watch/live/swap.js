// @ts-check
/**
 * Changes an open page as its source has changed, and nothing else: what the reader has scrolled, opened, typed or focused
 * stays. Two versions of the source are compared, and where they differ the page is changed in the same place; what
 * scripts have made of the rest is not looked at.
 */

import { swapHead, swapStylesheets } from './head.js';

/** Parts that a script has taken over: they are replaced whole, never changed from within. */
const ISLAND = '[data-island], [data-demo]';

/** Parts that are nothing much until a script has looked at them. */
const LIFELESS = `${ISLAND}, [data-island-slot], [data-copy]`;

/** Says that elements have come into the page. Whoever brings them to life prevents its default, which is to load the page anew. */
const SWAPPED = 'docsgen:swapped';

/** Sent to islands that are about to leave the page, so that what runs in them comes to an end. */
const GONE = 'docsgen:gone';

/**
 * @param {Document} former the source that the page was made from
 * @param {Document} next
 * @returns {Promise<boolean>} whether the page is as if it had been loaded; otherwise it has to be
 */
export async function swapDocument(former, next) {
  if (scriptsOf(former) !== scriptsOf(next)) return false;
  await swapStylesheets(former, next);
  swapHead(former, next);
  swapAttributes(document.documentElement, former.documentElement, next.documentElement);
  const focused = document.activeElement?.id;
  /** @type {Element[]} */
  const fresh = [];
  const isDone = swapElement({ live: document.body, former: former.body, next: next.body }, fresh);
  if (!isDone || !areAlive(fresh)) return false;
  if (focused && document.activeElement?.id !== focused)
    document.getElementById(focused)?.focus({ preventScroll: true });
  return true;
}

/**
 * Without the one that is here only while somebody watches.
 * @param {Document} source
 */
function scriptsOf(source) {
  const own = [...source.scripts].filter((script) => script.dataset['docsgenPage'] === undefined);
  return own.map((script) => script.outerHTML).join('\n');
}

/** @param {Element[]} fresh */
function areAlive(fresh) {
  const isTaken = !document.dispatchEvent(new CustomEvent(SWAPPED, { cancelable: true, detail: fresh }));
  return isTaken || !fresh.some((element) => element.matches(LIFELESS) || element.querySelector(LIFELESS));
}

/**
 * Only attributes that differ between the sources: what a script has set stays.
 * @param {Element} live
 * @param {Element} former
 * @param {Element} next
 */
function swapAttributes(live, former, next) {
  for (const { name } of [...former.attributes]) if (!next.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of [...next.attributes])
    if (former.getAttribute(name) !== value) live.setAttribute(name, value);
}

/**
 * One place in the page, and what the two sources have there.
 * @template [N=Node]
 * @typedef {{ live: N, former: N, next: N }} Place
 */

/**
 * @param {Place<Element>} place
 * @param {Element[]} fresh takes the elements that are put in
 * @returns {boolean} whether the page was as the source says
 */
function swapElement({ live, former, next }, fresh) {
  swapAttributes(live, former, next);
  const [was, will] = [[...former.childNodes], [...next.childNodes]];
  const { start, wasEnd, willEnd } = differingPart(was, will);
  if (start === wasEnd && start === willEnd) return true;
  // Scripts may have added something behind what the source has; elsewhere the two must be alike.
  const here = [...live.childNodes];
  if (was.some((node, at) => node.nodeName !== here[at]?.nodeName)) return false;
  const both = Math.min(wasEnd, willEnd);
  for (let at = start; at < both; at += 1) {
    const place = /** @type {Place<ChildNode>} */ ({ live: here[at], former: was[at], next: will[at] });
    if (!swapNode(place, fresh)) return false;
  }
  for (const node of here.slice(both, wasEnd)) {
    takeLeave(node);
    node.remove();
  }
  const before = here[wasEnd] ?? null;
  for (const node of will.slice(both, willEnd)) live.insertBefore(imported(node, fresh), before);
  return true;
}

/**
 * Where two rows of nodes begin to differ, and where they are the same again.
 * @param {Node[]} was
 * @param {Node[]} will
 */
function differingPart(was, will) {
  let start = 0;
  while (start < Math.min(was.length, will.length) && was[start]?.isEqualNode(will[start] ?? null))
    start += 1;
  let [wasEnd, willEnd] = [was.length, will.length];
  while (wasEnd > start && willEnd > start && was[wasEnd - 1]?.isEqualNode(will[willEnd - 1] ?? null)) {
    wasEnd -= 1;
    willEnd -= 1;
  }
  return { start, wasEnd, willEnd };
}

/**
 * @param {Place<ChildNode>} place
 * @param {Element[]} fresh
 * @returns {boolean}
 */
function swapNode({ live, former, next }, fresh) {
  if (former.isEqualNode(next)) return true;
  if (live instanceof Element && former instanceof Element && next instanceof Element) {
    const isIsland = former.matches(ISLAND) || next.matches(ISLAND);
    if (former.localName === next.localName && !isIsland) return swapElement({ live, former, next }, fresh);
  }
  if (live instanceof Text && next instanceof Text) live.data = next.data;
  else {
    takeLeave(live);
    live.replaceWith(imported(next, fresh));
  }
  return true;
}

/** @param {Node} node */
function takeLeave(node) {
  if (!(node instanceof Element)) return;
  for (const one of [node, ...node.querySelectorAll(ISLAND)]) one.dispatchEvent(new Event(GONE));
}

/**
 * @param {Node} node
 * @param {Element[]} fresh
 */
function imported(node, fresh) {
  const copy = document.importNode(node, true);
  if (copy instanceof Element) fresh.push(copy);
  return copy;
}
