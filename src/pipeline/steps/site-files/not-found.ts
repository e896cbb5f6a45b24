/** The step that builds the page for addresses that do not exist. */

import type { Read, Step } from '../../../graph/step.js';
import { createPageViewResolver } from '../../../site/page-view.js';
import { DEFAULT_TREE } from '../../../site/site.js';
import { documentSettings } from '../content/documents.js';
import { messages } from '../shell/messages.js';
import { EMPTY_NAVIGATION, layout, navigation, shellStyles } from '../shell/templates.js';
import { resolveWholeNavigation, wholeNavigation } from '../shell/whole-navigations.js';
import { navigationBranch, site } from '../site/site.js';
import { readMetaPolicy } from './meta-policy.js';

/** `404.html`. */
export const notFound: Step<null> = {
  name: 'not found',
  run: async (read) => {
    const { createNotFoundLayout } = await import('../../../document/create-layout.js');
    const { createNotFoundHead } = await import('../../../document/create-head-props.js');
    const { renderDocument } = await import('../../../document/render-document.js');
    const view = createPageViewResolver(await read.step(site))('/404/');
    const settings = await read.step(documentSettings);
    const { html: navigationHtml, address } = await renderDefaultNavigation(read, view.language);
    const ownLayout = await read.step(layout, createNotFoundLayout(settings, view, address));
    const stylesheets = [await read.step(shellStyles)];
    const ownMessages = await read.step(messages, view.language);
    const policy = await readMetaPolicy(read, '/404.html');
    const head = createNotFoundHead(settings, view, { messages: ownMessages, stylesheets, policy });
    read.emit('404.html', renderDocument(head, ownLayout, { navigation: navigationHtml }));
    return null;
  },
};

/** The links of pages that belong to no product; no address if there are none. */
async function renderDefaultNavigation(
  read: Read,
  language: string,
): Promise<{ readonly html: string; readonly address?: string }> {
  const key = [language, DEFAULT_TREE].join('\n');
  if ((await read.step(navigationBranch, key)).length === 0) return EMPTY_NAVIGATION;
  const { html } = await read.step(navigation, key);
  await read.step(wholeNavigation, key);
  return { html, address: await resolveWholeNavigation(read, key) };
}
