/** Where a reader changes a page. Knows nothing of the link to it. */

import { encodePathname } from '../site/routes/pathname.js';
import type { PageInput } from './page-props.js';

/** Where a reader changes the page: its file in the repository, or the source of what it describes. */
export function resolveEditHref(input: Pick<PageInput, 'settings' | 'route' | 'page'>): string | undefined {
  const { repository } = input.settings;
  if (input.route.kind === 'api') return input.page.editHref;
  return (
    repository &&
    `${repository.url}/edit/${repository.branch}/${encodePathname(resolveRepositoryPath(input))}`
  );
}

/** The file that a reader edits, from the root of the repository: the page's own, or its `filename`. */
function resolveRepositoryPath({
  settings: { repository },
  page,
}: Pick<PageInput, 'settings' | 'page'>): string {
  const { filename } = page.frontMatter;
  if (filename) return filename.replace(/^\/+/, '');
  return repository?.directory ? `${repository.directory}/${page.source}` : page.source;
}
