/** The step that builds the page for addresses that do not exist. */

import type { Step } from '../../../graph/step.js';
import { createPageViewResolver } from '../../../site/page-view.js';
import { documentSettings } from '../content/documents.js';
import { messages } from '../shell/messages.js';
import { layout, shellStyles } from '../shell/templates.js';
import { site } from '../site/site.js';

/** `404.html`. */
export const notFound: Step<null> = {
  name: 'not found',
  run: async (read) => {
    const { createNotFoundLayout } = await import('../../../document/create-layout.js');
    const { createNotFoundHead } = await import('../../../document/create-head-props.js');
    const { renderDocument } = await import('../../../document/render-document.js');
    const view = createPageViewResolver(await read.step(site))('/404/');
    const settings = await read.step(documentSettings);
    const ownLayout = await read.step(layout, createNotFoundLayout(settings, view));
    const stylesheets = [await read.step(shellStyles)];
    const ownMessages = await read.step(messages, view.language);
    const head = createNotFoundHead(settings, view, { messages: ownMessages, stylesheets });
    read.emit('404.html', renderDocument(head, ownLayout, {}));
    return null;
  },
};
