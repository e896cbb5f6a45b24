/** The components of VitePress, and what becomes of them. */

import type { ComponentTable } from '../components/convert-components.js';
import type { ComponentConverter } from '../components/component-context.js';
import { convertTabs, unwrap } from '../components/shared-components.js';
import { getContent } from '../components/component-context.js';
import { getTextAttribute } from '../components/scan-tags.js';

/** `<Badge type="tip" text="new" />` is `<mark>new</mark>`. */
const convertBadge: ComponentConverter = (element, context) => {
  const { tag, close } = element;
  const text = getTextAttribute(tag, 'text') ?? getContent(element, context).trim();
  if (text === '') return undefined;
  return [{ start: tag.start, end: (close ?? tag).end, text: `<mark>${text}</mark>` }];
};

export const VITEPRESS_COMPONENTS: ComponentTable = {
  Badge: convertBadge,
  ClientOnly: unwrap,
  CodeGroup: unwrap,
  CodeGroupItem: unwrap,
  PluginTabs: convertTabs(
    ({ name }) => name === 'PluginTabsTab',
    (tag) => getTextAttribute(tag, 'label'),
  ),
};
