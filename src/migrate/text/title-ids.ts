/** Lists the ids that the source gives to the titles of pages, by the addresses of the pages. */

import type { SourcePage, SourceSite, SourceTree } from '../model.js';
import { splitPage } from './front-matter.js';
import { parseHeading } from './parse-heading.js';
import { scanLines } from './scan-lines.js';

/** A page has several in a site of several languages. */
export function listTitleIds(
  tree: SourceTree,
  { pages, dialect }: SourceSite,
): ReadonlyMap<string, ReadonlySet<string>> {
  const ids = new Map<string, Set<string>>();
  for (const page of pages) {
    const title = findTitle(page, tree, !dialect.isMdx);
    if (!title) continue;
    const known = ids.get(page.pathname) ?? new Set();
    ids.set(page.pathname, known.add(title.id ?? dialect.createSlugger()(title.plain, 1)));
  }
  return ids;
}

function findTitle({ source }: SourcePage, tree: SourceTree, hasIndentedCode: boolean) {
  const lines = splitPage(tree.read(source) ?? '').body.split('\n');
  const kinds = scanLines(lines, { hasIndentedCode });
  const line = lines.find((text, at) => kinds[at] === 'text' && /^ {0,3}#[ \t]/.test(text));
  return line === undefined ? undefined : parseHeading(line);
}
