/** The step that makes the page for addresses that lead nowhere. */

import type { Step } from '../../../graph/step.js';
import { documentSettings } from '../content/documents.js';
import { site } from '../site/site.js';
import { layout, shellStyles } from '../shell/templates.js';
import { messages } from '../shell/messages.js';
import { createPageViewResolver } from '../../../site/page-view.js';

/** `404.html`; its value is every `id` in it. */
export const notFound: Step<readonly string[]> = {
  name: 'not found',
  run: async (read) => {
    const { renderDocument } = await import('../../../document/render-document.js');
    const { createNotFoundLayout, createNotFoundHead } = await import('../../../document/not-found.js');
    const { findIds } = await import('../../../document/scan-document.js');
    const view = createPageViewResolver(await read.step(site))('/404/');
    const siteSettings = await read.step(documentSettings);
    const { html } = await read.step(layout, createNotFoundLayout(siteSettings, view));
    const shellStylesheet = await read.step(shellStyles);
    const headOptions = {
      messages: await read.step(messages, view.language),
      stylesheets: [shellStylesheet],
    };
    const text = renderDocument({
      head: createNotFoundHead(siteSettings, view, headOptions),
      layout: html,
      slots: {},
    });
    read.emit('404.html', text);
    return findIds(text);
  },
};
