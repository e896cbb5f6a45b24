/** The components of Docusaurus, and what becomes of them. */

import {
  convertCallout,
  convertCard,
  convertCodeBlock,
  convertTabs,
  remove,
  renameTo,
  unwrap,
} from '../components/shared-components.js';
import type { ComponentTable } from '../components/convert-components.js';
import type { ComponentConverter } from '../components/component-context.js';
import { getTextAttribute } from '../components/scan-tags.js';
import { escapeMarkdown, readPageHead } from '../source-pages.js';
import { CALLOUTS } from '../text/convert-callouts.js';
import { encodeDestination } from '../text/encode-destination.js';

/** The pages of a category, as a list of links. */
const listPagesBelow: ComponentConverter = ({ tag, close }, { conversion }) => {
  const { page, site } = conversion;
  const below = site.source.pages.filter(
    ({ pathname, source, target }) =>
      source !== page.source &&
      !/-[a-z]{2}\.md$/.test(target) &&
      pathname.replace(/[^/]*\/$/, '') === page.pathname,
  );
  const items = below.map(({ pathname, source, frontMatter }) => {
    const { title } = readPageHead(site.tree, source);
    return `- [${escapeMarkdown(String(frontMatter['title'] ?? title))}](${encodeDestination(pathname)})`;
  });
  if (items.length === 0) return undefined;
  return [{ start: tag.start, end: (close ?? tag).end, text: items.join('\n') }];
};

export const DOCUSAURUS_COMPONENTS: ComponentTable = {
  Admonition: convertCallout(CALLOUTS),
  CodeBlock: convertCodeBlock,
  Details: renameTo('details'),
  DocCard: convertCard,
  Head: remove,
  DocCardList: listPagesBelow,
  Link: renameTo('a', { to: 'href' }),
  TOCInline: remove,
  Tabs: convertTabs(
    ({ name }) => name === 'TabItem',
    (tag) => getTextAttribute(tag, 'label', 'value'),
  ),
  Translate: unwrap,
};
