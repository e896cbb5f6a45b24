/** Creates the props of a page's footer: the edit link, and the pages before and after. */

import type { PartialProps } from '../kit/partials.js';
import { encodePathname } from '../site/routes/pathname.js';
import type { PageInput } from './page-input.js';

export function createFooterProps(input: PageInput): PartialProps['footer'] {
  const { previous, next } = input.view;
  return { editHref: resolveEditHref(input), previous, next };
}

/** Where a reader edits the page: its file in the repository, or the source of the API that it describes. */
function resolveEditHref({ settings: { repository }, route, page }: PageInput): string | undefined {
  if (route.kind === 'api') return page.editHref;
  if (!repository) return undefined;
  const { url, branch, directory } = repository;
  const ownPath = directory ? `${directory}/${page.source}` : page.source;
  const path = page.frontMatter.filename?.replace(/^\/+/, '') || ownPath;
  return `${url}/edit/${branch}/${encodePathname(path)}`;
}
