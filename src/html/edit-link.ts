/** Where a reader changes a page. Knows nothing of the link to it. */

import { encodePathname } from '../site/pathname.js';
import type { PageMaterial } from './material.js';

/** Where a reader changes the page: its file in the repository, or the source of what it describes. */
export function editHrefOf(material: Pick<PageMaterial, 'settings' | 'route' | 'page'>): string | undefined {
  const { repository } = material.settings;
  if (material.route.kind === 'api') return material.page.editHref;
  return repository && `${repository.url}/edit/${repository.branch}/${encodePathname(locationOf(material))}`;
}

/** The file that a reader edits, from the root of the repository: the page's own, or its `filename` (behaviour annex M.1). */
function locationOf({ settings: { repository }, page }: Pick<PageMaterial, 'settings' | 'page'>): string {
  const { filename } = page.frontMatter;
  if (filename) return filename.replace(/^\/+/, '');
  return repository?.directory ? `${repository.directory}/${page.source}` : page.source;
}
