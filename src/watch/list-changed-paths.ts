/** What open pages are told of a new output. Knows nothing of how. */

/** What no page shows: other forms of pages, and files for machines. */
const NON_PAGE_FILES = /\.(?:md|txt|xml|json)$|^_headers$|^_redirects$|^sw\.js$/;

/** The name carries the hash of the content: a new one comes with a new page. */
const HASHED_ASSETS = /^_docsgen\/.*\.[\da-f]{8,}\.\w+$/;

/** The paths of what changed, as a browser asks for it; `undefined`: any page may be another one. */
export function listChangedPaths(changed: readonly string[], base: string): readonly string[] | undefined {
  if (changed.includes('404.html')) return undefined;
  return changed
    .filter((path) => !NON_PAGE_FILES.test(path) && !HASHED_ASSETS.test(path))
    .map((path) => `${base}${path.replace(/(^|\/)index\.html$/, '$1')}`);
}
