/** The step that makes the page for addresses that lead nowhere. */

import type { Step } from '../../graph/step.js';
import { settings } from './documents.js';
import { site } from './site.js';
import { frame, shellStyles } from './templates.js';
import { words } from './words.js';
import { viewsOf } from '../../site/view.js';

/** `404.html`; its value is every `id` in it. */
export const notFound: Step<readonly string[]> = {
  name: 'not found',
  run: async (read) => {
    const { documentOf } = await import('../../html/document.js');
    const { notFoundFrame, notFoundHead } = await import('../../html/not-found.js');
    const { idsIn } = await import('../../html/scan.js');
    const view = viewsOf(await read.step(site))('/404/');
    const shown = await read.step(settings);
    const { html } = await read.step(frame, notFoundFrame(shown, view));
    const shell = await read.step(shellStyles);
    const given = { words: await read.step(words, view.language), stylesheets: [shell] };
    const text = documentOf({ head: notFoundHead(shown, view, given), frame: html, slots: {} });
    read.emit('404.html', text);
    return idsIn(text);
  },
};
