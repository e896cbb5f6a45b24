// @ts-check
/**
 * Changes an open page where its source has changed: what the reader has scrolled, opened, typed or focused stays. Two
 * versions of the source are compared, and where they differ the page is changed in the same place.
 */

import { updateHead, updateStylesheets } from './update-head.js';

/** Elements that a script has taken over: they are replaced whole, never changed from within. */
const SCRIPTED = '[data-island], [data-demo]';

/** Elements that need a script. */
const NEEDS_SCRIPT = `${SCRIPTED}, [data-island-slot], [data-copy]`;

/** Announces elements that were put into the page. A listener that hydrates them prevents the default: to reload the page. */
const INSERTED_EVENT = 'docsgen:inserted';

/** Sent to elements that are about to leave the page, so that what runs in them stops. */
const UNMOUNT_EVENT = 'docsgen:unmount';

/**
 * @param {Document} former the source that the page was made from
 * @param {Document} next
 * @returns {Promise<boolean>} whether the page is as if it had been loaded; otherwise it has to be
 */
export async function updateDocument(former, next) {
  if (serializeScripts(former) !== serializeScripts(next)) return false;
  await updateStylesheets(former, next);
  updateHead(former, next);
  updateAttributes(document.documentElement, former.documentElement, next.documentElement);
  const focused = document.activeElement?.id;
  /** @type {Element[]} */
  const inserted = [];
  const isDone = updateElement({ live: document.body, former: former.body, next: next.body }, inserted);
  if (!isDone || !requestHydration(inserted)) return false;
  if (focused && document.activeElement?.id !== focused)
    document.getElementById(focused)?.focus({ preventScroll: true });
  return true;
}

/**
 * The scripts of the site, without the one of `docsgen watch`.
 * @param {Document} source
 */
function serializeScripts(source) {
  const siteScripts = [...source.scripts].filter((script) => script.dataset['docsgenPage'] === undefined);
  return siteScripts.map((script) => script.outerHTML).join('\n');
}

/** @param {Element[]} inserted */
function requestHydration(inserted) {
  const isHandled = !document.dispatchEvent(
    new CustomEvent(INSERTED_EVENT, { cancelable: true, detail: inserted }),
  );
  return (
    isHandled ||
    !inserted.some((element) => element.matches(NEEDS_SCRIPT) || element.querySelector(NEEDS_SCRIPT))
  );
}

/**
 * Only attributes that differ between the sources: what a script has set stays.
 * @param {Element} live
 * @param {Element} former
 * @param {Element} next
 */
function updateAttributes(live, former, next) {
  for (const { name } of [...former.attributes]) if (!next.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of [...next.attributes])
    if (former.getAttribute(name) !== value) live.setAttribute(name, value);
}

/**
 * A node of the page, and the nodes of the two sources in the same place.
 * @template [N=Node]
 * @typedef {{ live: N, former: N, next: N }} NodePosition
 */

/**
 * @param {NodePosition<Element>} position
 * @param {Element[]} inserted collects the elements that are put in
 * @returns {boolean} whether the page was as the source says
 */
function updateElement({ live, former, next }, inserted) {
  updateAttributes(live, former, next);
  const [oldNodes, newNodes] = [[...former.childNodes], [...next.childNodes]];
  const { start, oldEnd, newEnd } = findDifference(oldNodes, newNodes);
  if (start === oldEnd && start === newEnd) return true;
  // Scripts may have added something behind what the source has; elsewhere the two must be alike.
  const current = [...live.childNodes];
  if (oldNodes.some((node, index) => node.nodeName !== current[index]?.nodeName)) return false;
  const commonEnd = Math.min(oldEnd, newEnd);
  for (let index = start; index < commonEnd; index += 1) {
    const position = /** @type {NodePosition<ChildNode>} */ ({
      live: current[index],
      former: oldNodes[index],
      next: newNodes[index],
    });
    if (!updateNode(position, inserted)) return false;
  }
  for (const node of current.slice(commonEnd, oldEnd)) {
    notifyUnmount(node);
    node.remove();
  }
  const before = current[oldEnd] ?? null;
  for (const node of newNodes.slice(commonEnd, newEnd)) live.insertBefore(importNode(node, inserted), before);
  return true;
}

/**
 * Where two lists of nodes begin to differ, and where they are the same again.
 * @param {Node[]} oldNodes
 * @param {Node[]} newNodes
 */
function findDifference(oldNodes, newNodes) {
  let start = 0;
  while (
    start < Math.min(oldNodes.length, newNodes.length) &&
    oldNodes[start]?.isEqualNode(newNodes[start] ?? null)
  )
    start += 1;
  let [oldEnd, newEnd] = [oldNodes.length, newNodes.length];
  while (
    oldEnd > start &&
    newEnd > start &&
    oldNodes[oldEnd - 1]?.isEqualNode(newNodes[newEnd - 1] ?? null)
  ) {
    oldEnd -= 1;
    newEnd -= 1;
  }
  return { start, oldEnd, newEnd };
}

/**
 * @param {NodePosition<ChildNode>} position
 * @param {Element[]} inserted
 * @returns {boolean}
 */
function updateNode({ live, former, next }, inserted) {
  if (former.isEqualNode(next)) return true;
  if (live instanceof Element && former instanceof Element && next instanceof Element) {
    const isScripted = former.matches(SCRIPTED) || next.matches(SCRIPTED);
    if (former.localName === next.localName && !isScripted)
      return updateElement({ live, former, next }, inserted);
  }
  if (live instanceof Text && next instanceof Text) live.data = next.data;
  else {
    notifyUnmount(live);
    live.replaceWith(importNode(next, inserted));
  }
  return true;
}

/** @param {Node} node */
function notifyUnmount(node) {
  if (!(node instanceof Element)) return;
  for (const element of [node, ...node.querySelectorAll(SCRIPTED)])
    element.dispatchEvent(new Event(UNMOUNT_EVENT));
}

/**
 * @param {Node} node
 * @param {Element[]} inserted
 */
function importNode(node, inserted) {
  const copy = document.importNode(node, true);
  if (copy instanceof Element) inserted.push(copy);
  return copy;
}
