/** Paths of files, with `/`, relative to a folder. */

/** The path behind a folder. `undefined` if it leads out. */
export function joinPaths(folder: string, path: string): string | undefined {
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

/** `guide/intro.md` is `guide/intro`. */
export function removeExtension(path: string): string {
  return path.replace(/\.[^./]+$/, '');
}

export function getFileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The file of a page: `/guide/` is `pages/guide.md`, and `pages/guide/index.md` where other pages lie below it. */
export function toPageFile(pathname: string, isIndex = false): string {
  const path = pathname.replace(/^\/|\/$/g, '');
  if (path === '') return 'pages/index.md';
  return isIndex ? `pages/${path}/index.md` : `pages/${path}.md`;
}
