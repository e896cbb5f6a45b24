// @ts-check
/** Changes the head of an open page where its source has changed. What scripts have added stays. */

/**
 * A new stylesheet is loaded before the old one is removed, so that the page always has styles.
 * @param {Document} former
 * @param {Document} next
 */
export async function updateStylesheets(former, next) {
  const [oldHrefs, newHrefs] = [former, next].map((source) =>
    findStylesheets(source).map((link) => String(link.getAttribute('href'))),
  );
  const removed = findStylesheets(document).filter((link) => {
    const href = String(link.getAttribute('href'));
    return oldHrefs?.includes(href) && !newHrefs?.includes(href);
  });
  const added = (newHrefs ?? []).filter((href) => !oldHrefs?.includes(href));
  const last = findStylesheets(document).at(-1);
  const loading = added.map((href) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    const isLoaded = new Promise((resolve) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', resolve);
    });
    if (last) last.after(link);
    else document.head.append(link);
    return isLoaded;
  });
  await Promise.all(loading);
  for (const link of removed) link.remove();
}

/** @param {Document} source */
function findStylesheets(source) {
  return [...source.querySelectorAll('link')].filter(({ rel }) => rel === 'stylesheet');
}

/**
 * Updates the rest of the head, except scripts.
 * @param {Document} former
 * @param {Document} next
 */
export function updateHead(former, next) {
  const [before, after] = [former, next].map(
    (source) =>
      new Map([...source.head.children].filter(isUpdatable).map((element) => [element.outerHTML, element])),
  );
  if (!before || !after) return;
  const current = new Map([...document.head.children].map((element) => [element.outerHTML, element]));
  for (const [html] of before) if (!after.has(html)) current.get(html)?.remove();
  for (const [html, element] of after)
    if (!before.has(html)) document.head.append(document.importNode(element, true));
  document.title = next.title;
}

/** @param {Element} element */
function isUpdatable({ localName, outerHTML }) {
  return localName !== 'script' && localName !== 'title' && !outerHTML.includes('rel="stylesheet"');
}
